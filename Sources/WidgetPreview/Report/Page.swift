/// A page that asks the network for nothing: its policy allows the one style and the one script that are written here.
package enum Page {
  /// The hash of the style sheet that the policy names; a test recomputes it.
  package static let styleHash = "sha256-6/TyA96xQt7/6eXJHXLwNJlLVFKExC5JYqcBDxpoNgM="
  /// The hash of the script that the policy names; a test recomputes it.
  package static let scriptHash = "sha256-rYlXg42HcnJfty9AsL50wz0hJyzS8PXUH2caT/gxiCU="

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
  /// A paragraph of less weight.
  static func note(_ words: String) -> Markup { "<p class=\"muted\">\(Self.words(words))</p>" }

  /// A sentence, in which what stands between backquotes is code.
  static func words(_ text: String) -> Markup {
    let parts = text.split(separator: "`", omittingEmptySubsequences: false).map(String.init)
    guard parts.count > 1, parts.count % 2 == 1 else { return "\(text)" }
    return "\(parts.enumerated().map { $0 % 2 == 0 ? "\($1)" as Markup : "<code>\($1)</code>" })"
  }

  /// A paragraph about a fix and the flag that asks for it.
  static func fix(_ description: String, flag: String) -> Markup {
    "<p class=\"muted\"><code>\(flag)</code> can do it: \(words(description))</p>"
  }
}
