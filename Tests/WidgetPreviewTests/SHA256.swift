/// The hash that a page's policy names, computed apart from the page: FIPS 180-4.
enum SHA256 {
  /// The hash of a text as a policy writes it.
  static func policyHash(of text: String) -> String {
    let bytes = hash(Array(text.utf8))
    let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/")
    var encoded = ""
    for start in stride(from: 0, to: bytes.count, by: 3) {
      let group = (0..<3).map { start + $0 < bytes.count ? UInt32(bytes[start + $0]) : 0 }
      let bits = group[0] << 16 | group[1] << 8 | group[2]
      let digits = (0..<4).map { alphabet[Int(bits >> UInt32(18 - 6 * $0) & 63)] }
      encoded += String(digits.prefix(min(bytes.count - start, 3) + 1))
    }
    return "sha256-" + encoded + String(repeating: "=", count: (4 - encoded.count % 4) % 4)
  }

  private static let primes: [Double] = (2...311).filter { n in !(2..<n).contains { n % $0 == 0 } }.map(Double.init)

  private static func fraction(_ root: Double) -> UInt32 { UInt32((root - root.rounded(.down)) * 4_294_967_296) }

  private static func cubeRoot(_ value: Double) -> Double {
    (0..<60).reduce(value) { guess, _ in (2 * guess + value / (guess * guess)) / 3 }
  }

  private static func hash(_ message: [UInt8]) -> [UInt8] {
    let constants = primes.prefix(64).map { fraction(cubeRoot($0)) }
    var state = primes.prefix(8).map { fraction($0.squareRoot()) }
    var bytes = message + [0x80]
    while bytes.count % 64 != 56 { bytes.append(0) }
    bytes += (0..<8).map { UInt8(truncatingIfNeeded: (message.count * 8) >> (56 - 8 * $0)) }
    func rotate(_ value: UInt32, _ count: UInt32) -> UInt32 { value >> count | value << (32 - count) }
    for start in stride(from: 0, to: bytes.count, by: 64) {
      var words = (0..<16).map { word in
        (0..<4).reduce(UInt32(0)) { $0 << 8 | UInt32(bytes[start + word * 4 + $1]) }
      }
      for index in 16..<64 {
        let (one, two) = (words[index - 15], words[index - 2])
        let first = rotate(one, 7) ^ rotate(one, 18) ^ one >> 3
        let second = rotate(two, 17) ^ rotate(two, 19) ^ two >> 10
        words.append(words[index - 16] &+ first &+ words[index - 7] &+ second)
      }
      var s = state
      for index in 0..<64 {
        let high = rotate(s[4], 6) ^ rotate(s[4], 11) ^ rotate(s[4], 25)
        let choice = s[4] & s[5] ^ ~s[4] & s[6]
        let first = s[7] &+ high &+ choice &+ constants[index] &+ words[index]
        let low = rotate(s[0], 2) ^ rotate(s[0], 13) ^ rotate(s[0], 22)
        let majority = s[0] & s[1] ^ s[0] & s[2] ^ s[1] & s[2]
        s = [first &+ low &+ majority, s[0], s[1], s[2], s[3] &+ first, s[4], s[5], s[6]]
      }
      state = zip(state, s).map { $0 &+ $1 }
    }
    return state.flatMap { word in (0..<4).map { UInt8(truncatingIfNeeded: word >> UInt32(24 - 8 * $0)) } }
  }
}
