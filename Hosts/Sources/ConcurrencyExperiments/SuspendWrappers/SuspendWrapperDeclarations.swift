import ExperimentKit
import Results
import SourceText

/// What is declared in Kotlin for some functions in one style, a line a declaration.
///
/// Source: 000-6.
public struct SuspendWrapperDeclarations: ListedExperiment {
  /// The name that cells use.
  public static let name = "suspend-wrapper.declarations"

  /// What the lines are.
  public static let summary = LocalizedText(
    en: "What is declared in Kotlin for some functions.", ja: "いくつかの関数のために、Kotlinで宣言するもの。")

  /// The style and the functions.
  public static let parameters: [any ParameterDeclaration] = [
    SuspendStyleParameters.style, SuspendStyleParameters.functions,
  ]

  let style: SuspendStyle
  let functions: [SuspendFunctionName]

  /// Takes the parameters.
  public init(_ arguments: Arguments) {
    (style, functions) = (arguments[SuspendStyleParameters.style], arguments[SuspendStyleParameters.functions])
  }

  /// The declarations, those first that are made once.
  public func run() -> Lines {
    Lines((style.once + functions.flatMap(style.declarations)).map { LocalizedText($0) })
  }
}
