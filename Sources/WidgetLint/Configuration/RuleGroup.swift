/// The groups that stand for several rules in a configuration and on the command line: `all`, and each folder of rules/.
package enum RuleGroup {
  /// How specific a name is; of several that name a rule, the most specific has its way.
  enum Rank: Int {
    case all = 1
    case group = 2
    case rule = 3
  }

  /// All rules and checks.
  static let all = "all"

  /// The names of all groups, sorted.
  package static var names: [String] { [all] + Set(BuiltInRules.folders.map(\.folder)).sorted() }

  /// The group that a rule belongs to beside `all`; nil for what is not built in.
  package static func group(of id: String) -> String? { BuiltInRules.folders.first { $0.id == id }?.folder }

  /// Whether a group has a rule.
  static func contains(_ group: String, _ id: String) -> Bool { group == all || self.group(of: id) == group }

  /// How specific the name of a group is; nil where it is no group.
  static func rank(of name: String) -> Rank? {
    if name == all { return .all }
    return BuiltInRules.folders.contains { $0.folder == name } ? .group : nil
  }

  /// How specifically a name, of a rule or a group, names a rule; 0 where it does not.
  static func rank(of name: String, for id: String) -> Int {
    if name == id { return Rank.rule.rawValue }
    return contains(name, id) ? rank(of: name)?.rawValue ?? 0 : 0
  }
}
