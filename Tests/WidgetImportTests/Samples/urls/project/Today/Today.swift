import NotificationCenter
import UIKit

enum Link {
  static let week = "maps://week"
}

class Today: UIViewController, NCWidgetProviding {
  private let scheme = "maps"
  private let shop =
    "shop://maps"
  private var home: URL? { return URL(string: scheme + "://" + "home") }
  private var work: URL? { get { return URL(string: "maps://work") } }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(openHome)))
    view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(openWork)))
    view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(openPlace)))
    view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(openPath)))
    view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(openLink)))
    view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(openSome)))
    view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(openShop)))
  }

  @objc private func openHome() { if let home { extensionContext?.open(home) } }

  @objc private func openWork() {
    guard let work = work else { return }
    extensionContext?.open(work)
  }

  @objc private func openPlace() {
    var components = URLComponents()
    components.scheme = scheme
    components.host = "place"
    components.path = "/near"
    components.queryItems = [URLQueryItem(name: "radius", value: "5"), URLQueryItem(name: "id", value: place.id)]
    if let url = components.url { extensionContext?.open(url) }
  }

  @objc private func openPath() {
    guard let url = URL(string: "maps://list/all") else { return }
    extensionContext?.open(url, completionHandler: nil)
  }

  @objc private func openLink() {
    if let url = URL(string: Link.week) { extensionContext?.open(url) }
  }

  @objc private func openShop() {
    guard let url = URL(string: shop) else { return }
    extensionContext?.open(url)
  }

  @objc private func openSome() {
    var components = URLComponents()
    components.scheme = isBeta ? "maps-beta" : "maps"
    if let url = components.url { extensionContext?.open(url) }
  }
}
