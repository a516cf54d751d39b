import Drawing
import ExperimentKit

/// The article's claims about the first form, next to the behavior of the class.
///
/// Columns: `call`, `claim`, `owner`, `computed`, `verdict`.
///
/// Source: 004-9.
struct DrawingContextClaim: Experiment {
  static let about = About(
    "drawing-context.claim", en: "Whether the first version of the drawing class works as the article says.",
    ja: "描画クラスの最初の版は、記事の記述どおりに動くか。")
  static let signature = Signature(
    Self.init,
    Parameter(
      "count", .integer(-1_000...1_000), default: 0,
      help: LocalizedText(en: "The number of colors to add.", ja: "追加する色の個数。")
    ),
    Parameter(
      "component", .number(-10...10), default: 1.5, help: LocalizedText(en: "A component of a color.", ja: "色の成分の値。")))

  let count: Int
  let component: Double

  /// Returns the table, with one row per claim.
  func run() throws -> Table {
    Table(
      [.words("call", en: "call", ja: "呼び出し")] + Claim.columns,
      rows: [added, image, try clamped])
  }

  private static let canvas = OffscreenCanvas(width: 4, height: 4, isOpaque: false)

  private func play(_ calls: [OffscreenCall]) -> OffscreenMachine.Run {
    OffscreenMachine.offscreen(.first).run(calls, context: OffscreenDrawing(.first))
  }

  private var added: [Table.Value] {
    let run = play([.new(Self.canvas, colors: 1), .add(count)])
    let words =
      run.state == .trapped
      ? run.steps.last?.printed.first ?? ""
      : LocalizedText(
        en: "\(run.context.colors.count) of 1 + \(count)", ja: "1+\(count)のうち\(run.context.colors.count)個")
    let claim = Claim(
      .author,
      LocalizedText(
        en: "addContextF adds as many colors as asked for (指定された個数だけコンテキストを追加する)", ja: "指定された個数だけコンテキストを追加する"),
      computed: words, run.state != .trapped && run.context.colors.count == 1 + count)
    return [.code("add \(count)")] + claim.values
  }

  private var image: [Table.Value] {
    let run = play([.new(Self.canvas, colors: 1), .get, .get])
    let images = run.context.commands.count { $0 == .getAndEnd }
    let second = run.steps.last?.printed.first ?? ""
    let claim = Claim(
      .author,
      LocalizedText(en: "getFinalImageF returns a UIImage (-> UIImage)", ja: "getFinalImageFはUIImageを返す(-> UIImage)"),
      computed: LocalizedText(
        en: "\(images) of 2: the second prints \(second) and returns nil",
        ja: "2回のうち\(images)回。2回目は\(second)を出してnilを返す"),
      images == 2)
    return [.code("get, get")] + claim.values
  }

  private var clamped: [Table.Value] {
    get throws {
      let used = try DrawingContextColorValues.red(component)
      let nearest = try DrawingContextColorValues.red(min(max(component, 0), 1))
      let claim = Claim(
        .author,
        LocalizedText(
          en: "a component out of range counts as the nearer end (1.0を超えた値は、1.0として処理される)",
          ja: "1.0を超えた値を指定すると、1.0として処理される"),
        computed: LocalizedText(en: "red is \(used) of 255", ja: "赤は255のうち\(used)"), used == nearest)
      return [.code("fill-color 0 \(component.plainText) 0 0 1")] + claim.values
    }
  }
}
