import CSystem
import Foundation
import LintSystem
import Testing

@Suite("A file whose bytes are replaced")
struct FileReplacementTests {
  private static let attribute = "user.widgetlint"

  private let folder: TemporaryFolder
  private var path: FilePath { FilePath(folder.file("a.widget.yml").path) }

  init() throws { folder = try TemporaryFolder(["a.widget.yml": "old"]) }

  /// Whether the file system supports something for such a file.
  private static func canDo(_ something: (FilePath) throws -> Bool) -> Bool {
    guard let file = try? Self() else { return false }
    return withExtendedLifetime(file) { (try? something(file.path)) == true }
  }

  /// Sets an extended attribute; false if the file system has none.
  private static func set(_ value: String, of path: FilePath) throws -> Bool {
    let handle = try FileHandle(forWritingTo: URL(filePath: path.shown))
    return widgetlint_set_attribute(handle.fileDescriptor, attribute, value, value.utf8.count) == 0
  }

  private static func value(of path: FilePath) -> String? {
    var bytes = [UInt8](repeating: 0, count: 64)
    let count = widgetlint_get_attribute(path.shown, attribute, &bytes, bytes.count)
    return count < 0 ? nil : String(decoding: bytes.prefix(count), as: UTF8.self)
  }

  @Test("keeps its extended attributes", .enabled(if: canDo { try set("", of: $0) }))
  func attributes() throws {
    #expect(try Self.set("kept", of: path))
    #expect(try FileReplacement.replace(path, from: Array("old".utf8), to: Array("new".utf8)))
    #expect(try String(contentsOfFile: path.shown, encoding: .utf8) == "new")
    #expect(Self.value(of: path) == "kept")
  }

  /// An access control list as Linux stores it: a version, then a tag, permissions and an id for each entry.
  private static let accessList: [UInt8] =
    [2, 0, 0, 0]
    + [(1, 6, UInt32.max), (2, 6, 65_534), (4, 4, .max), (16, 6, .max), (32, 0, .max)].flatMap { tag, allowed, user in
      [tag, 0, allowed, 0] + (0..<4).map { UInt8(truncatingIfNeeded: user >> (8 * UInt32($0))) }
    }

  /// Sets an access control list; false if the file system has none.
  private static func setList(_ kind: String, of path: FilePath) -> Bool {
    let descriptor = open(path.shown, O_RDONLY)
    defer { close(descriptor) }
    return widgetlint_set_attribute(descriptor, "system.posix_acl_\(kind)", accessList, accessList.count) == 0
  }

  private static func list(of path: FilePath) -> [UInt8]? {
    var bytes = [UInt8](repeating: 0, count: 256)
    let count = widgetlint_get_attribute(path.shown, "system.posix_acl_access", &bytes, bytes.count)
    return count < 0 ? nil : Array(bytes.prefix(count))
  }

  @Test("keeps its access control list", .enabled(if: canDo { setList("access", of: $0) }))
  func accessList() throws {
    #expect(Self.setList("access", of: path))
    #expect(try FileReplacement.replace(path, from: Array("old".utf8), to: Array("new".utf8)))
    #expect(Self.list(of: path) == Self.accessList)
  }

  @Test(
    "takes no access control list from its folder, which would let others in",
    .enabled(if: canDo { setList("default", of: $0.parent) })
  )
  func defaultAccessList() throws {
    #expect(chmod(path.shown, 0o640) == 0 && Self.setList("default", of: path.parent))
    #expect(Self.list(of: path) == nil)
    #expect(try FileReplacement.replace(path, from: Array("old".utf8), to: Array("new".utf8)))
    #expect(Self.list(of: path) == nil)
    var status = stat()
    #expect(stat(path.shown, &status) == 0 && status.st_mode & 0o777 == 0o640)
  }

  @Test("is left alone where it is not what was read")
  func changed() throws {
    try folder.write("somebody's", to: "a.widget.yml")
    #expect(throws: SystemError.self) {
      try FileReplacement.replace(path, from: Array("old".utf8), to: Array("new".utf8))
    }
    #expect(try String(contentsOfFile: path.shown, encoding: .utf8) == "somebody's")
  }
}
