import ExperimentKit

/// The declarations in Kotlin for some functions in one style, with one per line.
///
/// Source: 000-6.
struct SuspendWrapperDeclarations: Experiment {
  static let about = About(
    "suspend-wrapper.declarations", en: "The Kotlin declarations for some functions.",
    ja: "いくつかの関数のために、Kotlinで宣言するもの。")
  static let signature = Signature(
    Self.init,
    Parameter(
      "style", .choice, default: SuspendStyle.wrapper,
      help: LocalizedText(en: "The way to declare the interface.", ja: "インターフェースの書き方。")),
    SuspendStyleParameters.functions)

  let style: SuspendStyle
  let functions: [SuspendFunctionName]

  /// Returns the declarations, with those that are needed once first.
  func run() -> Lines {
    Lines((style.once + functions.flatMap(style.declarations)).map { LocalizedText($0) })
  }
}
