import Foundation
import Testing

@testable import LintSystem

@Suite("The names in a folder")
struct FolderEntryTests {
  @Test("a folder that cannot be read to its end is an error, not a short list")
  func failingFolder() throws {
    let folder = FilePath(FileManager.default.temporaryDirectory.path)
    let stream = try #require(opendir(folder.shown))
    defer { closedir(stream) }
    // From here on, the system cannot read the stream's folder.
    let other = open("/dev/null", O_RDONLY)
    defer { close(other) }
    #expect(dup2(other, dirfd(stream)) >= 0)
    #expect(throws: SystemError(code: ENOTDIR)) { try FolderEntry.all(in: folder, from: stream) }
  }

  @Test("the names are in the order of the paths below them, without the folder itself")
  func order() throws {
    let folder = try TemporaryFolder(["a-b": "", ".c": "", "a.yml": ""])
    try folder.makeFolder("a")
    let entries = try FolderEntry.all(in: FilePath(folder.path))
    let names = entries.sorted { !$0.isHidden }.map { String(decoding: $0.name, as: UTF8.self) }
    #expect(names == ["a-b", "a.yml", "a"])
    #expect(entries.filter(\.isHidden).map { String(decoding: $0.name, as: UTF8.self) } == [".c"])
  }
}
