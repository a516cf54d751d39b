import ExperimentKit

/// A transcript of calls of the article's class, with the article's error lines.
///
/// Source: 004-9 (first form), 004-3 (extended form).
struct DrawingContextRun: Experiment {
  static let about = About(
    "drawing-context.run", en: "The article's drawing class, called from a script.", ja: "記事の描画クラスを操作の並びのとおりに呼び出した結果。",
    example: "calls=[add 1, start 80 40 false, line 0 2 10 20 70 20, get, stop, stop]")
  static let signature = OffscreenScript.signature.map(Self.init)

  let script: OffscreenScript

  /// Returns the transcript, with a line per call and its effects below it.
  func run() -> Lines {
    script.run.lines
  }
}
