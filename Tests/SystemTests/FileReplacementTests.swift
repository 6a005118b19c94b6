import CSystem
import Foundation
import LintSystem
import Testing

@Suite("A file whose bytes are replaced")
struct FileReplacementTests {
  private static let attribute = "user.widgetlint"

  /// A file in a folder of its own.
  private static func file(_ text: String) throws -> FilePath {
    let folder = FileManager.default.temporaryDirectory.appending(path: "widgetlint-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let file = folder.appending(path: "a.widget.yml")
    try Data(text.utf8).write(to: file)
    return FilePath(file.path)
  }

  /// Sets an attribute, and says whether the file system has such.
  private static func set(_ value: String, of path: FilePath) throws -> Bool {
    let handle = try FileHandle(forWritingTo: URL(filePath: path.shown))
    return widgetlint_set_attribute(handle.fileDescriptor, attribute, value, value.utf8.count) == 0
  }

  private static func value(of path: FilePath) -> String? {
    var bytes = [UInt8](repeating: 0, count: 64)
    let count = widgetlint_get_attribute(path.shown, attribute, &bytes, bytes.count)
    return count < 0 ? nil : String(decoding: bytes.prefix(count), as: UTF8.self)
  }

  @Test("keeps its extended attributes", .enabled(if: (try? set("", of: file(""))) == true))
  func attributes() throws {
    let path = try Self.file("old")
    #expect(try Self.set("kept", of: path))
    #expect(try FileReplacement.replace(path, from: Array("old".utf8), to: Array("new".utf8)))
    #expect(try String(contentsOfFile: path.shown, encoding: .utf8) == "new")
    #expect(Self.value(of: path) == "kept")
  }

  @Test("leaves nothing beside it, whether the file system lets files trade places or not")
  func nothingLeft() throws {
    let path = try Self.file("old")
    _ = try FileReplacement.replace(path, from: Array("old".utf8), to: Array("new".utf8))
    #expect(try FileManager.default.contentsOfDirectory(atPath: path.parent.shown) == ["a.widget.yml"])
  }

  @Test("is left alone where it is not what was read")
  func changed() throws {
    let path = try Self.file("somebody's")
    #expect(throws: FileReplacement.Failure.self) {
      try FileReplacement.replace(path, from: Array("old".utf8), to: Array("new".utf8))
    }
    #expect(try String(contentsOfFile: path.shown, encoding: .utf8) == "somebody's")
  }
}
