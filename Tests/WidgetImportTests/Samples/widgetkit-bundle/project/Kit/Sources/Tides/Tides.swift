import SwiftUI

public enum L10n {
  public static var title: String { L10n.tr("Localizable", "tide.title") }
  public static var gone: String { L10n.tr("Localizable", "tide.gone") }
}

public struct TideView: View {
  public var body: some View { Text("Tide").font(.tide(12)).containerBackground(.background, for: .widget) }
}

extension Font {
  static func tide(_ size: CGFloat) -> Font { .system(size: size, weight: .bold) }
}
