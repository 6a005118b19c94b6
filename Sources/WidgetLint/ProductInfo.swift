/// The program itself.
package enum ProductInfo {
  package static let name = "widgetlint"
  package static let version = "0.1.0"
}
