import NotificationCenter
import UIKit

class Today: UIViewController, NCWidgetProviding {
  func widgetPerformUpdate(completionHandler: @escaping (NCUpdateResult) -> Void) {
    reload()
  }
}
