import Testing

@testable import WidgetImport

@Suite("The memory of code")
struct CodeMemoryTests {
  private let memory = CodeMemory()

  private func file(_ text: String, _ flags: Set<String> = [], limit: Int = 1_000) -> CodeFile {
    let bytes = Array(text.utf8)
    return memory.file("A.swift", bytes, flags, limit: limit) {
      CodeFile(SourceText(bytes), path: "A.swift", CompilationConditions(flags: flags), limit: limit)
    }
  }

  @Test("a file is read once while its text and the target's flags are the same")
  func same() {
    let first = file("let a = 1")
    #expect(file("let a = 1") === first)
    memory.beginImport()
    #expect(file("let a = 1") === first)
    #expect(file("let a = 2") !== first)
    #expect(file("let a = 2", ["DEBUG"]).tokens.count == first.tokens.count)
    #expect(file("let a = 1") !== first)
  }

  @Test("flags decide what is read")
  func flags() {
    let text = "#if DEBUG\nlet a = 1\n#else\n#endif\n"
    #expect(file(text, ["DEBUG"]).tokens.count > file(text).tokens.count)
  }

  @Test("a file that a limit cut is read again, and so is one that is longer than what is left")
  func limits() {
    let text = "let a = 1\nlet b = 2"
    let cut = file(text, limit: 3)
    let whole = file(text)
    #expect(cut.tokens.count < whole.tokens.count)
    #expect(file(text, limit: 3).tokens.count == cut.tokens.count)
  }

  @Test("what an import does not ask for is forgotten")
  func forgotten() {
    let first = file("let a = 1")
    memory.beginImport()
    memory.beginImport()
    #expect(file("let a = 1") !== first)
  }
}
