import UIKit

class TodayController: UIViewController {
  override func viewDidLoad() {
    preferredContentSize = CGSize(width: 0, height: 44.0)
  }
}
