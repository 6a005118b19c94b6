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
    views = Self.views(code, from: principal + viewClasses)
  }

  /// Some classes, and the views that they make.
  private static func views(_ code: TargetCode, from names: [String]) -> [String] {
    var found: [String] = []
    var seen: Set<String> = []
    var open = Array(names.reversed())
    while let name = open.popLast() {
      guard code.isDeclared(name), seen.insert(name).inserted else { continue }
      found.append(name)
      open += code.chain(of: name).names
      for type in code.types[name] ?? [] {
        let file = code.files[type.file]
        for index in type.body where isMade(index, file) {
          let made = file.text(index)
          if !seen.contains(made), isView(made, code) { open.append(made) }
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
    let inherited = code.chain(of: name).names.flatMap { code.types[$0] ?? [] }.filter { !$0.isExtension }.flatMap(
      \.inherited
    )
    return inherited.contains { base in
      base == "View"
        || base.hasPrefix("UI")
          && ["View", "Cell", "Controller", "Button", "Label", "Control"].contains { base.hasSuffix($0) }
    }
  }

  /// The parts of files that some types are made of.
  func bodies(of names: [String]) -> [(file: CodeFile, body: Range<Int>)] {
    names.flatMap { code.types[$0] ?? [] }.map { (code.files[$0.file], $0.body) }
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

  /// Whether a token stands where only older versions come than the widget runs on.
  func isDead(_ index: Int, in file: CodeFile) -> Bool {
    guard let lowestVersion, let method = method(at: index, in: file) else { return false }
    return VersionChecks(file, method).isDead(at: index, on: lowestVersion)
  }
}
