import UIKit

class TodayController: UIViewController {
  func widgetMarginInsets(forProposedMarginInsets insets: UIEdgeInsets) -> UIEdgeInsets { .zero }
}
