package import LintCore

/// The content of a widget in Interface Builder: its visible views at their frames.
package struct DrawnScene: Sendable {
  /// The storyboard, as messages name it.
  package var file: String
  /// The width of the root view, in points.
  package let width: Double
  /// The views, each after the one that contains it.
  package let views: [DrawnView]

  /// Creates the content from a storyboard's views.
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
    /// Another system view, known by its name, or a view that its class draws.
    case other
    /// A prototype cell of a table or collection.
    case cell
  }

  /// The edge or edges of the widget to which a view keeps its distance.
  package enum Side: Sendable {
    case leading, trailing
    /// Both, so that it grows with the widget.
    case both
  }

  /// A color as stored.
  package enum Paint: Sendable {
    case color(Color)
    /// A color that is not converted, or is stored elsewhere.
    case unknown
  }

  /// The text of a view.
  package struct Text: Sendable {
    /// The alignment of lines in the available space.
    package enum Alignment: String, Sendable { case start, middle, end }

    /// The words, in the storyboard's own language.
    package var words: String
    /// The font's size, in points.
    package var size = 17.0
    /// The font's weight, as the number that style sheets use.
    package var weight = 400
    package var isItalic = false
    package var alignment = Alignment.start
    /// The most lines shown; 0 for any number.
    package var lineLimit = 1
    /// Its color; nil if none is stored.
    package var paint: Paint?

    /// Creates a text in the default font of labels.
    package init(_ words: String) { self.words = words }
  }

  package let kind: Kind
  /// Its frame in the coordinates of the root view.
  package let frame: (x: Double, y: Double, width: Double, height: Double)
  /// Its lines in the storyboard, from 1.
  package let lines: ClosedRange<Int>
  /// The edges that it follows if the widget is wider than the storyboard's root view.
  package var side = Side.both
  /// Whether the widget's lower edge may cut it off; other views follow that edge.
  package var isCut = false
  /// The name of its image, its class or its kind.
  package var name: String?
  /// Its words; nil if it has none.
  package var text: Text?
  /// Its background; nil if it is clear.
  package var background: Paint?
  /// The outlet and those of its properties that code sets; nil if there are none.
  package var change: String?

  /// Creates a view without content.
  package init(kind: Kind, frame: (x: Double, y: Double, width: Double, height: Double), lines: ClosedRange<Int>) {
    (self.kind, self.frame, self.lines) = (kind, frame, lines)
  }
}
