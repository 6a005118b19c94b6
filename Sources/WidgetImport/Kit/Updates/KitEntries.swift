/// The entries of one timeline: their number and their distance in time.
struct KitEntries {
  /// The number of entries; nil if it is computed.
  private(set) var count: Int?
  /// The time from one entry to the next; nil if it is not known.
  private(set) var interval: Interval?
  typealias Interval = (duration: KitDuration, place: SourcePlace)

  /// The list of entries, in the member that makes it.
  private let list: CodeExpression
  private var scope: FoundMember { list.scope }
  /// Whether the first entry's date is later than now, so that something else is shown before it.
  private var isLate = false
  /// Whether the first entry's date may be other than now.
  private var isUndated = false
  /// The first step between entries that cannot be read.
  private var untimed: Cursor?

  /// Creates the entries of a call that makes a timeline.
  init(_ timeline: CodeExpression) {
    self.init(timeline.with(timeline.call.argument("entries") ?? timeline.code.prefix(0)), hops: 1)
  }

  /// Creates the entries of a list, which up to `hops` functions of the repository may return.
  private init(_ entries: CodeExpression, hops: Int) {
    list = entries.with(entries.code.stripped)
    let argument = list.code
    guard case let made = assigned(to: argument) ?? argument, !argument.isEmpty,
      // An empty list has no interval.
      made.map(\.text) != ["[", "]"]
    else { return }
    // A choice makes one of several lists, and a function makes its own.
    let leaves = list.leaves(hops: 0)
    let returned = hops == 0 ? [] : leaves.count > 1 ? leaves : leaves.flatMap(\.called)
    if !returned.isEmpty {
      let lists = returned.map { KitEntries($0, hops: hops - 1) }
      count = lists.allSatisfy { $0.count == lists[0].count } ? lists[0].count : nil
      interval = lists.compactMap(\.interval).min { $0.duration.seconds < $1.duration.seconds }
      return
    }
    if let elements = made.inside("[")?.elements {
      readStart(elements.first)
      count = elements.count
    } else if argument.count == 1, argument.start.isWord {
      read(argument.start)
      if isChanged(argument.start.text) { count = nil }
    } else if let last = argument.last, let brace = [last.opening, last.moved(1)].first(where: { $0.text == "{" }) {
      readClosure(brace)
    }
    let isOnly = count == 1
    if isLate || isUndated { count = nil }
    if !isLate, count == nil { leaveOut("updates.entries", argument.place) }
    if interval == nil, !isOnly { leaveOut("updates.entryInterval", untimed?.place ?? argument.place) }
  }

  /// Returns the list that the same block assigns to a name and does not use otherwise, else nil: `entries = [entry]`.
  private func assigned(to name: Code) -> Code? {
    guard let use = name.ownName else { return nil }
    let body = scope.member.code
    return body.assignments(to: use.text).prefix(Limits.leaves).first { value in
      value.endIndex <= name.startIndex && value.start.token.block == use.token.block
        && !body[value.endIndex..<name.startIndex].contains { $0.text == use.text && $0[1] != ":" }
    }
  }

  /// Whether a list changes in other ways than by `append` of single entries.
  private func isChanged(_ list: String) -> Bool {
    let body = scope.member.code
    return body.changes(list)
      || body.contains { use in
        use.text == list && use[1] == "."
          && (use[2] == "insert" || use[2].hasPrefix("remove") || use[4] == "contentsOf")
      }
  }

  private func leaveOut(_ field: String, _ place: SourcePlace) {
    list.values.code.unreadValues.leaveOut(field, at: place, "it is computed")
  }

  /// Reads the date of the first entry; an entry without the argument has a date of its own.
  private mutating func readStart(_ entry: Code?) {
    let entries = entry.map { list.with($0).leaves(hops: 0) } ?? []
    let dates = entries.flatMap { KitDuration.dates(ofEntry: $0) ?? [] }
    isLate = dates.contains { KitDuration.until($0)?.seconds ?? 0 > 0 || isOfLaterLoop($0.code) }
    isUndated = !dates.allSatisfy { date in
      // Each turn of a loop has another date.
      date.code.file.blocks(around: date.code.startIndex).contains(where: date.code.file.isLoop) || isOfNow(date)
    }
  }

