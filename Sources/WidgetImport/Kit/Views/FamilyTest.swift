/// What a condition says of the family: for which families it may pass, and for which it may fail.
struct FamilyTest {
  private(set) var passed = KitFamilies.all
  private(set) var failed = KitFamilies.all

  /// The condition in the header of `if`, `else if` or `guard`; `else` alone passes.
  init(_ header: Code, version: Int, flags: [String: Bool]) {
    guard let keyword = header.first(where: { $0.isAny("if", "guard") }) else { return }
    var condition = header[keyword.index + 1..<header.endIndex]
    if let last = condition.last, last.text == "else" { condition = condition.dropLast() }
    let parts = condition.parts(between: ",").flatMap { $0.parts(between: "&&") }
    guard parts.count <= Limits.branches else { return }
    for part in parts {
      let sets = part.parts(between: "||").map { Self.families($0, version: version, flags) }
      let passing = sets.reduce(into: KitFamilies()) { $0.formUnion($1 ?? .all) }
      passed.formIntersection(passing)
      if parts.count == 1, !sets.contains(nil) { failed = KitFamilies.all.subtracting(passing) }
    }
  }

  /// The families for which a test passes; nil if it is none of the family.
  private static func families(_ test: Code, version: Int, _ flags: [String: Bool]) -> KitFamilies? {
    if test.start.isAny("#available", "#unavailable") {
      guard let asked = test.start.checkedVersion.flatMap(KitVersion.number), asked <= version else { return nil }
      return test.start.text == "#available" ? .all : []
    }
    let isNot = test.start.text == "!"
    let name = isNot ? test.dropFirst() : test
    if name.count == 1, let flag = flags[name.start.text] { return flag == isNot ? [] : .all }
    let named = KitFamilies(namedIn: test)
    guard !named.isEmpty, !test.contains("&&", "||", "?", "{") else { return nil }
    let isNegated = isNot != test.contains("!=")
    let isTest = test.contains("==", "!=", "contains") || test.start.text == "case" && test.contains("=")
    return isTest ? isNegated ? KitFamilies.all.subtracting(named) : named : nil
  }
}

extension Cursor {
  /// The version of iOS for which a check asks that it begins: `17.1` of `#available(iOS 17.1, *)`.
  var checkedVersion: String? {
    parenthesized?.first { $0.isAny("iOS", "iOSApplicationExtension") }.map { $0[1] }
  }

  /// The conditions that have failed where it runs, since it is in the `else` after them.
  var failedConditions: some Sequence<Code> {
    file.blocks(around: index).filter { $0.kind == .alternative }.flatMap { file.chain(before: $0) }.map {
      Code(file, $0.header)
    }
  }
}

extension Code {
  /// The version of iOS for which its first check asks.
  var checkedVersion: String? { first { $0.text == "#available" }?.checkedVersion }
}
