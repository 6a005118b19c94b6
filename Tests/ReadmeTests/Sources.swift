import Foundation

/// What is in the package's Swift files.
enum Sources {
  /// All of it.
  static func text() throws -> String {
    let folder = Golden.package.appending(path: "Sources")
    let files =
      FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)?.compactMap { $0 as? URL } ?? []
    return try files.filter { $0.pathExtension == "swift" }.map { try String(contentsOf: $0, encoding: .utf8) }
      .joined(separator: "\n")
  }
}
