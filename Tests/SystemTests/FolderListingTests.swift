import Foundation
import Testing

@testable import LintSystem

@Suite("The names in a folder")
struct FolderListingTests {
  @Test("a folder that cannot be read to its end is an error, not a short list")
  func failingFolder() throws {
    let folder = FilePath(FileManager.default.temporaryDirectory.path)
    let stream = try #require(opendir(folder.shown))
    defer { closedir(stream) }
    // From here on, the system cannot read what the stream is of.
    let other = open("/dev/null", O_RDONLY)
    defer { close(other) }
    #expect(dup2(other, dirfd(stream)) >= 0)
    #expect(throws: SystemError(code: ENOTDIR)) { try FolderListing(stream, of: folder) }
  }

  @Test("the names are in the order of the paths below them, without the folder itself")
  func order() throws {
    let folder = try TemporaryFolder(["a-b": "", ".c": "", "a.yml": ""])
    try folder.makeFolder("a")
    let listing = try FolderListing(of: FilePath(folder.path))
    let names = listing.sorted { !listing.isHidden($0) }.map { String(decoding: listing.name($0), as: UTF8.self) }
    #expect(names == ["a-b", "a.yml", "a"])
    #expect(listing.entries.filter { listing.name($0, is: "a.yml") || listing.name($0, is: ".c") }.count == 2)
  }
}