  /// Whether a date is now or earlier, or the start of today.
  private func isOfNow(_ date: CodeExpression) -> Bool {
    if let wait = KitDuration.until(date) { return wait.seconds <= 0 }
    let call = date.code.last.map { ViewCall($0.opening.moved(-1)) }
    let day = call?.name.text == "startOfDay" ? call?.argument("for") : nil
    return KitDuration.isNowLike(day.map(date.with) ?? date)
  }

  /// Whether a date depends on the variable of a loop that begins later than now.
  private func isOfLaterLoop(_ date: Code) -> Bool {
    guard date.file === scope.file, !date.isTooLong, date.contains(where: { isStep($0) || $0.text == "+" }),
      let loop = date.file.blocks(around: date.startIndex).first(where: date.file.isLoop),
      case let range = range(of: loop), let first = range.first
    else { return false }
    return first > 0 && depends(date, on: range.variable)
  }

  /// Whether code names a loop's variable, also through a local constant: `let offset = hour * 5`.
  private func depends(_ code: Code, on variable: String) -> Bool {
    code.contains(variable)
      || code.prefix(Limits.names).contains { token in
        list.with(token.code).local?.value.contains(variable) ?? false
      }
  }

  /// Reads the entries added to a local variable.
  private mutating func read(_ name: Cursor) {
    let (file, body) = (name.file, scope.member.code)
    guard body.range.contains(name.index), let local = name.local(name.text, in: body) else { return }
    // `[]`, `[Entry]()` and `: [Entry] = []` are empty.
    let value = local.value.stripped
    let first = value.start.text == "[" && value.last?.text == ")" ? 0 : value.inside("[")?.elements.count
    let home = file.block(of: local.token).body
    let appends = body.lazy.filter {
      $0.text == name.text && $0[1] == "." && $0[2] == "append" && $0[3] == "("
        && $0.local(name.text, in: body)?.token == local.token
    }
    let found = Array(appends.prefix(Limits.leaves)).filter {
      // A branch that returns adds only to its own timeline.
      !leaves($0.index, without: name.index) && !leaves(name.index, without: $0.index)
    }
    // The system shows something else before a first entry that is later than now.
    let entry = value.inside("[")?.elements.first ?? found.first.flatMap { $0.moved(2).parenthesized }
    readStart(entry)
    if case let brace = Cursor(file: file, index: local.value.endIndex), brace.text == "{", found.isEmpty {
      return readClosure(brace)
    }
    var total = first
    let choices = choices(found).filter { file.blocks[file.blocks[$0[0]].parent].body == home }
    for append in found {
      if let branch = choices.lazy.compactMap({ $0.firstIndex(of: Int(append.token.block)) }).first {
        total = branch == 0 ? total.map { $0 + 1 } : total
        continue
      }
      var around = file.blocks(around: append.index).prefix { $0.body != home }.makeIterator()
      // A timeline is made as often as its own block runs.
      guard let block = around.next(), append.token.block != name.token.block || file.isLoop(block) else {
        total = total.map { $0 + 1 }
        continue
      }
      let isAlone = around.next() == nil
      // The loop may be further out.
      let turns = file.blocks(around: append.index).first(where: file.isLoop).flatMap { readLoop($0, found) }
      total = isAlone && file.isLoop(block) ? turns.flatMap { turns in total.map { $0 + turns } } : nil
    }
    count = total.flatMap { $0 > 0 ? $0 : nil }
  }

  /// Returns the branches of each `if` with an `else`, the `else` first, if each branch adds exactly one entry.
  private func choices(_ appends: [Cursor]) -> [[Int]] {
    let (file, added) = (scope.file, Dictionary(grouping: appends) { Int($0.token.block) })
    let ends = added.keys.filter { index in
      file.blocks[index].kind == .alternative && !Code(file, file.blocks[index].header).contains("if")
    }
    let choices = ends.map { Array(sequence(first: $0) { file.blocks[$0].previous }.prefix(Limits.branches)) }
    return choices.filter { $0.allSatisfy { added[$0]?.count == 1 } }
  }

