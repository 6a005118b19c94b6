import LintCore

/// The groups that name several rules in a configuration and on the command line: `all`, each set of guidelines, and
/// each folder of a set.
package struct RuleGroups: Sendable {
  /// The group of all rules; the checks are set by their own names.
  package static let all = "all"

  /// The groups of each rule, the widest first.
  private let groups: [String: [String]]
  /// The depths of the groups: 1 for `all`, 2 for a set, and one more for each folder.
  private let depths: [String: Int]
  /// The names of all groups: `all`, then the others, sorted.
  package let names: [String]

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
    let depths = groups.values.flatMap { names in names.enumerated().map { ($1, $0 + 2) } }
    self.depths = Dictionary(depths) { first, _ in first }.merging([Self.all: 1]) { _, all in all }
    names = [Self.all] + self.depths.keys.filter { $0 != Self.all }.sorted()
  }

  /// The names of the groups that a rule belongs to besides `all`, the widest first.
  package func names(of id: String) -> [String] { groups[id] ?? [] }

  /// The rules of a group other than `all`, sorted.
  func rules(of name: String) -> [String] { groups.filter { $0.value.contains(name) }.keys.sorted() }

  /// The depth of a group, lowest for the widest; nil if there is no such group.
  func depth(of name: String) -> Int? { depths[name] }

  /// Whether a name is that of a group.
  package func exists(_ name: String) -> Bool { depths[name] != nil }

  /// The rank of a name that may name a rule: the most specific name wins. 0 if it does not name the rule.
  package func rank(of name: String, for id: String) -> Int {
    if name == id { return .max }
    if name == Self.all { return Check(rawValue: id) == nil ? 1 : 0 }
    return groups[id]?.contains(name) == true ? depths[name] ?? 0 : 0
  }
}
