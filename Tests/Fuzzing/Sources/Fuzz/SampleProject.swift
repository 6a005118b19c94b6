import Foundation
import LintSystem
import WidgetImport

/// A copy of a sample project whose files may be damaged.
struct SampleProject {
  /// The folder of the copy, with links resolved.
  let folder: FilePath
  /// The path to import: the folder, or a project or manifest in it.
  let path: FilePath
  /// The files, sorted by path, each with its path below the folder.
  let files: [(path: String, bytes: [UInt8])]
  private let options: [String: String]

  /// Copies the samples in a folder to another one; one with projects or manifests is returned with each of these, too.
  static func all(_ samples: String, copiedTo copies: String) -> [SampleProject] {
    let names = ((try? FileManager.default.contentsOfDirectory(atPath: samples)) ?? []).sorted()
    return names.flatMap { name -> [SampleProject] in
      let copy = "\(copies)/\(name)"
      try? FileManager.default.removeItem(atPath: copy)
      guard let sample = try? ImportSample(name, in: URL(filePath: samples)) else { return [] }
      do { try sample.write(to: URL(filePath: copy)) } catch { return [] }
      // Ends the search for files above it.
      try? FileManager.default.createDirectory(atPath: copy + "/.git", withIntermediateDirectories: true)
      guard let folder = try? FileSystem.realPath(FilePath(copy)) else { return [] }
      let files = sample.files.sorted { $0.key < $1.key }.map { (path: $0.key, bytes: $0.value) }
      let projects = Set(files.map(\.path).compactMap { $0.split(separator: "/").first.map(String.init) }).sorted()
        .map { folder.appending($0) }.filter(ImportOptions.isProject)
      return ([folder] + projects).map { path in
        SampleProject(folder: folder, path: path, files: files, options: sample.options)
      }
    }
  }

  /// The value of one of the sample's own options.
  func option(_ name: String) -> String? { options[name] }

  /// Writes files, or removes those that are nil.
  func write(_ changed: [String: [UInt8]?]) {
    for (path, bytes) in changed {
      let file = URL(filePath: folder.appending(path).shown)
      guard let bytes else {
        try? FileManager.default.removeItem(at: file)
        continue
      }
      try? FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try? Data(bytes).write(to: file)
    }
  }

  /// Restores files, or removes those that did not exist.
  func restore(_ paths: [String]) {
    let sound = Dictionary(files.map { ($0.path, $0.bytes) }) { first, _ in first }
    write(Dictionary(paths.map { ($0, sound[$0]) }) { first, _ in first })
  }
}
