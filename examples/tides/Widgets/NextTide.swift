import SwiftUI
import WidgetKit

@main
struct NextTide: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "NextTide", provider: TideProvider()) { entry in
      NextTideView(entry: entry)
        .widgetURL(URL(string: "tides://beach/next"))
    }
    .configurationDisplayName("Next Tide")
    .description("See when the next tide comes in at your beach")
    .supportedFamilies([.systemSmall, .systemMedium])
  }
}

struct NextTideView: View {
  let entry: TideEntry

  var body: some View {
    VStack(alignment: .leading) {
      Text(entry.height).font(.title)
      Text(entry.beach).font(.caption)
      Text(entry.updated).font(.system(size: 9))
    }
    .background(Color("Sea"))
  }
}

struct TideEntry: TimelineEntry {
  let date: Date
  let height: String
  let beach: String
  let updated: String
}

struct TideProvider: TimelineProvider {
  func placeholder(in context: Context) -> TideEntry { .example }

  func getSnapshot(in context: Context, completion: @escaping (TideEntry) -> Void) { completion(.example) }

  func getTimeline(in context: Context, completion: @escaping (Timeline<TideEntry>) -> Void) {
    let next = Date.now.addingTimeInterval(3600)
    completion(Timeline(entries: [.example], policy: .after(next)))
  }
}

extension TideEntry {
  static let example = TideEntry(date: .now, height: "3.4 m", beach: "Porth", updated: "now")
}
