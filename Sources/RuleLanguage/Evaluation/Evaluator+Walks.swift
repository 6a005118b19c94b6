import WidgetModel

extension Evaluator {
  /// Where a step leads from a node.
  private enum Move {
    case node(Int)
    /// To each element of the list that the node is.
    case elements
    /// To a field that is not written, but may have a default.
    case absent(FieldID)
    /// To a field where there can be none.
    case nowhere(FieldID)
    case nothing
  }

  @inline(__always)
  private func move(_ step: Path.Step, from index: Int) -> Move {
    switch step {
    case .field(let field):
      switch nodes[index].value {
      case .mapping(let fields): return fields.contains(field) ? .node(child(of: index, field)) : .absent(field)
      case .list: return .nowhere(field)
      default: return table.isLoneValue(field) ? .node(index) : .nowhere(field)
      }
    case .each:
      if nodes[index].value.isList { return .elements }
      return table.isOneOrMany(nodes[index].field) ? .node(index) : .nothing
    case .element(let number):
      if nodes[index].value.isList { return element(number, of: index).map { .node($0) } ?? .nothing }
      return number == 0 && table.isOneOrMany(nodes[index].field) ? .node(index) : .nothing
    case .displayedTitle:
      let (title, name) = (FieldTable.widgetTitle, FieldTable.widgetName)
      guard case .mapping(let fields) = nodes[index].value, fields.contains(title) || fields.contains(name) else {
        return .nowhere(title)
      }
      return .node(child(of: index, fields.contains(title) ? title : name))
    }
  }

  /// The node of a field that a mapping holds.
  @inline(__always)
  private func child(of index: Int, _ field: FieldID) -> Int {
    var child = index + 1
    while nodes[child].field != field { child = Int(nodes[child].next) }
    return child
  }

  private func element(_ number: Int, of index: Int) -> Int? {
    guard number < description.elementCount(of: index) else { return nil }
    effort.spend(number >> 3)
    var element = index + 1
    for _ in 0..<number { element = Int(nodes[element].next) }
    return element
  }

  // MARK: - Walks

  /// Visits what a walk selects, seen from the given node, until the visitor says that it has enough; a text in several
  /// languages is one subject for each, `default` first.
  func forEachSubject(of walk: Program.Walk, given: Int, _ visit: (Subject) -> Bool) {
    forEachText(of: walk, given: given) { selected in
      selected.value.isLanguages ? visitLanguages(of: selected.node, visit) : visit(selected)
    }
  }

  /// The same, but a text in several languages is one subject.
  func forEachText(of walk: Program.Walk, given: Int, _ visit: (Subject) -> Bool) {
    _ = go(walk.isFromDocument ? 0 : given, walk.steps, visit)
  }

  /// The only subject of a walk that comes to no text in several languages; nil for others.
  @inline(__always)
  func onlySubject(of walk: Program.Walk, given: Int) -> Subject? {
    guard let only = onlyText(of: walk, given: given), !only.value.isLanguages else { return nil }
    return only
  }

  /// All that a walk selects that does not enter a list; nil for others.
  @inline(__always)
  func onlyText(of walk: Program.Walk, given: Int) -> Subject? {
    if case .subject(let only) = follow(walk.steps, from: walk.isFromDocument ? 0 : given) { only } else { nil }
  }

  /// Walks on from a node; false once the visitor has enough.
  private func go(_ start: Int, _ steps: Range<Int>, _ visit: (Subject) -> Bool) -> Bool {
    switch follow(steps, from: start) {
    case .subject(let subject): return visit(subject)
    case .nothing: return true
    case .elements(let list, let rest):
      var element = list + 1
      let end = Int(nodes[list].next)
      while element < end {
        guard effort.spend(1), go(element, rest, visit) else { return false }
        element = Int(nodes[element].next)
      }
      return true
    }
  }

  /// Where steps lead as far as they lead to one place.
  private enum Landing {
    case subject(Subject)
    /// To each element of a list, and on from there.
    case elements(of: Int, rest: Range<Int>)
    case nothing
  }

