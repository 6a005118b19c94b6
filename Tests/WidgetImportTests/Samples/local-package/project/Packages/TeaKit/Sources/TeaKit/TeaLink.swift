/// What the app opens.
public enum TeaLink {
  /// Makes tea.
  public static let brew = "tea://brew"
}
