import Foundation
import LintSystem
import WidgetImport

/// A sample project that is copied to where its files may be damaged.
struct SampleProject {
  /// The folder of the copy, links followed.
  let folder: FilePath
  /// What is imported: the folder, or the project or manifest in it.
  let path: FilePath
  /// The files, sorted, each by its path below the folder.
  let files: [(path: String, bytes: [UInt8])]
  private let options: [String: String]

  /// The samples of a folder, copied to another; one that holds projects or manifests is there with each, too.
  static func all(_ samples: String, copiedTo copies: String) -> [SampleProject] {
    let names = ((try? FileManager.default.contentsOfDirectory(atPath: samples)) ?? []).sorted()
    return names.flatMap { name -> [SampleProject] in
      let (sample, copy) = ("\(samples)/\(name)", "\(copies)/\(name)")
      try? FileManager.default.removeItem(atPath: copy)
      try? FileManager.default.createDirectory(atPath: copies, withIntermediateDirectories: true)
      do { try FileManager.default.copyItem(atPath: sample + "/project", toPath: copy) } catch { return [] }
      // Nothing above it is read.
      try? FileManager.default.createDirectory(atPath: copy + "/.git", withIntermediateDirectories: true)
      guard let folder = try? FileSystem.realPath(FilePath(copy)) else { return [] }
      let files = (FileManager.default.subpaths(atPath: copy) ?? []).sorted().compactMap { path in
        (try? FileSystem.read(folder.appending(path), limit: 1 << 20)).map { (path: path, bytes: $0) }
      }
      let lines = (try? String(contentsOfFile: sample + "/options", encoding: .utf8))?.split(separator: "\n") ?? []
      let pairs = lines.map { $0.split(separator: "=").map(String.init) }.map { ($0[0], $0[1]) }
      let options = Dictionary(pairs) { first, _ in first }
      let projects = Set(files.map(\.path).compactMap { $0.split(separator: "/").first.map(String.init) }).sorted()
        .map { folder.appending($0) }.filter(ImportOptions.isProject)
      return ([folder] + projects).map { SampleProject(folder: folder, path: $0, files: files, options: options) }
    }
  }

  /// What the sample's own options say.
  func option(_ name: String) -> String? { options[name] }

  /// Writes files, or takes away those that are nil.
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

  /// Makes files what they were, or takes away those that were none.
  func restore(_ paths: [String]) {
    let sound = Dictionary(files.map { ($0.path, $0.bytes) }) { first, _ in first }
    write(Dictionary(paths.map { ($0, sound[$0]) }) { first, _ in first })
  }
}
