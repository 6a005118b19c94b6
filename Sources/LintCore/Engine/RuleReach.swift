import YAML

/// The rules of a run that could judge at least one description, and those whose fields were missing from all of them.
package struct RuleReach: Sendable {
  /// A judged description, reduced to what decides which rules could judge it.
  package typealias Judged = (program: RuleProgram, readFields: FieldSet)

  /// A rule, and the fewest missing fields that would let it judge a description.
  private struct Row {
    let id: String
    /// The fields, none if the rule could judge; nil if it is off.
    var lacks: (fields: FieldSet, table: FieldTable)?
    var lackCount: Int? { lacks?.fields.count }
  }

  /// All rules of the guidelines that the descriptions follow, sorted by id; no dictionary, since making even a first one
  /// takes as long as compiling ten rules.
  private var rows: [Row] = []
  /// The program of the previous description, and its rules that have not judged yet, by their numbers in the program
  /// and in `rows`.
  private var last: (program: RuleProgram, waiting: [(rule: Int, row: Int)])?

  /// The reach of a run without descriptions.
  package init() {}

  /// The number of rules that could judge some description.
  package var judgedCount: Int { rows.count { $0.lackCount == 0 } }

  /// The number of rules that lacked their fields.
  package var lackedCount: Int { rows.count { $0.lackCount ?? 0 > 0 } }

  /// The number of rules that are off.
  package var offCount: Int { rows.count { $0.lackCount == nil } }

  /// All rules of the guidelines that the descriptions follow, by id, and which of them are off.
  package var rules: [(id: String, isOff: Bool)] { rows.map { ($0.id, $0.lackCount == nil) } }

  /// The rules that lacked their fields, by id, each with the paths of the missing fields.
  package var lacked: [(rule: String, fields: [String])] {
    rows.compactMap { row in
      guard let (fields, table) = row.lacks, fields.count > 0 else { return nil }
      let ids = table.fields.indices.map { FieldID(rawValue: UInt8($0)) }.filter(fields.contains)
      // The mappings around a missing field need no mention.
      let leaves = ids.filter { id in !table.children(of: id).contains(where: fields.contains) }
      return (row.id, leaves.map { table[$0].path })
    }
  }

  /// Adds a description.
  package mutating func add(_ description: Judged) {
    let program = description.program
    if last?.program !== program { last = (program, waiting(of: program)) }
    last?.waiting.removeAll { rule, row in
      let ways = program.entries[rule].waysToJudge
      let lacks = ways.map { $0.subtracting(description.readFields) }.min { $0.count < $1.count } ?? FieldSet()
      if lacks.count < rows[row].lackCount ?? .max { rows[row].lacks = (lacks, program.table) }
      return lacks.count == 0
    }
  }

  /// The rules of a program that have not judged yet; adds a row for each rule that the program knows.
  private mutating func waiting(of program: RuleProgram) -> [(rule: Int, row: Int)] {
    let new = program.known.filter { row(of: $0) == nil }
    if !new.isEmpty { rows = (rows + new.map { Row(id: $0) }).sorted { $0.id < $1.id } }
    return program.rules.enumerated().compactMap { number, rule in
      row(of: rule.id).flatMap { rows[$0].lackCount == 0 ? nil : (number, $0) }
    }
  }

  /// The index of a rule's row; nil if it has none.
  private func row(of id: String) -> Int? {
    let place = rows.partitionPoint { $0.id >= id }
    return place < rows.count && rows[place].id == id ? place : nil
  }
}
