/// The words that users know from other linters, each with advice on what to write here.
package enum OtherLinters {
  /// Command names that would otherwise be taken for paths.
  static let commands = [
    "check": "\(ProductInfo.name) checks without a command: name files or folders, or none for this one"
  ]

  /// Options of the command line.
  package static let options = [
    "-o": "--format NAME=FILE writes a report to a file", "-f": "--format NAME chooses the format",
  ]

  /// Keys of a configuration.
  static let keys = [
    "disabled_rules": "write rules: {NAME: off}",
    "opt_in_rules": "every rule is on by itself; write rules: {NAME: off}",
    "included": "name the paths on the command line", "include": "name the paths on the command line",
    "excluded": "write exclude", "disable": "write rules: {NAME: off}",
    "select": "write rules: {all: off, NAME: error}",
    "ignore": "write exclude for files, or rules: {NAME: off}",
  ]

  /// Severities.
  static let severities = [
    "warn": "write warning", "true": "a rule is on by itself; write error, warning or info",
    "false": "write off", "0": "write off", "1": "write warning", "2": "write error",
  ]
}
