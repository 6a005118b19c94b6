/// The code of one widget: the principal class, and the views that it shows.
final class WidgetCode {
  /// All code of the target.
  let code: CodeModule
  /// The principal class and its superclasses; empty if the target does not declare it.
  let principal: [String]
  /// Whether the last of `principal` inherits from a system class.
  let isComplete: Bool
  /// The principal class and the views that it shows.
  let views: [String]
  /// The number of the lowest iOS version that the widget runs on, such as 903 for 9.3; nil if it is not known.
  let lowestVersion: Int?
  /// Whether the code is written in Swift 2 or older.
  var isOldSwift = false
  /// The names of the root view in the principal class: `view`, and those of its outlets.
  var rootNames: Set<String> = ["view", "viewIfLoaded"]
  /// The class that a storyboard gives the root view.
  var rootClass: String?
  /// The branches by iOS version in each file.
  private let knownBranches = Cache<CodeFile, Branches<VersionReader>>()
  /// The values that the views assign to each name after its declaration, at most two; empty for an unknown one.
  private(set) var assignments: [String: [Code]] = [:]
  /// The context in which expressions are evaluated.
  private(set) lazy var values = CodeValues(
    code: ExtensionCode(code),
    families: .all,
    version: lowestVersion ?? 0,
    assignments: assignments
  )

  /// Creates the code of the widget with a principal class.
  init(_ code: CodeModule, principal name: String?, viewClasses: [String], lowestVersion: Int?) {
    (self.code, self.lowestVersion) = (code, lowestVersion)
    let chain = name.map { code.inheritance(of: $0) } ?? (names: [], isComplete: false)
    // A system class that the code only extends is not a view of this widget.
    principal = chain.names.filter { code.isDeclared($0) }
    isComplete = chain.isComplete
    views = Self.views(code, from: principal + viewClasses)
    // The view of such a controller is its table or collection.
    let names = ["UITableViewController": "tableView", "UICollectionViewController": "collectionView"]
    if let name = chain.names.last.flatMap({ code.inherited(by: $0).first }).flatMap({ names[$0] }) {
      rootNames.insert(name)
    }
    // Any code may change a property through its type: `Layout.height = 9`, `Today.shown.height += 9`
    for file in code.declarations.keys {
      for token in Code(file, file.tokens.indices) where token[-1] == "." && CodeNames.giving.contains(token[1]) {
        let isKnown = assignments[token.text] != nil || !ViewChain.base(of: token).text.isTypeName
        if !isKnown { assignments[token.text] = [Code(file, token.index..<token.index)] }
      }
    }
    for token in tokens where token.isWord && (token[1].last == "=" || token[-1] == "&") {
      guard assignments[token.text, default: []].count < 2, token.code.changes(token.text) else { continue }
      // The result of `+=` is not known.
      let values = Array(token.code.assignments(to: token.text))
      assignments[token.text, default: []] += values.isEmpty ? [token.code.prefix(0)] : values
    }
  }

  /// The endings of names of views and their controllers.
  static let endings = ["View", "Cell", "Controller", "Button", "Label", "Control"]

  /// Returns some classes and the views that they make.
  private static func views(_ code: CodeModule, from names: [String]) -> [String] {
    var found: [String] = []
    var seen: Set<String> = []
    /// The types that are made, each visited once.
    var made: Set<String> = []
    var open = Array(names.reversed())
    /// The number of tokens that may still be visited: a nested type is visited again with each outer type.
    let left = Steps(Limits.tokens)
    while let name = open.popLast() {
      guard seen.insert(name).inserted, code.isDeclared(name) else { continue }
      found.append(name)
      open += code.inheritance(of: name).names
      let bodies = (code.types[name] ?? []).map(\.body)
      guard left.take(bodies.reduce(0) { $0 + $1.count }) else { break }
      for token in bodies.joined() where isMade(token) && made.insert(token.text).inserted {
        let bases = code.inheritance(of: token.text).names.flatMap { code.inherited(by: $0) }
        let isView = bases.contains { base in
          base == "View" || base.hasPrefix("UI") && endings.contains { base.hasSuffix($0) }
        }
        if isView { open.append(token.text) }
      }
    }
    return found
  }

  /// Whether a word names a type that code makes: `Row()`, `Row.self`, `Row.make()`, `[Row alloc]`, `[Row load:nib]`.
  private static func isMade(_ token: Cursor) -> Bool {
    guard token.isWord, token.text.isTypeName else { return false }
    return token[1] == "(" || token[-1] == "[" && token.moved(1).isWord || token[1] == "." && token.moved(2).isWord
  }

