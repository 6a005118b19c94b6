import SwiftUI
import WidgetKit

@main
struct Tides: WidgetBundle {
  var body: some Widget {
    Moving()
    Changing()
    Still()
  }
}

struct Moving: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Moving", provider: Provider()) { MovingView(entry: $0) }
      .configurationDisplayName("Moving")
      .description("See the tide move.")
      .supportedFamilies([.systemSmall])
  }
}

struct MovingView: View {
  private static let slow = 3.0
  let entry: Entry

  var body: some View {
    VStack {
      Image("Logo").widgetAccentedRenderingMode(.fullColor)
      Image("Buoy").widgetAccentedRenderingMode(.fullColor)
      Text(entry.date, style: .relative).animation(.easeIn(duration: 0.5), value: entry.date)
      Text(entry.height).animation(entry.isCalm ? nil : .linear(duration: Self.slow), value: entry.height)
      Text(entry.place).animation(.spring, value: entry.place)
    }
    .containerBackground(.clear, for: .widget)
  }
}

struct Changing: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Changing", provider: Provider()) { ChangingView(entry: $0) }
      .configurationDisplayName("Changing")
      .description("See when the tide changed.")
      .supportedFamilies([.systemSmall])
  }
}

struct ChangingView: View {
  let entry: Entry

  var body: some View {
    VStack {
      Text(RelativeDateTimeFormatter().localizedString(for: entry.date, relativeTo: .now))
      Text(entry.height).animation(.linear(duration: entry.seconds), value: entry.height)
    }
    .containerBackground(.clear, for: .widget)
  }
}

struct Still: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Still", provider: Provider()) { StillView(entry: $0) }
      .configurationDisplayName("Still")
      .description("See the tide stand still.")
      .supportedFamilies([.systemSmall])
  }
}

struct StillView: View {
  let entry: Entry

  var body: some View {
    Text(entry.date, style: .date).animation(.easeOut(duration: 0.3), value: entry.date)
      .containerBackground(.clear, for: .widget)
  }
}

struct Provider: TimelineProvider {
  func getTimeline(in context: Context, completion: @escaping (Timeline<Entry>) -> Void) {
    load { entries in completion(Timeline(entries: entries, policy: .atEnd)) }
  }
}
