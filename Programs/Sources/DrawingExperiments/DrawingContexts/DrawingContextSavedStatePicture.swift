import Drawing
import ExperimentKit

/// A red line and a border that sets no color: at the left with the state restored between them, at the right without.
///
/// Source: 004-9.
struct DrawingContextSavedStatePicture: Experiment {
  static let about = About(
    "drawing-context.saved-state-picture", en: "A border after a red line, with and without restoring the state.",
    ja: "赤い線の後に描く枠線。状態を復帰させた場合と、させない場合。")
  static let signature = Signature(Self.init)

  func run() throws -> Picture {
    let surface = try ImageSurface(width: 2 * SavedState.width, height: SavedState.height, scale: 2, opaque: true)
    let context = try Context(surface)
    for (index, restoring) in [true, false].enumerated() {
      let half = try SavedState(restoring: restoring).surface
      try context.draw(
        half, in: Rect(Double(index) * SavedState.width, 0, SavedState.width, SavedState.height), filter: .nearest)
    }
    return Picture(
      .png(try surface.png()),
      alt: LocalizedText(
        en:
          "Two thick red lines, each above a rectangle. The left rectangle has a thin black border; on the right, where the "
          + "state was not restored, the border is as thick and as red as the line.",
        ja: "太い赤の線と、その下の長方形が2組。左の長方形は細い黒の枠線。状態を復帰させない右は、枠線が線と同じ太さの赤になる。"),
      engine: Engine.version)
  }
}
