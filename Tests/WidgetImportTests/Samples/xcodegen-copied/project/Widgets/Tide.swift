import SwiftUI
import WidgetKit

@main
struct TideWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Tide", provider: Provider()) { entry in
      Text(entry.height).font(.system(size: 9)).widgetURL(URL(string: "tide://next"))
    }
    .configurationDisplayName("Next Tide")
    .description("See when the next tide comes in.")
    .supportedFamilies([.systemSmall])
  }
}
