import WidgetLint

/// A page that requests nothing from the network; its policy allows only the style and script below.
package enum Page {
  /// The hash of the style sheet for the policy; a test recomputes it.
  package static let styleHash = "sha256-z6xmmYGdfv1wsE7NC9LARShMPFg8/lal1amJmbuPGhg="
  /// The hash of the script for the policy; a test recomputes it.
  package static let scriptHash = "sha256-cEOhxNHntfa/1jSXfx8Oq7JDPrWSpNbNCJjJteGhplg="

  /// The start of a page, before its own content.
  static func head(title: String, hasScript: Bool) -> Markup {
    let script = hasScript ? "; script-src '\(scriptHash)'" : ""
    let policy = "default-src 'none'; style-src '\(styleHash)'\(script); base-uri 'none'; form-action 'none'"
    return """
      <!DOCTYPE html>
      <html xmlns="http://www.w3.org/1999/xhtml" lang="en">
      <head>
      <meta charset="utf-8"/>
      <meta http-equiv="Content-Security-Policy" content="\(verbatim: policy)"/>
      <meta name="viewport" content="width=device-width, initial-scale=1"/>
      <meta name="color-scheme" content="light dark"/>
      <title>\(title)</title>
      <style>\(verbatim: PageStyle.text)</style>
      </head>
      <body>
      <a class="skip" href="#content">Skip to the content</a>
      <svg width="0" height="0" class="definitions" aria-hidden="true">\(Ink.definitions)</svg>

      """
  }

  /// The end of a page, after its own content.
  static func foot(hasScript: Bool) -> Markup {
    let script: Markup = hasScript ? "<script>\(verbatim: PageScript.text)</script>\n" : ""
    return "\(script)</body>\n</html>\n"
  }
}

extension Markup {
  /// A muted paragraph.
  static func note(_ words: String) -> Markup { "<p class=\"muted\">\(Self.words(words))</p>" }

  /// Returns a sentence in which text in backquotes becomes code.
  static func words(_ text: String) -> Markup {
    let parts = text.split(separator: "`", omittingEmptySubsequences: false).map(String.init)
    guard parts.count > 1, parts.count % 2 == 1 else { return "\(text)" }
    return "\(parts.enumerated().map { $0 % 2 == 0 ? "\($1)" as Markup : "<code>\($1)</code>" })"
  }

  /// Returns a paragraph about a fix and its flag.
  static func fix(_ description: String, flag: String) -> Markup {
    "<p class=\"muted\"><code>\(flag)</code> can do it: \(words(description))</p>"
  }

  /// Returns the article about a rule, to which links lead by the rule's id, with its severity if given.
  static func article(_ rule: String, _ summary: String, severity: String? = nil, _ content: Markup) -> Markup {
    let name = severity.map { " \($0)" } ?? ""
    let word: Markup = severity.map { " <span class=\"severity\">\($0)</span>" } ?? ""
    return """
      <article class="rule\(name)" id="rule-\(rule)" tabindex="-1"><h3>\(words(summary))\(word)</h3>\
      <p class="muted code">\(rule)</p>\(content)</article>

      """
  }
}

extension RuleGuide {
  /// The rationale, guideline, parameters and sources' statements; without the guideline if rules are grouped by it.
  func details(namesGuideline: Bool) -> Markup {
    var html: Markup = ""
    if let rationale = document?.rationale { html += "<p>\(Markup.words(rationale))</p>" }
    if namesGuideline, let guideline = rule?.guideline { html += .note("Guideline: \(guideline)") }
    if !parameters.isEmpty {
      html += .note("A configuration may set \(parameters.map(\.words).joined(separator: "; "))")
    }
    let quotes = (document?.quotes ?? []).map { "<li>\u{201C}\(Markup.words($0))\u{201D}</li>" as Markup }
    return quotes.isEmpty ? html : "\(html)<ul class=\"muted\">\(quotes)</ul>"
  }
}