  /// Whether a token is in a branch that returns before another token, which is in the block around the branch.
  private func leaves(_ token: Int, without other: Int) -> Bool {
    let file = scope.file
    return file.blocks(around: token).contains { block in
      block.end != nil && ![.method, .loop, .other].contains(block.kind) && !block.body.contains(other)
        && file.blocks[block.parent].body.contains(other)
    }
  }

  /// Reads the entries that a closure makes: `(0..<5).map { … }`.
  private mutating func readClosure(_ brace: Cursor) {
    let (file, start) = (scope.file, brace.index + 1)
    guard let loop = file.blocks(around: start).first(where: { $0.body.lowerBound == start }), file.isLoop(loop),
      file[file.tokens.after(brace.index)] != "."
    else { return }
    (count, isLate) = (readLoop(loop, []), range(of: loop).first ?? 0 > 0)
    // These may leave some elements out.
    if ["compactMap", "flatMap"].contains(file[brace.index - 1]) { count = nil }
    // Other entries may precede or follow them: `[first] + (1..<5).map { … } + rest`.
    let first = ViewChain.base(of: brace.moved(-1))
    if first[-1] == "+" || file[file.tokens.after(brace.index)] == "+" { count = nil }
  }

  /// A loop's variable, its first value, the number of turns and the step of a turn, each nil if it is not known.
  private typealias LoopRange = (variable: String, first: Int?, turns: Int?, width: Int?)

  private func range(of loop: Block) -> LoopRange {
    let (header, brace) = (Code(scope.file, loop.header), Cursor(file: scope.file, index: loop.body.lowerBound - 1))
    var (variable, range) = ("$", header)
    if loop.kind == .loop {
      guard let parts = header.parts(around: "in") else { return ("", nil, nil, nil) }
      // In `(index, row)`, the first is the number.
      let name = parts.before.first { $0[1] == "," } ?? parts.before.last(where: \.isWord)
      (variable, range) = (name?.text ?? "", parts.after.stripped)
    } else {
      // Its parameters may be in parentheses, after what it captures.
      variable = brace.closureHead?.first { $0.isWord && $0.bracket?.text != "[" }?.text ?? "$"
      range = ViewChain.receiver(of: brace.moved(-1)).stripped
    }
    range = range.arguments(of: "Array")?.first ?? range
    // These count from 0; without names, `$0` is a pair.
    if let last = range.withoutEmptyCall.last, last[-1] == ".",
      last.text == "indices" || last.text == "enumerated" && variable != "$"
    {
      return (variable, 0, nil, 1)
    }
    if let list = list.with(range).leaf(hops: 1), !list.code.isTooLong,
      let elements = list.code.inside("[")?.elements
    {
      let numbers = elements.compactMap { KitDuration.product(list.with($0)) }
      guard numbers.count == elements.count else { return (variable, nil, nil, nil) }
      let width = zip(numbers.dropFirst(), numbers).map(-).min()
      return (variable, numbers.first, numbers.count, width.flatMap { $0 > 0 ? $0 : nil })
    }
    if range.start.text == "stride" {
      let call = ViewCall(range.start)
      let isOpen = call.argument("through") == nil
      let numbers = ["from", isOpen ? "to" : "through", "by"].map { call.argument($0).flatMap { product($0) } }
      let turns = Self.turns(from: numbers[0], to: numbers[1], isOpen: isOpen, by: numbers[2])
      let width = call.argument("by").flatMap { KitDuration.shortest(list.with($0)) }
      return (variable, numbers[0], turns, width)
    }
    // Both `..<` and `...` are several tokens.
    guard let dots = range.outer.first(where: { $0.text == "." && $0[1] == "." })
    else { return (variable, nil, nil, nil) }
    let first = product(range[range.startIndex..<dots.index])
    let last = product(range.dropFirst(dots.index - range.startIndex + 3))
    return (variable, first, Self.turns(from: first, to: last, isOpen: dots[2] == "<", by: 1), 1)
  }

