import Foundation
import Testing

@Suite("A folder of guidelines", .showsRuns)
struct GuidelinesFolderTests {
  private static let menu = Golden.package.appending(path: "examples/menu")

  private func run(_ arguments: String) throws -> Program.Run {
    try Program.shell("\"$widgetlint\" \(arguments)", in: Self.menu)
  }

  @Test("has its rules listed and explained, its schema, and its fields")
  func doors() throws {
    #expect(try run("rules").lines.contains { $0.hasPrefix("priced ") })
    #expect(try run("explain priced").output.contains("https://example.com/house-rules"))
    #expect(
      try run("explain lunch.widget.yml:6").output.contains("dishes[].course takes `starter`, `main` or `dessert`")
    )
    #expect(!(try run("preview lunch.widget.yml").output.contains("iOS")))
    #expect(try run("schema menu").output.contains("\"restaurant\""))
    #expect(try run("rules --format html").output.contains("Guests know what they will pay before they order"))
  }

  @Test("may be named by the configuration and on the command line")
  func namedTwice() throws {
    let workspace = try ProgramFolder(copying: "examples/menu", to: ".")
    let once = try workspace.expect(1, "lunch.widget.yml")
    #expect(try workspace.expect(1, "--rules guidelines lunch.widget.yml").output == once.output)
  }

  @Test("shows no control characters of its files on the terminal")
  func controlCharacters() throws {
    let workspace = try ProgramFolder(copying: "examples/menu/guidelines", to: "ours")
    let row = "- {id: spare, source: house, text: \"Say \\e[31m red\"}\n"
    try workspace.write(try workspace.text(of: "ours/statements.yml") + row, to: "ours/statements.yml")
    let output = try workspace.run("rules --coverage --rules ours").output
    #expect(output.contains("red") && !output.contains("\u{1B}"), "\(output)")
  }

  @Test(
    "has a name that no other set, no group and no rule has",
    arguments: [
      ("today", "guidelines.yml: there already are guidelines \"today\""),
      ("margins", "guidelines.yml: the id \"margins\" is the name of a group of rules"),
      ("no-scrolling", "guidelines.yml: the id \"no-scrolling\" is taken by a built-in rule"),
      ("priced", "guests/priced.yml: the id \"priced\" is the name of a group of rules"),
    ]
  )
  func ownName(id: String, fault: String) throws {
    let workspace = try ProgramFolder(copying: "examples/menu/guidelines", to: "ours")
    try workspace.replace("id: menu", with: "id: \(id)", in: "ours/guidelines.yml")
    #expect(workspace.error(ofRules: "ours")?.contains("ours/\(fault)") == true)
  }

  @Test("is one of 100 sets at most")
  func most() throws {
    let files = try ["fields", "guidelines", "statements"].map { name in
      (name, try String(contentsOf: Self.menu.appending(path: "guidelines/\(name).yml"), encoding: .utf8))
    }
    let workspace = try ProgramFolder()
    for number in 1...98 {
      for (name, text) in files {
        let own = text.replacing("id: menu\n", with: "id: menu-\(number)\n")
        try workspace.write(own, to: "sets/\(number)/\(name).yml")
      }
    }
    #expect(workspace.error(ofRules: "sets") == nil)
    _ = try workspace.shell("cp -r sets/98 sets/99; sed -i s/menu-98/menu-99/ sets/99/guidelines.yml")
    let error = workspace.error(ofRules: "sets")
    #expect(error?.contains("sets/99: there are more than 100 sets of guidelines") == true, "\(error ?? "")")
  }

  @Test("names the file of a rule whose example fails")
  func file() throws {
    let workspace = try ProgramFolder(copying: "examples/menu/guidelines", to: "ours")
    try workspace.replace("maximum: 32", with: "maximum: 33", in: "ours/card/short-name.yml")
    let run = try workspace.expect(1, "test ours", output: "ours/card/short-name.yml:22: missing: ")
    #expect(run.lines.contains { $0.hasPrefix("ours/card/short-name.yml:22") && $0.contains("; it reports ") })
  }

  @Test("is told of a field that nobody reads")
  func unread() throws {
    let workspace = try ProgramFolder(copying: "examples/menu/guidelines", to: "ours")
    let fields = try workspace.text(of: "ours/fields.yml")
    let row = "- {path: \"dishes[].chef\", type: text, meaning: Who cooks it}\n"
    try workspace.write(fields + row, to: "ours/fields.yml")
    let told = "ours/fields.yml: no rule reads the field dishes[].chef, and no readBy says who does"
    try workspace.expect(1, "test ours", output: told)
    // A test of all rules reports it, too.
    try workspace.write("rulePaths: ours\n", to: ".widgetlint.yml")
    try workspace.expect(1, "test", output: told)
    try workspace.write(fields + row.replacing("type:", with: "readBy: people, type:"), to: "ours/fields.yml")
    try workspace.expect(0, "test ours")
  }

  @Test("may have rules of elsewhere, which are named before or after it")
  func elsewhere() throws {
    let workspace = try ProgramFolder(copying: "examples/menu", to: ".")
    let told = try workspace.expect(0, "init --rule cheap --field price --guidelines menu").output
    #expect(told.contains("widgetlint test cheap.yml") && told.contains("widgetlint --rules cheap.yml"), "\(told)")
    #expect(!(try workspace.text(of: "cheap.yml").contains("$.app")))
    for paths in ["guidelines", "guidelines, cheap.yml", "cheap.yml, guidelines"] {
      try workspace.write("rulePaths: [\(paths)]\n", to: ".widgetlint.yml")
      for arguments in ["test cheap.yml", "rules --rules cheap.yml"] {
        try workspace.expect(0, arguments, output: "cheap")
      }
    }
    try workspace.expect(0, "rules --isolated --rules cheap.yml --rules guidelines", output: "cheap")
    try workspace.expect(0, "test --isolated --rules guidelines cheap.yml guidelines", output: "cheap: 2 of 2")
  }

  @Test(
    "gets a first rule whatever it requires, about a field that is named or the first one with a value",
    arguments: [
      ("- {path: inn, type: mapping, required: true, meaning: A}\n- {path: inn.name, type: text, meaning: A}\n", ""),
      (
        """
        - {path: house, type: mapping, required: true, meaning: A}
        - {path: house.beds, type: count, required: true, meaning: A}
        - {path: house.doors, type: {list: {words: [oak, iron]}}, required: true, atLeast: 1, meaning: A}
        - {path: dishes, type: {list: mapping}, meaning: A}
        - {path: "dishes[].name", type: text, meaning: A}

        """, "--field 'dishes[].name'"
      ),
    ]
  )
  func firstRule(fields: String, arguments: String) throws {
    let workspace = try ProgramFolder(["inns/guidelines.yml": "id: inns\ntitle: Inns\nmeaning: Inns\n"])
    try workspace.write(fields, to: "inns/fields.yml")
    try workspace.write("rulePaths: [inns]\n", to: ".widgetlint.yml")
    try workspace.expect(0, "init --rule own --guidelines inns \(arguments)")
    try workspace.expect(0, "test own.yml")
  }

  @Test("is told of a statement that no rule checks, and may not be the default")
  func unchecked() throws {
    let workspace = try ProgramFolder(copying: "examples/menu/guidelines", to: "ours")
    let statements = try workspace.text(of: "ours/statements.yml")
    try workspace.write(statements + "- {id: spare, source: house, text: Food is hot.}\n", to: "ours/statements.yml")
    let fault = "ours/statements.yml: no rule checks the statement spare, and no reason says why none can"
    try workspace.expect(1, "test ours", output: fault)
    let guidelines = try workspace.text(of: "ours/guidelines.yml")
    try workspace.write(guidelines + "default: true\n", to: "ours/guidelines.yml")
    let error = workspace.error(ofRules: "ours")
    #expect(error?.contains("ours/guidelines.yml: default is for built-in guidelines alone; descriptions ask") == true)
  }

  @Test("has rules that are tested one by one, and by their folders", arguments: ["/card", "/card/short-name.yml"])
  func part(_ path: String) throws {
    let workspace = try ProgramFolder(copying: "examples/menu/guidelines", to: "ours")
    let run = try workspace.expect(0, "test ours\(path)", output: "short-name: ")
    #expect(!run.output.contains("priced: "))
  }

  @Test("holds for its own folder, and is in the schema of all descriptions")
  func ownFolder() throws {
    let workspace = try ProgramFolder(copying: "examples/menu", to: ".")
    #expect(try workspace.shell("cd guidelines && \"$widgetlint\" rules").output.contains("\npriced "))
    try workspace.expect(0, "schema", output: "\"menu\"")
    try workspace.write("rulez: 1\n", to: ".widgetlint.yml")
    try workspace.expect(2, "schema menu", errors: "\"rulez\" is not a key here")
  }

  @Test("has a noun for its items with the right article")
  func article() throws {
    let workspace = try ProgramFolder(copying: "examples/menu", to: ".")
    _ = try workspace.shell("sed -i 's/noun: dish/noun: item/; s/{dish}/{item}/' guidelines/*.yml guidelines/*/*.yml")
    try workspace.write("guidelines: menu\nrestaurant: A\ndishes: [Soup]\n", to: "a.widget.yml")
    try workspace.expect(1, "a.widget.yml --format compact", output: ": error: an item is \"Soup\", expected ")
  }

  @Test("may have a start of its own, and none inside of another")
  func ownStart() throws {
    let workspace = try ProgramFolder(copying: "examples/menu/guidelines", to: "ours")
    try workspace.write("rulePaths: ours\n", to: ".widgetlint.yml")
    let start =
      "guidelines: menu\nrestaurant: APP_NAME   # its name\ndishes: [{name: Bread, price: 0, allergens: gluten}]\n"
    try workspace.write(start, to: "ours/start.widget.yml")
    try workspace.expect(0, "init --guidelines menu Inn")
    #expect(try workspace.text(of: "Inn.widget.yml").contains("restaurant: \"Inn\"   # its name\n"))
    try workspace.expect(0, "Inn.widget.yml")
    try workspace.write("id: inner\n", to: "ours/card/guidelines.yml")
    try workspace.expect(2, "Inn.widget.yml", errors: "guidelines cannot be in the folder of other guidelines")
  }
}
