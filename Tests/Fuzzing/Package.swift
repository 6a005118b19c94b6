// swift-tools-version: 6.2

import PackageDescription

// A separate package, so that `swift build` at the top does not build this. Its library targets link to the project's
// sources: in one package, tests can see their internals, and all of them get libFuzzer's counters.

/// libFuzzer alone is fast; SANITIZERS=fuzzer,address also checks the memory that unsafe code accesses.
let sanitizers = "-sanitize=" + (Context.environment["SANITIZERS"] ?? "fuzzer")

let instrumented: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .unsafeFlags([sanitizers, "-parse-as-library"]),
]

let linked: [LinkerSetting] = [
  .unsafeFlags([sanitizers]),
  // gold cannot resolve what libFuzzer's archive refers to.
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
    // Built for testing, so that the fuzzer can use its internal readers.
    .target(
      name: "WidgetImport",
      dependencies: ["CLibExpat", "LintCore", "LintSystem", "WidgetLint", "YAML"],
      swiftSettings: instrumented + [.unsafeFlags(["-enable-testing"])]
    ),
    // The invariants that must hold for any input.
    .target(
      name: "Invariants",
      dependencies: ["CLibFuzzer", "LintCore", "WidgetLint", "YAML"],
      swiftSettings: instrumented
    ),
    // Writes the inputs with which the fuzzers start.
    .executableTarget(
      name: "Seeds",
      dependencies: ["LintCore", "WidgetLint"],
      swiftSettings: instrumented,
      linkerSettings: linked
    ),
    // Passes libFuzzer's inputs to one part of the linter.
    .executableTarget(
      name: "Fuzz",
      dependencies: ["Invariants", "LintCore", "LintSystem", "WidgetImport", "WidgetLint", "WidgetLintServer", "YAML"],
      swiftSettings: instrumented,
      linkerSettings: linked
    ),
  ]
)
