/// The choices of one input: its own bytes, and after these, random numbers seeded by the whole input.
package struct Numbers {
  private var script: ArraySlice<UInt8>
  private var state: UInt64

  /// Splits an input into a text and, after its last byte 0xFF, the choices.
  package static func split(_ bytes: [UInt8]) -> (text: String, numbers: Numbers) {
    let end = bytes.lastIndex(of: 0xFF) ?? bytes.count
    let numbers = Numbers(script: bytes[end...].dropFirst(), state: state(of: bytes))
    return (String(decoding: bytes[..<end], as: UTF8.self), numbers)
  }

  private init(script: ArraySlice<UInt8>, state: UInt64) { (self.script, self.state) = (script, state) }

  /// Creates choices from an input that consists only of these.
  package init(_ bytes: [UInt8]) { self.init(script: bytes[...], state: Self.state(of: bytes)) }

  private static func state(of bytes: [UInt8]) -> UInt64 {
    bytes.reduce(14_695_981_039_346_656_037 as UInt64) { ($0 ^ UInt64($1)) &* 1_099_511_628_211 }
  }

  /// Returns a number from 0 up to, but not including, a bound.
  package mutating func next(_ bound: Int) -> Int {
    if let byte = script.popFirst() { return Int(byte) % max(1, bound) }
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(state >> 33) % max(1, bound)
  }

  /// Returns a place in a text of some length, or at its end.
  package mutating func place(in count: Int) -> Int { (next(256) << 8 + next(256)) % max(1, count) }

  package mutating func element<Element>(_ elements: [Element]) -> Element { elements[next(elements.count)] }

  /// Returns true once in `count` times on average.
  package mutating func isOne(in count: Int) -> Bool { next(count) == 0 }
}
