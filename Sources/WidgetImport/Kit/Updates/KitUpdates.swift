/// `updates`: when the timelines of a widget's provider ask for the next one, and how many entries they have.
struct KitUpdates {
  private let values: KitValues
  private var timelines: [KitConfiguration.Modifier] = []

  /// Reads them from the providers of a widget's configuration.
  static func read(_ configuration: KitConfiguration, _ code: KitCode, version: Int, _ facts: inout Facts) {
    let updates = KitUpdates(configuration, code, version)
    updates.readPolicy(&facts)
    guard updates.timelines.count <= Limits.leaves else { return }
    let entries = updates.timelines.map { KitEntries($0.call, $0.scope, updates.values) }
    if let first = entries.first?.count, entries.allSatisfy({ $0.count == first }) {
      facts.set("updates.entries", .scalar("\(first)", at: updates.timelines.first?.call.name.place))
    }
    let steps = entries.compactMap(\.interval)
    if let step = steps.min(by: { $0.duration.seconds < $1.duration.seconds }) {
      facts.set("updates.entryInterval", .scalar(step.duration.text, at: step.place))
    }
  }

  private init(_ configuration: KitConfiguration, _ code: KitCode, _ version: Int) {
    values = KitValues(code: code, families: .all, version: version)
    var open = configuration.made.flatMap { made in
      made.call.argument("provider").map { providers($0, made.scope) } ?? []
    }
    var seen: Set<KitPlace> = []
    while let scope = open.popLast(), seen.count < Limits.kitWidgets {
      guard seen.insert(scope.member.id).inserted else { continue }
      for token in scope.member.code where token.isWord {
        let call = token.isAny("Timeline", "init") ? ViewCall(token) : nil
        if let call, call.argument("entries") != nil, call.argument("policy") != nil {
          timelines.append(KitConfiguration.Modifier(call: call, scope: scope))
        } else if token[1] == "(", token[-1] != "." || token[-2] == "self", token.text.first?.isLowercase == true {
          open += code.own(token.text, in: scope).filter { !seen.contains($0.member.id) }
        }
      }
    }
    timelines.sort { $0.call.name.place < $1.call.name.place }
  }

  /// The methods of a provider that make timelines.
  private func providers(_ code: Code, _ scope: KitFound) -> [KitFound] {
    values.leaves(KitExpression(code, in: scope), hops: 1).flatMap { leaf -> [KitFound] in
      var name = leaf.code.start
      while name[1] == ".", name.moved(2).isWord, name.moved(2).text.isTypeName { name = name.moved(2) }
      // A property that an initializer sets has a type at least.
      if leaf.code.count == 1, let property = values.code.own(name.text, in: leaf.scope).first?.member,
        let type = property.type.last(where: \.isWord)
      {
        name = type
      }
      guard let path = name.typePath else { return [] }
      return ["getTimeline", "timeline"].flatMap { values.code.members($0, of: path, in: leaf.scope) }
    }
  }

  // MARK: - Policies

  private func readPolicy(_ facts: inout Facts) {
    var words: [String: SourcePlace] = [:]
    var waits: [(duration: KitDuration?, place: SourcePlace)] = []
    for timeline in timelines {
      guard let policy = timeline.call.argument("policy") else { continue }
      for leaf in policies(KitExpression(policy, in: timeline.scope)) {
        let name = leaf.code.first { ["atEnd", "after", "never"].contains($0.text) && $0[-1] == "." }
        guard let name else { continue }
        words[name.text] = words[name.text] ?? name.place
        guard name.text == "after", let date = ViewCall(name).arguments.first else { continue }
        waits += values.leaves(leaf.with(date), hops: 1).map { (KitDuration.until($0, values), $0.code.place) }
      }
    }
    let found = ["atEnd", "after", "never"].compactMap { word in words[word].map { SourceValue.scalar(word, at: $0) } }
    facts.set("updates.policy", oneOrMany: found)
    guard waits.allSatisfy({ $0.duration != nil }) else { return }
    let shortest = waits.min { $0.duration?.seconds ?? 0 < $1.duration?.seconds ?? 0 }
    facts.set("updates.every", shortest.flatMap { wait in wait.duration.map { .scalar($0.text, at: wait.place) } })
  }

  /// The policies that an expression may be, those that a variable gets later among them.
  private func policies(_ expression: KitExpression) -> [KitExpression] {
    values.leaves(expression, hops: 2).flatMap { leaf -> [KitExpression] in
      let code = leaf.code
      guard code.count == 1, code.start.isWord, leaf.scope.member.code.range.contains(code.startIndex) else {
        return [leaf]
      }
      let later = leaf.scope.member.code.assignments(to: code.start.text).prefix(Limits.leaves)
      return ([leaf.local?.value].compactMap(\.self) + later).filter { !$0.isEmpty }.flatMap {
        values.leaves(leaf.with($0), hops: 1)
      }
    }
  }
}
