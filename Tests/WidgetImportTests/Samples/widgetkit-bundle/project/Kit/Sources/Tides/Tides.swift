import SwiftUI

enum L10n {
  static var title: String { L10n.tr("Localizable", "tide.title") }
  static var gone: String { L10n.tr("Localizable", "tide.gone") }
}

struct TideView: View {
  var body: some View {
    Label {
      Text("Tide").font(.tide(12))
    } icon: {
      Image("Wave", bundle: .module)
    }
    .containerBackground(.background, for: .widget)
  }
}

extension Font {
  static func tide(_ size: CGFloat) -> Font { .system(size: size, weight: .bold) }
}
