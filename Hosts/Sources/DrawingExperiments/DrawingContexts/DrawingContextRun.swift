import ExperimentKit
import Results
import SourceText

/// The article's class, called as a script says: the transcript, with the article's error lines.
///
/// Source: 004-9 (first form), 004-3 (extended form).
public struct DrawingContextRun: ListedExperiment {
  /// The name that cells use.
  public static let name = "drawing-context.run"

  /// What the transcript shows.
  public static let summary = LocalizedText(
    en: "The article's drawing class, called as a script says.", ja: "記事の描画クラスを台本どおりに呼び出した結果。")

  /// The form and the calls.
  public static let parameters = OffscreenScript.parameters

  /// A line on an image.
  public static let example = "calls=[add 1, start 80 40 false, line 0 2 10 20 70 20, get, stop, stop]"

  let script: OffscreenScript

  /// Takes the parameters.
  ///
  /// - Throws: ``ExperimentKit/Rejection`` for a method that the form lacks.
  public init(_ arguments: Arguments) throws {
    script = try OffscreenScript(arguments)
  }

  /// The transcript, a line a call and what it did below it.
  public func run() -> Lines {
    script.run.lines
  }
}
