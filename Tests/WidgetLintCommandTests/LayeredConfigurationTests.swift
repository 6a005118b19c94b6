import Foundation
import Testing
import WidgetLint

@Suite("Configurations that build on others", .showsRuns)
struct LayeredConfigurationTests {
  private static let text = "app: {name: Maps}\nwidgets: [{name: Maps, scrolls: true, margins: 0, width: 3}]\n"

  @Test("what a configuration extends is read first, and its globs are those of its own folder")
  func extends() throws {
    let workspace = try ProgramFolder([
      ".widgetlint.yml": """
      rules: {no-scrolling: info, edge-margin: off, concise-name: off}
      exclude: [a/old/**]
      overrides: [{files: [a/**], rules: {adaptive-width: error}}]

      """,
      "a/.widgetlint.yml": "extends: ../.widgetlint.yml\nrules: {edge-margin: info, concise-name: {maximum: 12}}\n",
      "a/x.widget.yml": Self.text, "a/old/y.widget.yml": Self.text,
    ])
    let found = try workspace.checked("a/x.widget.yml").get()
    #expect(found == ["info no-scrolling", "info edge-margin", "error adaptive-width"])
    #expect(try workspace.run("--show-files").lines == ["a/x.widget.yml"])
    let config = try workspace.run("config a").lines
    #expect(config.contains { $0.hasPrefix("  no-scrolling: info ") && $0.hasSuffix("# .widgetlint.yml:1") })
    #expect(config.contains { $0.hasPrefix("  edge-margin: info ") && $0.hasSuffix("# a/.widgetlint.yml:2") })
    #expect(config.contains { $0.hasPrefix("  concise-name: off ") && $0.hasSuffix("# .widgetlint.yml:1") })
    #expect(config.contains { $0.hasPrefix("  adaptive-width: error ") && $0.hasSuffix("# .widgetlint.yml:3") })
  }

  @Test("several are read in order, each once, and may bring rules")
  func several() throws {
    let workspace = try ProgramFolder([
      "x/one.yml": "extends: zero.yml\nrules: {no-scrolling: warning}\n",
      "x/two.yml": "extends: [zero.yml]\nrules: {edge-margin: off}\n",
      "x/zero.yml": "rules: {no-scrolling: off, edge-margin: error, adaptive-width: off}\nfailOn: never\n",
      ".widgetlint.yml": "extends: [x/one.yml, x/two.yml]\n", "x.widget.yml": Self.text,
    ])
    #expect(try workspace.checked("x.widget.yml").get() == ["warning no-scrolling"])
    try workspace.expect(0)
  }

  @Test(
    "a configuration that leads in a circle, out of the repository or nowhere is an error at its place",
    arguments: [
      ("extends: .widgetlint.yml", "extends itself"), ("extends: b.yml", "extends itself"),
      ("extends: ../out.yml", "outside"), ("extends: /etc/passwd", "is an absolute path"),
      ("extends: link.yml", "outside"), ("extends: none.yml", "no such file"), ("extends: {a: b}", "expected a text"),
    ]
  )
  func refused(line: String, message: String) throws {
    let workspace = try ProgramFolder([
      "in/.git/HEAD": "", "in/.widgetlint.yml": line + "\n", "in/b.yml": "extends: [.widgetlint.yml]\n",
      "out.yml": "rules: {}\n", "in/a.widget.yml": Sample.clean,
    ])
    _ = try workspace.shell("ln -s ../out.yml in/link.yml")
    #expect(workspace.error(for: "in/a.widget.yml")?.contains(message) == true)
  }

