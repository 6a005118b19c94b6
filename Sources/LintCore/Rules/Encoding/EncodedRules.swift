/// Rules as one text, as the built-in ones are compiled into the program: nothing is parsed and nothing is looked up by
/// name when they are read, and a compiler takes a long literal of text at once.
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
/// ``RuleEncoder`` and ``RuleDecoder`` have one function for each type, with its properties in the same order. Both sides
/// are built from the same sources, so that no version is written.
package enum EncodedRules {
  /// Rules as a text.
  package static func text(of rules: [Rule]) -> String {
    var encoder = RuleEncoder()
    encoder.write(rules) { $0.write($1) }
    return encoder.text
  }

  /// The rules that a text is, which ``text(of:)`` has made.
  package static func rules(from text: StaticString) -> [Rule] {
    text.withUTF8Buffer { rules(from: $0) }
  }

  static func rules(from bytes: UnsafeBufferPointer<UInt8>) -> [Rule] {
    var decoder = RuleDecoder(bytes)
    return decoder.list { $0.rule() }
  }
}
