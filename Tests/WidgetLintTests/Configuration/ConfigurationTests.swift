import LintCore
import LintSystem
import Testing
import WidgetLint
import YAML

@Suite("The configuration")
struct ConfigurationTests {
  /// Returns all faults in a configuration.
  private func faults(_ text: String) -> [Finding] {
    do throws(Faults) {
      let faults = FaultCollector()
      let file = ConfigurationFile(Array(text.utf8), name: "c", folder: FilePath("/"), faults)
      try faults.check()
      return Configuration.faults(in: file, against: KnownGuidelines()).findings
    } catch {
      return error.findings
    }
  }

  /// Returns the first fault in a configuration, as `LINE:COLUMN MESSAGE HELP`; nil if there is none.
  private func fault(_ text: String) -> String? {
    let bytes = Array(text.utf8)
    return faults(text).first.map { error in
      let place = LineMap(bytes, count: bytes.count).position(of: error.range.lowerBound, in: bytes)
      return "\(place.line):\(place.column) \(error.message) \(error.help ?? "")"
    }
  }

  @Test(
    "every wrong parameter of a rule is told at once",
    arguments: [
      ("{minimum: x, severty: info, maximum: 3}", 3), ("{severity: info, minimum: x, maximum: 3}", 2), ("", 1),
    ]
  )
  func parameters(setting: String, count: Int) {
    #expect(faults("rules: {content-margins: \(setting)}").count == count)
  }

  @Test(
    "a good configuration has no fault",
    arguments: [
      "", "# nothing\n", "rules: {}", "rules:\n  no-scrolling: off\n  grid-spacing: info\n",
      "rules: {content-margins: {severity: warning, minimum: 4}}", "exclude: Pods", "exclude: [Pods/**, '*.x']",
      "failOn: never", "rulePaths: [design/rules]", "overrides:\n- files: a\n  rules: {no-scrolling: off}\n",
      "rules: {wrong-type: warning, unused-suppression: off}", "rules: {font-color: {lightest: \"#777777\"}}",
      "rules: {font-color: {lightest: gray, severity: off}}",
      "suppress: [{rule: title-prefix, file: project.yml, reason: a}]",
    ]
  )
  func good(text: String) {
    #expect(fault(text) == nil)
  }

  /// Returns a workspace over configurations, each in a numbered folder, with limits on nodes and rules.
  private static func workspace(_ texts: [String], nodes: Int = .max, rules: Int = .max) -> Workspace {
    let files = texts.enumerated().map { (FilePath("/none/\($0)/.widgetlint.yml"), Array($1.utf8)) }
    return Workspace(source: FileSource(unsaved: Dictionary(uniqueKeysWithValues: files)), limits: (nodes, rules))
  }

  @Test("files whose settings are equal share a linter, whatever configuration says them")
  func sharedLinters() throws {
    let workspace = Self.workspace([
      "rules: {grid-item-limit: error}", "rules: {all: info}", "rules:\n  grid-item-limit: {severity: error}\n",
      "overrides: [{files: '*', rules: {grid-item-limit: off}}, {files: a.*, rules: {grid-item-limit: error}}]",
      "rules: {grid-item-limit: error, unknown-field: off}", "rules: {grid-item-limit: {severity: error, maximum: 3}}",
      "rules: {text-style: off, grid-item-limit: error}", "", "rules: {no-scrolling: error}",
    ])
    let linters = try (0..<9).map { try workspace.linter(for: "/none/\($0)/a.widget.yml") }
    #expect(linters[0] === linters[2])
    #expect(linters[0] === linters[3])
    #expect(Set([0, 1, 4, 5, 6, 7].map { ObjectIdentifier(linters[$0]) }).count == 6)
    #expect(try workspace.linter(for: "/other/a.widget.yml") === linters[7])
  }

