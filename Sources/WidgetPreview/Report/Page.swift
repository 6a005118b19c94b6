/// A page that asks the network for nothing: its policy allows the one style and the one script that are written here.
package enum Page {
  /// The hash of the style sheet that the policy names; a test recomputes it.
  package static let styleHash = "sha256-4EdLO7q+k2xYWZ6WIM+KvuAsba4i4/Qe1uGGVUlinOM="
  /// The hash of the script that the policy names; a test recomputes it.
  package static let scriptHash = "sha256-rYlXg42HcnJfty9AsL50wz0hJyzS8PXUH2caT/gxiCU="

  /// What comes before a page's own content.
  static func head(title: String, hasScript: Bool) -> String {
    let script = hasScript ? "; script-src '\(scriptHash)'" : ""
    let policy = "default-src 'none'; style-src '\(styleHash)'\(script); base-uri 'none'; form-action 'none'"
    return """
      <!DOCTYPE html>
      <html xmlns="http://www.w3.org/1999/xhtml" lang="en">
      <head>
      <meta charset="utf-8"/>
      <meta http-equiv="Content-Security-Policy" content="\(policy)"/>
      <meta name="viewport" content="width=device-width, initial-scale=1"/>
      <meta name="color-scheme" content="light dark"/>
      <title>\(HTML.escaped(title))</title>
      <style>\(PageStyle.text)</style>
      </head>
      <body>
      <a class="skip" href="#content">Skip to the content</a>
      <svg width="0" height="0" class="definitions" aria-hidden="true">\(Pattern.definitions)</svg>

      """
  }

  /// What comes after a page's own content.
  static func foot(hasScript: Bool) -> String {
    (hasScript ? "<script>\(PageScript.text)</script>\n" : "") + "</body>\n</html>\n"
  }
}

/// The ids of the rules' parts of a page.
struct RuleLinks {
  private var numbers: [String: Int] = [:]

  /// The id of a rule's part: its own, or a number where that could be more than a name.
  mutating func id(of rule: String) -> String {
    let isName = rule.unicodeScalars.allSatisfy { "a"..."z" ~= $0 || "0"..."9" ~= $0 || $0 == "-" }
    if isName, !rule.isEmpty { return "rule-\(rule)" }
    let number = numbers[rule] ?? numbers.count + 1
    numbers[rule] = number
    return "rule.\(number)"
  }
}