  @inline(__always)
  private func follow(_ steps: Range<Int>, from start: Int) -> Landing {
    var index = start
    for step in steps {
      if nodes[index].value.isUnreadable { break }
      switch move(program.steps[step], from: index) {
      case .node(let next): index = next
      case .absent(let field): return .subject(absent(field, below: index, isLast: step + 1 == steps.upperBound))
      case .nowhere(let field): return .subject(missing(field, below: index))
      case .nothing: return .nothing
      case .elements: return .elements(of: index, rest: step + 1..<steps.upperBound)
      }
    }
    return .subject(subject(index))
  }

  @inline(__always)
  private func absent(_ field: FieldID, below index: Int, isLast: Bool) -> Subject {
    guard isLast, table.hasDefault(field), let value = description.defaultValue(of: field) else {
      return missing(field, below: index)
    }
    return Subject(state: .defaulted, node: index, value: value, field: field)
  }

  @inline(__always)
  private func missing(_ field: FieldID, below index: Int) -> Subject {
    Subject(state: .missing, node: index, value: .unreadable, field: field)
  }

  // MARK: - Given nodes

  /// A node that a rule looks at.
  package struct Given: Sendable {
    /// The rule's number.
    package let rule: Int
    /// The node's index.
    package let node: Int
  }

  /// The nodes that rules look at, each with every rule that may report something there; `all` asks for the other rules
  /// as well.
  package func given(all: Bool = false) -> [Given] {
    var found: [Given] = []
    found.reserveCapacity(nodes.count)
    // A look ends where the nodes do; only what rules say of them takes steps.
    effort.left = .max
    defer { effort.left = effort.limit }
    arrive(0, at: 0, all: all, &found)
    return found
  }

  /// Lets rules judge the nodes that they look at, each as long as it has steps left, and hands on what fails, or all.
  package func judge(
    all: Bool,
    spending left: inout [Int],
    _ take: (_ rule: Int, _ given: Int, Outcome) -> Void
  ) {
    var left = left.mutableSpan
    for given in given(all: all) {
      let (rule, node) = (given.rule, given.node)
      guard left[rule] >= 0 else { continue }
      effort.left = left[rule]
      let outcome = outcome(ofRule: rule, given: node)
      if all || outcome == .failed { take(rule, node, outcome) }
      left[rule] = effort.left
    }
  }

  /// Looks for nodes from a stop on, at which a node is. A table says where each child leads, so that only the exits that
  /// lead to no field are left to be tried one by one.
  private func look(below index: Int, from place: Int, all: Bool, _ found: inout [Given]) {
    var exits = program.stops[place].exits
    let isMapping = if case .mapping = nodes[index].value { true } else { false }
    if isMapping || nodes[index].value.isList {
      let each = program.stops[place].each
      var child = index + 1
      let end = Int(nodes[index].next)
      while child < end {
        let next = isMapping ? program.stop(behind: place, nodes[child].field) : each
        if next > 0 { arrive(child, at: next, all: all, &found) }
        child = Int(nodes[child].next)
      }
      exits = program.stops[place].otherExits
    }
    for exit in exits {
      guard case .node(let child) = move(program.exits[exit].step, from: index) else { continue }
      arrive(child, at: program.exits[exit].stop, all: all, &found)
    }
  }

  @inline(__always)
  private func arrive(_ index: Int, at place: Int, all: Bool, _ found: inout [Given]) {
    let value = nodes[index].value
    if value.isUnreadable { return add(index, program.stops[place].rulesHereAndBelow, all: all, &found) }
    let rules = program.stops[place].rules
    if !rules.isEmpty {
      if value.isLanguages {
        _ = visitLanguages(of: index) {
          add($0.node, rules, all: all, &found)
          return true
        }
      } else {
        add(index, rules, all: all, &found)
      }
    }
    if !program.stops[place].exits.isEmpty { look(below: index, from: place, all: all, &found) }
  }

  /// Adds a node for each of some rules, but for those that cannot report anything there.
  @inline(__always)
  private func add(_ index: Int, _ rules: Range<Int>, all: Bool, _ found: inout [Given]) {
    let here = if case .mapping(let fields) = nodes[index].value { fields } else { FieldSet() }
    for place in rules {
      let rule = program.ruleNumbers[place]
      let mayReport =
        program.entries[rule].neededFields.isSubset(of: description.writtenFields)
        && program.entries[rule].neededInGiven.isSubset(of: here)
      if all || mayReport { found.append(Given(rule: rule, node: index)) }
    }
  }
}
