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
    // Bytes to a located tree, and edits of its text that change no more bytes than they must: the only importer of libyaml.
    .target(name: "YAML", dependencies: ["CLibYAML"], swiftSettings: strict),
    // Findings, the description with its table of fields, and the rules with what judges them: one module, so that what
    // runs for each node is inlined without being told to.
    .target(name: "LintCore", dependencies: ["YAML"], swiftSettings: strict),
    // Compiles rules/ into the library's source: `swift run RuleEmbedder`. A plugin that ran it in each build would have
    // the core compiled three times.
    .executableTarget(name: "RuleEmbedder", dependencies: ["LintCore", "YAML"], swiftSettings: strict),
    .systemLibrary(name: "CSystem"),
    // The calls of the operating system that need raw names, descriptors or threads. macOS has a module named System.
    .target(name: "LintSystem", dependencies: ["CSystem"], path: "Sources/System", swiftSettings: strict),
    // The linter: one file to findings, configuration, suppression, reporters.
    .target(name: "WidgetLint", dependencies: ["LintCore", "LintSystem", "YAML"], swiftSettings: strict),
    // An Xcode project to a description, and its check: the only importer of expat.
    .target(
      name: "WidgetImport",
      dependencies: ["CLibExpat", "LintCore", "LintSystem", "WidgetLint", "YAML"],
      swiftSettings: strict
    ),
    // A checked file to pictures and pages.
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
    // For the packages and projects of others: findings on each build, and `swift package widgetlint`.
    .plugin(
      name: "WidgetLintPlugin",
      capability: .buildTool(),
      path: "Sources/WidgetLintPlugin"
    ),
    // It asks for no permission: it only reads, unless --allow-writing-to-package-directory lets it fix.
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
      // Real extensions as descriptions, with what is found in each.
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
      // Projects to import, with code of their own.
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
