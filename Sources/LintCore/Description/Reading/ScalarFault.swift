/// Why a scalar is no value of its field, and the way out.
struct ScalarFault {
  /// The finding that it makes.
  let check: DescriptionCheck
  /// What to do about it, where that is known.
  let hint: Hint?
  /// What a value of the right type must keep to; empty where the type is wrong.
  let range: String

  /// Whether the type is right and the value is outside its range.
  var isOutOfRange: Bool { !range.isEmpty }

  init(_ text: String, _ form: FieldType.Form) {
    let bytes = Array(text.utf8)
    var check = DescriptionCheck.wrongType
    var range = ""
    switch form.scalar {
    case nil:
      if !form.words.isEmpty { check = .invalidValue }
    case .points(let points):
      if let words = points.words, let number = ScalarReading.number(bytes.span), number.isFinite {
        check = .invalidValue
        range = words
      } else if !form.words.isEmpty, !Self.beginsLikeNumber(text) {
        check = .invalidValue
      }
    case .wholeNumber(let minimum):
      if ScalarReading.wholeNumber(bytes.span) != nil {
        check = .invalidValue
        range = "\(minimum) or more"
      }
    case .color:
      if !text.hasPrefix("#") { check = .invalidValue }
    case .scheme:
      check = .invalidValue
    case .text, .any, .boolean, .version, .url:
      break
    }
    self.check = check
    self.range = range
    var hint = Hints.value(text, form)
    if let meant = hint?.replacement, ScalarReading.value(Array(meant.utf8).span, form) == nil {
      hint?.replacement = nil
    }
    self.hint = hint
  }

  private static func beginsLikeNumber(_ text: String) -> Bool {
    let unsigned = text.drop { $0 == "-" || $0 == "+" }
    guard let first = unsigned.first(where: { $0 != "." }) else { return false }
    return first.isASCII && first.isNumber && (unsigned.first == first || unsigned.dropFirst().first == first)
  }
}
