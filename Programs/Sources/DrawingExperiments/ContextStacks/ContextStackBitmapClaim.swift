import Drawing
import ExperimentKit

/// A claim of the article's foreword that an image is a list of drawing commands, tested on the engine.
///
/// A line and a square are drawn, then a box over both, and the image is searched for them.
///
/// `UIGraphicsBeginImageContextWithOptions` begins a bitmap-based context, by its documentation:
/// <https://developer.apple.com/documentation/uikit/uigraphicsbeginimagecontextwithoptions(_:_:_:)>.
///
/// Columns: `claim`, `owner`, `computed`, `verdict`.
///
/// Source: 004-9.
struct ContextStackBitmapClaim: Experiment {
  static let about = About(
    "context-stack.bitmap-claim", en: "Whether an image is a list of drawing commands.", ja: "画像が、描画コマンドの集まりかどうか。")
  static let signature = Signature(Self.init)

  /// Returns the table, with two rows.
  func run() throws -> Table {
    let shapes = [StackShape.Kind.line, .rect, .box].map { StackCall.Action.draw(StackShape(kind: $0, drawing: 1)) }
    let play = StackPlay(
      calls: ([.begin] + shapes + [.end]).map { StackCall(drawing: 1, action: $0) }, ownership: .global, checks: true)
    let image = try play.moments().compactMap(\.image).last
    let kept = try image.map { try HeldShapes($0).shares.map(\.shape) } ?? []
    let hidden = play.calls.compactMap(\.shape).filter { $0.kind != .box }
    let found = hidden.filter(kept.contains).count
    let (points, pixels) = (Int(StackCall.canvas.width), image?.pixelWidth ?? 0)
    return Claim.table([
      Claim(
        .author,
        LocalizedText(
          en: "an image is a collection of drawing commands (最終的にUIImageの形で作ったとしても、やはり描画コマンド集です)",
          ja: "最終的にUIImageの形で作ったとしても、やはり描画コマンド集です"),
        computed: LocalizedText(
          en: "\(found) of \(hidden.count) shapes are left below the box", ja: "四角の下に残る図形は\(hidden.count)個のうち\(found)個"),
        found == hidden.count),
      Claim(
        .author,
        LocalizedText(
          en: "it does not depend on the resolution (この描画コマンド集は、解像度に依存しません)", ja: "この描画コマンド集は、解像度に依存しません"),
        computed: LocalizedText(
          en: "the image of \(points) × \(points) points has \(pixels) × \(pixels) pixels, and no more",
          ja: "\(points) × \(points)ポイントの画像には、\(pixels) × \(pixels)ピクセルしかない"),
        pixels == 0),
    ])
  }
}
