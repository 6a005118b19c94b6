/// A widget's configuration: the calls that make it, their modifiers, and the bodies that they are in.
struct KitConfiguration {
  private(set) var modifiers: [String: [CodeExpression]] = [:]
  /// The configurations made in code: `StaticConfiguration(…)`.
  private(set) var made: [CodeExpression] = []

  /// The bodies of the widget, and of the app's own configurations that they make.
  private(set) var bodies: [FoundMember] = []

  private static let names: Set<String> = [
    "configurationDisplayName", "description", "supportedFamilies", "containerBackgroundRemovable",
  ]

  /// Creates the configuration in a widget's bodies and the functions that they call, without code for older versions.
  init(_ bodies: [FoundMember], _ code: ExtensionCode, from lowest: Int) {
    self.bodies = bodies
    let values = CodeValues(code: code, families: .all, version: 0)
    var open = bodies.map { (scope: $0, values: values) }
    var seen: Set<Member> = []
    while let (scope, values) = open.popLast(), seen.count < Limits.kitWidgets {
      guard seen.insert(scope.member).inserted else { continue }
      let versions = Branches(scope.member.code, .all, VersionReader())
      for token in scope.member.code where token.isWord && versions.cases(at: token).end > lowest {
        // A helper may leave out `self`.
        let isModifier = [".", "return"].contains(token[-1]) || token.token.startsStatement
        if isModifier, token[1] == "(", Self.names.contains(token.text) {
          modifiers[token.text, default: []].append(CodeExpression(ViewCall(token).code, in: scope, values))
          continue
        }
        // A helper, or a configuration of the app's own.
        let called = KitNames.called(by: token, scope, code).filter { $0.member.type.contains("WidgetConfiguration") }
        open += called.map { ($0, values.calling($0.member, ViewCall(token), from: scope)) }
        self.bodies += called.filter { $0.member.isBody && !seen.contains($0.member) }
        // In an extension: `extension StaticConfiguration { static func tide() -> … { Self(kind: …) } }`
        let name = token.text == "Self" ? scope.member.owner ?? "" : token.text
        if called.isEmpty, name.hasSuffix("Configuration"), token[1] == "(" || token[1] == "<" {
          made.append(CodeExpression(ViewCall(token).code, in: scope, values))
        }
      }
    }
  }

  /// The lowest version that the checks around all its configurations require; nil if one has no check.
  var version: SystemVersion? {
    SystemVersion.lowest(made.filter { $0.call.argument("kind") != nil }.map { KitBundle.version(at: $0.call.name) })
  }

  /// Returns the first argument of the first use of a modifier; nil if there is none.
  func argument(_ name: String) -> CodeExpression? { modifiers[name]?.first?.arguments.first }
}
