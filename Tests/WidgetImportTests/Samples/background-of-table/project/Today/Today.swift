import NotificationCenter
import UIKit

class Today: UITableViewController, NCWidgetProviding {
  override func viewDidLoad() {
    super.viewDidLoad()
    setUp()
  }

  private func setUp() { tableView.backgroundColor = UIColor.black }
}
