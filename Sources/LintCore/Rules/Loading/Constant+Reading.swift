extension Constant {
  /// The shape that a constant must have where it is used.
  enum Shape: Equatable {
    /// A value of a field.
    case field(PathType)
    case number
    /// A number of things: 0 or more.
    case count
    case text
    case color
    case colorOrNumber
  }

  /// The constant that a scalar is where nothing says what it must be: a color, a number, a version where it is quoted.
  init(guessing node: StrictNode) throws(Finding) {
    let text = try node.text()
    let bytes = Array(text.utf8)
    if let color = text.hasPrefix("#") ? Color(bytes.span) : nil {
      self = .color(color, text: text)
    } else if node.isQuoted {
      self = Version(bytes.span).map { .version($0) } ?? .text(text)
    } else {
      self = Self.plain(text)
    }
  }

  /// The constant that a scalar is where its shape is known.
  init(_ node: StrictNode, as shape: Shape) throws(Finding) {
    let text = try node.text()
    let bytes = Array(text.utf8)
    switch shape {
    case .number:
      guard let number = bytes.span.decimalNumber else { throw node.fault("found \"\(text)\", expected a number") }
      self = .number(number)
    case .count:
      guard let number = bytes.span.decimalNumber, number >= 0 else {
        throw node.fault("found \"\(text)\", expected a number, 0 or more")
      }
      self = .number(number)
    case .text:
      self = .text(text)
    case .color, .colorOrNumber:
      if let color = Color(bytes.span) {
        self = .color(color, text: text)
      } else if shape == .colorOrNumber, let number = bytes.span.decimalNumber {
        self = .number(number)
      } else {
        throw node.fault("found \"\(text)\", expected a color such as \"#333333\" or darkGray")
      }
    case .field(let type) where type.isPrivate:
      self = node.isQuoted ? .text(text) : Self.plain(text)
    case .field(let type):
      self = try Self.value(text, of: type, at: node)
    }
  }

  /// The number, boolean or text that an unquoted text is.
  private static func plain(_ text: String) -> Constant {
    if let number = Array(text.utf8).span.decimalNumber { return .number(number) }
    return text == "true" || text == "false" ? .boolean(text == "true") : .text(text)
  }

  private static func value(_ text: String, of type: PathType, at node: StrictNode) throws(Finding) -> Constant {
    switch type.singleForm.reading(Array(text.utf8).span) {
    case .success(.number(let number)): return .number(number)
    case .success(.boolean(let flag)): return .boolean(flag)
    case .success(.color(let color)): return .color(color, text: text)
    case .success(.version(let version)): return .version(version)
    case .success: return .text(text)
    case .failure(let fault):
      throw node.fault("found \"\(text)\", expected \(fault.expected)", help: fault.help)
    }
  }

  /// Whether the constant can be where a shape is needed.
  func fits(_ shape: Shape) -> Bool {
    switch (self, shape) {
    case (.text, .text), (.number, .number), (.number, .colorOrNumber), (.color, .color), (.color, .colorOrNumber):
      return true
    case (.number(let number), .count):
      return number >= 0
    case (_, .field(let type)):
      if type.isPrivate { return true }
      let form = type.singleForm
      switch (self, form.valueKind) {
      case (.number, .number), (.boolean, .boolean), (.color, .color), (.version, .version):
        return true
      case (.text(let text), _):
        return form.words.contains(text) || form.holdsText
      default:
        return false
      }
    default:
      return false
    }
  }
}

extension FieldType.Form {
  /// What a scalar of this form is that is none of the words; nil where only words are allowed.
  var valueKind: ScalarValueKind? { scalar?.type.valueKind }

  /// Whether a scalar of this form is a text.
  var holdsText: Bool { valueKind == .text }
}
