/// The program itself.
package enum ProductInfo {
  /// Its name.
  package static let name = "widgetlint"
  /// Its version.
  package static let version = "0.1.0"
}
