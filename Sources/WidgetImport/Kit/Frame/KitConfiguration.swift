/// A widget's configuration: the calls that make it, their modifiers, and the bodies that they are in.
struct KitConfiguration {
  private(set) var modifiers: [String: [KitExpression]] = [:]
  /// The configurations made in code: `StaticConfiguration(…)`.
  private(set) var made: [KitExpression] = []

  /// The bodies of the widget, and of the app's own configurations that they make.
  private(set) var bodies: [KitFound] = []

  private static let names: Set<String> = [
    "configurationDisplayName", "description", "supportedFamilies", "containerBackgroundRemovable",
  ]

  /// The modifiers in the bodies of a widget, and in the functions that they call for it.
  init(_ bodies: [KitFound], _ code: KitCode) {
    self.bodies = bodies
    let values = KitValues(code: code, families: .all, version: 0)
    var open = bodies.map { (scope: $0, values: values) }
    var seen: Set<KitMember> = []
    while let (scope, values) = open.popLast(), seen.count < Limits.kitWidgets {
      guard seen.insert(scope.member).inserted else { continue }
      for token in scope.member.code where token.isWord {
        // In an extension: `extension StaticConfiguration { static func tide() -> … { Self(kind: …) } }`
        let name = token.text == "Self" ? scope.member.owner ?? "" : token.text
        let type = token[1] == "(" ? code.type(name, in: scope) : nil
        // A configuration of the app's own, and no extension of the system's.
        let own = type.map { $0.module.members("body", of: $0.name) } ?? []
        if !own.isEmpty {
          let new = own.filter { $0.member.type.contains("WidgetConfiguration") && !seen.contains($0.member) }
          open += new.map { ($0, values.calling($0.member, ViewCall(token), from: scope)) }
          self.bodies += new
        } else if name.hasSuffix("Configuration"), token[1] == "(" || token[1] == "<" {
          made.append(KitExpression(ViewCall(token).code, in: scope, values))
        }
        // A helper may leave out `self`.
        let isModifier = [".", "return"].contains(token[-1]) || token.token.startsStatement
        if isModifier, token[1] == "(", Self.names.contains(token.text) {
          modifiers[token.text, default: []].append(KitExpression(ViewCall(token).code, in: scope, values))
        } else {
          let helpers = KitNames.called(by: token, scope, code)
          for found in helpers where found.member.type.contains("WidgetConfiguration") {
            open.append((found, values.calling(found.member, ViewCall(token), from: scope)))
          }
        }
      }
    }
  }

  /// The lowest version that the checks around all its configurations require; nil if one has no check.
  var version: SystemVersion? {
    SystemVersion.lowest(made.filter { $0.call.argument("kind") != nil }.map { KitBundle.version(at: $0.call.name) })
  }

  /// The first argument of the first use of a modifier.
  func argument(_ name: String) -> KitExpression? { modifiers[name]?.first?.arguments.first }
}
