/// The groups that stand for several rules in a configuration and on the command line: `all`, and each folder of rules/.
package enum RuleGroup {
  /// All rules and checks.
  static let all = "all"

  /// The names of all groups, sorted.
  package static var names: [String] { [all] + Set(BuiltInRules.folders.map(\.folder)).sorted() }

  /// The group that a rule belongs to beside `all`; nil for what is not built in.
  package static func group(of id: String) -> String? { BuiltInRules.folders.first { $0.id == id }?.folder }

  /// Whether a name is that of a group.
  static func exists(_ name: String) -> Bool { name == all || BuiltInRules.folders.contains { $0.folder == name } }

  /// The rank of a name among those that name a rule, of which the most specific wins; 0 if it does not name the rule.
  static func rank(of name: String, for id: String) -> Int {
    name == id ? 3 : name == all ? 1 : name == group(of: id) ? 2 : 0
  }
}
