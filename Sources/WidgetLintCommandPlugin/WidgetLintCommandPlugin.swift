import Foundation
import PackagePlugin

/// `swift package widgetlint [ARGUMENTS…]`: runs widgetlint in the package's folder.
@main
struct WidgetLintCommandPlugin: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    try Self.lint(context.package.directoryURL, arguments)
  }

  /// Runs widgetlint, and fails if it fails.
  fileprivate static func lint(_ folder: URL, _ arguments: [String]) throws {
    let status = try Program.run(Program.find(), arguments, in: folder).status
    if status != 0 { exit(status) }
  }
}

#if canImport(XcodeProjectPlugin)
  import XcodeProjectPlugin

  extension WidgetLintCommandPlugin: XcodeCommandPlugin {
    /// Runs widgetlint on the whole project; drops the chosen targets, which Xcode passes and widgetlint does not know.
    func performCommand(context: XcodePluginContext, arguments: [String]) throws {
      var extractor = ArgumentExtractor(arguments)
      _ = extractor.extractOption(named: "target")
      try Self.lint(context.xcodeProject.directoryURL, extractor.remainingArguments)
    }
  }
#endif
