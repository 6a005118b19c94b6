import Foundation
import PackagePlugin

/// Lints a target's descriptions whenever they or their configuration have changed. Errors fail the build, warnings are shown.
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
    let flags = ["lint", "--format", "compact", "--fail-on", "error", "--allow-empty", "--"]
    return [
      .buildCommand(
        displayName: "Linting \(descriptions.count) widget descriptions",
        executable: try Program.find(),
        arguments: flags + descriptions.map { $0.path(percentEncoded: false) },
        inputFiles: descriptions + configurations(of: descriptions),
        outputFiles: []
      )
    ]
  }

  /// The configurations in the descriptions' folders and all above them.
  private static func configurations(of descriptions: [URL]) -> [URL] {
    var folders: Set<URL> = []
    for var folder in descriptions.map({ $0.deletingLastPathComponent() }) {
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
      try Self.commands(target.inputFiles)
    }
  }
#endif
