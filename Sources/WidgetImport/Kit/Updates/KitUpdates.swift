/// `updates`: the times at which a widget's provider requests new timelines, and the number of entries in each.
struct KitUpdates {
  private let values: CodeValues
  private var timelines: [CodeExpression] = []

  /// Reads the updates from the providers of a widget's configuration.
  static func read(_ configuration: KitConfiguration, _ code: ExtensionCode, version: Int, _ facts: inout Facts) {
    let updates = KitUpdates(configuration, code, version)
    let provider = configuration.made.lazy.compactMap { $0.call.argument("provider") }.first
    if updates.timelines.isEmpty, let provider {
      let reason = "no timeline is found in the code of \(provider.markedUnknown)"
      facts.leaveOut("updates", at: provider.place, reason)
    }
    updates.readPolicy(&facts)
    guard updates.timelines.count <= Limits.leaves else { return }
    let entries = updates.timelines.map { KitEntries($0) }
    if let first = entries.first?.count, entries.allSatisfy({ $0.count == first }) {
      facts.set("updates.entries", .scalar("\(first)", at: updates.timelines.first?.call.name.place))
    }
    let shortest = entries.compactMap(\.interval).min { $0.duration.seconds < $1.duration.seconds }
    facts.set("updates.entryInterval", shortest.map { .scalar($0.duration.text, at: $0.place) })
  }

  private init(_ configuration: KitConfiguration, _ code: ExtensionCode, _ version: Int) {
    values = CodeValues(code: code, families: .all, version: version)
    var open = configuration.made.flatMap { made in
      var values = values
      values.bindings = made.values.bindings
      return made.call.argument("provider").map { providers(CodeExpression($0, in: made.scope, values)) } ?? []
    }
    var seen: Set<Member> = []
    while let scope = open.popLast(), seen.count < Limits.kitWidgets {
      guard seen.insert(scope.member).inserted else { continue }
      // Each widget that shares a provider reads it again, which counts.
      guard code.tokens.take(scope.member.code.count) else { break }
      let branches = values.branches(of: scope.member.code, in: scope)
      for token in scope.member.code where token.isWord && !branches.cases(at: token).isEmpty {
        let call = token.isAny("Timeline", "init") ? ViewCall(token) : nil
        if let call, call.argument("entries") != nil, call.argument("policy") != nil {
          timelines.append(CodeExpression(call.code, in: scope, values))
        } else if let call, !call.arguments.isEmpty {
          // An initializer of the app's own: `extension Timeline { init(entry: Entry) { … } }`
          open += code.members("init", of: "Timeline", in: scope).filter { $0.member.takes(call) }
        } else if token.text.first?.isLowercase == true {
          open += makers(token, scope).filter { !seen.contains($0.member) }
        }
      }
    }
    timelines.sort { $0.call.name.place < $1.call.name.place }
  }

  /// Returns the members that a name refers to and that may make timelines.
  private func makers(_ name: Cursor, _ scope: FoundMember) -> [FoundMember] {
    members(name, scope).filter { found in
      let member = found.member
      // A brace may follow a property, too: `if isReady {`
      let isCalled = name[1] == "(" || name[1] == "{" && member.isFunction
      if isCalled, name.isUnqualified { return true }
      guard isCalled == (member.isFunction) else { return false }
      return member.code.start.text == "Timeline" || member.type.contains("Timeline")
        || member.signature.contains("Timeline")
    }
  }

  /// Returns the members that a name refers to; those of another value are found by its type if they are called.
  private func members(_ name: Cursor, _ scope: FoundMember) -> [FoundMember] {
    if let found = values.code.members(namedBy: name, in: scope) { return found }
    return name[1] == "(" || name[1] == "{" ? values.code.members(ofValueBefore: name, in: scope) : []
  }

  /// Returns the methods of a provider that make timelines.
  private func providers(_ provider: CodeExpression, isReturned: Bool = false) -> [FoundMember] {
    provider.leaves(hops: 1).flatMap { leaf -> [FoundMember] in
      // `static let shared: P = .init()`
      var name = leaf.code.start.text == "." ? leaf.scope.member.typeName ?? leaf.code.start : leaf.code.start
      while name[1] == ".", name.moved(2).isWord, name.moved(2).text.isTypeName { name = name.moved(2) }
      if leaf.code.count == 1, let property = values.code.own(name.text, in: leaf.scope).first?.member {
        name = property.typeName ?? name
      }
      let path = name.typePath ?? (name.isOwn ? name.text : "")
      let own = ["getTimeline", "timeline"].flatMap { values.code.members($0, of: path, in: leaf.scope) }
      guard own.isEmpty, !isReturned, let open = leaf.code.last?.opening else { return own }
      // A function passes on what its closure makes: `with { … } run: { P() }`
      if open.text == "{" {
        return providers(leaf.with(leaf.code[open.index + 1..<leaf.code.endIndex - 1]), isReturned: true)
      }
      // Another value makes it: `assembly.makeProvider()`
      let method = open.moved(-1)
      return members(method, leaf.scope).flatMap { found in
        let made = [CodeExpression(found.member.type, in: found, values)] + values.returned(by: found)
        return made.flatMap { providers($0, isReturned: true) }
      }
    }
  }

