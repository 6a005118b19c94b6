import Combine
import NotificationCenter
import UIKit

/// The storyboard's color is what nobody sees.
class Today: UIViewController, NCWidgetProviding {
  override func viewDidLoad() {
    super.viewDidLoad()
    theme.color.assign(to: \.backgroundColor, on: view)
  }
}