  @Test("configurations beyond the limits of a run are an error, and the files of the others are checked")
  func tooManySettings() throws {
    let texts = (1...4).map { "rules: {grid-item-limit: {maximum: \($0)}}\n" }
    for (nodes, rules, message) in [
      (.max, KnownGuidelines().ids.count * 5 / 2, "have different settings of more than"),
      (70, .max, "have more than 70 nodes"),
    ] as [(Int, Int, String)] {
      let workspace = Self.workspace(texts, nodes: nodes, rules: rules)
      for number in 0..<3 {
        #expect(throws: Never.self) { try workspace.linter(for: "/none/\(number)/a.widget.yml") }
      }
      let error = #expect(throws: WorkspaceError.self) { try workspace.linter(for: "/none/3/a.widget.yml") }
      #expect(error?.description.contains(message) == true, "\(error?.description ?? "")")
      #expect(error?.description.hasSuffix("files under the remaining configurations are not checked") == true)
      #expect(throws: Never.self) { try workspace.linter(for: "/none/0/b.widget.yml") }
      workspace.forget("/none/0/.widgetlint.yml")
      #expect(throws: Never.self) { try workspace.linter(for: "/none/3/a.widget.yml") }
    }
  }

  @Test("rules that configurations add, and bytes, count as nodes do")
  func largeConfigurations() throws {
    let long = "# " + String(repeating: "x", count: 1_600) + "\n"
    let workspace = Self.workspace([long, long], nodes: 200)
    #expect(throws: Never.self) { try workspace.linter(for: "/none/0/a.widget.yml") }
    #expect(throws: WorkspaceError.self) { try workspace.linter(for: "/none/1/a.widget.yml") }
  }

