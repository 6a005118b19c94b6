import WidgetLint

let text = "app: {name: Maps}\nwidgets: [{name: Maps, grid: {items: 6}}]\n"
let file = try Workspace().check(text, path: "Maps.widget.yml")
for finding in file.findings {
  let place = file.position(of: finding.range.lowerBound)
  print("\(file.name):\(place.line):\(place.column): \(finding.severity.name): \(finding.message) [\(finding.rule)]")
}
