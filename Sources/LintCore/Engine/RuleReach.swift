/// The rules of a run that could judge some description, and those that lacked their fields in all of them.
package struct RuleReach: Sendable {
  /// A description that was judged, as far as it decides which rules could.
  package struct Judged: Sendable {
    let program: RuleProgram
    let writtenFields: FieldSet

    /// A description that the rules of a program judged.
    package init(_ description: Description, by program: RuleProgram) {
      (self.program, writtenFields) = (program, description.writtenFields)
    }
  }

  /// The ids of the rules that could judge some description.
  package private(set) var judged: Set<String> = []
  /// What the rules lack that could judge none: the fewest fields that would feed them.
  private var missing: [String: (fields: FieldSet, table: FieldTable)] = [:]
  /// The ids of all rules of the guidelines that the descriptions follow.
  private var known: Set<String> = []
  /// The program of the description before, and the numbers of those of its rules that have not judged yet.
  private var last: (program: RuleProgram, waiting: [Int])?

  /// The reach of a run without descriptions.
  package init() {}

  /// The number of rules that lacked their fields.
  package var lackedCount: Int { missing.count }

  /// The number of rules that are off.
  package var offCount: Int { known.count { !judged.contains($0) && missing[$0] == nil } }

  /// The rules that lacked their fields, by id, each with the paths of the fields that would feed it.
  package var lacked: [(rule: String, fields: [String])] {
    missing.sorted { $0.key < $1.key }.map { rule, lack in
      let ids = lack.table.fields.indices.map { FieldID(rawValue: UInt8($0)) }.filter(lack.fields.contains)
      // The way to a field goes without saying.
      let leaves = ids.filter { id in !lack.table.children(of: id).contains(where: lack.fields.contains) }
      return (rule, leaves.map { lack.table[$0].path })
    }
  }

  /// Adds a description.
  package mutating func add(_ description: Judged) {
    let program = description.program
    if last?.program !== program {
      last = (program, program.rules.indices.filter { !judged.contains(program.rules[$0].id) })
      known.formUnion(program.known)
    }
    last?.waiting.removeAll { number in
      let (id, ways) = (program.rules[number].id, program.entries[number].waysToJudge)
      let lacks = ways.map { $0.subtracting(description.writtenFields) }.min { $0.count < $1.count } ?? FieldSet()
      guard lacks.count > 0 else {
        judged.insert(id)
        missing[id] = nil
        return true
      }
      if let known = missing[id], known.fields.count <= lacks.count { return false }
      missing[id] = (lacks, program.table)
      return false
    }
  }
}
