/// A widget with all from which its facts are read.
struct KitContext {
  let reach: KitReach
  let target: TargetSources
  let texts: KitTexts
  let catalogs: KitCatalogs
  /// The families in which it is offered.
  let families: KitFamilies
  /// The lowest version on which it is offered.
  let version: Int
  /// The app's name.
  let appName: String?
  /// Where its type is declared.
  let place: SourcePlace

  /// The values that expressions have where a name is used.
  func values(_ use: ViewUse) -> KitValues { KitValues(code: reach.code, families: use.families, version: version) }

  /// The expressions that one at a use may be.
  func leaves(_ code: Code, _ use: ViewUse, hops: Int) -> [KitExpression] {
    values(use).leaves(KitExpression(code: code, scope: use.scope), hops: hops)
  }
}
