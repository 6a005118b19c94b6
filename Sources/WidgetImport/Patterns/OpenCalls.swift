/// A call that opens a URL, with the URL as far as it is literal.
struct OpenCall {
  /// The URL; nil where it does not begin with a literal scheme.
  let url: String?
  let place: SourcePlace
  /// Whether it is made only in some case.
  let isConditional: Bool
}

/// Finds what is opened, and from where.
final class OpenCalls {
  /// How many methods a tap goes through before it opens something.
  private static let depthLimit = 4
  /// The most calls that are followed from one method.
  private static let stepLimit = 4_000

  /// A call in a method: of something that opens a URL, or of another method.
  private struct Step {
    let index: Int
    /// The URL; nil where another method is called.
    var argument: Range<Int>?
    /// The name of the method that is called.
    var name: String?
    /// Whether it is done only in some case.
    let isCase: Bool
    /// The URL as far as it is literal.
    var url: String?
  }

  /// The calls in a method, and those of other methods by name.
  private struct Steps {
    var all: [Step] = []
    var calls: [String: [Int]] = [:]
  }

  private let widget: WidgetCode
  private let reader: ExpressionReader
  /// The methods of the views.
  private let methods: [Method]
  /// The same by name.
  private let named: [String: [Method]]
  /// The same by the first part of their selectors.
  private var selected: [String: [Method]] = [:]
  /// What methods do and open, as far as it was asked for.
  private var known: (steps: [Int: Steps], calls: [Int: [OpenCall]]) = ([:], [:])
  /// The methods that call more than is followed.
  private(set) var unfollowed: [SourcePlace] = []

  init(_ widget: WidgetCode) {
    self.widget = widget
    reader = ExpressionReader(widget)
    methods = widget.views.flatMap { widget.code.methods[$0] ?? [] }
    named = Dictionary(grouping: methods, by: \.name)
    for method in methods {
      selected[method.name, default: []].append(method)
      // In Objective-C, func open(sender:) is openWithSender:.
      guard let label = method.labels.first, label != "_" else { continue }
      selected[method.name + "With" + label.prefix(1).uppercased() + label.dropFirst(), default: []].append(method)
    }
  }

  /// The methods that a selector of a storyboard or of code names.
  func methods(selector: String, of type: String? = nil) -> [Method] {
    let first = selector.split(separator: ":").first.map(String.init)
    let found = first.flatMap { selected[$0] } ?? []
    return type == nil ? found : found.filter { $0.type == type }
  }

  /// What a method opens, itself or through methods that it calls.
  func calls(from root: Method) -> [OpenCall] {
    if let found = known.calls[root.key] { return found }
    let found = find(from: root)
    known.calls[root.key] = found
    return found
  }

  private func find(from root: Method) -> [OpenCall] {
    var found: [OpenCall] = []
    var seen: Set<Int> = []
    var called: Set<String> = []
    var count = 0
    var open: [(method: Method, caller: Method?, depth: Int, isConditional: Bool)] = [(root, nil, 0, false)]
    while let (method, caller, depth, isConditional) = open.popLast() {
      guard seen.insert(method.key).inserted else { continue }
      let steps = steps(of: method)
      count += steps.all.count + 1
      guard count <= Self.stepLimit else {
        unfollowed.append(widget.code.files[root.file].place(root.head))
        break
      }
      for step in steps.all {
        let isCase = isConditional || step.isCase
        if let name = step.name {
          guard depth < Self.depthLimit, called.insert(name).inserted else { continue }
          open += (named[name] ?? []).map { ($0, method, depth + 1, isCase) }
        } else {
          let url = step.url ?? given(step, in: method, by: caller)
          let place = widget.code.files[method.file].place(step.index)
          found.append(OpenCall(url: url, place: place, isConditional: isCase))
        }
      }
    }
    return found.sorted { $0.place < $1.place }
  }

  /// What a method does that matters here.
  private func steps(of method: Method) -> Steps {
    if let found = known.steps[method.key] { return found }
    let file = widget.code.files[method.file]
    var steps = Steps()
    for index in method.body {
      if let argument = argument(at: index, file) {
        let text = reader.text(Expression(file: method.file, range: argument))
        let isCase = isInCase(index, method, file)
        steps.all.append(Step(index: index, argument: argument, isCase: isCase, url: text.flatMap(written)))
      } else if file.isWord(index), isCall(index, file) {
        let name = file.text(index)
        guard named[name] != nil else { continue }
        steps.all.append(Step(index: index, name: name, isCase: isInCase(index, method, file)))
        steps.calls[name, default: []].append(index)
      }
    }
    known.steps[method.key] = steps
    return steps
  }

  /// Whether a token runs only in some case: in a branch that is no mere unwrapping.
  private func isInCase(_ index: Int, _ method: Method, _ file: CodeFile) -> Bool {
    // Far from where its method begins, a call is taken to be one of several.
    if index - method.body.lowerBound > 4_000 { return true }
    var next = index - 1
    while next >= method.body.lowerBound {
      if file.isToken(next, "case") || file.isToken(next, "default") { return true }
      if file.isToken(next, "{") {
        var start = next - 1
        while start >= method.body.lowerBound,
          !file.isToken(start, in: ["if", "else", "for", "while", "switch", "{", "}", ";"])
        {
          start = (file.partner(start).map { $0 < start ? $0 : start } ?? start) - 1
        }
        if file.isToken(start, in: ["else", "for", "while", "switch"]) { return true }
        if file.isToken(start, "if"), !file.isToken(start + 1, "let") { return true }
      }
      next = (file.partner(next).map { $0 < next ? $0 : next } ?? next) - 1
    }
    return false
  }

