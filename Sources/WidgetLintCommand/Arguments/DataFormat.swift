import ArgumentParser

/// How a command that prints what a program could want says it.
enum DataFormat: String, ExpressibleByArgument, CaseIterable {
  case text, json
}
