extension FieldType {
  /// The types of scalars: a new one is a file of its own, and a case with its line in the three lists below.
  package enum Scalar: Sendable, Equatable {
    /// More than white space; the field also takes a mapping of languages to such scalars.
    case text
    /// Any scalar, also an empty one.
    case any
    case boolean
    /// A decimal number in points.
    case points(PointsType.Range)
    case wholeNumber(minimum: Int)
    case color
    case version
    /// A URL, or the word `app`.
    case url
    /// A URL scheme without its colon.
    case scheme

    /// One of each, in the order in which they are told.
    static let all: [FieldType.Scalar] = [
      .text, .any, .boolean, .points(.zeroOrMore), .wholeNumber(minimum: 0), .color, .version, .url, .scheme,
    ]

    /// What reads it, and what is told of it.
    package var type: any ScalarType {
      switch self {
      case .text: TextType()
      case .any: AnyScalarType()
      case .boolean: BooleanType()
      case .points(let range): PointsType(range: range)
      case .wholeNumber(let minimum): WholeNumberType(minimum: minimum)
      case .color: ColorType()
      case .version: VersionType()
      case .url: URLType()
      case .scheme: SchemeType()
      }
    }

    /// The value that a text is; nil where it is none. A list of its own, since `type` costs a box for each scalar.
    func value(_ text: Span<UInt8>) -> DescriptionNode.Value? {
      switch self {
      case .text: TextType().value(text)
      case .any: .text
      case .boolean: BooleanType().value(text)
      case .points(let range): PointsType(range: range).value(text)
      case .wholeNumber(let minimum): WholeNumberType(minimum: minimum).value(text)
      case .color: ColorType().value(text)
      case .version: VersionType().value(text)
      case .url: URLType().value(text)
      case .scheme: SchemeType().value(text)
      }
    }
  }
}
