/// A value written in a rule file or a configuration.
package enum Constant: Sendable, Hashable {
  case number(Double)
  case boolean(Bool)
  case text(String)
  case color(Color, text: String)
  case version(Version)

  /// The constant as data.
  package var data: DataValue {
    switch self {
    case .number(let number): .number(number)
    case .boolean(let flag): .boolean(flag)
    case .text(let text), .color(_, let text): .text(text)
    case .version(let version): .text(version.text)
    }
  }
}