  @Test(
    "what is wrong is an error at its place, with the nearest name",
    arguments: [
      ("rule: {}", "1:1", "did you mean rules?"), ("rules: {no-scroling: off}", "1:9", "did you mean no-scrolling?"),
      ("rules: {no-scrolling: warn}", "1:23", "expected error, warning, info or off"),
      ("rules: {no-scrolling: {severity: x}}", "1:34", "expected"),
      ("rules: {content-margins: {minimun: 4}}", "1:27", "did you mean minimum?"),
      ("rules: {content-margins: {minimum: many}}", "1:36", "expected a number"),
      ("rules: {font-color: {lightest: pale}}", "1:32", "expected a color"),
      ("rules: {no-third-party-app: {systemSchemes: [tel, 'sms:']}}", "1:51", "expected a URL scheme"),
      ("rules: {reload-interval: {minimum: soon}}", "1:36", "expected a duration"),
      ("rules: {yaml-syntax: off}", "1:9", "cannot be configured"),
      ("rules: {limit-exceeded: info}", "1:9", "cannot be configured"),
      ("rules: {wrong-type: {maximum: 1}}", "1:22", "severity"), ("rules: [a]", "1:1", "expected a mapping"),
      ("rules: {no-scrolling: [warn, {a: 1}]}", "1:9", "write one severity, or {severity: warning, NAME: VALUE}"),
      ("failOn: warn", "1:9", "info or never"), ("failon: error", "1:1", "did you mean failOn?"),
      ("exclude: {a: b}", "1:1", "expected a text"), ("exclude: [~]", "1:11", "expected a text"),
      ("rulePaths: ../x", "1:12", "leads out"), ("rulePaths: /x", "1:12", "leads out"),
      ("rulePaths: a/../../x", "1:12", "leads out"), ("rulePaths: ../\u{301}x", "1:12", "leads out"),
      ("rulePaths: /\u{301}x", "1:12", "leads out"),
      ("overrides: {}", "1:1", "expected a list"), ("overrides: [{files: a}]", "1:13", "rules is missing"),
      ("overrides: [{file: a, rules: {}}]", "1:14", "did you mean files?"),
      ("overrides: [{files: a, rules: {no-scroling: off}}]", "1:32", "did you mean no-scrolling?"),
      ("rules: {}\nrules: {}", "2:1", "twice"), ("rules: [", "1:9", "flow"),
      ("a: 1\n---\nb: 1", "2:1", "several documents"), ("[]", "1:1", "expected a mapping"),
      ("projects: [{path: [A.xcodeproj, B.xcodeproj]}]", "1:13", "found a list, expected a text"),
      ("projects: [{path: []}]", "1:13", "found a list"), ("projects: [{path: a, host: [b]}]", "1:22", "found a list"),
      ("projects: [{path: ../A.xcodeproj}]", "1:19", "name a project elsewhere on the command line"),
      ("suppress: [{rule: [text-style], file: a, reason: b}]", "1:13", "found a list"),
      ("suppress: [{rule: text-style, file: a, reason: \"\"}]", "1:48", "the reason is empty"),
      (
        "suppress: [{rule: text-style, file: a, reason: \(String(repeating: "a", count: 2_001))}]", "1:48",
        "the reason has 2001 bytes, expected 2000 at most"
      ),
      ("suppress: [{rule: text-style, file: a.widget.yml, reason: a}]", "1:37", "a.widget.yml\" is not a source file"),
      ("exclude: ['!a.yml']", "1:11", "a leading ! takes nothing out again"), ("exclude: ../a", "1:10", "leads out"),
      ("exclude: '*.{yml,yaml}'", "1:10", "write a pattern for each"),
      // Mistakes of people who know other linters.
      ("disabled_rules: [a]", "1:1", "write rules: {NAME: off}"), ("excluded: [a]", "1:1", "write exclude"),
      ("included: [a]", "1:1", "name the paths on the command line"),
      ("include: [a]", "1:1", "name the paths on the command line"), ("disable: [a]", "1:1", "write rules"),
      ("projects: [App.xcodeproj]", "1:12", "write {path: App.xcodeproj}"),
      ("rules: {edge-margin: warn}", "1:22", "write warning"),
      ("rules: {edge-margin: true}", "1:22", "a rule is on by itself"),
      ("rules: {edge-margin: false}", "1:22", "write off"),
      ("rules: {edge-margin: {severity: 2}}", "1:33", "write error"),
      // Patterns that match nothing.
      ("exclude: '['", "1:10", "the pattern \"[\" matches nothing"), ("exclude: 'a/[b'", "1:10", "matches nothing"),
      ("exclude: '[z-a]'", "1:10", "matches nothing"), ("exclude: ./", "1:10", "matches nothing"),
      ("exclude: .", "1:10", "matches nothing"),
      ("rules: {margin: off}", "1:9", "did you mean margins?"),
      ("rules: {margins: {minimum: 4}}", "1:19", "is set for the group margins, expected severity alone"),
      ("rules: {no-scrolling: }", "1:9", "expected"),
      ("rules: {no-scrolling: {a: {b: c}}}", "1:24", "\"a\" is not a key"),
    ]
  )
  func bad(text: String, place: String, part: String) {
    let fault = fault(text) ?? "no fault"
    #expect(fault.hasPrefix(place + " "), "\(fault)")
    #expect(fault.contains(part), "\(fault)")
  }

