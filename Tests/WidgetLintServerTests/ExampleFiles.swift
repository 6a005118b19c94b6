import Foundation
import Testing

/// The descriptions of examples/, by their paths from the package's folder.
enum ExampleFiles {
  /// A description with its path.
  struct Example: CustomTestStringConvertible, Sendable {
    let path: String
    let bytes: [UInt8]
    var testDescription: String { path }
  }

  /// All descriptions.
  static let all = Golden.descriptions(below: "examples").compactMap { path in
    (try? Data(contentsOf: Golden.package.appending(path: path))).map { Example(path: path, bytes: Array($0)) }
  }
}