  private func isCall(_ index: Int, _ file: CodeFile) -> Bool {
    if file.isObjectiveC { return file.isToken(index - 1, "self") && file.isToken(index - 2, "[") }
    return file.isToken(index + 1, "(") && (!file.isToken(index - 1, ".") || file.isToken(index - 2, "self"))
  }

  /// The first argument of a call of `open` or `openURL` at a token.
  private func argument(at index: Int, _ file: CodeFile) -> Range<Int>? {
    if file.isToken(index, "openURL"), file.isToken(index + 1, ":") {
      return index + 2..<file.argumentEnd(from: index + 2)
    }
    guard file.isToken(index, "open") || file.isToken(index, "openURL"), file.isToken(index - 1, "."),
      file.isToken(index + 1, "("), let close = file.partner(index + 1)
    else { return nil }
    var start = index - 2
    while file.isToken(start, "?") || file.isToken(start, "!") { start -= 1 }
    guard file.isToken(start, in: ["extensionContext", "context", "shared", ")"]) else { return nil }
    return file.elements(in: index + 2..<close).first
  }

  /// What the one call in its caller gives for a parameter that is opened.
  private func given(_ step: Step, in method: Method, by caller: Method?) -> String? {
    guard let caller, let argument = step.argument else { return nil }
    let file = widget.code.files[method.file]
    let own = reader.stripped(Expression(file: method.file, range: argument))
    guard own.range.count == 1, let position = method.parameters.firstIndex(of: file.text(own.range.lowerBound)) else {
      return nil
    }
    let callerFile = widget.code.files[caller.file]
    let calls = steps(of: caller).calls[method.name] ?? []
    guard calls.count == 1, callerFile.isToken(calls[0] + 1, "("), let close = callerFile.partner(calls[0] + 1) else {
      return nil
    }
    let arguments = callerFile.elements(in: calls[0] + 2..<close)
    guard position < arguments.count else { return nil }
    let value = arguments[position]
    let start = callerFile.isToken(value.lowerBound + 1, ":") ? value.lowerBound + 2 : value.lowerBound
    return reader.text(Expression(file: caller.file, range: start..<value.upperBound)).flatMap(written)
  }

  /// A URL whose scheme is literal, with a name for the part that is not.
  private func written(_ text: StringLiteral) -> String? {
    guard let colon = text.text.firstIndex(of: ":"), colon > text.text.startIndex else { return nil }
    let scheme = text.text[..<colon]
    guard scheme.utf8.allSatisfy({ $0.isWord || "+-.".utf8.contains($0) }), scheme.first?.isLetter == true else {
      return nil
    }
    return text.text + (text.variable.map { "<\($0)>" } ?? "")
  }

  // MARK: - Taps

  /// The methods that run on a tap, but for those that a storyboard names.
  var tapped: [Method] {
    let selected = methods.filter { method in
      let selection: Set<String> = [
        "didSelectRowAt", "didSelectItemAt", "shouldSelectItemAt", "didSelectRowAtIndexPath",
        "didSelectItemAtIndexPath",
      ]
      return !selection.isDisjoint(with: method.labels)
        || ["touchesBegan", "touchesEnded"].contains(method.name)
    }
    var found = selected
    for (file, body) in widget.bodies(of: widget.views) {
      for index in body {
        guard let selector = selector(at: index, file), isOfTap(index, file) else { continue }
        found += methods(selector: selector)
      }
    }
    return found
  }

  /// The selector that a token begins: `#selector(Today.open(_:))`, `Selector("open")`, `@selector(open:)`.
  func selector(at index: Int, _ file: CodeFile) -> String? {
    guard file.isToken(index, "#selector") || file.isToken(index, "@selector") || file.isToken(index, "Selector"),
      file.isToken(index + 1, "("), let close = file.partner(index + 1), close - index < 100
    else { return nil }
    if let string = (index..<close).compactMap({ file.string($0) }).first { return string.text }
    // The name before the labels.
    var name: String?
    for next in index + 2..<close {
      if file.isToken(next, "(") || file.isToken(next, ":") { break }
      if file.isWord(next) { name = file.text(next) }
    }
    return name
  }

  /// Whether a selector is given to a gesture or a bar's button, and not to a timer or a notification.
  private func isOfTap(_ index: Int, _ file: CodeFile) -> Bool {
    var next = index - 1
    let start = max(0, index - 60)
    while next >= start {
      if file.isToken(next, "(") || file.isToken(next, "[") {
        let call =
          file.isToken(next, "(") ? callee(next, file) : (next..<index).map { file.text($0) }.joined(separator: " ")
        if call.contains("GestureRecognizer") || call.contains("UIBarButtonItem")
          || call.contains("initWithTarget")
        {
          return true
        }
        if call.contains("Timer") || call.contains("addObserver") || call.contains("perform") { return false }
      }
      if file.isToken(next, "{") || file.isToken(next, "}") || file.isToken(next, ";") { return false }
      next = (file.partner(next).map { $0 < next ? $0 : next } ?? next) - 1
    }
    return false
  }

  private func callee(_ open: Int, _ file: CodeFile) -> String {
    (max(0, open - 3)..<open).map { file.text($0) }.joined(separator: " ")
  }
}
