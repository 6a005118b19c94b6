/// Patterns for paths: those without wildcards are looked up, so that a long list of files takes no longer than a short one.
package struct GlobList: Sendable {
  /// The patterns as they are written, in order.
  package let patterns: [String]
  private let literals: Set<String>
  private let others: [Glob]

  /// Some patterns.
  init(_ globs: [Glob]) {
    patterns = globs.map(\.pattern)
    literals = Set(globs.filter(\.isLiteral).map { GlobPath.place($0.pattern) }.filter { !$0.isEmpty })
    others = globs.filter { !$0.isLiteral }
  }

  /// Whether one of them matches a path, or a folder above it.
  func matches(_ path: GlobPath) -> Bool {
    !literals.isEmpty && path.places.contains(where: literals.contains) || others.contains { $0.matches(path) }
  }
}
