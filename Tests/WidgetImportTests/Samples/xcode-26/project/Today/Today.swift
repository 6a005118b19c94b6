import NotificationCenter
import UIKit

class Today: UIViewController, NCWidgetProviding {
  func widgetActiveDisplayModeDidChange(_ mode: NCWidgetDisplayMode, withMaximumSize maxSize: CGSize) {
    switch mode {
    case .expanded:
      if mode == .expanded { preferredContentSize = CGSize(width: maxSize.width, height: 300) }
    case .compact: preferredContentSize = maxSize
    @unknown default: preferredContentSize = maxSize
    }
  }
}
