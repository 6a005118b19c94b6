package import LintSystem

/// The folder that is imported: reads what lies below it, and nothing else.
package final class SourceTree {
  /// Why a file is not read.
  enum Failure: Error, Equatable {
    /// Its path, or a link in it, leads out of the folder.
    case outside
    case tooLarge
    case system(SystemError)

    /// The reason in words.
    var message: String {
      switch self {
      case .outside: "it lies outside the folder that is imported"
      case .tooLarge: "it is larger than what is read"
      case .system(let error): error.message
      }
    }
  }

  /// A name in a folder.
  struct Entry {
    let name: String
    let isFolder: Bool
  }

  /// The folder's absolute path, links followed.
  package let root: FilePath
  private let limits: SourceLimits
  private var readCount = 0
  private var nameCount = 0

  /// The files below a folder.
  package init(_ folder: FilePath, limits: SourceLimits = SourceLimits()) throws(SystemError) {
    root = try FileSystem.realPath(folder)
    self.limits = limits
  }

  /// A file's bytes.
  func bytes(_ path: String) throws(Failure) -> [UInt8] {
    let file = try inside(path)
    let bytes = try Self.call { () throws(SystemError) in try FileSystem.read(file, limit: limits.fileSize + 1) }
    readCount += bytes.count
    guard bytes.count <= limits.fileSize, readCount <= limits.totalSize else { throw .tooLarge }
    return bytes
  }

  /// A file's text.
  func text(_ path: String) throws(Failure) -> SourceText { SourceText(try bytes(path)) }

  /// Reads a file into something; a failure names the file.
  func load<Result>(
    _ path: String,
    _ read: (_ bytes: [UInt8]) throws(PropertyList.Failure) -> Result
  ) throws(ImportNote) -> Result {
    let found: [UInt8]
    do throws(Failure) {
      found = try bytes(path)
    } catch {
      throw ImportNote(path: path, line: nil, error.message)
    }
    do throws(PropertyList.Failure) {
      return try read(found)
    } catch {
      throw ImportNote(path: path, line: error.line, error.message)
    }
  }

  /// Whether something lies there.
  func exists(_ path: String) -> Bool { (try? inside(path)) != nil }

  /// The names in a folder, sorted, links and names that are not UTF-8 left out; none where it cannot be read.
  func entries(_ folder: String) -> [Entry] {
    guard nameCount < limits.names, let path = try? inside(folder), let listing = try? FolderListing(of: path) else {
      return []
    }
    nameCount += listing.entries.count
    return listing.sorted { $0.kind == .file || $0.kind == .folder }.compactMap { entry in
      String(validating: listing.name(entry), as: UTF8.self).map { Entry(name: $0, isFolder: entry.kind == .folder) }
    }
  }

  /// The files below a folder, and the folders for which it is not asked to go on.
  func walk(_ folder: String, entering isEntered: (_ path: String, _ name: String) -> Bool) -> [String] {
    var found: [String] = []
    var open = [(folder, 0)]
    while let (folder, depth) = open.popLast() {
      for entry in entries(folder) {
        let path = folder.isEmpty ? entry.name : folder + "/" + entry.name
        if entry.isFolder, depth < limits.depth, isEntered(path, entry.name) {
          open.append((path, depth + 1))
        } else {
          found.append(path)
        }
      }
    }
    return found.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  private func inside(_ path: String) throws(Failure) -> FilePath {
    let file = path.isEmpty ? root : root.appending(path.utf8)
    let real = try Self.call { () throws(SystemError) in try FileSystem.realPath(file) }
    guard real.relative(to: root) != nil else { throw .outside }
    return file
  }

  private static func call<Result>(_ body: () throws(SystemError) -> Result) throws(Failure) -> Result {
    do throws(SystemError) {
      return try body()
    } catch {
      throw .system(error)
    }
  }
}