  private static func turns(from first: Int?, to last: Int?, isOpen: Bool, by step: Int?) -> Int? {
    guard let first, let last, let step, step > 0, case let length = last - first - (isOpen ? 1 : 0), length < 100_000
    else { return nil }
    return length < 0 ? 0 : length / step + 1
  }

  /// Reads the step of a loop, `byAdding: .hour, value: offset` or a date that advances, and returns its turns.
  private mutating func readLoop(_ loop: Block, _ appends: [Cursor]) -> Int? {
    let (range, file) = (range(of: loop), scope.file)
    // Some turns may add nothing.
    let isFiltered = Code(file, loop.header).contains("where")
    let skipsTurns = Code(file, loop.body).contains { token in
      guard token.isAny("continue", "break") else { return false }
      let around = file.blocks(around: token.index).first { [.loop, .label].contains($0.kind) }
      return token.text == "continue" || around?.kind == .loop
    }
    // A single turn has no next entry.
    if interval == nil, range.turns != 1, !isFiltered { interval = readInterval(loop, range, appends) }
    return skipsTurns || isFiltered ? nil : range.turns
  }

  private mutating func readInterval(_ loop: Block, _ range: LoopRange, _ appends: [Cursor]) -> Interval? {
    let (file, body) = (scope.file, Code(scope.file, loop.body))
    // Several entries of one turn are closer together than those of two turns.
    let inTurn = appends.filter { append in
      loop.body.contains(append.index)
        && !file.blocks(around: append.index).prefix(1).contains { [.alternative, .label].contains($0.kind) }
    }
    // A stored entry may have any date: `stored ?? Entry(date: date)`.
    let isStored = body.contains { $0.text == "date" && $0[1] == ":" && $0[-1] == "(" && $0[-3] == "??" }
    guard inTurn.count < 2, !isStored, !choosesTurns(loop, range.variable, appends) else { return nil }
    if let width = range.width, isDate(range.variable, in: body) {
      return (KitDuration(seconds: width), Code(file, loop.header).place)
    }
    for token in body {
      let isCall = isStep(token) && !isUnused(token, in: body)
      let other = growth(token, body) ?? sum(token, range)
      if let duration = isCall ? step(token, range) : other { return (duration, token.place) }
      if isCall, range.width != nil, untimed == nil { untimed = token }
    }
    return nil
  }

  /// Whether a loop's variable decides which turns add an entry: `if minute % 15 == 0 { entries.append(…) }`.
  private func choosesTurns(_ loop: Block, _ variable: String, _ appends: [Cursor]) -> Bool {
    let (file, complete) = (scope.file, Set(choices(appends).joined()))
    let skips = Code(file, loop.body).lazy.filter { $0.text == "continue" }.prefix(Limits.leaves)
    return (appends.filter { loop.body.contains($0.index) } + skips).contains { token in
      file.blocks(around: token.index).prefix { $0.index != loop.index }.contains { block in
        let decides = [.conditional, .alternative, .guarding, .label].contains(block.kind)
        let header = Code(file, block.kind == .label ? file.blocks[block.parent].header : block.header)
        // `if let` unwraps a date that exists in every turn.
        return decides && !complete.contains(block.index) && header.contains(variable) && !header.contains("let")
      }
    }
  }

  /// Whether a token names a call, or an argument of one, that adds a time to a date.
  private func isStep(_ token: Cursor) -> Bool {
    token.isAny("byAdding", "addingTimeInterval", "advanced", "timeInterval", "timeIntervalSinceNow")
  }

  /// Whether a loop assigns a date to a name that it does not use.
  private func isUnused(_ date: Cursor, in loop: Code) -> Bool {
    let before = loop[loop.startIndex..<date.index].suffix(Limits.argument)
    let statement = before.last { $0.token.startsStatement }.map { before[$0.index..<date.index] } ?? before
    let rest = loop[date.index..<loop.endIndex]
    guard rest.count <= Limits.member, let name = statement.last(where: { $0.text == "=" })?.moved(-1).declaredName
    else { return false }
    func isAsked(_ token: Cursor) -> Bool {
      token.text == name.text && !(token[1] == ":" && ["(", ","].contains(token[-1]))
    }
    return name.text == "_" || ["let", "var"].contains(name[-1]) && !rest.contains(where: isAsked)
  }

