import UIKit

#if NORTH
  private let home = "north://tickets"
#elseif SOUTH
  private let home = "south://tickets"
#endif

class Today: UIViewController {
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    if let url = URL(string: home) { extensionContext?.open(url) }
  }
}