  // MARK: - Policies

  private func readPolicy(_ facts: inout Facts) {
    let policies = timelines.compactMap { timeline in timeline.call.argument("policy").map(timeline.with) }
    var words: [String: SourcePlace] = [:]
    // If one of several dates is unknown, so is the shortest wait.
    var waits: [(duration: KitDuration, place: SourcePlace)]? = []
    for leaf in policies.flatMap({ $0.everyValue(hops: 2) }) {
      guard let name = leaf.code.first(where: { $0.isAny("atEnd", "after", "never") && $0[-1] == "." }) else {
        leaf.leaveOut("updates.policy")
        waits = nil
        continue
      }
      words[name.text] = words[name.text] ?? name.place
      guard name.text == "after", let date = ViewCall(name).arguments.first else { continue }
      let dates = leaf.with(date).everyValue(hops: 1).map { (date: $0, wait: KitDuration.until($0)) }
      for case (let date, nil) in dates {
        date.leaveOut("updates.every")
        waits = nil
      }
      let known = dates.compactMap { date, wait in wait.map { ($0, date.code.place) } }
      // A variable that is set again later starts with a placeholder.
      waits? += known.count > 1 ? known.filter { $0.0.seconds != 0 } : known
    }
    let found = ["atEnd", "after", "never"].compactMap { word in words[word].map { SourceValue.scalar(word, at: $0) } }
    facts.set("updates.policy", oneOrMany: found)
    let shortest = waits?.min { $0.duration.seconds < $1.duration.seconds }
    facts.set("updates.every", shortest.map { .scalar($0.duration.text, at: $0.place) })
  }
}

/// `updates.time`, as a guess: whether the system or the widget draws the passing time.
enum KitTime {
  private static let styles: Set<String> = ["relative", "timer", "offset"]

  /// Guesses the field from the code that a widget reaches.
  static func guess(_ context: KitContext, _ facts: inout Facts) {
    var system: SourcePlace?
    for use in context.reach.uses where use.called.isEmpty && use.token[1] == "(" {
      let call = ViewCall(use.token)
      switch use.token.text {
      case "Text":
        let style = call.argument("style").flatMap(CodeValues.caseName)
        let isDrawn = style.map { styles.contains($0) } ?? (call.argument("timerInterval") != nil)
        if isDrawn { system = system ?? use.token.place }
      case "formatted" where call.arguments.first?.contains("relative") != true: continue
      // A computed time stands still, even if the system updates another one.
      case "RelativeDateTimeFormatter", "formatted":
        return facts.set("updates.time", .guess("computed", at: use.token.place))
      default: continue
      }
    }
    facts.set("updates.time", system.map { .guess("system", at: $0) })
  }
}

/// `updates.animation`: the longest animation with a literal duration in a widget's views.
enum KitAnimation {
  /// The system's animations. Without a duration, they are shorter than the limit.
  private static let named: Set<String> = [
    "default", "linear", "easeIn", "easeOut", "easeInOut", "spring", "smooth", "snappy", "bouncy", "interactiveSpring",
    "interpolatingSpring", "timingCurve",
  ]

  /// Reads the animation from the code that a widget reaches.
  static func read(_ context: KitContext, _ facts: inout Facts) {
    var longest: (seconds: Double, place: SourcePlace)?
    for use in context.reach.uses where use.token.text == "animation" && use.token[-1] == "." && use.called.isEmpty {
      guard let argument = ViewCall(use.token).argument(""), argument.start.text != "nil" else { continue }
      for leaf in use.expression(argument).leaves(hops: 1) where leaf.code.start.text != "nil" {
        guard let seconds = seconds(leaf) else { return leaf.leaveOut("updates.animation") }
        if seconds > longest?.seconds ?? 0 { longest = (seconds, leaf.code.place) }
      }
    }
    // The field has whole seconds: rounding up keeps a duration over any limit, and less than one is over none.
    guard let longest, (1..<1e6).contains(longest.seconds) else { return }
    let seconds = Int(longest.seconds.rounded(.up))
    facts.set("updates.animation", .scalar(KitDuration(seconds: seconds).text, at: longest.place))
  }

  /// Returns the seconds of `.easeIn(duration: 3)`; 0 if the system chooses, nil if they are computed or changed.
  private static func seconds(_ leaf: CodeExpression) -> Double? {
    var name = leaf.code.stripped.start
    while name.isAny(".", "Animation", "SwiftUI"), name.index < leaf.code.endIndex { name = name.moved(1) }
    let call = ViewCall(name)
    // What follows may slow it down or repeat it.
    guard named.contains(name.text), call.end >= leaf.code.stripped.endIndex else { return nil }
    guard let duration = call.argument("duration") else { return 0 }
    return leaf.with(duration).leaf(hops: 2).flatMap { CodeValues.number($0.code) }
  }
}
