import LintCore

extension FieldTable {
  /// The fields of an inn's menu, which use every feature of a table.
  static let menu = menu()

  /// The same fields, each of which also accepts `<…>`.
  static let menuOfUnknown = menu(adding: "unknownValues: true\n")

  private static func menu(adding lines: String = "") -> FieldTable {
    let files = ["fields.yml": fieldsOfMenu, "guidelines.yml": guidelinesOfMenu + lines].map { path, text in
      GuidelineFile(path: path, bytes: Array(text.utf8))
    }
    do throws(GuidelineFile.Faults) {
      return try LoadedGuidelines(files).table
    } catch {
      fatalError("\(error.files.map { ($0.path, $0.faults.map(\.message)) })")
    }
  }
}

private let guidelinesOfMenu = """
  id: menu
  title: Menus
  meaning: One inn and its courses
  default: true
  items: {list: courses, noun: course, name: name}
  derived:
    printedHeading: {below: courses, first: [blurb, name], meaning: What the card says above a course}
  names: {inn: inn.name}
  apiNames: [UI*]

  """

private let fieldsOfMenu = """
  - {path: inn, type: mapping, required: true, example: "{name: Lion}", meaning: The inn}
  - {path: inn.name, type: text, required: true, standsFor: inn, example: Lion, meaning: What it is called}
  - {path: inn.webSchemes, type: {oneOrMany: scheme}, meaning: The URL schemes of its apps}
  - {path: inn.cookbookRevision, type: version, default: "10.0", meaning: The oldest cookbook that it cooks by}
  - {path: inn.ledger, type: mapping, meaning: Where its ledger is}
  - {path: inn.ledger.path, type: scalar, meaning: The ledger's folder}
  - {path: inn.ledger.configuration, type: scalar, meaning: The year}
  - {path: inn.ledger.host, type: scalar, meaning: Who keeps it}
  - {path: courses, type: {list: mapping}, atLeast: 1, required: true, example: "[{name: Soup}]",
     meaning: The courses}
  - {path: "courses[].name", type: text, required: true, standsFor: courses, example: Soup, meaning: What it is called}
  - {path: "courses[].blurb", type: text, default: {text: the name}, called: [label, text], meaning: What the card says}
  - {path: "courses[].popular", type: boolean, default: {onlyItem: true}, meaning: Whether most guests take it}
  - {path: "courses[].takeAwayToo", type: boolean, default: {onlyItem: true}, meaning: Whether it is sold at the door}
  - {path: "courses[].cookbookRevision", type: version, default: {field: inn.cookbookRevision}, called: [revision],
     meaning: The oldest cookbook with its recipe}
  - {path: "courses[].ledger", type: scalar, meaning: Its page in the ledger}
  - {path: "courses[].tablecloth", type: [color, {words: [cotton, velvet]}, mapping], needsOne: true,
     meaning: What it is served on}
  - {path: "courses[].tablecloth.color", type: color, called: [colour], meaning: The color of the cloth}
  - {path: "courses[].tablecloth.image", type: scalar, meaning: The print on the cloth}
  - {path: "courses[].wine", type: {oneOrMany: mapping},
     call: "{grapes: cellar, size: 0.75}", meaning: The wines beside it}
  - {path: "courses[].wine.role", type: scalar, meaning: What it is for}
  - {path: "courses[].wine.grapes", type: scalar, standsFor: "courses[].wine", meaning: What it is made of}
  - {path: "courses[].wine.size", type: positivePoints, meaning: The size of the bottle}
  - {path: "courses[].wine.weight", type: {words: [ultraLight, light, medium, bold, heavy]}, meaning: How heavy it is}
  - {path: "courses[].wine.color", type: [color, mapping], needsOne: true, called: [colour], meaning: Its color}
  - {path: "courses[].wine.color.light", type: color, standsFor: "courses[].wine.color", meaning: Its color by day}
  - {path: "courses[].wine.color.dark", type: color, meaning: Its color by candlelight}
  - {path: "courses[].wine.capsule", type: color, meaning: The color of the capsule}
  - {path: "courses[].allergen", type: {oneOrMany: {words: [peanuts, shellfish, processedSoyaBeans, none]}},
     meaning: What guests must know of}
  - {path: "courses[].borders", type: [signedPoints, mapping], meaning: The space around it on the card}
  - {path: "courses[].borders.top", type: signedPoints, meaning: The space at the top}
  - {path: "courses[].borders.leading", type: signedPoints, called: [left],
     meaning: The space where a line begins}
  - {path: "courses[].borders.bottom", type: signedPoints, meaning: The space at the bottom}
  - {path: "courses[].borders.trailing", type: signedPoints, called: [right],
     meaning: The space where a line ends}
  - {path: "courses[].borderInsets", type: [signedPoints, {words: [default, zero]}, mapping],
     meaning: The space inside its border}
  - {path: "courses[].borderInsets.leading", type: signedPoints, called: [left], meaning: The space where a line begins}
  - {path: "courses[].placement", type: {words: [counter, none]}, meant: {counter: bar}, meaning: Where it stands}
  - {path: "courses[].tray", type: mapping, meaning: The tray that it comes on}
  - {path: "courses[].tray.items", type: [count, {list: [text, mapping]}], standsFor: "courses[].tray",
     meaning: "What is on the tray: how many, or the things themselves"}
  - {path: "courses[].tray.items[].blurb", type: text, standsFor: "courses[].tray.items", called: [label, text],
     meaning: What it is called}
  - {path: "courses[].tray.items[].image", type: scalar, meaning: Its picture}
  - {path: "courses[].tray.items[].opens", type: url, called: [url, link, action], meaning: Its page}
  - {path: "courses[].tray.columns", type: positiveCount, meaning: How many stand in a row}
  - {path: "courses[].tray.spacing", type: points, meaning: The space between them}
  - {path: "courses[].pickles", type: {list: [text, mapping]}, meaning: The pickles}
  - {path: "courses[].pickles[].blurb", type: text, standsFor: "courses[].pickles", called: [label, text],
     meaning: What it is called}
  - {path: "courses[].pickles[].opens", type: url, called: [url, link, action], meaning: Its page}
  - {path: "courses[].pickles[].jars", type: positiveCount, meaning: How many jars there are}
  - {path: "courses[].photos", type: {list: mapping}, meaning: The pictures on the card}
  - {path: "courses[].photos[].name", type: scalar, standsFor: "courses[].photos", meaning: The picture's name}
  - {path: "courses[].opens", type: {oneOrMany: url}, called: [url, link, action], meaning: The pages that its code opens}
  - {path: "courses[].price", type: [points, {words: [seasonal]}], meant: {seasonal: "*%"}, meaning: What it costs}
  - {path: "courses[].simmers", type: duration, meaning: How long it simmers}
  - {path: "courses[].amounts", type: mapping, meaning: How much is served}
  - {path: "courses[].amounts.regular", type: [points, {words: [maximum]}], standsFor: "courses[].amounts",
     meaning: How much most guests get}
  - {path: "courses[].amounts.generous", type: [points, {words: [maximum, platter]}], meaning: How much hungry guests get}
  - {path: "courses[].largestServingMode", type: {words: [regular, generous]}, default: regular,
     meaning: The most that is served}
  - {path: "courses[].platter", type: mapping, meaning: What is on the platter}
  - {path: "courses[].platter.regular", type: {oneOrMany: scalar}, meaning: What most guests get}
  - {path: "courses[].platter.generous", type: {oneOrMany: scalar}, meaning: What hungry guests get}
  - {path: "courses[].chilled", type: boolean, meaning: Whether it is served cold}
  - {path: "courses[].sourced", type: {words: [local, none]}, meant: {local: true, none: false},
     meaning: Where it comes from}
  - {path: "courses[].refills", type: {words: [automatic, blocking]}, meaning: Whether guests wait for more}
  - {path: "courses[].recommendation", type: mapping, meaning: What the waiter says}
  - {path: "courses[].recommendation.isSincere", type: boolean, meaning: Whether the waiter means it}
  - {path: "courses[].recommendation.speech", type: text, meaning: The waiter's words}

  """
