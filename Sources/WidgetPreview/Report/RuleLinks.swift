/// The ids of the rules' parts of a page.
struct RuleLinks {
  private var numbers: [String: Int] = [:]

  /// The id of a rule's part: its own, or a number where that could be more than a name.
  mutating func id(of rule: String) -> String {
    let isName = rule.utf8.allSatisfy { byte in
      byte == UInt8(ascii: "-") || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
        || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
    }
    if isName, !rule.isEmpty { return "rule-\(rule)" }
    let number = numbers[rule] ?? numbers.count + 1
    numbers[rule] = number
    return "rule.\(number)"
  }
}
