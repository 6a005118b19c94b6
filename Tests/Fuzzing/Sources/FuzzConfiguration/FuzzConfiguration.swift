import Invariants
import LintCore
import WidgetLint
import YAML

/// Any bytes are a configuration, or an error that points into them; the same bytes are tried as a baseline.
@main
enum FuzzConfiguration {
  private static let rules = BuiltInRules.rules
  private static let paths = ["a.widget.yml", "a/b/c/d.widget.yml", "Pods/x/[a].widget.yml", "é/\u{1F600}.widget.yml"]

  static func main() {
    Fuzzer.run { start, count in
      FuzzConfiguration.check(Fuzzer.bytes(start, count))
      return 0
    }
  }

  private static func check(_ bytes: [UInt8]) {
    do throws(Finding) {
      _ = try Baseline(bytes)
    } catch {
      LintInvariants.check([error], in: YAMLStream(bytes))
    }
    do throws(Finding) {
      try use(try Configuration(bytes, name: ".widgetlint.yml"))
    } catch {
      LintInvariants.check([error], in: YAMLStream(bytes))
    }
  }

  private static func use(_ configuration: Configuration) throws(Finding) {
    try configuration.check(against: rules)
    for path in paths {
      _ = configuration.excludes(path)
      let settings = try configuration.settings(for: path, rules: rules)
      let text = EffectiveConfiguration(configuration, settings, rules: rules, path: path).text
      Fuzzer.expect(YAMLStream(Array(text.utf8)).problem == nil, "the effective configuration is no YAML:\n\(text)")
    }
  }
}
