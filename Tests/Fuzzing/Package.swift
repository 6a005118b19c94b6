// swift-tools-version: 6.2

import PackageDescription

// A package of its own, so that `swift build` at the top builds none of this. Its library targets are links to the
// project's own: in one package they may be tested from inside, and all of them are built with libFuzzer's counters.

/// libFuzzer alone is fast; SANITIZERS=fuzzer,address also looks at the memory that unsafe code reaches.
let sanitizers = "-sanitize=" + (Context.environment["SANITIZERS"] ?? "fuzzer")

let instrumented: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .unsafeFlags([sanitizers, "-parse-as-library"]),
]

let linked: [LinkerSetting] = [
  .unsafeFlags([sanitizers]),
  // gold does not know what libFuzzer's archive refers to.
  .unsafeFlags(["-use-ld=lld"], .when(platforms: [.linux])),
]

let package = Package(
  name: "widgetlint-fuzzing",
  platforms: [.macOS(.v15)],
  targets: [
    .systemLibrary(name: "CLibYAML", pkgConfig: "yaml-0.1"),
    .target(name: "YAML", dependencies: ["CLibYAML"], swiftSettings: instrumented),
    .target(name: "LintCore", dependencies: ["YAML"], swiftSettings: instrumented),
    .systemLibrary(name: "CSystem"),
    .target(name: "LintSystem", dependencies: ["CSystem"], path: "Sources/System", swiftSettings: instrumented),
    .target(name: "WidgetLint", dependencies: ["LintCore", "LintSystem", "YAML"], swiftSettings: instrumented),
    .target(
      name: "WidgetLintServer",
      dependencies: ["LintCore", "LintSystem", "WidgetImport", "WidgetLint", "YAML"],
      swiftSettings: instrumented
    ),
    .systemLibrary(name: "CLibFuzzer"),
    .systemLibrary(name: "CLibExpat", pkgConfig: "expat"),
    // Its readers are tested from inside.
    .target(
      name: "WidgetImport",
      dependencies: ["CLibExpat", "LintCore", "LintSystem", "WidgetLint", "YAML"],
      swiftSettings: instrumented + [.unsafeFlags(["-enable-testing"])]
    ),
    // What must hold, whatever the input.
    .target(
      name: "Invariants",
      dependencies: ["CLibFuzzer", "LintCore", "WidgetLint", "YAML"],
      swiftSettings: instrumented
    ),
    // Writes the inputs that the fuzzers start from.
    .executableTarget(
      name: "Seeds",
      dependencies: ["LintCore", "WidgetLint"],
      swiftSettings: instrumented,
      linkerSettings: linked
    ),
    // Feeds libFuzzer's inputs to one part of the linter.
    .executableTarget(
      name: "Fuzz",
      dependencies: ["Invariants", "LintCore", "LintSystem", "WidgetImport", "WidgetLint", "WidgetLintServer", "YAML"],
      swiftSettings: instrumented,
      linkerSettings: linked
    ),
  ]
)
