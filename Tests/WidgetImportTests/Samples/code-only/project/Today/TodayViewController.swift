import Core
import NotificationCenter
import UIKit

class TodayViewController: UIViewController {
  private let row = RowView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(row)
    let tap = UITapGestureRecognizer(target: self, action: #selector(openNote))
    view.addGestureRecognizer(tap)
    Timer.scheduledTimer(timeInterval: 60, target: self, selector: #selector(sync), userInfo: nil, repeats: true)
  }

  @objc private func openNote() {
    let id = UserDefaults.standard.integer(forKey: "last")
    if let url = URL(string: "\(Links.note)\(id)") { extensionContext?.open(url) }
  }

  // A timer is no tap.
  @objc private func sync() {
    if let url = URL(string: "notes://sync") { extensionContext?.open(url) }
  }
}

extension TodayViewController: NCWidgetProviding {
  #if DEBUG
    func widgetMarginInsets(forProposedMarginInsets defaultMarginInsets: UIEdgeInsets) -> UIEdgeInsets { .zero }
  #endif

  private func widgetPerformUpdate(completionHandler: (@escaping (NCUpdateResult) -> Void)) {
    completionHandler(.newData)
  }
}
