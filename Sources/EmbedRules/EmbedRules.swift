import Foundation
import PackagePlugin

/// Runs the compiler of guidelines over `rules/` before the library is built.
@main
struct EmbedRules: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    let rules = context.package.directoryURL.appending(path: "rules")
    let files =
      FileManager.default.enumerator(at: rules, includingPropertiesForKeys: nil)?
      .compactMap { $0 as? URL }
      .filter { $0.pathExtension == "yml" }
      .sorted { $0.path < $1.path } ?? []
    let output = context.pluginWorkDirectoryURL.appending(path: "CompiledRules.swift")
    return [
      .buildCommand(
        displayName: "Compiling \(files.count) files of guidelines",
        executable: try context.tool(named: "RuleEmbedder").url,
        arguments: [output.path, rules.path] + files.map(\.path),
        inputFiles: files,
        outputFiles: [output]
      )
    ]
  }
}
