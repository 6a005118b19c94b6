// swift-tools-version: 6.2

import PackageDescription

let strict: [SwiftSetting] = [
  .treatAllWarnings(as: .error),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

let package = Package(
  name: "widgetlint",
  platforms: [.macOS(.v15)],
  products: [
    .executable(name: "widgetlint", targets: ["WidgetLintCommand"]),
    .library(name: "WidgetLint", targets: ["WidgetLint"]),
    .plugin(name: "WidgetLintPlugin", targets: ["WidgetLintPlugin"]),
    .plugin(name: "WidgetLintCommandPlugin", targets: ["WidgetLintCommandPlugin"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.0")
  ],
  targets: [
    .systemLibrary(
      name: "CLibYAML",
      pkgConfig: "yaml-0.1",
      providers: [.apt(["libyaml-dev"]), .brew(["libyaml"])]
    ),
    .systemLibrary(
      name: "CLibExpat",
      pkgConfig: "expat",
      providers: [.apt(["libexpat1-dev"]), .brew(["expat"])]
    ),
    // Parses bytes to a located tree, and edits texts with as few changed bytes as possible. Only this imports libyaml.
    .target(name: "YAML", dependencies: ["CLibYAML"], swiftSettings: strict),
    // Findings, descriptions with their table of fields, and rules with their engine. One module, so that the code that
    // runs for each node is inlined without annotations.
    .target(name: "LintCore", dependencies: ["YAML"], swiftSettings: strict),
    // Compiles rules/ into the library's source: `swift run RuleEmbedder`. A build plugin would compile the core three
    // times.
    .executableTarget(name: "RuleEmbedder", dependencies: ["LintCore", "YAML"], swiftSettings: strict),
    .systemLibrary(name: "CSystem"),
    // The system calls that need raw names, descriptors or threads. Not named System, since macOS has such a module.
    .target(name: "LintSystem", dependencies: ["CSystem"], path: "Sources/System", swiftSettings: strict),
    // The linter: configuration, checking of files, suppression, reporters.
    .target(name: "WidgetLint", dependencies: ["LintCore", "LintSystem", "YAML"], swiftSettings: strict),
    // Imports an Xcode project as descriptions, and checks it. Only this imports expat.
    .target(
      name: "WidgetImport",
      dependencies: ["CLibExpat", "LintCore", "LintSystem", "WidgetLint", "YAML"],
      swiftSettings: strict
    ),
    // Draws checked files as pictures and pages.
    .target(name: "WidgetPreview", dependencies: ["LintCore", "WidgetLint", "YAML"], swiftSettings: strict),
    // The language server: LSP over a workspace.
    .target(
      name: "WidgetLintServer",
      dependencies: ["LintCore", "LintSystem", "WidgetImport", "WidgetLint", "YAML"],
      swiftSettings: strict
    ),
    // The program: arguments, files, streams, exit codes.
    .executableTarget(
      name: "WidgetLintCommand",
      dependencies: [
        "LintCore", "LintSystem", "WidgetImport", "WidgetLint", "WidgetLintServer", "WidgetPreview", "YAML",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      swiftSettings: strict
    ),
    // For other packages and projects: findings on each build, and `swift package widgetlint`.
    .plugin(
      name: "WidgetLintPlugin",
      capability: .buildTool(),
      path: "Sources/WidgetLintPlugin"
    ),
    // Asks for no permission: it only reads, unless --allow-writing-to-package-directory lets it fix.
    .plugin(
      name: "WidgetLintCommandPlugin",
      capability: .command(
        intent: .custom(verb: "widgetlint", description: "Checks descriptions of iOS widgets")
      ),
      path: "Sources/WidgetLintCommandPlugin"
    ),
    .testTarget(
      name: "WidgetLintTests",
      dependencies: ["LintCore", "LintSystem", "WidgetLint", "YAML"],
      // Descriptions of real extensions, with their findings.
      exclude: ["WidgetKit/Described"],
      swiftSettings: strict
    ),
    .testTarget(
      name: "WidgetPreviewTests",
      dependencies: ["LintCore", "WidgetLint", "WidgetPreview", "YAML"],
      swiftSettings: strict
    ),
    .testTarget(name: "SystemTests", dependencies: ["CSystem", "LintSystem"], swiftSettings: strict),
    .testTarget(name: "YAMLTests", dependencies: ["CLibYAML", "YAML"], swiftSettings: strict),
    .testTarget(name: "LintCoreTests", dependencies: ["LintCore", "YAML"], swiftSettings: strict),
    .testTarget(
      name: "WidgetImportTests",
      dependencies: ["LintSystem", "WidgetImport", "WidgetLint"],
      // Projects to import, which contain code.
      exclude: ["Samples"],
      swiftSettings: strict
    ),
    .testTarget(
      name: "WidgetLintServerTests",
      dependencies: ["LintCore", "LintSystem", "WidgetLint", "WidgetLintServer", "YAML"],
      swiftSettings: strict
    ),
    // Runs the built program, as the README does.
    .testTarget(
      name: "WidgetLintCommandTests",
      dependencies: ["LintCore", "LintSystem", "WidgetLint", "WidgetLintCommand"],
      swiftSettings: strict
    ),
  ]
)
