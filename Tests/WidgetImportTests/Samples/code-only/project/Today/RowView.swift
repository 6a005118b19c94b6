import UIKit

class RowView: UIView {
  let label: UILabel = {
    let label = UILabel()
    label.font = UIFont(name: "Avenir-Book", size: 15)
    return label
  }()
}
