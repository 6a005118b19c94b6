import LintCore

/// The groups that name several rules in a configuration and on the command line: `all`, each set of guidelines, and
/// each folder of a set.
package struct RuleGroups: Sendable {
  /// The group of all rules; the checks are set by their own names.
  package static let all = "all"

  /// The groups of each rule besides `all`, the widest first.
  private let groups: [String: [String]]
  /// The names of all groups: `all`, then the others, sorted.
  package let names: [String]
  private let known: Set<String>

  /// The groups of some sets; the folders of the first, the default set, are named without its name.
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

  /// The rules of a group other than `all`, sorted.
  func rules(of name: String) -> [String] { groups.filter { $0.value.contains(name) }.keys.sorted() }

  /// Whether a name is that of a group.
  package func exists(_ name: String) -> Bool { known.contains(name) }

  /// The rank of a name that may name a rule: the most specific name wins, a set over `all`, and a folder over those
  /// around it. 0 if it does not name the rule.
  package func rank(of name: String, for id: String) -> Int {
    if name == id { return .max }
    if name == Self.all { return Check(rawValue: id) == nil ? 1 : 0 }
    return groups[id]?.firstIndex(of: name).map { $0 + 2 } ?? 0
  }
}
