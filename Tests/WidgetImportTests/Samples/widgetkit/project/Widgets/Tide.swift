import SwiftUI
import WidgetKit

@main
struct Tides: WidgetBundle {
  var body: some Widget {
    TideWidget()
    More()
    if #available(iOS 16.1, *) { TideActivity() }
  }
}

struct More: WidgetBundle {
  var body: some Widget {
    if #available(iOS 17.0, *) { MoonWidget() }
  }
}

struct TideWidget: Widget {
  private static var sizes: [WidgetFamily] {
    if #available(iOS 16.0, *) { return [.systemSmall, .systemMedium, .accessoryRectangular] }
    return [.systemSmall, .systemMedium]
  }

  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Tide", provider: Provider()) { entry in
      EntryView(entry: entry)
    }
    .configurationDisplayName("Next Tide")
    .description(Self.about)
    .supportedFamilies(Self.sizes)
  }

  static let about = NSLocalizedString("widget.about", value: "See when the next tide comes in", comment: "")

  struct EntryView: View {
    @Environment(\.widgetFamily) var family
    let entry: Provider.Entry

    var body: some View {
      VStack {
        switch family {
        case .accessoryRectangular: Text("Tide").font(.headline)
        case .systemLarge: Text("never").font(.system(size: 9))
        default: Height(entry: entry)
        }
      }
      .sea()
    }
  }
}

private struct Height: View {
  let entry: Provider.Entry
  private let size: CGFloat = 34

  var body: some View {
    HStack {
      sign.font(.largeTitle)
      Text(entry.height).font(.system(size: size, weight: .bold))
        .minimumScaleFactor(0.4)
      Text(entry.place).label(13)
      Text(entry.time).font(.custom("Avenir", size: 12, relativeTo: .caption))
    }
  }

  private var sign: some View { Image(systemName: "water.waves") }
}

extension View {
  func label(_ size: CGFloat) -> some View { font(.system(size: size)).lineLimit(1) }

  @ViewBuilder
  func sea() -> some View {
    if #available(iOS 17.0, *) { containerBackground(for: .widget) { Color.blue } } else { background(Color.blue) }
  }
}

struct MoonWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Moon", provider: Provider(), content: EntryView.init)
      .configurationDisplayName(Text(Names.moon))
      .description("The moon")
      .containerBackgroundRemovable(false)
  }

  struct EntryView: View {
    let entry: Provider.Entry
    var body: some View { Text("Moon").font(.body) }
  }
}

struct TideActivity: Widget {
  var body: some WidgetConfiguration { ActivityConfiguration(for: Tide.self) { _ in Text("Tide") } }
}

struct Forgotten: Widget {
  var body: some WidgetConfiguration { StaticConfiguration(kind: "None", provider: Provider()) { _ in Text("") } }
}

struct Previews: PreviewProvider {
  static var previews: some View { Text("Preview").font(.system(size: 3)) }
}
