/// Writes rules as one text, or reads them from it: the built-in ones are compiled into the program that way, so that
/// nothing is parsed at its start, and a compiler takes a long literal of text at once.
///
/// All is written in the order in which it is read, without names or separators:
///
/// | what | is written as |
/// | --- | --- |
/// | number | its digits to the base of 16 from the highest, as `a` to `p`, the last one as `A` to `P` |
/// | flag | the number 1 or 0 |
/// | text | the number of its UTF-8 bytes, then these |
/// | list | the number of its elements, then these |
/// | optional | a list of none or one |
/// | case of an enumeration | its number, counted from 0, then what it holds |
/// | number with a sign or a fraction | the number that the bits of a `Double` are |
/// | field, kind of condition, parameter | its number in its table |
///
/// Both sides are built from the same sources, so that no version is written.
package struct RuleCoder {
  /// The bytes that are read; nil while something is written.
  private let source: UnsafeBufferPointer<UInt8>?
  private var place = 0
  private var written: [UInt8] = []

  /// The table of the fields that the rules look at.
  let table: FieldTable

  private init(reading source: UnsafeBufferPointer<UInt8>?, _ table: FieldTable) {
    self.source = source
    self.table = table
  }

  /// Rules as a text.
  package static func text(of rules: [Rule], _ table: FieldTable) -> String {
    var coder = RuleCoder(reading: nil, table)
    _ = coder(rules)
    return String(decoding: coder.written, as: UTF8.self)
  }

  /// The rules that a text is, which ``text(of:_:)`` has made.
  package static func rules(from text: StaticString, _ table: FieldTable) -> [Rule] {
    text.withUTF8Buffer { rules(from: $0, table) }
  }

  static func rules(from bytes: UnsafeBufferPointer<UInt8>, _ table: FieldTable) -> [Rule] {
    var coder = RuleCoder(reading: bytes, table)
    return coder.next()
  }

  // MARK: - Values

  /// Writes a value and returns it; while reading, returns the value that is read in its place.
  mutating func callAsFunction<Value: Coded>(_ value: Value?) -> Value { Value.coded(value, by: &self) }

  /// Reads a value.
  mutating func next<Value: Coded>() -> Value { Value.coded(nil, by: &self) }

  /// Writes the number of an enumeration's case, and what it holds.
  mutating func write<each Value: Coded>(_ number: Int, _ values: repeat each Value) {
    _ = self(number)
    repeat _ = self(each values)
  }

  /// Codes a number without a sign.
  fileprivate mutating func bits(_ bits: UInt64?) -> UInt64 {
    guard let source else {
      let digits = String(bits ?? 0, radix: 16).utf8.map { $0 < 0x3A ? $0 - 0x30 : $0 - 0x57 }
      written += digits.dropLast().map { UInt8(ascii: "a") + $0 } + digits.suffix(1).map { UInt8(ascii: "A") + $0 }
      return bits ?? 0
    }
    var number: UInt64 = 0
    while true {
      let byte = source[place]
      place += 1
      number = number << 4 | UInt64((byte | 0x20) - UInt8(ascii: "a"))
      if byte & 0x20 == 0 { return number }
    }
  }

  fileprivate mutating func text(_ text: String?) -> String {
    let count = self(text?.utf8.count)
    guard let source else {
      written += (text ?? "").utf8
      return text ?? ""
    }
    place += count
    return String(decoding: source[place - count..<place], as: UTF8.self)
  }

  /// Codes a value that may be missing.
  mutating func optional<Value: Coded>(_ value: Value?) -> Value? { self(value != nil) ? self(value) : nil }
}

/// A value that a ``RuleCoder`` can write and read.
protocol Coded {
  /// Writes a value and returns it; without a value, reads one.
  static func coded(_ value: Self?, by coder: inout RuleCoder) -> Self
}

extension Coded where Self: BinaryInteger {
  static func coded(_ number: Self?, by coder: inout RuleCoder) -> Self {
    Self(coder.bits(number.map { UInt64($0) }))
  }
}

extension Coded where Self: RawRepresentable, RawValue: Coded {
  static func coded(_ value: Self?, by coder: inout RuleCoder) -> Self {
    guard let value = Self(rawValue: coder(value?.rawValue)) else { preconditionFailure("the rules are damaged") }
    return value
  }
}

extension Int: Coded {}
extension Int64: Coded {}
extension UInt8: Coded {}

extension Bool: Coded {
  static func coded(_ flag: Bool?, by coder: inout RuleCoder) -> Bool { coder(flag.map { $0 ? 1 : 0 }) == 1 }
}

extension Double: Coded {
  static func coded(_ number: Double?, by coder: inout RuleCoder) -> Double {
    Double(bitPattern: coder.bits(number?.bitPattern))
  }
}

extension String: Coded {
  static func coded(_ text: String?, by coder: inout RuleCoder) -> String { coder.text(text) }
}

extension Array: Coded where Element: Coded {
  static func coded(_ list: [Element]?, by coder: inout RuleCoder) -> [Element] {
    let count = coder(list?.count)
    var coded: [Element] = []
    coded.reserveCapacity(count)
    for index in 0..<count { coded.append(coder(list?[index])) }
    return coded
  }
}

extension Optional: Coded where Wrapped: Coded {
  static func coded(_ value: Wrapped??, by coder: inout RuleCoder) -> Wrapped? { coder.optional(value ?? nil) }
}
