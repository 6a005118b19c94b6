/// What the widget's extension and the app share.
public enum Today {
  /// The height of the collapsed widget, in points.
  public static let compactHeight = 110.0
}
