extension Field {
  /// The table of all fields of the description, version 1; a field is below the ones whose mapping holds it.
  static let rows: [Field] = [
    Field("", .mapping, "One app and all of its Today widgets"),
    Field("app", .mapping, required: true, example: "{name: Maps}", "The containing app"),
    Field(
      "app.name",
      .text,
      required: true,
      isMeantByScalar: true,
      example: "Maps",
      called: ["CFBundleDisplayName", "CFBundleName", "displayName"],
      "The app's display name"
    ),
    Field(
      "app.urlSchemes",
      .scalar(SchemeKind.self).oneOrMany(),
      called: ["CFBundleURLSchemes"],
      "The URL schemes that open this app, each without its colon"
    ),
    Field(
      "app.deploymentTarget",
      .scalar(VersionKind.self),
      default: .value("10.0"),
      called: ["minimumOSVersion", "IPHONEOS_DEPLOYMENT_TARGET"],
      "The lowest iOS version that the app supports"
    ),
    Field("app.source", .mapping, "Where the app's sources are, for `import`; no rule reads it"),
    Field("app.source.path", .anyScalar, "The Xcode project or its folder, relative to the description"),
    Field("app.source.configuration", .anyScalar, "The build configuration whose settings count"),
    Field("app.source.host", .anyScalar, "The target of the app that holds the widgets"),
    Field(
      "widgets",
      .mapping.list(atLeast: 1),
      required: true,
      example: "[{name: Maps}]",
      emptyHelp: "describe the app's widgets here, each with a name",
      "The app's Today widgets"
    ),
    Field(
      "widgets[].name",
      .text,
      required: true,
      isMeantByScalar: true,
      example: "Maps",
      called: ["CFBundleDisplayName", "CFBundleName", "displayName"],
      "The widget's own name"
    ),
    Field(
      "widgets[].title",
      .text,
      default: .described("the name"),
      called: ["label", "text"],
      "The custom title shown above the content"
    ),
    Field("widgets[].primary", .boolean, default: .soleItem, "Whether it is the app's main widget"),
    Field(
      "widgets[].quickAction",
      .boolean,
      default: .soleItem,
      called: ["UIApplicationShortcutWidget"],
      "Whether it is shown with the Quick Action list"
    ),
    Field(
      "widgets[].deploymentTarget",
      .scalar(VersionKind.self),
      default: .field("app.deploymentTarget"),
      called: ["minimumOSVersion", "IPHONEOS_DEPLOYMENT_TARGET"],
      note: ", or app.deploymentTarget for all widgets",
      "The lowest iOS version that the extension itself supports"
    ),
    Field("widgets[].source", .anyScalar, "Its Info.plist, relative to the description; no rule reads it"),
    Field(
      "widgets[].background",
      .color.or("system", "custom").orMapping(needsOneField: true),
      called: ["backgroundColor"],
      "What is drawn behind the content; `custom` is the widget's own, but no color, such as a gradient or a blur"
    ),
    Field(
      "widgets[].background.color",
      .color,
      called: ["colour"],
      "The color behind the content"
    ),
    Field("widgets[].background.image", .anyScalar, "The image behind the content"),
    Field(
      "widgets[].font",
      .mapping.oneOrMany(),
      call: CallHint(name: "system", fields: "family: system", number: "size", word: "weight"),
      "The text styles used"
    ),
    Field("widgets[].font.role", .anyScalar, "What the style is for, in free text"),
    Field(
      "widgets[].font.family",
      .anyScalar,
      isMeantByScalar: true,
      called: ["fontName"],
      "`system` or a font's name"
    ),
    Field(
      "widgets[].font.size",
      .scalar(PositivePointsKind.self),
      "The text's size"
    ),
    Field(
      "widgets[].font.weight",
      .words("ultraLight", "thin", "light", "regular", "medium", "semibold", "bold", "heavy", "black"),
      "The text's weight"
    ),
    Field(
      "widgets[].font.color",
      .color.orMapping(needsOneField: true),
      called: ["textColor", "colour", "textColour"],
      "The text's color"
    ),
    Field(
      "widgets[].font.color.light",
      .color,
      isLoneValue: true,
      "The color on the light background of iOS 10 and later"
    ),
    Field("widgets[].font.color.dark", .color, "The color on the dark background of iOS 9, and in dark mode"),
    Field("widgets[].font.backing", .color, "The color of the widget's own tile behind this text, where there is one"),
    Field(
      "widgets[].vibrancy",
      .words("primary", "secondary", "notificationCenter", "none").oneOrMany(),
      "The vibrancy effects used"
    ),
    Field(
      "widgets[].margins",
      .signedPoints.orMapping(),
      called: ["layoutMargins"],
      "The space between the content and the widget's edges; may be negative"
    ),
    Field("widgets[].margins.top", .signedPoints, "The space at the top"),
    Field(
      "widgets[].margins.leading",
      .signedPoints,
      called: ["left"],
      note: ", which also fits right-to-left layouts",
      "The space where a line of text begins"
    ),
    Field("widgets[].margins.bottom", .signedPoints, "The space at the bottom"),
    Field(
      "widgets[].margins.trailing",
      .signedPoints,
      called: ["right"],
      note: ", which also fits right-to-left layouts",
      "The space where a line of text ends"
    ),
    Field(
      "widgets[].marginInsets",
      .signedPoints.or("default", "zero").orMapping(),
      called: ["widgetMarginInsets"],
      "What the widget margin insets method returns, where it is implemented"
    ),
    Field("widgets[].marginInsets.top", .signedPoints, "The inset at the top"),
    Field(
      "widgets[].marginInsets.leading",
      .signedPoints,
      called: ["left"],
      note: ", which also fits right-to-left layouts",
      "The inset where a line of text begins"
    ),
    Field("widgets[].marginInsets.bottom", .signedPoints, "The inset at the bottom"),
    Field(
      "widgets[].marginInsets.trailing",
      .signedPoints,
      called: ["right"],
      note: ", which also fits right-to-left layouts",
      "The inset where a line of text ends"
    ),
    Field(
      "widgets[].alignment",
      .words("appIcon", "none").meaning("appIcon", by: "icon"),
      "What the content is aligned with"
    ),
    Field("widgets[].grid", .mapping, "A grid layout"),
    Field(
      "widgets[].grid.items",
      .scalar(CountKind.self).orList(of: .text.orMapping()),
      isMeantByScalar: true,
      "The grid's items: how many, or the items themselves, each a mapping or its title"
    ),
    Field(
      "widgets[].grid.items[].title",
      .text,
      isLoneValue: true,
      called: ["label", "text"],
      "The item's label"
    ),
    Field("widgets[].grid.items[].image", .anyScalar, "The item's image"),
    Field(
      "widgets[].grid.items[].opens",
      .url,
      called: ["url", "link", "action"],
      "What the item opens: a URL, or `app` for the app's start screen"
    ),
    Field("widgets[].grid.columns", .scalar(PositiveCountKind.self), "How many items a row has"),
    Field("widgets[].grid.spacing", .points, "The padding between items"),
    Field("widgets[].buttons", .text.orMapping().list(), "The buttons, each a mapping or its title"),
    Field(
      "widgets[].buttons[].title",
      .text,
      isLoneValue: true,
      called: ["label", "text"],
      "The button's label; left out for an untitled one"
    ),
    Field(
      "widgets[].buttons[].opens",
      .url,
      called: ["url", "link", "action"],
      "What the button opens: a URL, or `app` for the app's start screen; left out where it acts in place"
    ),
    Field("widgets[].buttons[].taps", .scalar(PositiveCountKind.self), "How many taps its task needs"),
    Field("widgets[].images", .mapping.list(), "The image assets"),
    Field("widgets[].images[].name", .anyScalar, isMeantByScalar: true, "The asset's name"),
    Field("widgets[].images[].rendering", .words("template", "original"), "How the asset is rendered"),
    Field(
      "widgets[].opens",
      .url.oneOrMany(),
      called: ["url", "link", "action"],
      "What a tap on the content opens"
    ),
    Field("widgets[].width", .points.or("adaptive").meaning("adaptive", by: "*%"), "The content's width"),
    Field(
      "widgets[].heights",
      .mapping,
      called: ["preferredContentSize", "height"],
      "The heights that the widget requests"
    ),
    Field(
      "widgets[].heights.compact",
      .points.or("maximum"),
      isMeantByScalar: true,
      "The height when collapsed; `maximum` is what the system grants"
    ),
    Field(
      "widgets[].heights.expanded",
      .points.or("maximum", "content"),
      "The height when expanded; `maximum` is what the system grants, or the content's height up to that, and `content` the content's height without a limit"
    ),
    Field("widgets[].heights.ios9", .points, "The height requested on iOS 9"),
    Field(
      "widgets[].largestDisplayMode",
      .words("compact", "expanded"),
      default: .word("compact"),
      called: ["widgetLargestAvailableDisplayMode", "displayMode"],
      "The largest available display mode that the widget declares"
    ),
    Field(
      "widgets[].expandedModeGuarded",
      .boolean,
      "Whether that declaration is behind an iOS 10 availability check"
    ),
    Field(
      "widgets[].handlesDisplayModeChange",
      .boolean,
      "Whether it resizes when the user expands or collapses it"
    ),
    Field("widgets[].content", .mapping, "The information shown in each display mode"),
    Field("widgets[].content.compact", .anyScalar.oneOrMany(), "What is shown when collapsed"),
    Field("widgets[].content.expanded", .anyScalar.oneOrMany(), "What is shown when expanded"),
    Field("widgets[].scrolls", .boolean, "Whether some of its content is reached only by panning or scrolling"),
    Field(
      "widgets[].caching",
      .words("local", "none").meaning("local", by: "true").meaning("none", by: "false"),
      "Whether content is kept for the next display"
    ),
    Field("widgets[].refresh", .words("background", "blocking"), "Whether the user waits while fresh content loads"),
    Field(
      "widgets[].updateResults",
      .words("newData", "noData", "failed").oneOrMany(),
      "The results that it reports to the system"
    ),
    Field("widgets[].authentication", .mapping, "What signing in changes"),
    Field("widgets[].authentication.addsValue", .boolean, "Whether signing in adds something"),
    Field("widgets[].authentication.prompt", .text, "The text that tells the user so"),
  ]
}
