/// The code of one widget: the principal class, and the views that it shows.
struct WidgetCode {
  /// All code of the target.
  let code: TargetCode
  /// The principal class and those that it inherits from; empty where it is not the target's.
  let principal: [String]
  /// Whether the last of them inherits from the system's.
  let isComplete: Bool
  /// The principal class and the views that it shows.
  let views: [String]
  /// The major number of the lowest iOS version that it runs on; nil where that is not known.
  let lowestVersion: Int?
  /// Whether it is written in Swift 2 or older.
  let isOldSwift: Bool
  /// The first property of the views by name.
  private let properties: [String: Variable]
  /// What the views give to each name after its declaration, the first two values.
  private let assignments: [String: [Expression]]

  /// The widget whose principal class has a name.
  init(
    _ code: TargetCode,
    principal name: String?,
    viewClasses: [String],
    lowestVersion: Int?,
    isOldSwift: Bool = false
  ) {
    self.code = code
    self.lowestVersion = lowestVersion
    self.isOldSwift = isOldSwift
    let chain = name.map { code.chain(of: $0) } ?? (names: [], isComplete: false)
    // What is added to the system's own classes is no view of this widget.
    principal = chain.names.filter { code.isDeclared($0) }
    isComplete = chain.isComplete
    let views = Self.views(code, from: principal + viewClasses)
    self.views = views
    var properties: [String: Variable] = [:]
    var assignments: [String: [Expression]] = [:]
    for view in views {
      for (name, variables) in code.variables(of: view) where properties[name] == nil {
        properties[name] = variables.first
      }
    }
    for (file, body) in Self.bodies(of: views, code) {
      for index in body.dropFirst() where file.isToken(index, "=") && file.isWord(index - 1) {
        let name = file.text(index - 1)
        guard assignments[name, default: []].count < 2, file.isAssigned(name, in: index - 1..<index) else { continue }
        assignments[name, default: []].append(Expression(file: file.number, range: file.assigned(index)))
      }
    }
    self.properties = properties
    self.assignments = assignments
  }

  /// The first property of the views that has a name.
  func property(_ name: String) -> Variable? { properties[name] }

  /// What the views give to a name after its declaration; of more than two values the first two.
  func assigned(_ name: String) -> [Expression] { assignments[name] ?? [] }

  /// Some classes, and the views that they make.
  private static func views(_ code: TargetCode, from names: [String]) -> [String] {
    var found: [String] = []
    var seen: Set<String> = []
    // Whether each type that is made is a view.
    var made: [String: Bool] = [:]
    var open = Array(names.reversed())
    while let name = open.popLast() {
      guard seen.insert(name).inserted, code.isDeclared(name) else { continue }
      found.append(name)
      open += code.chain(of: name).names
      for type in code.types[name] ?? [] {
        let file = code.files[type.file]
        for index in type.body where isMade(index, file) {
          let type = file.text(index)
          guard made[type] == nil else { continue }
          let isView = isView(type, code)
          made[type] = isView
          if isView { open.append(type) }
        }
      }
    }
    return found
  }

  /// Whether a word is the name of a type that is made: `Row()`, `Row.self`, `Row.make()`, `[Row alloc]`.
  private static func isMade(_ index: Int, _ file: CodeFile) -> Bool {
    guard file.isWord(index), file.text(index).first?.isUppercase == true else { return false }
    if file.isToken(index + 1, "(") { return true }
    if file.isToken(index + 1, "alloc") || file.isToken(index + 1, "class") || file.isToken(index + 1, "new") {
      return true
    }
    return file.isToken(index + 1, ".") && file.isWord(index + 2)
  }

  private static func isView(_ name: String, _ code: TargetCode) -> Bool {
    guard code.types[name] != nil else { return false }
    return code.chain(of: name).names.flatMap { code.inherited(by: $0) }.contains { base in
      base == "View"
        || base.hasPrefix("UI")
          && ["View", "Cell", "Controller", "Button", "Label", "Control"].contains { base.hasSuffix($0) }
    }
  }

  /// The parts of files that some types are made of.
  func bodies(of names: [String]) -> [(file: CodeFile, body: Range<Int>)] { Self.bodies(of: names, code) }

  /// The same, but for types in types that are among them.
  private static func bodies(of names: [String], _ code: TargetCode) -> [(file: CodeFile, body: Range<Int>)] {
    let all = names.flatMap { code.types[$0] ?? [] }
    var outer: [TypeDeclaration] = []
    for type in all.sorted(by: { ($0.file, $0.body.lowerBound) < ($1.file, $1.body.lowerBound) }) {
      if let last = outer.last, last.file == type.file, last.body.upperBound > type.body.lowerBound { continue }
      outer.append(type)
    }
    let kept = Set(outer.map { $0.file << 32 | $0.body.lowerBound })
    return all.filter { kept.contains($0.file << 32 | $0.body.lowerBound) }.map { (code.files[$0.file], $0.body) }
  }

  /// The texts in the code of the views.
  var texts: Set<String> {
    var found: Set<String> = []
    for (file, body) in bodies(of: views) {
      for index in body { if let string = file.string(index), string.variable == nil { found.insert(string.text) } }
    }
    return found
  }

  /// Whether a method of the extension's protocol is one that the system calls.
  func handler(_ name: String, label: String, objectiveC: String) -> Method? {
    principal.flatMap { code.methods[$0] ?? [] }.first { method in
      if code.files[method.file].isObjectiveC { return method.name == objectiveC }
      // Before Swift 3 a first argument had no label, and methods kept their names of Objective-C.
      if method.name == objectiveC, name != objectiveC { return isOldSwift || method.labels.first == "_" }
      return method.name == name && method.labels.last == label && !method.modifiers.contains("private")
        && !method.modifiers.contains("fileprivate")
    }
  }

  /// The method that holds a token.
  func method(at index: Int, in file: CodeFile) -> Method? { code.method(at: index, inFile: file.number) }

  /// Whether a token is where only older versions come than the widget runs on.
  func isDead(_ index: Int, in file: CodeFile) -> Bool {
    guard let lowestVersion, let method = method(at: index, in: file) else { return false }
    return VersionChecks(file, method).isDead(at: index, on: lowestVersion)
  }
}
