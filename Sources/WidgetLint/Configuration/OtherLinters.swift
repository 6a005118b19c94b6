/// The words that users of other linters may write, with the ones to use here.
package enum OtherLinters {
  /// Commands, which would be taken for paths.
  static let commands = [
    "check": "\(ProductInfo.name) checks without a command: name files or folders, or none for this one",
    "run": "\(ProductInfo.name) checks without a command: name files or folders, or none for this one",
    "fix": "--fix fixes what has one right answer",
    "format": "--fix fixes what has one right answer",
  ]

  /// Options of the command line.
  package static let options = [
    "-o": "--format NAME=FILE writes a report to a file", "--output": "--format NAME=FILE writes a report to a file",
    "-f": "--format NAME chooses the format", "--reporter": "--format NAME chooses the format",
    "-c": "--config FILE chooses the configuration", "--strict": "--fail-on info fails on every finding",
    "-q": "--quiet says only what was found", "--disable": "--ignore RULE leaves a rule out",
    "--enable": "--select RULE checks that rule alone",
  ]

  /// Keys of a configuration.
  static let keys = [
    "disabled_rules": "write rules: {NAME: off}",
    "opt_in_rules": "every rule is on by itself; write rules: {NAME: off}",
    "only_rules": "write rules: {all: off, NAME: warning}", "included": "name the paths on the command line",
    "excluded": "write exclude", "ignore": "write exclude for files, or rules: {NAME: off}",
    "ignorePatterns": "write exclude", "disable": "write rules: {NAME: off}", "enable": "every rule is on by itself",
    "fail_on": "write failOn", "strict": "write failOn: info",
  ]

  /// Severities.
  static let severities = [
    "warn": "write warning", "note": "write info", "true": "a rule is on by itself; write error, warning or info",
    "false": "write off", "0": "write off", "1": "write warning", "2": "write error",
  ]
}
