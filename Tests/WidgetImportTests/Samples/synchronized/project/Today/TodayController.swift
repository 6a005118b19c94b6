import UIKit

class TodayController: UIViewController {
  func widgetActiveDisplayModeDidChange(_ mode: NCWidgetDisplayMode, withMaximumSize maxSize: CGSize) {
    preferredContentSize = mode == .compact ? maxSize : CGSize(width: 0, height: 250)
  }
}