  /// Returns the bodies of some types, without those nested in another of them.
  func bodies(of names: [String]) -> [Code] {
    let all = names.flatMap { code.types[$0] ?? [] }.map(\.body)
    var ends: [CodeFile: Int] = [:]
    var inner: Set<Int> = []
    for (index, body) in all.enumerated().sorted(by: { $0.element.startIndex < $1.element.startIndex }) {
      let end = ends[body.file, default: 0]
      if end > body.startIndex { inner.insert(index) } else { ends[body.file] = body.endIndex }
    }
    return all.indices.filter { !inner.contains($0) }.map { all[$0] }
  }

  /// The tokens of the views.
  var tokens: some Sequence<Cursor> { bodies(of: views).lazy.joined() }

  /// The texts in the code of the views.
  var texts: Set<String> { Set(tokens.compactMap(\.string?.literal)) }

  /// The methods of the principal class.
  var ownMethods: [Member] { principal.flatMap { code.methods[$0] ?? [] } }

  /// The methods that the system calls on every version to show a view.
  static let lifecycle: Set<String> = [
    "loadView", "viewDidLoad", "viewWillAppear", "viewDidAppear", "viewWillLayoutSubviews", "viewDidLayoutSubviews",
    "awakeFromNib", "init",
  ]

  /// The names of the methods that the system calls to show the widget, and of those that they call unconditionally.
  var startedMethods: Set<String> {
    let methods = Dictionary(grouping: ownMethods, by: \.name)
    var started: Set<String> = []
    var open = Array(Self.lifecycle)
    while let name = open.popLast() {
      guard started.insert(name).inserted else { continue }
      let words = (methods[name] ?? []).lazy.flatMap(\.body)
      open += words.filter { $0.callsOwnMethod && methods[$0.text] != nil && self.isCertain($0) }.map(\.text)
    }
    return started
  }

  /// Returns the method of the extension's protocol with a name and a last label; nil if the system would not call any.
  func handler(_ name: String, label: String) -> Member? {
    let part = label.prefix(1).uppercased() + label.dropFirst()
    return ownMethods.first { method in
      let isObjectiveC = [name + part, name + "With" + part].contains(method.name)
      if method.body.file.isObjectiveC { return isObjectiveC || method.labels == [name, label] }
      // Before Swift 3, a first argument had no label, and methods had their Objective-C names.
      if isObjectiveC { return isOldSwift || method.labels.first == "_" }
      return method.name == name && method.labels.last == label && method.hidingModifier == nil
    }
  }

  /// The method that the system calls when the display mode changes.
  var displayModeHandler: Member? { handler("widgetActiveDisplayModeDidChange", label: "withMaximumSize") }

  /// Returns the labels of a method's arguments in its calls; before Swift 3, the first argument had none.
  func labels(of method: Member) -> [String] {
    guard isOldSwift, !method.head.file.isObjectiveC else { return method.labels }
    return method.labels.prefix(1).map { _ in "_" } + method.labels.dropFirst()
  }

  /// Returns what a token sets if it names a member added to views: `extension UILabel { func style() { font = … } }`.
  func styled(by token: Cursor) -> Set<String> {
    guard let found = styles[token.text], token[-1] == "." || token.file.isObjectiveC && token.bracket?.text == "[",
      token.receiver.map({ !$0.isSelf && !$0.text.isTypeName }) ?? (token[-1] == ".")
    else { return [] }
    return found
  }

  private lazy var styles: [String: Set<String>] = {
    let types = ["UIView", "UILabel", "UIButton"]
    let methods = types.flatMap { code.methods[$0] ?? [] }.filter { $0.name != "init" }
    return (methods + types.flatMap(code.variables(of:))).reduce(into: [:]) { found, member in
      for token in member.body {
        let property = ["font", "textColor"].first { token.assigned(to: $0) != nil }
        let isTitle = token.isAny("setTitle", "setAttributedTitle")
        if let property = isTitle ? "title" : property { found[member.name, default: []].insert(property) }
      }
    }
  }()

  private lazy var words = code.words

  /// Whether a token is in a method that needs a caller but that nothing names.
  func isUncalled(_ token: Cursor) -> Bool {
    code.method(at: token).map { $0.needsCaller && !words.contains($0.name) } ?? false
  }

  /// Whether a token runs only on versions older than those that the widget supports.
  func isDead(_ token: Cursor) -> Bool { lowestVersion.map { isDead(token, on: $0) } ?? false }

  /// Whether a token never runs on a version of iOS or on later ones.
  func isDead(_ token: Cursor, on version: Int) -> Bool {
    branches(of: token.file).cases(at: token).end <= version
  }

  /// Whether a token runs whenever its method does, on all versions that the widget supports.
  func isCertain(_ token: Cursor) -> Bool {
    let (branches, all) = (branches(of: token.file), RangeSet((lowestVersion ?? 0)..<Int.max))
    return branches.isCertain(token) && all.isSubset(of: branches.cases(at: token))
  }

  private func branches(of file: CodeFile) -> Branches<VersionReader> {
    knownBranches.value(file) { Branches(Code(file, file.tokens.indices), .all, VersionReader()) }
  }
}
