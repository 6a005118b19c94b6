import NotificationCenter
import UIKit

class FerryController: UIViewController, NCWidgetProviding {
  override func viewDidLoad() {
    extensionContext?.widgetLargestAvailableDisplayMode = .expanded
  }

  func widgetActiveDisplayModeDidChange(_ mode: NCWidgetDisplayMode, withMaximumSize size: CGSize) {
    preferredContentSize = mode == .expanded ? CGSize(width: 0, height: 240) : size
  }
}
