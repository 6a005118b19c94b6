// widgetlint:disable-file fixed-heights -- nothing here asks for a height
import NotificationCenter
import UIKit

class Today: UIViewController, NCWidgetProviding {
  override func viewDidLoad() {
    // widgetlint:disable-next system-background -- the brand's color

    view.backgroundColor = .red
    // widgetlint:disable-next system-fonts
    label.font = UIFont(name: "Avenir", size: 13)
    title.font = UIFont(name: "Optima", size: 13)  // widgetlint:disable-line system-font -- the brand's font
    note.text = "widgetlint:disable-next system-font -- a text is no comment"
  }

  func widgetPerformUpdate(completionHandler: @escaping (NCUpdateResult) -> Void) {
    completionHandler(.noData)
  }
}
