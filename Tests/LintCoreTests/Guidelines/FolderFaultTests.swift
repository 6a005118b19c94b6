import LintCore
import Testing

@Suite("A mistake in what the files of a folder of guidelines say of each other is an error at its place")
struct FolderFaultTests {
  /// Returns all faults in a folder of guidelines after replacing some of its files.
  private func faultsOfFolder(_ changes: [String: String]) -> [String] {
    let rule = """
      severity: info
      summary: s
      given: $.courses[*].name
      expect: {maxLength: 9}
      message: m
      examples: {valid: [a], invalid: [{description: b, reports: /x}]}
      """
    let files = [
      "fields.yml": GuidelineFaultTests.rows, "guidelines.yml": GuidelineFaultTests.own + "sources: {A: {title: a}}\n",
      "statements.yml": "- {id: short-names, source: A, text: t}\n", "card/short.yml": "id: short\n\(rule)",
      "card/named.yml": "id: named\nstatements: short-names\n\(rule)",
    ].merging(changes.mapValues { $0.replacing("RULE", with: rule) }) { $1 }
    let all = files.filter { !$0.value.isEmpty }.sorted { $0.key < $1.key }
      .map { GuidelineFile(path: $0.key, bytes: Array($0.value.utf8)) }
    do throws(GuidelineFile.Faults) {
      _ = try LoadedGuidelines(all)
      return []
    } catch {
      return error.files.flatMap { path, faults in
        faults.map { "\(path):\(shown($0, in: files[path] ?? ""))" }
      }
    }
  }

  @Test(
    "names the file and the place",
    arguments: [
      ([:], []), (["statements.yml": "", "card/named.yml": ""], []),
      (["fields.yml": ""], ["fields.yml:1:1 the file is empty"]),
      (["guidelines.yml": ""], ["guidelines.yml:1:1 the file is empty"]),
      (["guests/short.yml": "id: short\nRULE"], ["guests/short.yml:1:1 the id \"short\" is taken by card/short.yml"]),
      (
        ["card/named.yml": "id: named\nstatements: [short-nams]\nRULE"],
        ["card/named.yml:2:14 there is no statement \"short-nams\" did you mean short-names?"]
      ),
      (
        ["card/lost.yml": "id: lost\nwhen: {path: $.guidelines, present: true}\nRULE"],
        [
          "card/lost.yml:2:14 the path \"$.guidelines\" names \"guidelines\", which is not a field of a description its fields are inn and courses"
        ]
      ),
      (
        [
          "statements.yml": "- {id: short-names, source: B, text: t}\n", "card/lost.yml": "id: lst\nRULE",
          "card/named.yml": "id: named\nstatements: any\nsumary: s\nRULE",
        ],
        [
          "statements.yml:1:29 found \"B\", expected A",
          "card/lost.yml:1:5 the id \"lst\" is not the file's name \"lost\" name the file lst.yml",
          "card/named.yml:3:1 \"sumary\" is not a key here did you mean summary?",
        ]
      ),
    ] as [([String: String], [String])]
  )
  func folders(changes: [String: String], expected: [String]) {
    #expect(faultsOfFolder(changes) == expected)
  }
}
