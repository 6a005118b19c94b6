import UIKit

class Today: UIViewController {}