  @Test(
    "what else is wrong with a configuration is told beside a file that it names and that cannot be read",
    arguments: ["extends: none.yml", "extends: ../out.yml", "extends: [a.yml, none.yml]", "rulePaths: none"]
  )
  func withOtherFaults(line: String) throws {
    let text = "\(line)\nfoo: 3\nrules: {concise-name: {maximun: 3}, no-scrolling: of, team-rule: off}\n"
    let workspace = try ProgramFolder([
      ".widgetlint.yml": text, "a.yml": "failOn: info\n", "a.widget.yml": Sample.clean,
    ])
    let errors = workspace.error() ?? ""
    for place in ["1:", "2:1: ", "3:24: ", "3:51: "] { #expect(errors.contains(".yml:\(place)"), "\(errors)") }
    // The other file may add such a rule.
    #expect(!errors.contains("team-rule\" is"))
    try workspace.write("\(line)\nrules: {concise-name: {maximun: 3}}\n", to: ".widgetlint.yml")
    #expect(workspace.error()?.contains(".yml:2:24: ") == true)
  }

  @Test("the faults of configurations that extend each other are told at once")
  func faultsOfAll() throws {
    let workspace = try ProgramFolder([
      "base.yml": "exclud: x\nrules: {ours: off}\n", "a.widget.yml": Sample.clean,
      ".widgetlint.yml": "extends: base.yml\nrules: {no-scroling: off}\nfailOn: x\n",
    ])
    let errors = workspace.error() ?? ""
    for place in ["base.yml:1:1: ", "base.yml:2:9: ", ".widgetlint.yml:2:9: ", ".widgetlint.yml:3:9: "] {
      #expect(errors.contains(place), "\(errors)")
    }
  }

  @Test("a long chain is refused")
  func chain() throws {
    let workspace = try ProgramFolder([".widgetlint.yml": "extends: 0.yml\n", "a.widget.yml": Sample.clean])
    for number in 0..<120 { try workspace.write("extends: \(number + 1).yml\n", to: "\(number).yml") }
    #expect(workspace.error()?.contains("more than 100 configurations") == true)
  }

  @Test(
    "a group stands for its rules, and the more specific name wins",
    arguments: [
      ("{all: off}", []), ("{all: off, edge-margin: error}", ["error edge-margin"]),
      ("{edge-margin: error, all: off}", ["error edge-margin"]),
      ("{edge-margin: info, margins: error, all: off}", ["info edge-margin"]),
      ("{margins: error, glanceable: off, adaptable: off}", ["error edge-margin"]),
      ("{adaptable: {severity: off}, margins: off}", ["error no-scrolling", "info single-tap"]),
    ] as [(String, [String])]
  )
  func groups(rules: String, expected: [String]) throws {
    let workspace = try ProgramFolder([
      ".widgetlint.yml": "rules: \(rules)\n",
      "a.widget.yml": """
      app: {name: Maps}
      widgets: [{name: Maps, scrolls: true, margins: 0, width: 3, content: {compact: [a]}, buttons: [{title: A, taps: 2}]}]

      """,
    ])
    #expect(try workspace.checked().get() == expected)
  }

  @Test(
    "a folder of a set is more specific than the set, wherever it stands",
    arguments: [
      ("{widgetkit/text: off, widgetkit: info}", ["info shrunk-text"], false),
      ("{widgetkit: info, widgetkit/text: off}", ["info shrunk-text"], false),
      ("{shrunk-text: error, widgetkit/text: off, all: off}", ["error shrunk-text"], true),
    ] as [(String, [String], Bool)]
  )
  func groupsOfSets(rules: String, finding: [String], isFound: Bool) throws {
    let text =
      "guidelines: widgetkit\napp: {name: A}\nwidgets: [{name: A, description: See it, text: {minimumScale: 0.3}}]\n"
    let workspace = try ProgramFolder([".widgetlint.yml": "rules: \(rules)\n", "a.widget.yml": text])
    let found = try workspace.checked().get()
    #expect(finding.allSatisfy { found.contains($0) == isFound }, "\(found)")
  }

  @Test("no group holds the checks of the description", arguments: ["all: off", "all: off, margins: info"])
  func checks(rules: String) throws {
    let workspace = try ProgramFolder([
      ".widgetlint.yml": "rules: {\(rules)}\n",
      "a.widget.yml": "app: {name: Maps}\nwidgets: [{name: Maps, widht: 3}]\n",
    ])
    #expect(try workspace.checked().get() == ["error unknown-field"])
    try workspace.write("rules: {unknown-field: off}\n", to: ".widgetlint.yml")
    #expect(try workspace.checked().get() == [])
  }

  @Test(
    "--select and --ignore take rules, checks and groups of rules, and the more specific name wins",
    arguments: [
      ([], [], ["error no-scrolling", "warning edge-margin", "warning adaptive-width", "error unknown-field"]),
      (["no-scrolling"], [], ["error no-scrolling"]),
      ([], ["no-scrolling", "unknown-field"], ["warning edge-margin", "warning adaptive-width"]),
      (["no-scrolling", "adaptive-width"], ["no-scrolling"], ["warning adaptive-width"]),
      (["margins"], [], ["warning edge-margin"]),
      (["all"], ["glanceable", "adaptable"], ["warning edge-margin", "error unknown-field"]),
      (["margins"], ["edge-margin"], []), (["edge-margin"], ["margins"], ["warning edge-margin"]),
      (["margins", "no-scrolling"], ["all"], ["error no-scrolling", "warning edge-margin"]),
      ([], ["all"], ["error unknown-field"]), ([], ["all", "unknown-field"], []),
    ] as [([String], [String], [String])]
  )
  func selected(select: [String], ignore: [String], expected: [String]) throws {
    let workspace = try ProgramFolder([
      "a.widget.yml": "app: {name: Maps}\nwidgets: [{name: Maps, scrolls: true, margins: 0, width: 3, titel: A}]\n",
      "b.widget.yml": "app: [",
    ])
    var selection = RuleSelection()
    (selection.select, selection.ignore) = (select, ignore)
    #expect(try workspace.checked("a.widget.yml", selection).get() == expected)
    // No selection of rules hides invalid YAML.
    #expect(try workspace.checked("b.widget.yml", selection).get() == ["error yaml-syntax"])
  }

  @Test("lists of rules are given with commas, or a flag each")
  func lists() throws {
    let text = "app: {name: Maps}\nwidgets: [{name: Maps, scrolls: true, margins: 0, width: 3, titel: A}]\n"
    let flags = "--select no-scrolling,unknown-field --select adaptive-width --ignore adaptive-width,margins"
    let run = try ProgramFolder(["a.widget.yml": text]).expect(1, "--quiet --format compact \(flags)", errors: "")
    #expect(run.lines.map { $0.split(separator: " ").last } == ["[no-scrolling]", "[unknown-field]"])
  }

  @Test("a rule that there is not is reported beside what else is wrong, where all rules are known")
  func unknownRules() throws {
    let text = "rules: {no-scroling: off, own-rule: off}\nexclud: x\n"
    let files = [".widgetlint.yml": text, "a.widget.yml": Sample.clean]
    let errors = try ProgramFolder(files).expect(2, output: "").errors
    #expect(errors.contains(".widgetlint.yml:1:9: error: ") && errors.contains("did you mean no-scrolling?"))
    #expect(errors.contains(".widgetlint.yml:1:27: error: ") && errors.contains("did you mean exclude?"))
    // A file that cannot be read may add this rule.
    for more in ["extends: x.yml\n", "rulePaths: missing\n"] {
      let errors = try ProgramFolder(files.merging([".widgetlint.yml": text + more]) { $1 }).error() ?? ""
      #expect(errors.contains("\"exclud\" is not a key") && !errors.contains("no-scroling"), "\(errors)")
    }
  }

  @Test("a path that leads to no rules is an error where it is written, and a rule file is named from here")
  func rulePaths() throws {
    let workspace = try ProgramFolder([".widgetlint.yml": "rulePaths:\n- rules\n", "a.widget.yml": Sample.clean])
    let errors = try workspace.run("").errors
    #expect(errors.hasPrefix(".widgetlint.yml:2:3: error: rules: there is no such file or folder [configuration]\n"))
    try workspace.write("id: x\n", to: "rules/x.yml")
    #expect(try workspace.run("").errors.hasPrefix("rules/x.yml:1:1: error: "))
  }

  @Test("rules that one configuration may name are refused to another whose folder they lead out of")
  func linkedRules() throws {
    let workspace = try ProgramFolder([
      "rules/own.yml": Sample.rule("own"), ".widgetlint.yml": "rulePaths: [b/rules]\n", "a.widget.yml": Sample.clean,
      "b/.widgetlint.yml": "root: true\nrulePaths: [rules]\n", "b/a.widget.yml": Sample.clean,
    ])
    _ = try workspace.shell("ln -s ../rules b/rules")
    for paths in ["b", "b a.widget.yml", ""] {
      let errors = try workspace.run(paths).errors
      #expect(errors.hasPrefix("b/.widgetlint.yml:2:13: error: b/rules: the path leads out of"), "\(errors)")
    }
  }

  @Test("a run reports all that is wrong with a configuration at once, and the other folders are still checked")
  func brokenFolder() throws {
    let workspace = try ProgramFolder([
      "b/.widgetlint.yml": "rules: {no-scroling: off, edge-margin: warn}\nfoo: 1\nfailOn: x\n",
      "b/a.widget.yml": Sample.error, "b/c/a.widget.yml": Sample.error, "a.widget.yml": Sample.warning,
      "z.widget.yml": Sample.error,
    ])
    let named = try workspace.run("--format compact a.widget.yml z.widget.yml b")
    let run = try workspace.run("--format compact")
    #expect(run.status == 2 && named.status == 2)
    #expect(run.lines.map { $0.prefix(12) } == ["a.widget.yml", "z.widget.yml"] && named.lines == run.lines)
    for (paths, isTold) in [("", true), ("a.widget.yml", false)] {
      _ = try workspace.run("--format sarif=s --format markdown=m --format html=h \(paths)")
      for (file, words) in [("s", "Successful\": false"), ("m", "Not everything"), ("h", "Not everything")] {
        #expect(try workspace.text(of: file).contains(words) == isTold, "\(file)")
      }
    }
    let places = run.errors.components(separatedBy: "\n").filter { $0.hasPrefix("b/.widgetlint.yml:") }
      .map { $0.split(separator: " ")[0] }
    #expect(places == ["1:9:", "1:40:", "2:1:", "3:9:"].map { "b/.widgetlint.yml:\($0)" })
    try workspace.expect(2, "--fix --unsafe-fixes")
    #expect(try workspace.text(of: "a.widget.yml") != Sample.warning)
    #expect(try workspace.text(of: "b/a.widget.yml") == Sample.error)
  }

  @Test("a configuration that hides one above it is noted once, unless it says root or extends")
  func hidden() throws {
    let workspace = try ProgramFolder([
      ".widgetlint.yml": "rules: {no-scrolling: off}\n", "a/b/.widgetlint.yml": "failOn: error\n",
      "a/b/x.widget.yml": Sample.clean, "a/b/y/x.widget.yml": Sample.clean,
    ])
    let note = try workspace.run("").errors
    #expect(note.hasPrefix("widgetlint: note: a/b/.widgetlint.yml holds in place of .widgetlint.yml"), "\(note)")
    #expect(note.contains("extends: ../../.widgetlint.yml") && note.filter { $0 == "\n" }.count == 1)
    try workspace.expect(0, "--quiet", errors: "")
    for line in ["root: true", "extends: ../../.widgetlint.yml"] {
      try workspace.write(line + "\n", to: "a/b/.widgetlint.yml")
      try workspace.expect(0, errors: "")
    }
    // Outside a repository, it could not extend that one.
    _ = try workspace.shell("rm -rf .git; echo 'failOn: error' > a/b/.widgetlint.yml")
    let other = try workspace.run("a/b/x.widget.yml").errors
    #expect(other.hasSuffix("takes nothing from it; say root: true\n"), "\(other)")
  }

  @Test("a file that is nearly named as a configuration is noted once, also if a run names other files")
  func misnamed() throws {
    let workspace = try ProgramFolder([
      ".widgetlint.yaml": "rules: {all: off}\n", "a/x.widget.yml": Sample.clean, "x.widget.yml": Sample.clean,
    ])
    let note = "widgetlint: note: .widgetlint.yaml is not read; a configuration's name is .widgetlint.yml\n"
    for paths in ["", "a", "a/x.widget.yml x.widget.yml"] {
      #expect(try workspace.run(paths).errors == note, "\(paths)")
    }
  }
}
