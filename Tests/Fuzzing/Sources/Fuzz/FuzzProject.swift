import FoundationEssentials
import Invariants
import LintCore
import LintSystem
import WidgetImport
import WidgetLint
import YAML

/// A damaged sample project is imported and linted, or refused, with any options. A description written from it passes
/// the description's own checks, and no name in it becomes a suppression.
enum FuzzProject {
  private static let samples = {
    let samples = SampleProject.all("../WidgetImportTests/Samples", copiedTo: ".build/projects")
    if samples.isEmpty { fatalError("there are no samples") }
    return samples
  }()

  static func check(_ bytes: [UInt8]) {
    var numbers = Numbers(bytes)
    let sample = samples[numbers.next(samples.count)]
    let options = self.options(of: sample, &numbers)
    let changed = ProjectDamage(sample.files, &numbers).changed
    sample.write(changed)
    defer { sample.restore(Array(changed.keys)) }
    importProject(sample, options)
    lint(sample, options)
  }

  /// The sample's own options, and others, some of which have no effect there.
  private static func options(of sample: SampleProject, _ numbers: inout Numbers) -> ImportOptions {
    var options = ImportOptions()
    options.guesses = numbers.isOne(in: 2)
    options.host = numbers.isOne(in: 8) ? "Maps" : sample.option("host")
    options.configuration = numbers.isOne(in: 2) ? numbers.element(["Release", "Debug", "Store", ""]) : nil
    options.appName = numbers.isOne(in: 2) ? numbers.element(["Weather", "a: #\n'"]) : sample.option("appName")
    options.extensions = (sample.option("extension") ?? (numbers.isOne(in: 8) ? "Today" : nil)).map { [$0] } ?? []
    options.base = numbers.isOne(in: 4) ? nil : sample.folder
    return options
  }

  private static func importProject(_ sample: SampleProject, _ wanted: ImportOptions) {
    var (folder, options) = (sample.path, wanted)
    options.takeProject(&folder)
    // The damage may have removed what is to be imported.
    guard let tree = try? SourceTree(folder) else { return }
    var importer = Importer(tree, options)
    guard let apps = try? importer.run() else { return }
    for app in apps {
      for text in [DescriptionText.yaml(app), DescriptionText.json(app)] {
        let report = LintInvariants.lint(Array(text.utf8), name: "x.widget.yml")
        let own = report.findings.filter { Check(rawValue: $0.rule) != nil }
        Fuzzer.expect(own.isEmpty, "\(sample.path.shown), \(options): \(own.map(\.message)) in\n\(text)")
        Fuzzer.expect(report.suppressed.isEmpty, "\(sample.path.shown): a finding is suppressed in\n\(text)")
      }
    }
  }

  private static func lint(_ sample: SampleProject, _ options: ImportOptions) {
    let workspace = Workspace(choice: .isolated)
    guard let linter = try? ProjectLinter(sample.path, options, in: workspace), let project = try? linter.run() else {
      return
    }
    for file in project.checked.files {
      let places = PlaceInvariants(YAMLStream(plain: file.bytes))
      for finding in file.findings {
        places.check(finding.range, "\(finding.rule) in \(file.name)")
        Fuzzer.expect(!finding.message.isEmpty, "\(finding.rule) says nothing")
      }
    }
  }
}
