import Moons
import SwiftUI
import Tides
import WidgetKit

@main
enum Launcher {
  static func main() {
    if #available(iOS 18.0, *) { Bundle18.main() } else { Bundle16.main() }
  }
}

@available(iOS 18.0, *)
struct Bundle18: WidgetBundle {
  var body: some Widget {
    TideWidget()
    MoonWidget()
  }
}

struct Bundle16: WidgetBundle {
  var body: some Widget { widgets() }

  func widgets() -> some Widget {
    if #available(iOS 17.0, *) {
      return NewWidget()
    } else {
      return TideWidget()
    }
  }
}

struct TideWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Tide", provider: Provider()) { _ in TideView() }
      .configurationDisplayName(L10n.title)
      .description(L10n.gone)
  }
}

struct NewWidget: Widget {
  let provider: NewProvider

  init() { provider = NewProvider() }

  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "New", provider: provider) { _ in Text("New") }
  }
}

struct MoonWidget: Widget {
  var body: some WidgetConfiguration {
    if #available(iOS 18.1, *) {
      return StaticConfiguration(kind: "Moon", provider: Provider()) { _ in MoonView() }
    } else {
      return EmptyWidgetConfiguration()
    }
  }
}

struct NewProvider: TimelineProvider {
  func getTimeline(in context: Context, completion: @escaping (Timeline<Entry>) -> Void) {
    completion(.init(entries: [Entry(date: .now)], policy: .after(.now)))
  }
}
