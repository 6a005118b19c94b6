import ProjectDescription

let project = Project(
  name: "Tea",
  options: .options(developmentRegion: "en"),
  packages: [.remote(url: "https://example.com/kettle", requirement: .exact("1.0"))],
  settings: .settings(configurations: [
    .debug(name: "Debug", settings: ["TITLE": "Tea Beta"]), .release(name: "Store", settings: ["TITLE": "Tea Time"]),
  ]),
  targets: [
    .target(
      name: "Tea",
      destinations: .iOS,
      product: .app,
      bundleId: "com.example.tea",
      deploymentTargets: .iOS("17.0"),
      infoPlist: .extendingDefault(with: [
        "CFBundleDisplayName": "$(TITLE)",
        "CFBundleURLTypes": .array([["CFBundleURLSchemes": ["tea"]]]),
      ]),
      sources: ["App/Sources/**"],
      resources: ["App/Resources/**"],
      dependencies: [.target(name: "TeaWidget"), .external(name: "Kettle")]
    ),
    Target(
      name: "TeaWidget",
      destinations: [.iPhone, .iPad],
      product: .appExtension,
      bundleId: "com.example.tea.widget",
      deploymentTargets: .iOS("17.0"),
      infoPlist: .extendingDefault(with: [
        "CFBundleDisplayName": "$(PRODUCT_NAME)",
        "NSExtension": .dictionary(["NSExtensionPointIdentifier": .string("com.apple.widgetkit-extension")]),
      ]),
      sources: [
        .glob("Widget/Sources/**", excluding: ["Widget/Sources/Old/**"]),
        "App/Sources/Shared.swift",
      ],
      resources: .resources(["Widget/Resources/en.lproj/**", "Widget/Resources/fr.lproj/**"]),
      settings: .settings(
        base: ["SWIFT_VERSION": "5.9"],
        configurations: [.release(name: "Store", xcconfig: "Store.xcconfig")]
      )
    ),
  ]
)
