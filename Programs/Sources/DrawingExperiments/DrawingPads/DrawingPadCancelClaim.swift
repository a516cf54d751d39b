import Drawing
import ExperimentKit

/// Expectations of a drawing pad, tested with a canceled touch.
///
/// A red stroke is finished, and the touch of a second stroke, a yellow one, is canceled. Columns: `claim`, `computed`,
/// `verdict`.
///
/// Source: 000-4.
struct DrawingPadCancelClaim: Experiment {
  static let about = About(
    "drawing-pad.cancel-claim", en: "Whether a drawing pad works as expected after a touch is canceled.",
    ja: "タッチが取り消された後も、お絵かき帳は思ったとおりに動くか。")
  static let signature = Signature(Self.init, PadPlay.handlesCancel)

  let handlesCancel: Bool

  /// Returns the table, with one row per expectation.
  func run() -> Table {
    let before = seen([])
    let (undone, cleared, touched) = (seen([.undo]), seen([.clear]), seen([.began(Point(80, 10))]))
    return Claim.table([
      claim(
        LocalizedText(en: "undo removes the stroke that is on top", ja: "「戻す」で、一番上に見える線が消える"), undone,
        undone == before.dropLast()),
      claim(LocalizedText(en: "clear leaves nothing", ja: "「すべて消す」で、何もなくなる"), cleared, cleared.isEmpty),
      claim(
        LocalizedText(en: "a new touch removes nothing", ja: "新しく触れても、見えている線は消えない"), touched,
        touched.starts(with: before)),
    ])
  }

  /// Returns the visible colors after a finished red stroke, a canceled yellow one and more events, from the bottom up.
  ///
  /// A touch that has only begun is not yet a line.
  private func seen(_ more: [PadEvent]) -> [PadColor] {
    let script: [PadEvent] = [
      .color(1), .began(Point(10, 10)), .ended(Point(40, 10)), .color(2), .began(Point(10, 40)), .moved(Point(40, 40)),
      .cancelled,
    ]
    return PadMachine.pad(handlesCancel: handlesCancel).run(script + more, context: DrawingPad()).context.seen
      .map(\.color)
  }

  private func claim(_ claim: LocalizedText, _ seen: [PadColor], _ holds: Bool) -> Claim {
    let colors = seen.map(\.title).joined(.comma)
    let words =
      seen.isEmpty
      ? LocalizedText(en: "nothing is seen", ja: "何も見えない")
      : LocalizedText(en: "seen: \(colors)", ja: "見える線: \(colors)")
    return Claim(.expectation, claim, computed: words, holds)
  }
}
