import NotificationCenter
import SwiftUI
import UIKit

class Today: UIViewController, NCWidgetProviding {
  override func viewDidLoad() {
    super.viewDidLoad()
    extensionContext?.widgetLargestAvailableDisplayMode = Settings.largestMode
    preferredContentSize = CGSize(width: 320, height: 200)
    addChild(UIHostingController(rootView: Row()))
    perform(#selector(open), with: nil, afterDelay: 1)
  }

  @objc private func open() {
    if let url = URL(string: "maps://later") { extensionContext?.open(url) }
  }

  func widgetActiveDisplayModeDidChange(_ mode: NCWidgetDisplayMode, withMaximumSize maxSize: CGSize) {
    preferredContentSize = mode == .compact ? maxSize : CGSize(width: 320, height: 300)
  }
}

struct Row: View {
  var body: some View { Text("Near") }
}
