import ProjectDescription

let name = "Tea"
let widget = "\(name)Widget"
let lowest: DeploymentTargets = .iOS("17.0")
let schemes: [Plist.Value] = [["CFBundleURLSchemes": ["tea"]]]

let widgetTarget: Target = .target(
  name: widget,
  destinations: [.iPhone, .iPad],
  product: .appExtension,
  bundleId: "com.example.tea.widget",
  deploymentTargets: lowest,
  infoPlist: .extendingDefault(with: [
    "CFBundleDisplayName": "$(PRODUCT_NAME)",
    "NSExtension": .dictionary(["NSExtensionPointIdentifier": .string("com.apple.widgetkit-extension")]),
  ]),
  sources: [
    .glob("Widget/Sources/**", excluding: ["Widget/Sources/Old/**"]),
    "App/Sources/Shared.swift",
  ],
  resources: ["Widget/Resources/{en,fr}.lproj/**"],
  settings: .settings(
    base: ["SWIFT_VERSION": "5.9"],
    configurations: [.release(name: "Store", xcconfig: "Store.xcconfig")]
  )
)

let project = Project(
  name: name,
  options: .options(developmentRegion: "en"),
  settings: .settings(configurations: [
    .debug(name: "Debug", settings: ["TITLE": "Tea Beta"]), .release(name: "Store", settings: ["TITLE": "Tea Time"]),
  ]),
  targets: [
    .target(
      name: name,
      destinations: .iOS,
      product: .app,
      bundleId: "com.example.tea",
      deploymentTargets: lowest,
      infoPlist: .extendingDefault(with: [
        "CFBundleDisplayName": "$(TITLE)",
        "CFBundleVersion": .string(Environment.build.getString(default: "1")),
        "NSCameraUsageDescription": Texts.camera(),
        "CFBundleURLTypes": .array(schemes),
      ]),
      sources: ["App/Sources/**"],
      resources: ["App/Resources/**"],
      dependencies: [.target(name: widget), .external(name: "Kettle")]
    ),
    widgetTarget,
    .makeTests(for: name),
  ]
)
