import Foundation
import Testing

@testable import LintSystem

@Suite("The bytes of an open file")
struct OpenFileTests {
  @Test("a pipe that does not block is read to its end, however late its bytes come")
  func latePipe() throws {
    let pipe = Pipe()
    let descriptor = pipe.fileHandleForReading.fileDescriptor
    try #require(fcntl(descriptor, F_SETFL, O_NONBLOCK) == 0)
    Thread.detachNewThread {
      for part in ["late ", "bytes"] {
        usleep(50_000)
        pipe.fileHandleForWriting.write(Data(part.utf8))
      }
      try? pipe.fileHandleForWriting.close()
    }
    #expect(try OpenFile.bytes(of: descriptor, size: 0, limit: 100) == Array("late bytes".utf8))
  }
}
