/// What a finding says, where that hangs on what fails: the first of several texts whose condition holds.
package struct Wording: Sendable {
  /// One of the texts.
  package struct Variant: Sendable {
    /// The condition on the given node under which it is the text; nil where it always is.
    package let when: Condition?
    /// The text.
    package let template: Template

    /// A text with its condition.
    package init(when: Condition?, template: Template) {
      self.when = when
      self.template = template
    }
  }

  /// The texts in order.
  package let variants: [Variant]

  /// A wording of its texts; without any, nothing is said.
  package init(variants: [Variant]) { self.variants = variants }

  /// The first text that has no condition, or whose condition, by its part of a program, holds.
  func template(_ conditions: [Int?], holds: (Int) -> Bool) -> Template? {
    zip(variants, conditions).first { $1.map(holds) ?? true }?.0.template
  }
}
