import WidgetLint

/// The files that a newcomer begins with.
enum StartingFiles {
  /// A description of an app with one widget, in which all groups of fields are named and nothing is found.
  static func description(of app: String) -> String {
    let quoted = JSONText.text(app).compact
    // Up to the column of the other comments, where the name leaves room.
    func name(_ width: Int) -> String { quoted + String(repeating: " ", count: max(1, width - quoted.count)) }
    return """
      # What is known of the app's Today widgets. What you leave out is unknown, and is not judged.
      # widgetlint checks this file; widgetlint schema --format text lists all fields, and what they take.
      app:
        name: \(name(23))# or by language: {default: Maps, fr: Plans}
        # urlSchemes: [maps]         # the schemes that open this app
        # deploymentTarget: "10.0"   # the lowest iOS version that the app supports
        # source: {path: .}          # where the Xcode project is, for widgetlint import
      widgets:
        - name: \(name(21))# the app's main widget is named as the app, others after it
          # title: {default: Maps}   # a custom title, where it differs from the name
          # primary: true            # of several widgets, the main one
          # quickAction: true        # of several widgets, the one in the Quick Action list
          # deploymentTarget: "10.0" # the extension's own, where it differs from the app's
          # source: Today/Info.plist
          background: system         # or custom, a color, or {image: sky}
          font: {family: system, color: label}
          # vibrancy: [primary, secondary]
          margins: {top: 8, leading: 16, bottom: 8, trailing: 16}
          # marginInsets: default    # what widgetMarginInsets returns, where it is implemented
          alignment: appIcon
          # grid: {columns: 4, spacing: 8, items: 4}
          # buttons:
          #   - {title: Directions, opens: "maps://directions", taps: 1}
          # images: [{name: arrow, rendering: template}]
          # opens: maps://here       # what a tap on the content opens
          width: adaptive
          heights: {compact: 110, expanded: 300}
          largestDisplayMode: expanded
          # expandedModeGuarded: true  # with a deployment target under 10: behind an availability check
          handlesDisplayModeChange: true
          content:
            compact: [next turn, arrival time]
            expanded: [next turn, arrival time, route overview]
          scrolls: false
          caching: local             # what was shown last is kept
          refresh: background        # nobody waits while new content loads
          updateResults: [newData, noData, failed]
          # authentication: {addsValue: true, prompt: Sign in to see your commute}

      """
  }

  /// A configuration that changes nothing yet.
  static let configuration = """
    # What widgetlint goes by in this folder and below. widgetlint config shows what holds; widgetlint rules lists the rules.
    # rules:
    #   grid-item-limit: error     # error, warning, info or off
    #   content-margins: {severity: warning, minimum: 4}
    #   ios9: off                  # a group: a folder of rules/, or all
    # exclude: [Legacy/**]
    # rulePaths: [design/rules]    # rules of your own
    # failOn: warning              # the severity that makes the exit code 1
    # overrides:
    #   - files: [Beta/**]
    #     rules: {font-color: off}

    """
}
