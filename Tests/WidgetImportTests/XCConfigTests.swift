import Testing

@testable import WidgetImport

@Suite("xcconfig files are read as Xcode reads them")
struct XCConfigTests {
  /// Returns the value of `A` in a file next to others, and whether part of it could not be read.
  private static func read(_ text: String, _ files: [String: String] = [:]) throws -> (value: String?, isPartial: Bool)
  {
    let folder = try TemporaryFolder(files.merging(["Config/a.xcconfig": text]) { $1 })
    let file = XCConfigFile("Config/a.xcconfig", try SourceTree(folder))
    return (file.settings["A"]?.text, file.isPartial)
  }

  @Test(
    "and the last setting whose conditions hold counts",
    arguments: [
      ("A = Dice \\\n  Roller // two\n", "Dice Roller"), ("A = Dice \\", "Dice"), ("A = a;", "a"),
      ("A[sdk=iphoneos*] = First\nA = Last\n", "Last"), ("A = First\nA[sdk=iphoneos*] = Last\n", "Last"),
      ("A = Own\nA[config=Debug] = Other\n", "Own"), ("A = a\nA = $(inherited) b\n", "a b"), ("A = \"a\"\n", "\"a\""),
    ]
  )
  func last(_ text: String, _ value: String) throws {
    let (found, isPartial) = try Self.read(text)
    #expect(found == value && !isPartial)
  }

  @Test(
    "and what they include stands in its place, wherever a file around them is",
    arguments: [
      ("#include \"b\"\n", "B", false), ("#include \"b.xcconfig\"\nA = Own $(A)\n", "Own B", false),
      ("#include \"c.xcconfig\"\nA = Own\n#include \"../d.xcconfig\"\n", "C", false),
      ("#include \"none\"\nA = Own\n", "Own", true), ("#include? \"none\"\nA = Own\n", "Own", false),
      ("A = Own\n#include \"circle\"\n", "Own", false), ("#include \"../more/e\"\n", "C", false),
    ]
  )
  func included(_ text: String, _ value: String, _ isPartial: Bool) throws {
    let files = [
      "Config/b.xcconfig": "A = B\n", "Config/c.xcconfig": "A = C\n", "d.xcconfig": "#include \"Config/c.xcconfig\"\n",
      "Config/circle.xcconfig": "#include \"a.xcconfig\"\n", "more/e.xcconfig": "#include \"c\"\n",
    ]
    let found = try Self.read(text, files)
    #expect(found.value == value && found.isPartial == isPartial)
  }

  @Test("and files that include two more each are read up to a number")
  func doubling() throws {
    var files = ["Config/20.xcconfig": "A = 20\n"]
    for level in 0..<20 {
      files["Config/\(level).xcconfig"] = String(repeating: "#include \"\(level + 1)\"\n", count: 2)
    }
    let found = try Self.read("#include \"0\"\n", files)
    #expect(found.isPartial)
  }
}
