import Invariants
import LintCore
import LintSystem
import WidgetLint
import YAML

/// Any bytes are either a configuration or an error that points into them.
enum FuzzConfiguration {
  private static let settings = LintSettings()
  private static let paths = ["a.widget.yml", "a/b/c/d.widget.yml", "Pods/x/[a].widget.yml", "é/\u{1F600}.widget.yml"]

  static func check(_ bytes: [UInt8]) {
    do throws(Faults) {
      let faults = FaultCollector()
      let file = ConfigurationFile(bytes, name: ".widgetlint.yml", folder: FilePath("/"), faults)
      try faults.check()
      try use(file)
    } catch {
      LintInvariants.check(error.findings, in: YAMLStream(bytes))
    }
  }

  private static func use(_ file: ConfigurationFile) throws(Faults) {
    try Configuration.faults(in: file, against: settings.known).check()
    let configuration = Configuration([file])
    for path in paths {
      _ = file.exclude.matches(GlobPath(path))
      _ = configuration.settings(for: [GlobPath(path)], settings)
    }
  }
}
