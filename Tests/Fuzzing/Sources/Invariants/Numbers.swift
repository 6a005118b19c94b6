/// The choices of one input: its own bytes while there are some, then numbers that follow from the whole of it.
package struct Numbers {
  private var script: ArraySlice<UInt8>
  private var state: UInt64

  /// The text of an input, and the choices that are after its last byte 0xFF.
  package static func split(_ bytes: [UInt8]) -> (text: String, numbers: Numbers) {
    let end = bytes.lastIndex(of: 0xFF) ?? bytes.count
    let numbers = Numbers(script: bytes[end...].dropFirst(), state: state(of: bytes))
    return (String(decoding: bytes[..<end], as: UTF8.self), numbers)
  }

  private init(script: ArraySlice<UInt8>, state: UInt64) { (self.script, self.state) = (script, state) }

  /// The choices of an input that is nothing else.
  package init(_ bytes: [UInt8]) { self.init(script: bytes[...], state: Self.state(of: bytes)) }

  private static func state(of bytes: [UInt8]) -> UInt64 {
    bytes.reduce(14_695_981_039_346_656_037 as UInt64) { ($0 ^ UInt64($1)) &* 1_099_511_628_211 }
  }

  /// A number from 0 that is less than another.
  package mutating func next(_ bound: Int) -> Int {
    if let byte = script.popFirst() { return Int(byte) % max(1, bound) }
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(state >> 33) % max(1, bound)
  }

  /// A place in a text of a length, or at its end.
  package mutating func place(in count: Int) -> Int { (next(256) << 8 + next(256)) % max(1, count) }

  /// One of some things.
  package mutating func element<Element>(_ elements: [Element]) -> Element { elements[next(elements.count)] }

  /// Whether something happens that happens once in a number of times.
  package mutating func isOne(in count: Int) -> Bool { next(count) == 0 }
}
