import NotificationCenter
import UIKit

// iOS 9 takes the height that is set when the view loads: nobody can say that none is requested.
class Today: UIViewController, NCWidgetProviding {
  override func viewDidLoad() {
    super.viewDidLoad()
    preferredContentSize = CGSize(width: 0, height: 200)
    if #available(iOSApplicationExtension 10.0, *) {
      extensionContext?.widgetLargestAvailableDisplayMode = .expanded
    }
  }

  @available(iOSApplicationExtension 10.0, *)
  func widgetActiveDisplayModeDidChange(_ mode: NCWidgetDisplayMode, withMaximumSize maxSize: CGSize) {
    preferredContentSize = mode == .compact ? maxSize : CGSize(width: maxSize.width, height: 200)
  }
}
