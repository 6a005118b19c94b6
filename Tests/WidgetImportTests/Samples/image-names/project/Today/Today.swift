import NotificationCenter
import SwiftUI
import UIKit

class Today: UIViewController, NCWidgetProviding {
  private enum Names { static let arrow = "arrow" }

  override func viewDidLoad() {
    super.viewDidLoad()
    imageView.image = UIImage(named: Names.arrow)
    let contact = coder.decodeObject(forKey: "contact")
    print("logo", contact)
    addChild(UIHostingController(rootView: Row()))
  }
}

struct Row: View {
  var body: some View { Image("star") }
}
