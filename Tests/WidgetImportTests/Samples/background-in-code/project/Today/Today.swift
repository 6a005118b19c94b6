import NotificationCenter
import UIKit

/// The header's view, that of each row and the parameter are no root views, so the storyboard's color holds.
class Today: UIViewController, NCWidgetProviding {
  let header = Header()

  override func viewDidLoad() {
    super.viewDidLoad()
    header.view.backgroundColor = .red
    rows.forEach { view in view.backgroundColor = .blue }
    for view in [header.view] { view.backgroundColor = .green }
  }

  func style(_ view: UIView) { view.backgroundColor = .black }

  class Row: UIViewController {
    override func viewDidLoad() { self.view.backgroundColor = .gray }
  }
}
