import SwiftUI
import WidgetKit

@main
struct TeaWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Tea", provider: Provider()) { entry in
      Steep(entry: entry).containerBackground(.background, for: .widget)
    }
    .configurationDisplayName("gallery.name")
    .description("Shows how long the tea has to steep.")
    .supportedFamilies([.systemSmall])
  }
}
