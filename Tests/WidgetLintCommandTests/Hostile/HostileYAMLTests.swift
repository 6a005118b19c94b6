import Testing

@Suite("Hostile input: keys and tags", .showsRuns)
struct HostileYAMLTests {
  @Test("A duplicate key is reported once where it stands, and the first one counts")
  func duplicateKeys() {
    let text = HostileFile.widget("    scrolls: true\n    scrolls: false\n    \"scrolls\": 1\n")
    #expect(
      HostileFile(text).findings().map(\.place) == [
        "no-scrolling 4:14", "duplicate-key 5:5", "duplicate-key 6:5",
      ]
    )
  }

  @Test("A merge key reads like the entries written in its place, and one of no mapping ends with a finding")
  func mergeKeys() {
    let text = "x-base: &base {scrolls: true}\n" + HostileFile.widget("    <<: [*base, {scrolls: false}]\n")
    let findings = HostileFile(text).findings()
    #expect(findings.map(\.place) == ["no-scrolling 5:10"])
    #expect(findings.map(\.path) == ["/widgets/0/scrolls"])
    #expect(HostileFile(HostileFile.widget("    <<: 1\n")).findings().map(\.rule) == ["wrong-type"])
  }

  @Test(
    "A tag makes nothing: the value is read as it is written",
    arguments: [
      "!!python/object/apply:os.system", "!!python/object/new:os.system", "!ruby/object:Gem::Installer",
      "!!javax.script.ScriptEngineManager", "!<tag:yaml.org,2002:js/function>", "!!binary", "!include", "!!float", "!",
    ]
  )
  func tags(tag: String) throws {
    let workspace = try ProgramFolder([
      "a.widget.yml": HostileFile.widget("    title: \(tag) touch ran\n    x-more: \(tag) [touch ran]\n")
    ])
    let run = try workspace.run("--isolated --format compact")
    #expect(run.output.contains("\"touch ran\""))
    #expect(run.errors == "")
    #expect(try workspace.shell("ls").output == "a.widget.yml\n")
  }
}
