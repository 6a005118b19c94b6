import Foundation
import Testing

/// The files with the output that tests expect.
///
/// With `UPDATE_GOLDEN=1` in the environment, the tests rewrite all of them, and the output in the README, to be
/// reviewed and committed. Each test target that needs it has a link to this file.
enum Golden {
  static let package: URL = {
    var folder = URL(filePath: #filePath)
    while !FileManager.default.fileExists(atPath: folder.appending(path: "Package.swift").path) {
      folder.deleteLastPathComponent()
    }
    return folder
  }()

  /// Whether to rewrite the files.
  static let isUpdating = ProcessInfo.processInfo.environment["UPDATE_GOLDEN"] != nil

  /// Returns the paths of all descriptions below a folder, relative to the package; fails if there are none.
  static func descriptions(below folder: String) -> [String] {
    let names = FileManager.default.enumerator(atPath: package.appending(path: folder).path)?.compactMap {
      $0 as? String
    }
    let found = (names ?? []).filter { $0.hasSuffix(".widget.yml") && !$0.contains(".build/") }
    precondition(!found.isEmpty, "no descriptions below \(folder)")
    return found.sorted().map { "\(folder)/\($0)" }
  }

  /// Returns the bytes of a file, named from the package's folder.
  static func bytes(of path: String) throws -> [UInt8] { Array(try Data(contentsOf: package.appending(path: path))) }

  /// Compares a text with a file, named from the package's folder, or rewrites the file.
  static func expect(_ text: String, in path: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
    let file = package.appending(path: path)
    if isUpdating { try Data(text.utf8).write(to: file) }
    let golden = String(decoding: try Data(contentsOf: file), as: UTF8.self)
    #expect(text == golden, "UPDATE_GOLDEN=1 writes it anew", sourceLocation: sourceLocation)
    // Compares bytes, since strings are equal even if they compose letters differently.
    #expect(text.utf8.elementsEqual(golden.utf8), "the bytes differ", sourceLocation: sourceLocation)
  }
}
