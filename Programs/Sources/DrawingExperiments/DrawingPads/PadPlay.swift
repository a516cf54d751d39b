import Drawing
import ExperimentKit

/// A script for a drawing pad, and the way the pad is drawn.
struct PadPlay: Sendable, Hashable {
  /// The effect of the eraser.
  enum Eraser: String, CaseIterable, Sendable {
    /// White paint, as in the article.
    case white
    /// Removal of the drawing, so that the background is visible.
    case transparent
  }

  let events: [PadEvent]
  let handlesCancel: Bool
  let width: Int
  let height: Int
  let background: ByteColor
  let eraser: Eraser

  static let events = Parameter(
    "events", .list(of: ParameterType<PadEvent>.event, count: 1...200),
    help: LocalizedText(
      en: "The events, in order; X and Y are in points from the top left corner.",
      ja: "起こること。この順に起こる。XとYは左上からの位置(ポイント)。"))
  static let handlesCancel = Parameter(
    "handles-cancel", .truth, default: false,
    help: LocalizedText(
      en: "Whether the pad drops the stroke of a canceled touch; the article's pad does not handle it.",
      ja: "取り消されたタッチの線を捨てるか。記事のアプリは処理しない。"))

  /// The parameters of the experiments that draw or measure a pad.
  static let signature = Signature(
    Self.init, events, handlesCancel,
    Parameter(
      "width", .integer(20...480), default: 160,
      help: LocalizedText(en: "The width of the pad in points.", ja: "お絵かき帳の幅(ポイント)。")),
    Parameter(
      "height", .integer(20...320), default: 100,
      help: LocalizedText(en: "The height of the pad in points.", ja: "お絵かき帳の高さ(ポイント)。")),
    Parameter(
      "background", .color(opaque: true), default: ByteColor.white,
      help: LocalizedText(en: "The color of the pad.", ja: "お絵かき帳の色。")),
    Parameter(
      "eraser", .choice, default: Eraser.white,
      help: LocalizedText(
        en: "Whether the eraser paints white or makes pixels transparent.", ja: "消しゴムが白く塗るか、透明にするか。")))

  /// The pads after the first events, in order, beginning with no events.
  var pads: [DrawingPad] {
    let machine = PadMachine.pad(handlesCancel: handlesCancel)
    return (0...events.count).map { machine.run(Array(events.prefix($0)), context: DrawingPad()).context }
  }
}
