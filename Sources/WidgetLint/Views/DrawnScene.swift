package import LintCore

/// The content that Interface Builder stores for a widget: its visible views at their frames.
package struct DrawnScene: Sendable {
  /// The storyboard, as messages name it.
  package var file: String
  /// The width of the root view, in points.
  package let width: Double
  /// The views, each after the one that contains it.
  package let views: [DrawnView]

  /// The views of a storyboard.
  package init(file: String, width: Double, views: [DrawnView]) {
    (self.file, self.width, self.views) = (file, width, views)
  }
}

/// A view as Interface Builder stores it.
package struct DrawnView: Sendable {
  /// The visible content of a view.
  package enum Kind: Sendable {
    /// Nothing but its background.
    case plain
    case label, button, image
    /// A text field or text view, which may be edited.
    case field
    /// Another system view, by its name; or a view that its class draws.
    case other
    /// A prototype in a table or collection.
    case cell
  }

  /// The edges of the widget that its own edges follow.
  package enum Side: Sendable {
    case leading, trailing
    /// Both, so that it grows with the widget.
    case both
  }

  /// A stored color.
  package enum Paint: Sendable {
    case color(Color)
    /// A color that is not converted, or is stored elsewhere.
    case unknown
  }

  /// The words of a view.
  package struct Text: Sendable {
    /// The alignment of lines in the space they have.
    package enum Alignment: String, Sendable { case start, middle, end }

    /// The words, in the storyboard's own language.
    package var words: String
    /// The font's size in points.
    package var size = 17.0
    /// The font's weight as style sheets number it.
    package var weight = 400
    /// Whether the font is slanted.
    package var isItalic = false
    /// The alignment of its lines.
    package var alignment = Alignment.start
    /// The most lines that are shown; 0 for any number.
    package var lineLimit = 1
    /// Its color; nil if none is stored.
    package var paint: Paint?

    /// Words in the default font of labels.
    package init(_ words: String) { self.words = words }
  }

  /// Its visible content.
  package let kind: Kind
  /// Its frame in the coordinates of the root view.
  package let frame: (x: Double, y: Double, width: Double, height: Double)
  /// Its lines in the storyboard.
  package let lines: ClosedRange<Int>
  /// The edges that it follows if the widget is wider than the scene.
  package var side = Side.both
  /// Whether it is cut off if the widget ends above its lower edge; other views end with the widget.
  package var isCut = false
  /// The name of its image, its class or its kind.
  package var name: String?
  /// Its words; nil if it has none.
  package var text: Text?
  /// Its background; nil if it is clear.
  package var background: Paint?
  /// The outlet and those of its properties that code sets; nil if code sets none.
  package var change: String?

  /// A view that shows nothing yet.
  package init(kind: Kind, frame: (x: Double, y: Double, width: Double, height: Double), lines: ClosedRange<Int>) {
    (self.kind, self.frame, self.lines) = (kind, frame, lines)
  }
}
