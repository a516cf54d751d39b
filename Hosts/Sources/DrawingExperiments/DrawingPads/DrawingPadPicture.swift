import Drawing
import ExperimentKit
import Results
import SourceText

/// A drawing pad as a picture, after all events of a script or after some of them.
///
/// Lines have round ends and corners. A touch that has only begun is one point, and one point draws nothing.
///
/// Source: 000-4.
public struct DrawingPadPicture: ListedExperiment {
  /// The name that cells use.
  public static let name = "drawing-pad.picture"

  /// What the picture shows.
  public static let summary = LocalizedText(
    en: "A drawing pad after the touches of a script.", ja: "台本どおりに触れた後のお絵かき帳。")

  static let scale = Parameter(
    "scale", .integer(1...2), default: 1,
    help: LocalizedText(en: "How many pixels a point is wide and high.", ja: "1ポイントの幅と高さが何ピクセルか。"))

  /// The events, the pad, and how it is drawn.
  public static let parameters = PadPlay.parameters + [PadPlay.after, scale]

  /// A line.
  public static let example = "events=[began 10 10, moved 60 40, ended 90 20]"

  let play: PadPlay
  let pad: DrawingPad
  let scale: Int

  /// Takes the parameters.
  ///
  /// - Throws: ``ExperimentKit/Rejection`` for more events than there are.
  public init(_ arguments: Arguments) throws {
    play = PadPlay(arguments)
    pad = try play.pad(after: arguments[PadPlay.after])
    scale = arguments[Self.scale]
  }

  /// The picture.
  ///
  /// - Throws: `DrawingError` if the engine fails.
  public func run() throws -> Picture {
    let strokes = pad.picturedWords(play.eraser)
    return Picture(
      .png(try play.surface(pad, scale: Double(scale)).png()),
      alt: LocalizedText(
        en: "A drawing pad of \(play.width) × \(play.height) points. From the bottom to the top: \(strokes.en).",
        ja: "\(play.width) × \(play.height)ポイントのお絵かき帳。下から順に、\(strokes.ja)。"),
      engine: Engine.version)
  }
}
