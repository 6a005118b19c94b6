import WidgetModel

/// Where a walk through a description has come to: it is asked for one subject after the other, and holds plain values
/// alone.
package struct Selection: Sendable {
  /// How many lists and languages may be under way at a time; the table of fields nests no more.
  static let maximumDepth = 4

  /// Where the walk begins; -1 once it has begun.
  private var first: Int32
  private let steps: Range<Int>
  private var depth = 0
  /// For each list under way: the next element, the end, the step behind it, and an element that was visited already.
  private var elements = SIMD4<Int32>(repeating: 0)
  private var ends = SIMD4<Int32>(repeating: 0)
  private var following = SIMD4<Int32>(repeating: 0)
  private var visited = SIMD4<Int32>(repeating: -1)

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

  /// The next subject; a text in several languages is one for each, `default` first.
  func next(_ selection: inout Selection) -> Subject? {
    while var (index, step) = selection.takeNode(description) {
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
    while child < end {
      if description.isDefaultLanguage(child) { return child }
      child = Int(description[child].next)
    }
    return nil
  }

  private func missing(_ field: FieldID, below index: Int, isLast: Bool) -> Subject {
    guard isLast, let value = description.defaultValue(of: field) else {
      return Subject(state: .missing, node: index, value: .unreadable, field: field)
    }
    return Subject(state: .defaulted, node: index, value: value, field: field)
  }
}

extension Selection {
  fileprivate var lastStep: Int { steps.upperBound }

  /// The next node to walk on from, and the step to take there.
  @inline(__always)
  fileprivate mutating func takeNode(_ description: Description) -> (node: Int, step: Int)? {
    if first >= 0 {
      defer { first = -1 }
      return (Int(first), steps.lowerBound)
    }
    while depth > 0 {
      let level = depth - 1
      let element = elements[level]
      if element >= ends[level] {
        depth -= 1
      } else {
        elements[level] = description[Int(element)].next
        if element != visited[level] { return (Int(element), Int(following[level])) }
      }
    }
    return nil
  }

  fileprivate mutating func visitChildren(
    of index: Int,
    _ description: Description,
    thenStep step: Int,
    visited: Int?
  ) {
    elements[depth] = Int32(index + 1)
    ends[depth] = description[index].next
    following[depth] = Int32(step)
    self.visited[depth] = Int32(visited ?? -1)
    depth += 1
  }
}
