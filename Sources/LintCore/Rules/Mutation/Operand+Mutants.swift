extension Operand {
  /// The operand with one thing changed, in all ways; parameters are changed where they are declared.
  var mutants: [Mutant<Operand>] {
    switch self {
    case .constant(let constant):
      return constant.mutants.map { $0.map { .constant($0) } }
    case .parameter:
      return []
    case .reference(let path, let otherwise):
      return otherwise?.mutants.map { $0.map { .reference(path, otherwise: $0) } } ?? []
    case .choice(let condition, let then, let otherwise):
      return condition.mutants.map { $0.map { .choice($0, then: then, otherwise: otherwise) } }
        + then.mutants.map { $0.map { .choice(condition, then: $0, otherwise: otherwise) } }
        + (otherwise?.mutants ?? []).map { $0.map { .choice(condition, then: then, otherwise: $0) } }
    case .list(let operands):
      guard operands.count > 1 else { return [] }
      return operands.indices.map { index in
        var rest = operands
        let dropped = rest.remove(at: index)
        return Mutant(change: "without \(dropped.text)", value: .list(rest))
      }
    }
  }
}

extension Constant {
  /// The constant moved by its smallest step, both ways; a text has no step.
  var mutants: [Mutant<Constant>] {
    switch self {
    case .number(let number):
      let step = number.rounded() == number ? 1 : 0.1
      return [number - step, number + step].map { moved(to: .number($0)) }
    case .version(let version):
      // The largest number goes round to the smallest.
      return [version.major &- 1, version.major &+ 1].map {
        moved(to: .version(Version(major: $0, minor: version.minor, patch: version.patch)))
      }
    case .boolean(let flag):
      return [moved(to: .boolean(!flag))]
    case .color(let color, _):
      return Self.neighbours(of: color).map { moved(to: .color($0, text: $0.hex)) }
    case .text:
      return []
    }
  }

  private func moved(to other: Constant) -> Mutant<Constant> {
    Mutant(change: "\(data.shown) to \(other.data.shown)", value: other)
  }

  private static func neighbours(of color: Color) -> [Color] {
    let steps: [(Int, Int, Int)] = [(1, 0, 0), (0, 1, 0), (0, 0, 1), (-1, 0, 0), (0, -1, 0), (0, 0, -1)]
    return steps.compactMap { red, green, blue in
      guard let red = UInt8(exactly: Int(color.red) + red), let green = UInt8(exactly: Int(color.green) + green),
        let blue = UInt8(exactly: Int(color.blue) + blue)
      else { return nil }
      return Color(red: red, green: green, blue: blue, alpha: color.alpha)
    }
  }
}

extension Color {
  /// The color as `#RRGGBB`, its opacity aside.
  fileprivate var hex: String {
    let digits = String(UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue), radix: 16, uppercase: true)
    return "#" + String(repeating: "0", count: 6 - digits.utf8.count) + digits
  }
}
