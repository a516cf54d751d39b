import ExperimentKit

/// The shapes in each image, found in its pixels, next to the shapes of its drawing.
///
/// Columns: `image` (the drawing that got it), `asked` (the shapes whose methods were called on it), `holds` (the
/// shapes in the image, with a percentage if only a part is visible), `same`. Rows are in the order in which the images
/// were got.
///
/// Source: 004-7.
struct ContextStackImages: Experiment {
  static let about = About(
    "context-stack.images", en: "The shapes in each image of interleaved drawings.",
    ja: "入り組んだ描画で得られる画像に、どの図形が含まれるか。", example: "experiment=2")
  static let signature = StackPlay.signature.map(Self.init)

  let play: StackPlay

  /// Returns the table, with one row per image.
  func run() throws -> Table {
    Table(
      [
        .words("image", en: "image", ja: "画像"), .words("asked", en: "asked for", ja: "頼んだ図形"),
        .words("holds", en: "holds", ja: "含まれる図形"), .words("same", en: "the same", ja: "一致"),
      ],
      rows: try play.moments().compactMap { moment in
        guard let image = moment.image else { return nil }
        let held = try HeldShapes(image).text
        let asked = HeldShapes.text(
          of: play.calls.filter { $0.drawing == moment.call.drawing }.compactMap(\.shape))
        return [
          .code(StackCall.name(of: moment.call.drawing)), .code(asked), .code(held),
          .answer(held == asked),
        ]
      })
  }
}
