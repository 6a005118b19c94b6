import NotificationCenter
import UIKit

class TodayViewController: UIViewController, NCWidgetProviding {
  override func viewDidLoad() {
    super.viewDidLoad()
    extensionContext?.widgetLargestAvailableDisplayMode = .expanded
  }

  func widgetActiveDisplayModeDidChange(_ activeDisplayMode: NCWidgetDisplayMode, withMaximumSize maxSize: CGSize) {
    switch activeDisplayMode {
    case .expanded:
      preferredContentSize = CGSize(width: maxSize.width, height: 220)
    default:
      preferredContentSize = maxSize
    }
  }

  func widgetPerformUpdate(completionHandler: @escaping (NCUpdateResult) -> Void) {
    completionHandler(.noData)
  }

  @IBAction private func openRoute(_ sender: Any) {
    guard let url = URL(string: "maps://route") else { return }
    extensionContext?.open(url, completionHandler: nil)
  }
}