  /// Returns what each turn of a loop adds to a product of whole numbers and the loop's variable; nil if not known.
  private func turn(_ amount: Code, _ range: LoopRange) -> Int? {
    guard let width = range.width else { return nil }
    return KitDuration.product(list.with(amount), leavingOut: range.variable).map { $0 * width }
  }

  /// Returns a product of whole numbers; nil for anything else.
  private func product(_ code: Code) -> Int? { KitDuration.product(list.with(code)) }

  private func step(_ token: Cursor, _ range: LoopRange) -> KitDuration? {
    let call = token.brackets.first { $0.text == "(" }.map { ViewCall($0.moved(-1)) }
    // date.addingTimeInterval(300), date.advanced(by: 300), Date(timeInterval: 300, since: date)
    let made = call?.name.text == "Date" ? call?.argument(token.text) : nil
    let isAdded = token.isAny("addingTimeInterval", "advanced")
    if let argument = isAdded ? ViewCall(token).arguments.first?.unlabeled : made {
      if depends(argument, on: range.variable) { return turn(argument, range).map { KitDuration(seconds: $0) } }
      return isMoved(token.receiver, at: token) ? seconds(argument) : nil
    }
    // Of several units, the shortest; `DateComponents(minute: n * 20)` has one.
    let parts = call?.argument("byAdding")?.arguments(of: "DateComponents") ?? []
    let cases = parts.isEmpty ? call?.argument("byAdding").map { list.with($0).leaves(hops: 1) } ?? [] : []
    let names = parts.map(\.label) + cases.map { CodeValues.caseName($0.code) }
    let units = names.compactMap(\.self).filter { KitDuration.units[$0] != nil }
    guard parts.count < 2, units.count == names.count, let amount = parts.first?.unlabeled ?? call?.argument("value"),
      let unit = units.min(by: { KitDuration.units[$0] ?? 0 < KitDuration.units[$1] ?? 0 })
    else { return nil }
    if depends(amount, on: range.variable) { return turn(amount, range).map { KitDuration($0, unit: unit) } }
    // date = calendar.date(byAdding: .minute, value: 30, to: date)
    guard let base = call?.argument("to"), base.count == 1, isMoved(base.start, at: token) else { return nil }
    return product(amount).map { KitDuration($0, unit: unit) }
  }

  /// Whether a token is in a value that is assigned to a name: `date = date.addingTimeInterval(300)`.
  private func isMoved(_ name: Cursor?, at token: Cursor) -> Bool {
    let values = name.map { scope.member.code.assignments(to: $0.text).prefix(Limits.leaves) }
    return values?.contains { $0.range.contains(token.index) } ?? false
  }

  /// Returns the time by which `date += step` or `date.addTimeInterval(step)` advances a loop's date; nil otherwise.
  private func growth(_ token: Cursor, _ loop: Code) -> KitDuration? {
    let added = token[2] == "addTimeInterval" ? token.moved(2).argument : nil
    guard token[1] == "+=" || added != nil, isDate(token.text, in: loop) else { return nil }
    return seconds(added ?? token.file.expression(from: token.index + 2))
  }

  /// Returns the step of `date: now + Double(n) * 60`; nil for anything else.
  private func sum(_ token: Cursor, _ range: LoopRange) -> KitDuration? {
    guard token.text == "date", token[1] == ":", range.width != nil,
      let date = list.with(token.file.expression(from: token.index + 2)).leaf(hops: 1),
      let parts = date.code.parts(around: "+"), !depends(parts.before, on: range.variable),
      !parts.before.prefix(Limits.names).contains(where: { scope.member.code.moves($0.text) })
    else { return nil }
    return turn(parts.after, range).map { KitDuration(seconds: $0) }
  }

  /// Whether entries made in a loop have a name as their date.
  private func isDate(_ name: String, in loop: Code) -> Bool {
    !loop.isTooLong
      && loop.contains { $0.text == "date" && $0[1] == ":" && $0[2] == name && [",", ")"].contains($0[3]) }
  }

  private func seconds(_ code: Code) -> KitDuration? { KitDuration.seconds(list.with(code)) }
}
