// swift-tools-version: 6.2

import PackageDescription

// An app's package that has its widgets' descriptions linted on each build.
let package = Package(
  name: "Maps",
  dependencies: [
    // Elsewhere: .package(url: "https://github.com/your-organization/widgetlint", from: "0.1.0")
    .package(name: "widgetlint", path: "../..")
  ],
  targets: [
    .target(name: "Today", plugins: [.plugin(name: "WidgetLintPlugin", package: "widgetlint")])
  ]
)
