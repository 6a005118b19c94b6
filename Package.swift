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
    .executable(name: "widgetlint", targets: ["WidgetLintCommand"])
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
    // Bytes to a located tree: the only importer of libyaml.
    .target(name: "YAMLTree", dependencies: ["CLibYAML"], swiftSettings: strict),
    // Edits of YAML text that change no more bytes than they must.
    .target(name: "YAMLEditing", dependencies: ["YAMLTree"], swiftSettings: strict),
    // The description: its table of fields, reading by type, and the findings about the description itself.
    .target(name: "WidgetModel", dependencies: ["YAMLEditing", "YAMLTree"], swiftSettings: strict),
    // Rules as data: the language, its predicates, and their evaluation.
    .target(name: "RuleLanguage", dependencies: ["WidgetModel", "YAMLTree"], swiftSettings: strict),
    // Compiles rules/ into the library, so that nothing is parsed at start-up.
    .executableTarget(
      name: "RuleCompiler",
      dependencies: ["RuleLanguage", "WidgetModel", "YAMLTree"],
      swiftSettings: strict
    ),
    .plugin(
      name: "CompileRules",
      capability: .buildTool(),
      dependencies: ["RuleCompiler"],
      path: "Sources/CompileRules"
    ),
    // The calls of the operating system that need raw names, descriptors or threads.
    .target(name: "SystemFiles", swiftSettings: strict),
    // The linter: one file to findings, configuration, suppression, reporters.
    .target(
      name: "WidgetLint",
      dependencies: ["RuleLanguage", "WidgetModel", "YAMLEditing", "YAMLTree"],
      // A link to rules/: SwiftPM plans a build anew only when a target's own folder changes.
      exclude: ["rules"],
      swiftSettings: strict,
      plugins: ["CompileRules"]
    ),
    // The program: arguments, files, streams, exit codes.
    .executableTarget(
      name: "WidgetLintCommand",
      dependencies: [
        "RuleLanguage", "SystemFiles", "WidgetLint", "WidgetModel", "YAMLTree",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      swiftSettings: strict
    ),
    .testTarget(
      name: "ReadmeTests",
      dependencies: ["RuleLanguage", "WidgetLint", "WidgetLintCommand", "WidgetModel"],
      swiftSettings: strict
    ),
    .testTarget(
      name: "WidgetLintTests",
      dependencies: ["WidgetLint", "WidgetModel", "RuleLanguage", "YAMLTree"],
      swiftSettings: strict
    ),
    .testTarget(name: "SystemFilesTests", dependencies: ["SystemFiles"], swiftSettings: strict),
    .testTarget(name: "YAMLEditingTests", dependencies: ["YAMLEditing", "YAMLTree"], swiftSettings: strict),
    .testTarget(name: "YAMLTreeTests", dependencies: ["YAMLTree"], swiftSettings: strict),
    .testTarget(name: "WidgetModelTests", dependencies: ["WidgetModel", "YAMLTree"], swiftSettings: strict),
    .testTarget(
      name: "RuleLanguageTests",
      dependencies: ["RuleLanguage", "WidgetModel", "YAMLTree"],
      swiftSettings: strict
    ),
    // Runs the built program.
    .testTarget(
      name: "WidgetLintCommandTests",
      dependencies: ["WidgetLint", "WidgetLintCommand"],
      swiftSettings: strict
    ),
  ]
)
