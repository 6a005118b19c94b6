package import LintCore

/// What Interface Builder stores of a widget's content: the views that are seen, at their frames.
package struct DrawnScene: Sendable {
  /// The storyboard, as messages name it.
  package var file: String
  /// The width of the root view, in points.
  package let width: Double
  /// The views, each after the one that it lies in.
  package let views: [DrawnView]
  /// How many more are there than are drawn.
  package let hiddenCount: Int

  /// The views of a storyboard.
  package init(file: String, width: Double, views: [DrawnView], hiddenCount: Int) {
    (self.file, self.width, self.views, self.hiddenCount) = (file, width, views, hiddenCount)
  }
}

/// A view as Interface Builder stores it.
package struct DrawnView: Sendable {
  /// What is seen of it.
  package enum Kind: Sendable {
    /// Nothing but its background.
    case plain
    case label, button, image
    /// A text field or text view, which may be edited.
    case field
    /// Another view of the system's, by its name; or one whose class draws it.
    case other
    /// A prototype in a table or collection.
    case cell
  }

  /// What of the widget's width its edges keep their distance to.
  package enum Side: Sendable {
    case leading, trailing
    /// Both, so that it grows with the widget.
    case both
  }

  /// A color that is stored.
  package enum Paint: Sendable {
    case color(Color)
    /// One that is not converted, or is stored elsewhere.
    case unknown
  }

  /// The words of a view.
  package struct Text: Sendable {
    /// The place of its lines in their room.
    package enum Alignment: Sendable { case start, middle, end }

    /// The words, in the storyboard's own language.
    package var words: String
    /// The font's size in points.
    package var size = 17.0
    /// The font's weight as style sheets number it.
    package var weight = 400
    /// Whether the font is slanted.
    package var isItalic = false
    /// Where its lines begin.
    package var alignment = Alignment.start
    /// The most lines that are shown; 0 for any number.
    package var lineLimit = 1
    /// Its color; nil where none is stored.
    package var paint: Paint?

    /// Words in the font that labels have.
    package init(_ words: String) { self.words = words }
  }

  /// What is seen of it.
  package let kind: Kind
  /// Its frame in the coordinates of the root view.
  package let frame: (x: Double, y: Double, width: Double, height: Double)
  /// What its edges follow where the widget is wider than the scene.
  package let side: Side
  /// Whether it is cut off where the widget ends above its lower edge; other views end with the widget.
  package let isCut: Bool
  /// The name of its image, of its class, or of what it is.
  package let name: String?
  /// Its words; nil if it has none.
  package let text: Text?
  /// Its background; nil where it is clear.
  package let background: Paint?
  /// The outlet and the properties of it that code sets; nil if it sets none.
  package let change: String?
  /// The lines of the storyboard that say it.
  package let lines: ClosedRange<Int>

  /// A view with what is stored of it.
  package init(
    kind: Kind,
    frame: (x: Double, y: Double, width: Double, height: Double),
    side: Side,
    isCut: Bool,
    name: String?,
    text: Text?,
    background: Paint?,
    change: String?,
    lines: ClosedRange<Int>
  ) {
    (self.kind, self.frame, self.side, self.isCut, self.name) = (kind, frame, side, isCut, name)
    (self.text, self.background, self.change, self.lines) = (text, background, change, lines)
  }
}
