/// A widget with all from which its facts are read.
struct KitContext {
  let reach: KitReach
  let texts: KitTexts
  let catalogs: KitCatalogs
  /// The families in which it is offered.
  let families: KitFamilies
  /// The app's name.
  let appName: String?
}
