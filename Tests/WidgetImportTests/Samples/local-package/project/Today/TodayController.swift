import NotificationCenter
import TeaKit
import UIKit

class TodayController: UIViewController, NCWidgetProviding {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(brew)))
  }

  @objc func brew() {
    guard let url = URL(string: TeaLink.brew) else { return }
    extensionContext?.open(url, completionHandler: nil)
  }

  func widgetMarginInsets(forProposedMarginInsets defaultMarginInsets: UIEdgeInsets) -> UIEdgeInsets {
    var insets = defaultMarginInsets
    insets.left = 12
    return insets
  }
}
