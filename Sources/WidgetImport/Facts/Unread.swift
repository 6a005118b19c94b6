/// Notes of what was found in the sources and fits no field.
enum Unread {
  /// Notes each open call that no tap leads to, and each size that no display mode is given.
  static func read(_ widget: WidgetCode, _ calls: OpenCalls, _ facts: inout Facts) {
    for place in calls.unreached {
      facts.leaveOut("opens", at: place, "no tap, gesture or button was found that leads to this call")
    }
    let method = widget.displayModeHandler
    // Without display modes, the size of a widget that runs on iOS 10 at least is its compact one.
    if method == nil, widget.lowestVersion ?? 0 >= 10 { return }
    for token in widget.bodies(of: widget.principal).joined() where HeightReader.Size(token) != nil {
      guard widget.code.method(at: token) != method, !widget.isDead(token) else { continue }
      guard method != nil else {
        return facts.leaveOut("heights", at: token.place, "no method for display modes; this size is for iOS 9")
      }
      facts.leaveOut("heights", at: token.place, "this size is set outside the method for display modes")
    }
  }

  private static let contents = [
    "UIHostingController": "SwiftUI views are not read", "WKWebView": "web content is not read",
    "UIWebView": "web content is not read", "SFSafariViewController": "web content is not read",
  ]

  /// Notes the content of other kinds, and the classes that are missing.
  static func read(
    _ widget: WidgetCode,
    _ documents: [XMLDocument],
    principal: (name: String, place: SourcePlace)?,
    _ facts: inout Facts
  ) {
    // A class that is missing may be in a file that was not read.
    let isAllRead = widget.code.notes.isEmpty
    if let principal, isAllRead, !widget.code.isDeclared(principal.name) {
      facts.add([ImportNote(principal.place, missing(principal.name))])
    }
    var seen: Set<String> = []
    for token in widget.tokens {
      guard let reason = contents[token.text], token[1] == "(" || token[1] == "<" || token[1] == "alloc" else {
        continue
      }
      facts.add([ImportNote(token.place, "\(token.text): \(reason)")])
    }
    for element in documents.flatMap(\.elements) {
      if ["webView", "wkWebView"].contains(element.name) {
        facts.add([ImportNote(element.place, "web content is not read")])
      }
      guard let name = element["customClass"], name != principal?.name, !name.hasPrefix("UI"), isAllRead,
        !widget.code.isDeclared(name),
        seen.insert(name).inserted
      else { continue }
      facts.add([ImportNote(element.place, missing(name))])
    }
  }

  private static func missing(_ name: String) -> String { "the class \(name) is not among the target's sources" }
}
