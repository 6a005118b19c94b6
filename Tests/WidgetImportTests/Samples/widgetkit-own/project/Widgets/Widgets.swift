import SwiftUI
import WidgetKit

// Names that begin with emoji, `Self.` before types, configurations and modifiers of the app's own, a widget that iOS 17
// replaces, and entries that a function makes.
@main
struct 🌊Bundle: WidgetBundle {
  var body: some Widget {
    Self.NextTide()
    moons()
  }

  func moons() -> some Widget {
    if #available(iOS 17.0, *) {
      return Moon()
    } else {
      return OldMoon()
    }
  }
}

private extension 🌊Bundle {
  struct NextTide: Widget {
    var body: some WidgetConfiguration {
      🌊Configuration(kind: "NextTide")
    }
  }
}

struct 🌊Configuration: WidgetConfiguration {
  let kind: String

  var body: some WidgetConfiguration {
    StaticConfiguration(kind: kind, provider: TideProvider()) { entry in
      🌊View()
    }
    .configurationDisplayName("tide.name".localized)
    .supportedFamilies([.systemSmall])
  }
}

struct 🌊View: View {
  var body: some View {
    Text("3.4 m")
      .modifier(Self.Container())
  }

  private struct Container: ViewModifier {
    func body(content: Content) -> some View {
      content.containerBackground(.background, for: .widget)
    }
  }
}

struct Moon: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Moon", provider: TideProvider()) { _ in
      VStack {
        Button("Phases", intent: OpenPhases())
        Button("Calendar", intent: Calendar())
        Button("Refresh", intent: Refresh())
        Share()
        Phase(address: "maps://moon/full")
        Phase(address: "maps://moon/new")
      }
      .backed(.red)
    }
    .configurationDisplayName("Moon".shown)
  }
}

struct OldMoon: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Moon", provider: TideProvider()) { _ in
      Text("Full")
    }
    .configurationDisplayName(translated("moon", default: "Moon"))
  }
}

struct TideEntry: TimelineEntry {
  let date: Date
}

struct TideProvider: TimelineProvider {
  func placeholder(in context: Context) -> TideEntry { TideEntry(date: .now) }

  func getSnapshot(in context: Context, completion: @escaping (TideEntry) -> Void) { completion(TideEntry(date: .now)) }

  func getTimeline(in context: Context, completion: @escaping (Timeline<TideEntry>) -> Void) {
    let entries: [TideEntry] = makeEntries(from: .now)
    completion(Timeline(entries: entries, policy: .atEnd))
  }
}

extension String {
  var localized: String { NSLocalizedString(self, comment: "") }
  var shown: String { String(localized: .init(stringLiteral: self)) }
}

struct Share: View {
  // The app gives one, the widget none.
  var share: (() -> Void)?
  private let moon = URL(filePath: "moon")

  var body: some View {
    if let share { Button("Share", action: share) }
    Link.init(destination: moon) { Text("Moon") }
  }
}

extension View {
  func backed(_ color: Color) -> some View { containerBackground(color, for: .widget) }
}

struct Phase: View {
  let address: String

  var body: some View {
    if let url = URL(string: self.address) { Link("Phase", destination: url) }
  }
}

struct OpenPhases: OpenIntent {
  @Parameter(title: "Phase") var target: Phase
}

struct Calendar: AppIntent {
  static let supportedModes: IntentModes = [.foreground]
}

struct Refresh: AppIntent {
  static let supportedModes: IntentModes = .background
}

func translated(_ key: String, default text: String) -> String {
  Bundle.main.localizedString(forKey: key, value: text, table: "Localizable")
}
