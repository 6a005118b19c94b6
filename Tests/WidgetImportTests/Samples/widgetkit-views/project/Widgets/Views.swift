import AppIntents
import SwiftUI
import WidgetKit

@main
struct BeachWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Beach", provider: Provider()) { entry in
      BeachView(entry: entry).widgetURL(entry.isNear ? URL(string: "maps://near") : Links.beach(entry.id))
    }
    .configurationDisplayName("Beach")
    .supportedFamilies([.systemSmall, .accessoryCircular])
  }
}

enum Links {
  static func beach(_ id: String) -> URL? { if isOff { return nil } else { return URL(string: "maps://beach/\(id)") } }
}

struct BeachView: View {
  let entry: Entry

  var body: some View {
    VStack {
      Image("Sail").resizable()
      Image(entry.isOn ? "Wave" : entry.isNear ? "Sail" : "Foam")
      Image(uiImage: Icons.wave.image.withRenderingMode(.alwaysTemplate))
      Text(entry.place).font(Design.Font.small.weight(.heavy))
      Image("Shore").fullColor()
      Image(ImageResource(name: "Buoy", bundle: .main)).renderingMode(.original)
      Image(uiImage: entry.photo)
      if #available(iOS 18, *) { Image("Gull").widgetAccentedRenderingMode(.desaturated) } else { Image("Gull") }
      if let sky = entry.sky { sky.resizable() }
      if let search = URL(string: "maps://search") { Link(destination: search) { Text("Search") } }
      Button(entry.isOn ? "Stop" : "Start", intent: Refresh())
      Button(intent: Open()) { Image(systemName: "plus") }
      Toggle(isOn: entry.isOn, intent: Refresh()) { Label(kind, systemImage: "bell") }
      if #available(iOS 17.0, *) { EmptyView() } else { Button("Old") { reload() } }
      Text("Maps")
    }
    .modifier(Back())
  }

  private var kind: LocalizedStringKey { if entry.isOn { "Alarm" } else { "Timer" } }
}

struct Back: ViewModifier {
  func body(content: Content) -> some View {
    content.containerBackground(for: .widget) { Color("Sea") }.background { content }
  }
}

extension Image {
  func fullColor() -> some View { mode(true) }

  @ViewBuilder
  func mode(_ isFull: Bool = false) -> some View {
    if #available(iOS 18.0, *) { widgetAccentedRenderingMode(isFull ? .fullColor : .desaturated) } else { self }
  }
}

struct Refresh: AppIntent {
  static var openAppWhenRun = false
}

struct Open: AppIntent {
  static var openAppWhenRun: Bool { true }
}

struct Provider: TimelineProvider {
  private let minutes = 20

  func getTimeline(in context: Context, completion: @escaping (Timeline<Entry>) -> Void) {
    load { entry in
      var entries: [Entry] = []
      let now = Date()
      for step in 0..<4 {
        let date = Calendar.current.date(byAdding: .minute, value: step * minutes, to: now) ?? now
        entries.append(Entry(date: date))
      }
      let next = entry.isNear ? now.addingTimeInterval(60 * 90) : Date(timeInterval: 60 * 120, since: now)
      completion(Timeline(entries: entries, policy: entry.isLast ? .never : .after(next)))
      if let later = Calendar.current.date(byAdding: .minute, value: 80, to: now) {
        completion(Timeline(entries: entries, policy: .after(later)))
      }
    }
  }
}

enum Design {
  enum Font { static let small: SwiftUI.Font = .caption2 }
}
