// swift-tools-version: 6.2

import PackageDescription

let package = Package(
  name: "lint-text",
  platforms: [.macOS(.v15)],
  dependencies: [
    // Elsewhere: .package(url: "https://github.com/OWNER/widgetlint", from: "0.1.0")
    .package(name: "widgetlint", path: "../..")
  ],
  targets: [
    .executableTarget(name: "LintText", dependencies: [.product(name: "WidgetLint", package: "widgetlint")])
  ]
)
