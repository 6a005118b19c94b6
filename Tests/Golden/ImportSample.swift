import Foundation

/// A sample project of the import's tests: its own files on top of those of the base that its options name.
///
/// Each target that needs it has a link to this file.
struct ImportSample {
  /// The sample's options: its base, and the flags to import it with, such as `host`.
  let options: [String: String]
  /// The content of its files, by path.
  let files: [String: [UInt8]]

  /// Reads a sample from the folder of samples.
  init(_ name: String, in samples: URL) throws {
    let own = samples.appending(path: name)
    let lines = (try? String(contentsOf: own.appending(path: "options"), encoding: .utf8))?.split(separator: "\n") ?? []
    let pairs = lines.map { $0.split(separator: "=").map(String.init) }
    options = Dictionary(uniqueKeysWithValues: pairs.map { ($0[0], $0[1]) })
    let base = options["base"].map { samples.appending(path: "base/\($0)") }
    var files: [String: [UInt8]] = [:]
    for folder in [base, own.appending(path: "project")].compactMap(\.self) {
      for path in try FileManager.default.subpathsOfDirectory(atPath: folder.path) {
        // Skips folders, which have no content.
        guard let bytes = FileManager.default.contents(atPath: folder.appending(path: path).path) else { continue }
        files[path] = Array(bytes)
      }
    }
    self.files = files
  }

  /// Writes the files into a folder.
  func write(to folder: URL) throws {
    for (path, bytes) in files {
      let file = folder.appending(path: path)
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(bytes).write(to: file)
    }
  }
}
