extension Bound {
  static let behavior: [Bound] = [
    Bound(
      rule: "update-results",
      lines: "updateResults: VALUE\ncaching: local",
      passing: ["noData", "failed", "[newData, noData]", "[failed, newData]"],
      failing: ["newData", "[newData]", "[newData, newData]", "[]"],
      path: "/widgets/0/updateResults"
    ),
    Bound(
      rule: "display-mode-change",
      lines: "largestDisplayMode: expanded\nhandlesDisplayModeChange: VALUE",
      passing: ["true"],
      failing: ["false"],
      path: "/widgets/0/handlesDisplayModeChange"
    ),
    Bound(
      rule: "sign-in-prompt",
      lines: "authentication: {VALUE}",
      passing: ["addsValue: false", "prompt: x", "addsValue: true, prompt: x"],
      failing: ["addsValue: true"],
      path: "/widgets/0/authentication"
    ),
    Bound(
      rule: "ios9-template-images",
      lines: "images: [{rendering: VALUE}]",
      app: ios9,
      passing: ["template"],
      failing: ["original"],
      path: "/widgets/0/images/0/rendering"
    ),
    Bound(
      rule: "ios9-template-images",
      lines: "images: [{rendering: VALUE}]",
      app: ios10,
      passing: ["template", "original"],
      failing: [],
      path: ""
    ),
    Bound(
      rule: "ios9-margin-insets",
      lines: "marginInsets: VALUE",
      app: ios9,
      passing: ["zero", "0", "-0", "0.0", "{}", "{leading: 0}", "{top: 1, leading: 0, trailing: 0}"],
      failing: ["default", "1", "-1", "{trailing: 1}", "{top: 0, leading: 0, bottom: 0, trailing: 1}"],
      path: "/widgets/0/marginInsets"
    ),
    Bound(rule: "ios9-margin-insets", lines: "marginInsets: VALUE", passing: ["default", "1"], failing: [], path: ""),
    Bound(
      rule: "obsolete-margin-insets",
      lines: "marginInsets: VALUE",
      app: ios10,
      passing: [],
      failing: ["zero", "default", "0", "{top: 1}"],
      path: "/widgets/0/marginInsets"
    ),
    Bound(
      rule: "obsolete-margin-insets",
      lines: "marginInsets: VALUE",
      passing: ["zero", "default"],
      failing: [],
      path: ""
    ),
    Bound(
      rule: "obsolete-margin-insets",
      lines: "marginInsets: VALUE",
      app: ios9,
      passing: ["zero", "default"],
      failing: [],
      path: ""
    ),
    Bound(
      rule: "ios9-expanded-guard",
      lines: "largestDisplayMode: expanded\nexpandedModeGuarded: VALUE",
      app: ios9,
      passing: ["true"],
      failing: ["false"],
      path: "/widgets/0/expandedModeGuarded"
    ),
    Bound(
      rule: "ios9-expanded-guard",
      lines: "largestDisplayMode: VALUE\nexpandedModeGuarded: false",
      app: ios10,
      passing: ["expanded", "compact"],
      failing: [],
      path: ""
    ),
    Bound(
      rule: "ios9-clipped-content",
      lines: "largestDisplayMode: expanded\nheights: {expanded: 200, ios9: VALUE}",
      app: ios9,
      passing: ["200", "201"],
      failing: ["199"],
      path: "/widgets/0/heights/ios9"
    ),
    Bound(
      rule: "ios9-clipped-content",
      lines: "largestDisplayMode: expanded\nheights: {expanded: VALUE}",
      app: ios9,
      passing: ["110", "maximum", "content"],
      failing: ["111", "110.5"],
      path: "/widgets/0/heights"
    ),
    Bound(
      rule: "ios9-clipped-content",
      lines: "largestDisplayMode: VALUE\nheights: {expanded: 200, ios9: 100}",
      app: ios9,
      passing: ["compact"],
      failing: ["expanded"],
      path: "/widgets/0/heights/ios9"
    ),
    Bound(
      rule: "ios9-clipped-content",
      lines: "heights: {expanded: VALUE}",
      app: ios9,
      passing: ["200"],
      failing: [],
      path: ""
    ),
    Bound(
      rule: "ios9-text-color",
      lines: "font: {color: VALUE}",
      app: ios9,
      passing: ["label", "secondaryLabel", "tertiaryLabel", "quaternaryLabel", "{light: label}", "{dark: white}"],
      failing: ["black", "darkText", "{light: black}"],
      path: "/widgets/0/font/color"
    ),
    Bound(
      rule: "ios9-text-color",
      lines: "font: {color: VALUE, backing: white}",
      app: ios9,
      passing: ["black"],
      failing: [],
      path: ""
    ),
    Bound(rule: "ios9-text-color", lines: "font: {color: VALUE}", passing: ["black"], failing: [], path: ""),
    Bound(
      rule: "no-third-party-app",
      lines: "opens: VALUE",
      app: "{name: Maps, urlSchemes: [maps, MyMaps]}",
      passing: [
        "app", "'maps:'", "MAPS://x", "mymaps:x", "http://x", "HTTPS://x", "'app-settings:'", "SMS:1", "App-Prefs:x",
      ] + systemSchemes.map { "\($0):x" },
      failing: ["other://x", "map:x", "mapss:x", "telx:1", "file:x", "itms-app:x", "shortcut:x"],
      path: "/widgets/0/opens"
    ),
    Bound(rule: "no-third-party-app", lines: "opens: VALUE", passing: ["other://x"], failing: [], path: ""),
    Bound(
      rule: "no-third-party-app",
      lines: "opens: VALUE",
      app: "{name: Maps, urlSchemes: []}",
      passing: ["http://x", "app", "maps://x"],
      failing: ["places://x"],
      path: "/widgets/0/opens"
    ),
    Bound(
      rule: "no-third-party-app",
      lines: "grid: {items: [{opens: VALUE}]}",
      app: "{name: Maps, urlSchemes: maps}",
      passing: ["maps://x"],
      failing: ["other:x"],
      path: "/widgets/0/grid/items/0/opens"
    ),
    Bound(
      rule: "no-third-party-app",
      lines: "buttons: [{opens: VALUE}]",
      app: "{name: Maps, urlSchemes: maps}",
      passing: ["maps://x"],
      failing: ["other:x"],
      path: "/widgets/0/buttons/0/opens"
    ),
    Bound(
      rule: "compact-content",
      lines: "content: {VALUE}",
      passing: ["compact: a", "compact: [a]", "compact: ['', a]"],
      failing: ["expanded: a", "x-a: b"],
      path: "/widgets/0/content"
    ),
    Bound(
      rule: "compact-content",
      lines: "content: {compact: VALUE}",
      passing: ["a"],
      failing: ["[]", "''", "['', ' ']"],
      path: "/widgets/0/content/compact"
    ),
    Bound(
      rule: "expanded-supplement",
      lines: "content: {compact: [a, b], expanded: VALUE}",
      passing: ["c", "[a, b, c]"],
      failing: ["[]", "a", "[b, a]"],
      path: "/widgets/0/content/expanded"
    ),
    Bound(
      rule: "expanded-supplement",
      lines: "content: {compact: a, expanded: VALUE}",
      passing: ["b", "[a, b]", "A"],
      failing: ["a", "[a, a]"],
      path: "/widgets/0/content/expanded"
    ),
    Bound(
      rule: "expanded-supplement",
      lines: "content: {compact: [], expanded: VALUE}",
      passing: ["[]", "a"],
      failing: [],
      path: ""
    ),
  ]
}
