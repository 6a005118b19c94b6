import Foundation
import PackagePlugin

/// Lints a target's descriptions, and in Xcode a widget extension's sources, when they or their configuration have
/// changed. Errors fail the build; warnings are only shown.
@main
struct WidgetLintPlugin: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    guard let files = target.sourceModule?.sourceFiles else { return [] }
    return try Self.commands(files)
  }

  fileprivate static func commands(_ files: FileList) throws -> [Command] {
    let descriptions = files.map(\.url).filter { url in
      [".widget.yml", ".widget.yaml"].contains { url.lastPathComponent.hasSuffix($0) }
    }
    guard !descriptions.isEmpty else { return [] }
    return [try command("Linting \(descriptions.count) widget descriptions", ["--allow-empty"], descriptions)]
  }

  /// Returns the command that lints some paths when they, other files, or the configurations above them change.
  fileprivate static func command(_ name: String, _ flags: [String], _ paths: [URL], besides files: [URL] = []) throws
    -> Command
  {
    .buildCommand(
      displayName: name,
      executable: try Program.find(),
      arguments: ["lint", "--format", "compact", "--fail-on", "error"] + flags + ["--"]
        + paths.map { $0.path(percentEncoded: false) },
      inputFiles: paths + files + configurations(of: paths),
      outputFiles: []
    )
  }

  /// Returns the configurations in the folders of some paths and in all folders above.
  private static func configurations(of paths: [URL]) -> [URL] {
    var folders: Set<URL> = []
    for var folder in paths.map({ $0.deletingLastPathComponent() }) {
      while folders.insert(folder).inserted, folder.path != "/" { folder.deleteLastPathComponent() }
    }
    return folders.map { $0.appending(path: ".widgetlint.yml") }
      .filter { FileManager.default.fileExists(atPath: $0.path(percentEncoded: false)) }
  }
}

#if canImport(XcodeProjectPlugin)
  import XcodeProjectPlugin

  extension WidgetLintPlugin: XcodeBuildToolPlugin {
    func createBuildCommands(context: XcodePluginContext, target: XcodeTarget) throws -> [Command] {
      let descriptions = try Self.commands(target.inputFiles)
      // The plugin API has no case for the product type of a widget extension.
      guard case .other? = target.product?.kind else { return descriptions }
      let project = context.xcodeProject.directoryURL.appending(path: context.xcodeProject.displayName + ".xcodeproj")
      let flags = ["--extension", target.displayName]
      return descriptions
        + [
          try Self.command(
            "Linting the widgets of \(target.displayName)",
            flags,
            [project],
            besides: target.inputFiles.map(\.url)
          )
        ]
    }
  }
#endif
