package import LintSystem
import WidgetLint
import YAML

/// Reads files below the imported folder, and those around it that a project names, within the limits of an import.
package final class SourceTree {
  /// The folder's absolute path, with links resolved.
  package let root: FilePath
  /// The folder outside of which nothing is read, with links resolved.
  private let boundary: FilePath
  /// Whether messages name its files by absolute paths, as Xcode expects.
  private let namesFromRoot: Bool
  /// The texts that replace files, each by its path with links resolved.
  private let unsaved: [FilePath: [UInt8]]
  // Keyed by bytes: strings that differ only in how letters are composed are equal, but such files are not.
  private let propertyLists = Cache<FilePath, Result<PropertyList, ImportNote>>()
  private let documents = Cache<FilePath, Result<XMLDocument, ImportNote>>()
  /// The names in each folder by their lowercase form.
  private let folded = Cache<String, [String: [String]]>()
  /// The files read so far that may hold a comment for the linter.
  private(set) var filesWithMarker: Set<String> = []
  /// The elements and values that may still be read.
  private let valuesLeft = Steps(Limits.values)
  /// The tokens of code that may still be read.
  var tokensLeft = Limits.tokens
  /// The tokens that may still be judged: extensions and configurations share code, which counts each time.
  var judgedLeft = Limits.tokens
  /// Notes on files that were skipped.
  private(set) var leftOut: [ImportNote] = []
  private var readCount = 0
  /// The names that may still be looked at.
  var namesLeft = Limits.fileNames

  /// Creates a tree of the files below a folder and, up to `boundary`, around it, overlaid with unsaved texts.
  package init(
    _ folder: FilePath,
    boundary: FilePath? = nil,
    namesFromRoot: Bool = false,
    unsaved: [FilePath: [UInt8]] = [:]
  ) throws(SystemError) {
    (root, self.namesFromRoot, self.unsaved) = (try FileSystem.realPath(folder), namesFromRoot, unsaved)
    self.boundary = boundary ?? root
  }

  /// Whether files around the folder are read as well.
  var readsAround: Bool { root != boundary }

  /// Returns a file's bytes.
  func bytes(_ path: String) throws(ImportNote) -> [UInt8] {
    let found: [UInt8]?
    do throws(SystemError) {
      found = try inside(path).map { (file) throws(SystemError) in
        if !unsaved.isEmpty, let text = unsaved[try FileSystem.realPath(file)] { return text }
        return try FileSystem.read(file, limit: Limits.fileSize + 1)
      }
    } catch {
      throw ImportNote(path: path, error.message)
    }
    guard let found else { throw ImportNote(path: path, "it lies outside the folder that is read") }
    readCount += found.count
    guard found.count <= Limits.fileSize, readCount <= Limits.totalSize else { throw ImportNote(tooLarge: path) }
    if SourceComments.mayBe(in: YAMLStream(plain: found)) { filesWithMarker.insert(path) }
    return found
  }

  /// Returns a file's text.
  func text(_ path: String) throws(ImportNote) -> SourceText { SourceText(try bytes(path)) }

  /// Returns the code in a file, up to the tokens that the import may still read.
  func code(_ path: String, _ conditions: CompilationConditions) throws(ImportNote) -> CodeFile {
    let text = try text(path)
    guard text.bytes.count <= Limits.codeSize, tokensLeft > 0 else { throw ImportNote(tooLarge: path) }
    let file = CodeFile(text, path: path, conditions, limit: tokensLeft)
    tokensLeft -= file.tokens.count
    return file
  }

  /// Returns the property list in a file of any format, which is read once.
  func propertyList(_ path: String) -> Result<PropertyList, ImportNote> {
    propertyLists.value(FilePath(path)) {
      Result { () throws(ImportNote) in try PropertyList.read(try bytes(path), path: path, valuesLeft) }
    }
  }

  /// Returns the storyboard, xib or scheme in a file, which is read once.
  func document(_ path: String) -> Result<XMLDocument, ImportNote> {
    documents.value(FilePath(path)) {
      Result { () throws(ImportNote) in try XMLReader.read(try bytes(path), path: path, valuesLeft) }
    }
  }

  /// Returns the value that was read; nil if reading failed, which adds a note on the file.
  func value<Value>(of result: Result<Value, ImportNote>) -> Value? {
    var notes: [ImportNote] = []
    defer { notes.forEach(leaveOut) }
    return notes.value(of: result)
  }

  /// Returns the text of a file with findings; empty if it can no longer be read.
  func shownText(_ file: String) -> [UInt8] {
    if FilePath(file).isAbsolute { return (try? FileSystem.read(FilePath(file), limit: Limits.fileSize)) ?? [] }
    return (try? text(file).bytes) ?? []
  }

  /// Returns a file's path as the user can open it: relative if it is below the working folder, otherwise absolute.
  func path(to file: String) -> FilePath { absolute(file).shortest(in: FileSystem.currentFolder) }

  /// Returns a file's path from the file system's root, which paths from a configuration already have.
  private func absolute(_ file: String) -> FilePath { FilePath(file).absolute(in: root) }

  /// Returns a file's name in messages.
  func name(of file: String) -> String {
    (namesFromRoot ? absolute(file) : path(to: file)).shown
  }

  /// Whether a file exists.
  func exists(_ path: String) -> Bool { (try? inside(path)) != nil }

  /// The files below a folder, and the folders that are not entered, sorted; without links and unreadable names.
  func walk(_ folder: String, entering isEntered: (_ path: String, _ name: String) -> Bool) -> [String] {
    var found: [String] = []
    var open = [(folder, 0)]
    while let (folder, depth) = open.popLast() {
      guard namesLeft > 0 else {
        let reason = "more than \(Limits.fileNames) names come before it, so it is not searched"
        leaveOut(ImportNote(path: folder, reason))
        break
      }
      guard let path = try? inside(folder), let entries = try? FolderEntry.all(in: path) else { continue }
      namesLeft -= entries.count
      for entry in entries.sorted(where: { $0.kind == .file || $0.kind == .folder }) {
        // AppleDouble files hold a Mac's attributes on other systems.
        guard let name = String(validating: entry.name, as: UTF8.self), !name.hasPrefix("._") else { continue }
        let path = folder.isEmpty ? name : folder + "/" + name
        guard entry.kind == .folder, isEntered(path, name) else {
          found.append(path)
          continue
        }
        if depth < Limits.folderDepth {
          open.append((path, depth + 1))
        } else {
          let reason = "it lies in more than \(Limits.folderDepth) folders, so it is not searched"
          leaveOut(ImportNote(path: path, reason))
          found.append(path)
        }
      }
    }
    return found.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// Keeps a note on a skipped file; only the first few are kept.
  private func leaveOut(_ note: ImportNote) {
    guard leftOut.count < Limits.listed, !leftOut.contains(where: { $0.path == note.path }) else { return }
    leftOut.append(note)
  }

  /// Returns the path of a file; nil if it, or a link in it, leads out of the boundary.
  private func inside(_ path: String) throws(SystemError) -> FilePath? {
    let file = path.isEmpty ? root : root.appending(path)
    do throws(SystemError) {
      return try FileSystem.realPath(file).relative(to: boundary) == nil ? nil : file
    } catch {
      // A Mac ignores the case of names and how their accents are written.
      guard let folded = folded(path) else { throw error }
      return try inside(folded)
    }
  }

  /// Returns the path inside the folder of one that leads out and back in; any other path unchanged.
  func inner(_ path: String) -> String {
    guard RelativePath.leadsOut(path) else { return path }
    if let inner = FilePath(path).absolute(in: root).relative(to: root) { return inner.shown }
    // Xcode writes the name that the repository's folder has on its author's Mac: `../tides/App` is `App`.
    let names = path.split(separator: "/")
    let own = names.dropFirst(2).joined(separator: "/")
    return names.count < 3 || names[1] == ".." || exists(path) || !exists(own) ? path : own
  }

  /// Returns a path as the disk spells it; unchanged if it does not exist.
  func spelled(_ path: String) -> String { folded(path) ?? path }

  /// Returns the file whose path differs only in case and accents; nil if there is none, or the path is exact.
  func folded(_ path: String) -> String? {
    var folder = ""
    for name in path.split(separator: "/") {
      let names = folded.value(folder) {
        guard let path = try? inside(folder), let entries = try? FolderEntry.all(in: path) else { return [:] }
        let names = entries.compactMap { String(validating: $0.name, as: UTF8.self) }
        return Dictionary(grouping: names.sorted()) { $0.lowercased() }
      }
      // On systems other than a Mac, a folder may have several such names: the exact one counts, else the first.
      let fitting = names[name.lowercased()] ?? []
      guard let found = fitting.first(where: { $0.utf8.elementsEqual(name.utf8) }) ?? fitting.first else { return nil }
      folder += (folder.isEmpty ? "" : "/") + found
    }
    // Strings are equal however accents are composed, so this compares bytes.
    return folder.utf8.elementsEqual(path.utf8) ? nil : folder
  }
}

/// Values that are made once for each key.
final class Cache<Key: Hashable, Value> {
  private var values: [Key: Value] = [:]

  /// Returns the value of a key, which is made if the key is new.
  func value(_ key: Key, make: () -> Value) -> Value {
    if let known = values[key] { return known }
    let value = make()
    values[key] = value
    return value
  }
}
