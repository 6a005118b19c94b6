import NotificationCenter
import UIKit

class Today: UIViewController, NCWidgetProviding {
  @IBOutlet weak var runButton: UIButton!
  @IBOutlet weak var mapButton: UIButton!

  @IBAction func toggle(_ sender: UIButton) {
    isRunning.toggle()
    runButton.setTitle(isRunning ? "Stop" : "Start", for: .normal)
    if isPaused { runButton.setTitle("Go on", for: .normal) }
    runButton.setTitle("Running", for: .selected)
  }

  @IBAction func openMap(_ sender: UIButton) {
    mapButton.setTitle(place.name, for: .normal)
    if let url = URL(string: "maps://map") { extensionContext?.open(url) }
  }

  // A control of another kind, and methods of that name, are no buttons.
  private let days = UISegmentedControl()

  private func fill(_ weeks: UISegmentedControl) {
    days.setTitle("Day", forSegmentAt: 0)
    weeks.setTitle("Week", forSegmentAt: 1)
  }

  func setTitle(_ text: String) { title = text }
}
