/// Writes a set of guidelines as one text, or reads it. The built-in guidelines are compiled in as such a text: nothing
/// is parsed at the start of the program, and a compiler handles a long text literal quickly.
///
/// The same code does both: `coder(value)` writes the value, and reads one if it is nil.
///
/// Values are written in the order in which they are read, without names or separators:
///
/// | what | is written as |
/// | --- | --- |
/// | number | its hexadecimal digits from the highest, as `a` to `p`, the last one as `A` to `P` |
/// | flag | the number 1 or 0 |
/// | text | the number of its UTF-8 bytes, then these |
/// | list | the number of its elements, then these |
/// | optional | a list of none or one |
/// | case of an enumeration | its number, counted from 0, then what it holds |
/// | number with a sign or a fraction | the bits of a `Double` as a number |
/// | field, kind of condition, parameter | its number in its table |
///
/// The text holds no version: `swift run RuleEmbedder` writes it anew after a change of the encoding or of a table.
package struct GuidelineCoder {
  /// The bytes to read; nil while writing.
  private let source: UnsafeBufferPointer<UInt8>?
  private var place = 0
  private var written: [UInt8] = []

  /// The table of the fields that rules look at, which is coded before them.
  fileprivate(set) var table: FieldTable
  /// The names of all sets, for a table that is read.
  fileprivate var names: [String] = []

  /// Writes a set as a text.
  package static func text(of set: GuidelineSet) -> String {
    var coder = GuidelineCoder(source: nil, table: set.table)
    _ = coder(set)
    return String(decoding: coder.written, as: UTF8.self)
  }

  /// Reads a set from a text made by ``text(of:)``; `names` are the names of all sets, the default first.
  package static func set(from bytes: UnsafeBufferPointer<UInt8>, names: [String]) -> GuidelineSet {
    var coder = GuidelineCoder(source: bytes, table: FieldTable([], Guidelines(id: "")), names: names)
    return coder.next()
  }

  // MARK: - Values

  /// Writes a value and returns it; while reading, ignores it and returns the value read.
  mutating func callAsFunction<Value: Coded>(_ value: Value?) -> Value { Value.coded(value, by: &self) }

  /// Reads a value.
  mutating func next<Value: Coded>() -> Value { Value.coded(nil, by: &self) }

  /// Writes the number of an enumeration's case, and what it holds.
  mutating func write<each Value: Coded>(_ number: Int, _ values: repeat each Value) {
    _ = self(number)
    repeat _ = self(each values)
  }

  /// Codes an unsigned number.
  fileprivate mutating func bits(_ bits: UInt64?) -> UInt64 {
    guard let source else {
      write(bits: bits ?? 0)
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

  private mutating func write(bits: UInt64) {
    let digits = String(bits, radix: 16).utf8.map { $0 < 0x3A ? $0 - 0x30 : $0 - 0x57 }
    written += digits.dropLast().map { UInt8(ascii: "a") + $0 } + digits.suffix(1).map { UInt8(ascii: "A") + $0 }
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

/// A value that a ``GuidelineCoder`` can write and read.
protocol Coded {
  /// Writes a value and returns it; without a value, reads one.
  static func coded(_ value: Self?, by coder: inout GuidelineCoder) -> Self
}

extension Coded where Self: BinaryInteger {
  static func coded(_ number: Self?, by coder: inout GuidelineCoder) -> Self {
    Self(coder.bits(number.map { UInt64($0) }))
  }
}

extension Coded where Self: RawRepresentable, RawValue: Coded {
  static func coded(_ value: Self?, by coder: inout GuidelineCoder) -> Self {
    guard let value = Self(rawValue: coder(value?.rawValue)) else {
      preconditionFailure("stale rules: `swift run RuleEmbedder` compiles them anew")
    }
    return value
  }
}

extension Int: Coded {}
extension Int64: Coded {}
extension UInt8: Coded {}

extension Bool: Coded {
  static func coded(_ flag: Bool?, by coder: inout GuidelineCoder) -> Bool { coder(flag.map { $0 ? 1 : 0 }) == 1 }
}

extension Double: Coded {
  static func coded(_ number: Double?, by coder: inout GuidelineCoder) -> Double {
    Double(bitPattern: coder.bits(number?.bitPattern))
  }
}

extension String: Coded {
  static func coded(_ text: String?, by coder: inout GuidelineCoder) -> String { coder.text(text) }
}

extension Array: Coded where Element: Coded {
  static func coded(_ list: [Element]?, by coder: inout GuidelineCoder) -> [Element] {
    let count = coder(list?.count)
    if let list {
      for element in list { _ = coder(element) }
      return list
    }
    return (0..<count).map { _ in coder.next() }
  }
}

extension Optional: Coded where Wrapped: Coded {
  static func coded(_ value: Wrapped??, by coder: inout GuidelineCoder) -> Wrapped? { coder.optional(value ?? nil) }
}

extension GuidelineSet: Coded {
  static func coded(_ set: GuidelineSet?, by coder: inout GuidelineCoder) -> GuidelineSet {
    let rows: [Field] = coder(set.map { Array($0.table.fields.dropFirst()) })
    let guidelines = coder(set?.table.guidelines)
    if set == nil { coder.table = FieldTable(rows, guidelines, sets: coder.names) }
    return GuidelineSet(table: coder.table, rules: coder(set?.rules))
  }
}
