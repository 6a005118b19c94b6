import NotificationCenter
import UIKit

class Today: UIViewController, NCWidgetProviding {
  @IBOutlet weak var place: UILabel!
  @IBOutlet weak var distance: UILabel!
  @IBOutlet weak var start: UIButton!

  override func viewDidLoad() {
    extensionContext?.widgetLargestAvailableDisplayMode = .expanded
  }

  func widgetActiveDisplayModeDidChange(_ mode: NCWidgetDisplayMode, withMaximumSize size: CGSize) {
    preferredContentSize = mode == .expanded ? CGSize(width: 0, height: 260) : size
  }

  func show(_ route: Route) {
    place.text = route.name
    if distance.text == nil { place.isHidden = route.isEmpty }
  }

  @IBAction func openMap(_ sender: UIButton) {
    if let url = URL(string: "maps://map") { extensionContext?.open(url) }
  }
}

class Route {
  let name = ""
  let isEmpty = true
}

class Profile: UIView {
}
