import Foundation
import LintSystem
import Testing

@Suite("A file that a report is written to")
struct OutputFileTests {
  @Test("holds the head before all else, however much that is", arguments: [0, 1, 1 << 20, 5 << 20 | 3])
  func head(size: Int) throws {
    let folder = try TemporaryFolder()
    var file = try OutputFile(writing: FilePath(folder.file("new/page").path))
    file.waitForHead()
    let part = String(repeating: "0123456789abcdef", count: 997)
    var body = ""
    while body.utf8.count < size {
      let text = String(part.prefix(size - body.utf8.count))
      try file.write(text)
      body += text
    }
    try file.flush(head: "head ")
    #expect(try Data(contentsOf: folder.file("new/page")) == Data("head \(body)".utf8))
    // It holds nothing else from then on.
    try file.write("new")
    try file.flush()
    #expect(try folder.text(of: "new/page") == "new")
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.file("new").path) == ["page"])
  }

  @Test("is as open to others as any new file, or as it was")
  func mode() throws {
    func mode(_ path: String) -> mode_t? {
      var status = stat()
      return stat(path, &status) == 0 ? status.st_mode & 0o777 : nil
    }
    let folder = try TemporaryFolder()
    let (path, other) = (folder.file("report").path, folder.file("other").path)
    close(open(other, O_WRONLY | O_CREAT, 0o666))
    func write() throws {
      var file = try OutputFile(writing: FilePath(path))
      try file.write("text")
      try file.flush()
    }
    try write()
    #expect(mode(path) == mode(other))
    #expect(chmod(path, 0o604) == 0)
    try write()
    #expect(mode(path) == 0o604)
  }
}
