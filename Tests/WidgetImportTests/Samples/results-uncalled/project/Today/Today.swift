import NotificationCenter
import UIKit

class Today: UIViewController, NCWidgetProviding {
  func widgetPerformUpdate(_ completionHandler: @escaping (NCUpdateResult) -> Void) {
    completionHandler(.newData)
  }
}