  @Test(
    "an error covers whole characters",
    arguments: ["exclude: [é: a]", "exclude: [\u{1F600}: a]", "rules:\n  ü: 1", "é"]
  )
  func wholeCharacters(text: String) {
    let bytes = Array(text.utf8)
    let faults = faults(text)
    #expect(!faults.isEmpty)
    for fault in faults { #expect(String(validating: bytes[fault.range], as: UTF8.self) != nil) }
  }

  @Test("a rule has the severity that is set, or is off")
  func severities() {
    let text = widget("scrolls: true\nwidth: 3\ncaching: x")
    let report = lint(text, configuration: "rules: {no-scrolling: info, adaptive-width: off, invalid-value: warning}")
    #expect(report.findings.map(\.rule) == ["no-scrolling", "invalid-value"])
    #expect(report.findings.map(\.severity) == [.info, .warning])
    #expect(
      lint(text, configuration: "rules: {invalid-value: off}").findings.map(\.rule) == [
        "no-scrolling", "adaptive-width",
      ]
    )
    #expect(
      lint(text, configuration: "rules: {no-scrolling: {severity: off}}").findings.map(\.rule) == [
        "adaptive-width", "invalid-value",
      ]
    )
  }

  @Test("a parameter has the value that is set")
  func parameters() {
    let text = widget("margins: 5\nheights: {compact: 120}\nfont: {color: gray}")
    let settings =
      "rules: {content-margins: {minimum: 5}, compact-height: {maximum: 120}, font-color: {lightest: gray}}"
    #expect(lint(text).findings.map(\.rule) == ["content-margins", "compact-height", "font-color"])
    #expect(lint(text, configuration: settings).found == [])
  }

  @Test("a rule that was off keeps its parameters")
  func parametersOfOff() {
    let overrides = "overrides: [{files: '*', rules: {content-margins: info}}]"
    for rule in ["content-margins: {minimum: 5, severity: off}", "content-margins: {minimum: 5}, margins: off"] {
      #expect(lint(widget("margins: 5"), configuration: "rules: {\(rule)}\n\(overrides)").found == [])
    }
  }

  @Test("the last override that matches has the last word")
  func overrides() {
    let text = widget("scrolls: true")
    func severity(_ overrides: String) -> Severity? {
      lint(text, configuration: "rules: {no-scrolling: warning}\noverrides:\n\(overrides)").findings.first?.severity
    }
    #expect(severity("- {files: b.widget.yml, rules: {no-scrolling: off}}") == .warning)
    #expect(severity("- {files: '*.widget.yml', rules: {no-scrolling: off}}") == nil)
    #expect(
      severity("- {files: '*', rules: {no-scrolling: off}}\n- {files: a.*, rules: {no-scrolling: info}}") == .info
    )
    #expect(severity("- {files: [x, '**'], rules: {no-scrolling: {severity: error}}}") == .error)
  }

  @Test(
    "globs are relative to the configuration's folder",
    arguments: [
      ("Pods", "Pods/a/b.yml", true), ("Pods/**", "Pods/a/b.yml", true), ("Pods/**", "Pods", false),
      ("Pods/*", "Pods/a.yml", true),
      ("Pods/*", "Pods/a/b.yml", true), ("*.yml", "a.yml", true), ("*.yml", "x/a.yml", false),
      ("**/*.yml", "x/a.yml", true),
      ("**/*.yml", "a.yml", true), ("**/Pods/**", "a/b/Pods/c", true), ("a?.yml", "ab.yml", true),
      ("a?.yml", "a.yml", false),
      ("a?b", "a/b", false), ("a*b", "a/b", false), ("[ab].yml", "b.yml", true), ("[!ab].yml", "b.yml", false),
      ("[a-c]x", "bx", true),
      ("[!]x", "!x", true), ("[!]x", "ax", false), ("[^a]x", "bx", true), ("[]a]x", "]x", true), ("[a", "[a", true),
      ("./a.yml", "a.yml", true),
      ("a/./b.yml", "a/b.yml", true), ("././a/**", "a/b", true),
      ("a/**/b", "a/b", true),
      ("a/**/b", "a/x/y/b", true), ("**", "a/b", true), ("A.yml", "a.yml", false), ("*é.yml", "é.yml", true),
      ("a/", "a/b", true), ("*.yml", "x/\u{301}a.yml", false), ("x/*.yml", "x/\u{301}a.yml", true),
      ("***", "a", true), ("*a*a*a*a*a*a*a*b", "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa", false), ("", "a", false),
    ]
  )
  func globs(pattern: String, path: String, matches: Bool) {
    #expect(Glob(pattern).matches(GlobPath(path)) == matches)
  }
}
