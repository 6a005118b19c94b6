import Foundation
import Testing

@testable import LintSystem

@Suite("The names in a folder")
struct FolderEntryTests {
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
