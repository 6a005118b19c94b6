import Foundation
import Testing

/// A folder for a test to fill, removed when the test ends.
///
/// Each test target that needs it has a link to this file.
class TemporaryFolder {
  let url = FileManager.default.temporaryDirectory.appending(path: "widgetlint-\(UUID().uuidString)")

  /// Creates a folder with files by their paths, on top of a copy of another folder if one is given.
  init(_ files: [String: String] = [:], copying source: String? = nil) throws {
    if let source {
      try FileManager.default.copyItem(atPath: source, toPath: url.path)
    } else {
      try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }
    for (path, text) in files { try write(text, to: path) }
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  var path: String { url.path }

  /// Returns the address of a file in the folder.
  func file(_ path: String) -> URL { url.appending(path: path) }

  /// Makes a subfolder and the folders above it.
  func makeFolder(_ path: String) throws {
    try FileManager.default.createDirectory(at: file(path), withIntermediateDirectories: true)
  }

  /// Writes a file, and makes the folders above it.
  func write(_ text: String, to path: String) throws {
    try FileManager.default.createDirectory(
      at: file(path).deletingLastPathComponent(),
      withIntermediateDirectories: true
    )
    try Data(text.utf8).write(to: file(path))
  }

  /// Replaces a text that a file must contain.
  func replace(_ old: String, with new: String, in path: String) throws {
    let text = try text(of: path)
    try #require(text.contains(old), "\(text)")
    try write(text.replacing(old, with: new), to: path)
  }

  func text(of path: String) throws -> String { try String(contentsOf: file(path), encoding: .utf8) }
}
