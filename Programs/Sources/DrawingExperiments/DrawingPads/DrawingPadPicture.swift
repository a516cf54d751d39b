import Drawing
import ExperimentKit

/// A drawing pad as a picture, after all events of a script or after some of them.
///
/// Lines have round ends and corners. A touch that has only begun is one point, and one point draws nothing.
///
/// Source: 000-4.
struct DrawingPadPicture: Experiment {
  static let about = About(
    "drawing-pad.picture", en: "A drawing pad after the touches of a script.", ja: "操作の並びのとおりに触れた後のお絵かき帳。",
    example: "events=[began 10 10, moved 60 40, ended 90 20]")
  static let signature = PadPlay.stopped.adding(
    Parameter(
      "scale", .integer(1...2), default: 1,
      help: LocalizedText(en: "The width and height of a point, in pixels.", ja: "1ポイントの幅と高さが何ピクセルか。"))
  ) { Self(play: $0.play, pad: $0.pad, scale: $1) }

  let play: PadPlay
  let pad: DrawingPad
  let scale: Int

  func run() throws -> Picture {
    let strokes = pad.picturedWords(play.eraser)
    return Picture(
      .png(try play.surface(pad, scale: Double(scale)).png()),
      alt: LocalizedText(
        en: "A drawing pad of \(play.width) × \(play.height) points. From bottom to top: \(strokes).",
        ja: "\(play.width) × \(play.height)ポイントのお絵かき帳。下から順に、\(strokes)。"),
      engine: Engine.version)
  }
}
