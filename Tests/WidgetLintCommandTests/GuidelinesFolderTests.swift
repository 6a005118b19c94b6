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
    let (once, twice) = (
      try workspace.run("lunch.widget.yml"), try workspace.run("--rules guidelines lunch.widget.yml")
    )
    #expect(once.status == twice.status && once.output == twice.output, "\(twice.errors)")
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
    let run = try workspace.run("--rules ours --allow-empty")
    #expect(run.status == 2 && run.errors.contains("ours/\(fault)"), "\(run.errors)")
  }

  @Test("is one of 100 sets at most")
  func most() throws {
    let files = try ["fields", "guidelines", "statements"].map { name in
      (name, try String(contentsOf: Self.menu.appending(path: "guidelines/\(name).yml"), encoding: .utf8))
    }
    let workspace = try ProgramFolder(["a.widget.yml": Sample.clean])
    for number in 1...98 {
      for (name, text) in files {
        let own = text.replacing("id: menu\n", with: "id: menu-\(number)\n")
        try workspace.write(own, to: "sets/\(number)/\(name).yml")
      }
    }
    #expect(try workspace.run("--rules sets").status == 0)
    _ = try workspace.shell("cp -r sets/98 sets/99; sed -i s/menu-98/menu-99/ sets/99/guidelines.yml")
    let run = try workspace.run("--rules sets")
    #expect(run.status == 2)
    #expect(run.errors.contains("sets/99: there are more than 100 sets of guidelines"), "\(run.errors)")
  }

  @Test("names the file of a rule whose example fails")
  func file() throws {
    let workspace = try ProgramFolder(copying: "examples/menu/guidelines", to: "ours")
    try workspace.replace("maximum: 32", with: "maximum: 33", in: "ours/card/short-name.yml")
    let run = try workspace.run("test ours")
    #expect(run.status == 1)
    #expect(
      run.lines.contains { $0.hasPrefix("ours/card/short-name.yml:22: missing: ") && $0.contains("; it reports ") }
    )
  }

  @Test("is told of a field that nobody reads")
  func unread() throws {
    let workspace = try ProgramFolder(copying: "examples/menu/guidelines", to: "ours")
    let fields = try workspace.text(of: "ours/fields.yml")
    let row = "- {path: \"dishes[].chef\", type: text, meaning: Who cooks it}\n"
    try workspace.write(fields + row, to: "ours/fields.yml")
    let run = try workspace.run("test ours")
    #expect(run.status == 1)
    #expect(run.lines.contains("ours/fields.yml: no rule reads the field dishes[].chef, and no readBy says who does"))
    try workspace.write(fields + row.replacing("type:", with: "readBy: people, type:"), to: "ours/fields.yml")
    #expect(try workspace.run("test ours").status == 0)
  }

  @Test("is told of a field that nobody reads by a test of all rules, too")
  func unreadOfAll() throws {
    let workspace = try ProgramFolder(copying: "examples/menu", to: ".")
    let row = "- {path: owner, type: text, meaning: Who owns it}\n"
    try workspace.write(try workspace.text(of: "guidelines/fields.yml") + row, to: "guidelines/fields.yml")
    let run = try workspace.run("test")
    #expect(run.status == 1)
    #expect(run.lines.contains { $0.hasPrefix("guidelines/fields.yml: no rule reads the field owner") })
  }

  @Test(
    "may have rules of elsewhere, which are named before or after it",
    arguments: ["guidelines", "guidelines, cheap.yml", "cheap.yml, guidelines"]
  )
  func elsewhere(paths: String) throws {
    let workspace = try ProgramFolder(copying: "examples/menu", to: ".")
    let told = try workspace.run("init --rule cheap --field price --guidelines menu").lines.joined(separator: "\n")
    #expect(told.contains("widgetlint test cheap.yml") && told.contains("widgetlint --rules cheap.yml"), "\(told)")
    #expect(!(try workspace.text(of: "cheap.yml").contains("$.app")))
    try workspace.write("rulePaths: [\(paths)]\n", to: ".widgetlint.yml")
    let listed = ["rules --rules cheap.yml", "rules --isolated --rules cheap.yml --rules guidelines"]
    for arguments in ["test cheap.yml"] + listed {
      let run = try workspace.run(arguments)
      #expect(run.status == 0 && run.output.contains("cheap"), "\(arguments): \(run.errors)")
    }
    let run = try workspace.run("test --isolated --rules guidelines cheap.yml guidelines")
    #expect(run.status == 0 && run.output.contains("cheap: 2 of 2"), "\(run.errors)")
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
    let run = try workspace.run("init --rule own --guidelines inns \(arguments)")
    #expect(run.status == 0, "\(run.errors)")
    #expect(try workspace.run("test own.yml").status == 0)
  }

  @Test("is told of a statement that no rule checks, and may not be the default")
  func unchecked() throws {
    let workspace = try ProgramFolder(copying: "examples/menu/guidelines", to: "ours")
    let statements = try workspace.text(of: "ours/statements.yml")
    try workspace.write(statements + "- {id: spare, source: house, text: Food is hot.}\n", to: "ours/statements.yml")
    let run = try workspace.run("test ours")
    let fault = "ours/statements.yml: no rule checks the statement spare, and no reason says why none can"
    #expect(run.status == 1 && run.lines.contains(fault), "\(run.output)\(run.errors)")
    let guidelines = try workspace.text(of: "ours/guidelines.yml")
    try workspace.write(guidelines + "default: true\n", to: "ours/guidelines.yml")
    let errors = try workspace.run("--rules ours").errors
    #expect(errors.contains("ours/guidelines.yml: default is for built-in guidelines alone; descriptions ask"))
  }

  @Test("has rules that are tested one by one, and by their folders", arguments: ["/card", "/card/short-name.yml"])
  func part(_ path: String) throws {
    let workspace = try ProgramFolder(copying: "examples/menu/guidelines", to: "ours")
    let run = try workspace.run("test ours\(path)")
    #expect(run.status == 0)
    #expect(run.output.contains("short-name: ") && !run.output.contains("priced: "), "\(run.output)")
  }

  @Test("holds for its own folder, and is in the schema of all descriptions")
  func ownFolder() throws {
    let workspace = try ProgramFolder(copying: "examples/menu", to: ".")
    #expect(try workspace.shell("cd guidelines && \"$widgetlint\" rules").output.contains("\npriced "))
    #expect(try workspace.run("schema").output.contains("\"menu\""))
    try workspace.write("rulez: 1\n", to: ".widgetlint.yml")
    #expect(try workspace.run("schema menu").errors.contains("\"rulez\" is no key here"))
  }

  @Test("has a noun for its items with the right article")
  func article() throws {
    let workspace = try ProgramFolder(copying: "examples/menu", to: ".")
    _ = try workspace.shell("sed -i 's/noun: dish/noun: item/; s/{dish}/{item}/' guidelines/*.yml guidelines/*/*.yml")
    try workspace.write("guidelines: menu\nrestaurant: A\ndishes: [Soup]\n", to: "a.widget.yml")
    let run = try workspace.run("a.widget.yml --format compact")
    #expect(run.output.contains(": error: an item is \"Soup\", expected "), "\(run)")
  }

  @Test("may have a start of its own, and none inside of another")
  func ownStart() throws {
    let workspace = try ProgramFolder(copying: "examples/menu/guidelines", to: "ours")
    try workspace.write("rulePaths: ours\n", to: ".widgetlint.yml")
    let start =
      "guidelines: menu\nrestaurant: APP_NAME   # its name\ndishes: [{name: Bread, price: 0, allergens: gluten}]\n"
    try workspace.write(start, to: "ours/start.widget.yml")
    #expect(try workspace.run("init --guidelines menu Inn").status == 0)
    #expect(try workspace.text(of: "Inn.widget.yml").contains("restaurant: \"Inn\"   # its name\n"))
    #expect(try workspace.run("Inn.widget.yml").status == 0)
    try workspace.write("id: inner\n", to: "ours/card/guidelines.yml")
    let run = try workspace.run("Inn.widget.yml")
    #expect(run.status == 2 && run.errors.contains("these guidelines lie in the folder of others"))
  }
}
