@main struct Old: Widget {
  var body: some WidgetConfiguration { StaticConfiguration(kind: "Old", provider: P()) { _ in Text("") } }
}
