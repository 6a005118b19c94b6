import LintCore
import Testing
import YAML

@Suite("A message or help of several texts")
struct WordingTests {
  /// Returns a rule's messages about the borders of a course named Lion.
  private func said(_ message: String, help: String = "x", of fields: String) throws -> [String] {
    let rule = try ownRule([
      "given": "$.courses[*].borders", "when": "{path: $.inn.name, present: true}", "expect": "{minimum: 8}",
      "parameters": "{}", "message": message, "help": help,
    ])
    let program = RuleProgram([rule], .menu)
    let text = "inn: {name: Lion}\ncourses: [{name: Lion, \(fields)}]\n"
    let evaluator = Evaluator(program, DescriptionReader.read(YAMLStream(Array(text.utf8)), document: 1, .menu))
    return evaluator.given(all: true).flatMap { given in
      evaluator.failures(ofRule: 0, given: given.node).map { failure in
        let words = evaluator.words(ofRule: 0, given: given.node)
        return [words.message, words.help].map {
          $0?.filled(for: failure, of: rule, field: "borders") ?? "none"
        }.joined(separator: " ")
      }
    }
  }

  @Test(
    "says the first whose condition holds",
    arguments: [("borders: 0", "zero 0"), ("borders: -1", "under 0: -1"), ("borders: 7", "borders 7")]
  )
  func first(fields: String, expected: String) throws {
    let message =
      "[{when: {equals: 0}, text: 'zero {actual}'}, {when: {maximum: 0}, text: 'under 0: {actual}'}, '{field} {actual}']"
    #expect(try said(message, of: fields) == [expected + " x"])
  }

  @Test(
    "of a contrast with several colors shows the one that is too small",
    arguments: ["white, black", "black, white"]
  )
  func contrast(colors: String) throws {
    let rule = try ownRule([
      "given": "$.courses[*].wine[*].capsule", "expect": "{contrast: {with: [\(colors)], minimum: 4.5}}",
      "message": "\"{actual} {expected}\"",
    ])
    let text = "inn: {name: Lion}\ncourses: [{name: Lion, wine: {capsule: \"#777777\"}}]\n"
    #expect(outcome(of: [rule], in: text).findings.map(\.message) == ["4.48 4.5"])
  }

  @Test(
    "names what the guidelines name, in its default language",
    arguments: [("Lion", "Lion"), ("{fr: Lion, default: Crown}", "Crown"), ("2", "2"), ("[]", "the inn")]
  )
  func name(written: String, expected: String) throws {
    let rule = try ownRule([
      "given": "$.courses[*].price", "when": "{present: true}", "expect": "{maximum: 1}",
      "message": "'{inn}, {course}'",
    ])
    let text = "inn: {name: \(written)}\ncourses: [{name: Soup, price: 2}]\n"
    #expect(outcome(of: [rule], in: text).findings.map(\.message) == ["\(expected), Soup"])
  }

  @Test("asks the course around, and help may say nothing")
  func course() throws {
    let help = "[{when: {path: $course.popular, equals: true}, text: popular}]"
    #expect(try said("a", help: help, of: "borders: 0") == ["a popular"])
    #expect(try said("a", help: help, of: "borders: 0, popular: false") == ["a none"])
  }
}
