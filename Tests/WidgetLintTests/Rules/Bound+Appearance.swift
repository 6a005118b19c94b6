extension Bound {
  static let appearance: [Bound] = [
    Bound(
      rule: "grid-item-limit",
      lines: "grid: {items: VALUE}",
      passing: ["0", "4", "[]", "[a, b, c, d]", "[{}, {}, {}, {}]"],
      failing: ["5", "[a, b, c, d, e]", "[{}, {}, {}, {}, {}]"],
      path: "/widgets/0/grid/items"
    ),
    Bound(
      rule: "grid-row-limit",
      lines: "grid: {columns: VALUE}",
      passing: ["1", "4", "+4"],
      failing: ["5", "100"],
      path: "/widgets/0/grid/columns"
    ),
    Bound(
      rule: "grid-spacing",
      lines: "grid: {spacing: VALUE}",
      passing: ["8", "8.0", "8.01"],
      failing: ["7.99", "7.5", "0"],
      path: "/widgets/0/grid/spacing"
    ),
    Bound(
      rule: "compact-height",
      lines: "heights: {compact: VALUE}",
      passing: ["110", "109.9", "0", "maximum", "1.1e2"],
      failing: ["111", "110.01"],
      path: "/widgets/0/heights/compact"
    ),
    Bound(
      rule: "expanded-height",
      lines: "heights: {expanded: VALUE}",
      passing: ["567", "567.9", "maximum"],
      failing: ["568", "content", "1000"],
      path: "/widgets/0/heights/expanded"
    ),
    Bound(
      rule: "expanded-height",
      lines: "heights: {expanded: VALUE}",
      app: ios9,
      passing: ["479", "maximum"],
      failing: ["480", "567", "content"],
      path: "/widgets/0/heights/expanded"
    ),
    Bound(
      rule: "expanded-height",
      lines: "heights: {expanded: VALUE}",
      app: ios10,
      passing: ["480", "567"],
      failing: ["568"],
      path: "/widgets/0/heights/expanded"
    ),
    Bound(
      rule: "expanded-taller",
      lines: "heights: {compact: 100, expanded: VALUE}",
      passing: ["101", "100.5", "maximum", "content"],
      failing: ["100", "99"],
      path: "/widgets/0/heights/expanded"
    ),
    Bound(
      rule: "expanded-taller",
      lines: "heights: {expanded: VALUE}",
      passing: ["111"],
      failing: ["110", "109"],
      path: "/widgets/0/heights/expanded"
    ),
    Bound(
      rule: "expanded-taller",
      lines: "heights: {compact: maximum, expanded: VALUE}",
      passing: ["111"],
      failing: ["110"],
      path: "/widgets/0/heights/expanded"
    ),
    Bound(
      rule: "edge-margin",
      lines: "margins: VALUE",
      passing: ["0.5", "7.5", "8"],
      failing: ["0", "-1", "-0.5", "-0"],
      path: "/widgets/0/margins"
    ),
    Bound(
      rule: "content-margins",
      lines: "margins: VALUE",
      passing: ["8", "9", "0", "-1"],
      failing: ["7.5", "0.1", "7.99"],
      path: "/widgets/0/margins"
    ),
    Bound(
      rule: "edge-margin",
      lines: "margins: {trailing: VALUE}",
      passing: ["0.5", "8"],
      failing: ["0", "-1"],
      path: "/widgets/0/margins/trailing"
    ),
    Bound(
      rule: "content-margins",
      lines: "margins: {leading: VALUE}",
      passing: ["8", "0", "-1"],
      failing: ["7.5"],
      path: "/widgets/0/margins/leading"
    ),
    Bound(
      rule: "single-tap",
      lines: "buttons: [{taps: VALUE}]",
      passing: ["1"],
      failing: ["2"],
      path: "/widgets/0/buttons/0/taps"
    ),
    Bound(
      rule: "font-color",
      lines: "font: {color: VALUE}",
      passing: grays,
      failing: brights,
      path: "/widgets/0/font/color"
    ),
    Bound(
      rule: "font-color",
      lines: "font: {color: {light: VALUE, dark: white}}",
      passing: grays,
      failing: brights,
      path: "/widgets/0/font/color/light"
    ),
    Bound(
      rule: "text-contrast",
      lines: "font: {color: VALUE, backing: white}",
      passing: ["\"#767676\"", "black"],
      failing: ["\"#777777\"", "white", "clear"],
      path: "/widgets/0/font/color"
    ),
    Bound(
      rule: "text-contrast",
      lines: "font: {color: VALUE, backing: \"#00000000\"}",
      passing: ["black"],
      failing: ["white"],
      path: "/widgets/0/font/color"
    ),
    Bound(
      rule: "text-contrast",
      lines: "font: {color: VALUE, backing: \"#FFFFFF00\"}\nbackground: black",
      passing: ["black"],
      failing: ["white"],
      path: "/widgets/0/font/color"
    ),
    Bound(
      rule: "text-contrast",
      lines: "font: {color: white}\nbackground: VALUE",
      passing: ["system", "custom", "clear", "black", "\"#FFFFFFFE\"", "{image: x}", "{color: white, image: x}"],
      failing: ["white", "\"#FFFFFFFF\"", "\"#777777\"", "{color: white}", "systemBackground"],
      path: "/widgets/0/font/color"
    ),
    Bound(
      rule: "text-contrast",
      lines: "font: {color: \"#949494\", backing: white, size: VALUE}",
      passing: ["18", "18.0", "30"],
      failing: ["17", "17.9", "1"],
      path: "/widgets/0/font/color"
    ),
    Bound(
      rule: "text-contrast",
      lines: "font: {color: \"#949494\", backing: white, weight: VALUE}",
      passing: ["bold", "heavy", "black"],
      failing: ["ultraLight", "thin", "light", "regular", "medium", "semibold"],
      path: "/widgets/0/font/color"
    ),
    Bound(
      rule: "text-contrast",
      lines: "font: {color: VALUE, backing: white, size: 12, weight: bold}",
      passing: ["\"#949494\""],
      failing: ["\"#959595\""],
      path: "/widgets/0/font/color"
    ),
    Bound(
      rule: "text-contrast",
      lines: "font: {color: {light: VALUE, dark: white}}\nbackground: {color: white}",
      passing: ["\"#767676\""],
      failing: ["\"#777777\""],
      path: "/widgets/0/font/color/light"
    ),
    Bound(
      rule: "system-background",
      lines: "background: VALUE",
      passing: ["system", "clear", "\"#FF000000\"", "{image: x}"],
      failing: ["white", "\"#FFFFFF01\"", "systemBackground", "custom"],
      path: "/widgets/0/background"
    ),
    Bound(
      rule: "system-background",
      lines: "background: {color: VALUE}",
      passing: ["clear"],
      failing: ["white", "\"#00000001\""],
      path: "/widgets/0/background/color"
    ),
    Bound(
      rule: "background-image",
      lines: "background: {VALUE}",
      passing: ["color: red"],
      failing: ["image: x", "image: ''", "color: red, image: x"],
      path: "/widgets/0/background/image"
    ),
    Bound(
      rule: "no-scrolling",
      lines: "scrolls: VALUE",
      passing: ["false"],
      failing: ["true"],
      path: "/widgets/0/scrolls"
    ),
    Bound(
      rule: "cached-content",
      lines: "caching: VALUE",
      passing: ["local"],
      failing: ["none"],
      path: "/widgets/0/caching"
    ),
    Bound(
      rule: "background-refresh",
      lines: "refresh: VALUE",
      passing: ["background"],
      failing: ["blocking"],
      path: "/widgets/0/refresh"
    ),
    Bound(
      rule: "icon-alignment",
      lines: "alignment: VALUE",
      passing: ["appIcon"],
      failing: ["none"],
      path: "/widgets/0/alignment"
    ),
    Bound(
      rule: "adaptive-width",
      lines: "width: VALUE",
      passing: ["adaptive"],
      failing: ["320", "0"],
      path: "/widgets/0/width"
    ),
    Bound(
      rule: "system-font",
      lines: "font: {family: VALUE}",
      passing: [
        "system", "System", "SYSTEM", ".SFUI-Regular", ".AppleSystemUIFont", ".HelveticaNeueInterface-M3", ".",
        "SFUIDisplay", "SF UI Text", "SFPro", "sf pro display", "SFCompact", "SF Compact", "SanFrancisco",
        "san francisco", "PingFangSC-Regular", "pingfang",
      ] + textStyles,
      failing: [
        "Helvetica", "''", "SF", "SF Mono", "A SFPro", "sys-tem", "systems", "Avenir", "A.", "Ping Fang SC", "bodytext",
        "title4", "caption3", "subheading", "' system'",
      ],
      path: "/widgets/0/font/family"
    ),
    Bound(
      rule: "deprecated-vibrancy",
      lines: "vibrancy: VALUE",
      passing: ["primary", "none", "[]", "[primary, secondary]"],
      failing: ["notificationCenter"],
      path: "/widgets/0/vibrancy"
    ),
    Bound(
      rule: "deprecated-vibrancy",
      lines: "vibrancy: [VALUE, notificationCenter]",
      passing: [],
      failing: ["primary", "none"],
      path: "/widgets/0/vibrancy/1"
    ),
    Bound(
      rule: "deprecated-vibrancy",
      lines: "vibrancy: [VALUE, notificationCenter]",
      app: ios9,
      passing: ["primary", "secondary"],
      failing: ["none"],
      path: "/widgets/0/vibrancy/1"
    ),
  ]
}
