/// The modifiers of a widget's configuration: `.configurationDisplayName("…")`, `.supportedFamilies([…])`.
struct KitConfiguration {
  /// A modifier with its scope.
  struct Modifier {
    let call: ViewCall
    let scope: KitFound
  }

  private(set) var modifiers: [String: [Modifier]] = [:]
  /// The configurations that are made: `StaticConfiguration(…)`.
  private(set) var made: [Modifier] = []

  /// The bodies of the widget, and of the app's own configurations that they make.
  private(set) var bodies: [KitFound] = []

  private static let names: Set<String> = [
    "configurationDisplayName", "description", "supportedFamilies", "containerBackgroundRemovable",
  ]

  /// The modifiers in the bodies of a widget, and in the functions that they call for it.
  init(_ widget: KitWidget, _ code: KitCode) {
    bodies = widget.bodies
    var open = bodies
    var seen: Set<KitPlace> = []
    while let scope = open.popLast(), seen.count < Limits.kitWidgets {
      guard seen.insert(scope.member.id).inserted else { continue }
      for token in scope.member.code where token.isWord {
        if let type = token[1] == "(" ? code.type(token.text, in: scope) : nil {
          // A configuration of the app's own.
          let own = type.module.members("body", of: type.name).filter {
            $0.member.type.contains("WidgetConfiguration") && !seen.contains($0.member.id)
          }
          open += own
          bodies += own
        } else if token.text.hasSuffix("Configuration"), token[1] == "(" {
          made.append(Modifier(call: ViewCall(token), scope: scope))
        }
        if token[-1] == ".", token[1] == "(", Self.names.contains(token.text) {
          modifiers[token.text, default: []].append(Modifier(call: ViewCall(token), scope: scope))
        } else {
          open += KitNames.called(by: token, scope, code).filter { $0.member.type.contains("WidgetConfiguration") }
        }
      }
    }
  }

  /// The lowest version that the checks around all its configurations ask for; nil if one is there without.
  var version: String? {
    let offered = made.filter { $0.call.argument("kind") != nil }.map { KitBundle.version(at: $0.call.name) }
    let asked = offered.compactMap(\.self)
    return asked.count == offered.count
      ? asked.dropFirst().reduce(asked.first) { known, next in known.map { KitVersion.lower($0, next) } } : nil
  }

  /// The first argument of a modifier, where all uses of it say the same words.
  func argument(_ name: String) -> (code: Code, scope: KitFound)? {
    modifiers[name]?.first.flatMap { first in first.call.arguments.first.map { ($0, first.scope) } }
  }
}
