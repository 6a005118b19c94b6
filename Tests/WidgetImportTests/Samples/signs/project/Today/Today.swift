import NotificationCenter
import UIKit

class Today: UIViewController, NCWidgetProviding {
  override func viewDidLoad() {
    super.viewDidLoad()
    label.font = UIFont(name: "FontAwesome", size: 20)
  }
}
