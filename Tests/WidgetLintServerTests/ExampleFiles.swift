import Foundation
import Testing

/// The descriptions of examples/.
enum ExampleFiles {
  /// A description with its path below examples/.
  struct Example: CustomTestStringConvertible, Sendable {
    let path: String
    let bytes: [UInt8]
    var testDescription: String { path }
  }

  /// The folder.
  static let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "examples")

  /// All descriptions.
  static let all: [Example] = {
    let names = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
    return names.filter { $0.hasSuffix(".widget.yml") }.sorted().compactMap { name in
      (try? Data(contentsOf: folder.appending(path: name))).map { Example(path: name, bytes: Array($0)) }
    }
  }()
}
