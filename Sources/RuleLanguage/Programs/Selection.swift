import WidgetModel

/// Where a walk through a description has come to: it is asked for one subject after the other, and holds plain values
/// alone.
package struct Selection: Sendable {
  /// How many lists and languages may be under way at a time; the table of fields nests no more.
  static let maximumDepth = 4

  /// A list under way.
  private struct Level: Sendable {
    /// The next element.
    var element: Int32 = 0
    /// The first node behind the list.
    var end: Int32 = 0
    /// The step behind the list.
    var step: Int32 = 0
    /// An element that was visited out of order; -1 where none was.
    var visited: Int32 = -1
  }

  /// Where the walk begins; -1 once it has begun.
  private var first: Int32
  private let steps: Range<Int>
  /// How many lists are under way around the innermost one.
  private var depth = -1
  private var inner = Level()
  private var outer = (Level(), Level(), Level())

  init(from node: Int, steps: Range<Int>) {
    first = Int32(node)
    self.steps = steps
  }
}

extension Evaluator {
  /// What a walk selects, seen from the given node.
  @inline(__always)
  func selection(_ walk: Program.Walk, given: Int) -> Selection {
    Selection(from: walk.isFromDocument ? 0 : given, steps: walk.steps)
  }

  /// The only subject of a walk that takes no list apart, where it is no text in several languages; nil for others.
  func onlySubject(of walk: Program.Walk, given: Int) -> Subject? {
    guard walk.isDirect else { return nil }
    var index = walk.isFromDocument ? 0 : given
    for step in walk.steps {
      guard description[index].value.isMapping, case .field(let field) = program.steps[step] else { return nil }
      guard let child = description.child(of: index, field) else {
        return missing(field, below: index, isLast: step + 1 == walk.steps.upperBound)
      }
      index = child
    }
    return description[index].value.isLanguages ? nil : subject(index)
  }

  /// The next subject; a text in several languages is one for each, `default` first.
  func next(_ selection: inout Selection) -> Subject? {
    while var (index, step) = selection.takeNode(description) {
      if selection.isInList, !effort.spend(1) { return nil }
      walk: while true {
        let value = description[index].value
        if value.isUnreadable { return subject(index) }
        guard step < selection.lastStep else {
          guard value.isLanguages else { return subject(index) }
          let fallback = defaultLanguage(of: index)
          selection.visitChildren(of: index, description, thenStep: step, visited: fallback)
          guard let fallback else { break walk }
          return subject(fallback)
        }
        let isLast = step + 1 == selection.lastStep
        switch program.steps[step] {
        case .field(let field):
          if value.isMapping {
            guard let child = description.child(of: index, field) else {
              return missing(field, below: index, isLast: isLast)
            }
            index = child
          } else if value.isList || !FieldTable.description.isLoneValue(field) {
            return missing(field, below: index, isLast: false)
          }
        case .each:
          if value.isList {
            selection.visitChildren(of: index, description, thenStep: step + 1, visited: nil)
            break walk
          }
          guard FieldTable.description.isOneOrMany(description[index].field) else { break walk }
        case .element(let number):
          if value.isList {
            effort.spend(number >> 3)
            guard let element = description.child(of: index, at: number) else { break walk }
            index = element
          } else if number > 0 || !FieldTable.description.isOneOrMany(description[index].field) {
            break walk
          }
        case .displayedTitle:
          let title = description.child(of: index, FieldTable.widgetTitle)
          guard let shown = title ?? description.child(of: index, FieldTable.widgetName) else {
            return missing(FieldTable.widgetTitle, below: index, isLast: false)
          }
          index = shown
        }
        step += 1
      }
    }
    return nil
  }

  private func defaultLanguage(of index: Int) -> Int? {
    var child = index + 1
    let end = Int(description[index].next)
    while child < end, effort.spend(1) {
      if description.isDefaultLanguage(child) { return child }
      child = Int(description[child].next)
    }
    return nil
  }

  private func missing(_ field: FieldID, below index: Int, isLast: Bool) -> Subject {
    guard isLast, FieldTable.description.hasDefault(field), let value = description.defaultValue(of: field) else {
      return Subject(state: .missing, node: index, value: .unreadable, field: field)
    }
    return Subject(state: .defaulted, node: index, value: value, field: field)
  }
}

extension Selection {
  fileprivate var lastStep: Int { steps.upperBound }

  /// Whether it goes through the elements of a list, or the languages of a text.
  fileprivate var isInList: Bool { depth > 0 }

  /// The next node to walk on from, and the step to take there.
  @inline(__always)
  fileprivate mutating func takeNode(_ description: Description) -> (node: Int, step: Int)? {
    if first >= 0 {
      defer { first = -1 }
      return (Int(first), steps.lowerBound)
    }
    while depth >= 0 {
      let element = inner.element
      if element < inner.end {
        inner.element = description[Int(element)].next
        if element != inner.visited { return (Int(element), Int(inner.step)) }
      } else {
        switch depth {
        case 1: inner = outer.0
        case 2: inner = outer.1
        case 3: inner = outer.2
        default: break
        }
        depth -= 1
      }
    }
    return nil
  }

  @inline(__always)
  fileprivate mutating func visitChildren(
    of index: Int,
    _ description: Description,
    thenStep step: Int,
    visited: Int?
  ) {
    switch depth {
    case 0: outer.0 = inner
    case 1: outer.1 = inner
    case 2: outer.2 = inner
    default: break
    }
    depth += 1
    inner = Level(
      element: Int32(index + 1),
      end: description[index].next,
      step: Int32(step),
      visited: Int32(visited ?? -1)
    )
  }
}
