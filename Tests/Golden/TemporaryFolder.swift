import Foundation
import Testing

/// A folder that a test fills, and that is removed after it.
///
/// Each target of tests that needs it has a link to this file.
class TemporaryFolder {
  /// The folder.
  let url = FileManager.default.temporaryDirectory.appending(path: "widgetlint-\(UUID().uuidString)")

  /// A folder with files, by their paths, perhaps beside a copy of what another folder holds.
  init(_ files: [String: String] = [:], copying source: String? = nil) throws {
    if let source {
      try FileManager.default.copyItem(atPath: source, toPath: url.path)
    } else {
      try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }
    for (path, text) in files { try write(text, to: path) }
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  /// Its path.
  var path: String { url.path }

  /// The address of a file in it.
  func file(_ path: String) -> URL { url.appending(path: path) }

  /// Makes a folder in it, and those above that.
  func makeFolder(_ path: String) throws {
    try FileManager.default.createDirectory(at: file(path), withIntermediateDirectories: true)
  }

  /// Writes a file and the folders above it.
  func write(_ text: String, to path: String) throws {
    try FileManager.default.createDirectory(
      at: file(path).deletingLastPathComponent(),
      withIntermediateDirectories: true
    )
    try Data(text.utf8).write(to: file(path))
  }

  /// Replaces a text that a file must hold.
  func replace(_ old: String, with new: String, in path: String) throws {
    let text = try text(of: path)
    try #require(text.contains(old), "\(text)")
    try write(text.replacing(old, with: new), to: path)
  }

  /// What a file holds.
  func text(of path: String) throws -> String { try String(contentsOf: file(path), encoding: .utf8) }
}
