import NotificationCenter
import UIKit

class Today: UIViewController, NCWidgetProviding {
  private var last = NCUpdateResult.failed

  func widgetPerformUpdate(completionHandler: @escaping (NCUpdateResult) -> Void) {
    print("before:", NCUpdateResult.failed)
    if last == NCUpdateResult.failed { reset() }
    load { result in
      completionHandler(result)
    }
  }

  private func load(then done: @escaping (NCUpdateResult) -> Void) {
    done(result(of: store.count))
  }

  private func result(of count: Int) -> NCUpdateResult {
    return count > 0 ? .newData : .noData
  }
}
