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
    // From then on, the file has no other content.
    try file.write("new")
    try file.flush()
    #expect(try folder.text(of: "new/page") == "new")
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.file("new").path) == ["page"])
  }
}
