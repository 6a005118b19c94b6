class FerryController: UIViewController {
  override func viewDidLoad() { preferredContentSize = CGSize(width: 0, height: 500) }
}
