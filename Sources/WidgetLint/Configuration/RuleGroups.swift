import LintCore

/// The names for several rules in configurations and on the command line: `all`, each guideline set, each folder of a
/// set.
package struct RuleGroups: Sendable {
  /// The group of all rules. It holds no checks, which are set by their own names.
  package static let all = "all"

  /// The groups of each rule besides `all`, the widest first.
  private let groups: [String: [String]]
  /// The names of all groups: `all`, then the others, sorted.
  package let names: [String]
  private let known: Set<String>

  /// Creates the groups of some sets; folders of the first one, the default set, are named without the set's name.
  init(_ sets: [KnownSet]) {
    var groups: [String: [String]] = [:]
    for (position, set) in sets.enumerated() {
      for (id, folder) in set.rules {
        let parts = folder.split(separator: "/")
        groups[id] =
          [set.id]
          + parts.indices.map { end in
            (position == 0 ? "" : "\(set.id)/") + parts[...end].joined(separator: "/")
          }
      }
    }
    self.groups = groups
    known = Set(groups.values.joined()).union([Self.all])
    names = [Self.all] + known.subtracting([Self.all]).sorted()
  }

  /// The names of the groups that a rule belongs to besides `all`, the widest first.
  package func names(of id: String) -> [String] { groups[id] ?? [] }

  /// The sorted ids of the rules in a group other than `all`.
  func rules(of name: String) -> [String] { groups.filter { $0.value.contains(name) }.keys.sorted() }

  /// Whether a group has a name.
  package func exists(_ name: String) -> Bool { known.contains(name) }

  /// How specifically a name covers a rule: highest for the rule's own id, then for its folders, innermost first, its
  /// set, and `all`; 0 if the name does not cover the rule.
  package func rank(of name: String, for id: String) -> Int {
    if name == id { return .max }
    if name == Self.all { return Check(rawValue: id) == nil ? 1 : 0 }
    return groups[id]?.firstIndex(of: name).map { $0 + 2 } ?? 0
  }
}
