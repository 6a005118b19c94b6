import Foundation
import PackagePlugin

/// The program that the plugins run: preferably an installed one, which needs no build. A tool that a plugin declares
/// would always be built, with everything it depends on.
enum Program {
  /// Returns the installed widgetlint, or else one built from the plugin's own package.
  ///
  /// - Throws: The reason why there is neither.
  static func find() throws -> URL {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    // Xcode starts plugins with only the system's folders in PATH.
    let usual = ["/usr/local/bin", "/opt/homebrew/bin", "\(NSHomeDirectory())/.local/bin"]
    for folder in path.split(separator: ":").map(String.init) + usual {
      let program = URL(filePath: folder).appending(path: "widgetlint")
      if FileManager.default.isExecutableFile(atPath: program.path(percentEncoded: false)) { return program }
    }
    return try build()
  }

  private static func build() throws -> URL {
    let package = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..").standardized
    Diagnostics.remark("building widgetlint, which is not installed")
    let command = ["swift", "build", "--disable-sandbox", "--product", "widgetlint", "--package-path", package.path]
    let log = try run(URL(filePath: "/usr/bin/env"), command, capturing: true)
    guard log.status == 0 else { throw Missing(description: "install widgetlint; it could not be built:\n\(log.text)") }
    let bin = try run(URL(filePath: "/usr/bin/env"), command + ["--show-bin-path"], capturing: true).text
    return URL(filePath: bin.trimmingCharacters(in: .newlines)).appending(path: "widgetlint")
  }

  /// Runs a program to its end. Its output goes where the plugin's own goes, unless it is captured.
  static func run(
    _ program: URL,
    _ arguments: [String],
    in folder: URL? = nil,
    capturing: Bool = false
  ) throws -> (status: Int32, text: String) {
    let process = Process()
    process.executableURL = program
    process.arguments = arguments
    if let folder { process.currentDirectoryURL = folder }
    let pipe = Pipe()
    if capturing { process.standardOutput = pipe }
    try process.run()
    let text = capturing ? try pipe.fileHandleForReading.readToEnd() ?? Data() : Data()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: text, as: UTF8.self))
  }

  private struct Missing: Error, CustomStringConvertible {
    let description: String
  }
}
