import ExperimentKit

/// A drawing pad as a state machine: touches become strokes, and segments and buttons change the settings.
///
/// In the article's pad no code handles a canceled touch, so that its stroke remains. One finger draws: a second one
/// sends nothing while `isMultipleTouchEnabled` is false, which is the default.
///
/// Source: 000-4; the documentation of `UIResponder.touchesCancelled(_:with:)`.
typealias PadMachine = StateMachine<PadState, PadEvent, DrawingPad>

extension PadMachine {
  /// Returns the machine of the article, or the one that drops the stroke of a canceled touch.
  static func pad(handlesCancel: Bool) -> PadMachine {
    PadMachine(
      startingIn: .idle,
      [
        .on(.began, in: .idle, to: .drawing, .begins, changing: { $0.take($1) }, printing: strokes),
        .on(
          .began, in: .leftOver, to: .drawing, .vanishes, changing: { $0.take($1) },
          printing: { pad, _ in [.vanishes, pad.strokeWords] }),
        .on(.began, in: .drawing, refused: .oneFinger),

        .on(.moved, in: .drawing, stays: .grows, changing: { $0.take($1) }, printing: strokes),
        .on(.moved, in: .idle, .leftOver, refused: .noFinger),

        .on(.ended, in: .drawing, to: .idle, .finishes, changing: { $0.take($1) }, printing: strokes),
        .on(.ended, in: .idle, .leftOver, refused: .noFinger),

        handlesCancel
          ? .on(
            .cancelled, in: .drawing, to: .idle, .dropped, changing: { $0.take($1) },
            printing: { pad, _ in [.dropped, pad.strokeWords] })
          : .on(
            .cancelled, in: .drawing, to: .leftOver, .unhandled,
            printing: { pad, _ in [.unhandled, pad.strokeWords] }),
        .on(.cancelled, in: .idle, .leftOver, refused: .noFinger),

        .on(
          .tool, in: .idle, .drawing, .leftOver, when: .isSegment, stays: .chosen, changing: { $0.take($1) },
          printing: tool),
        .on(
          .tool, in: .idle, .drawing, .leftOver, stays: .noSegment, printing: { pad, _ in [.noSegment, pad.toolWords] }),

        .on(
          .color, in: .idle, .drawing, .leftOver, when: .isSegment, stays: .chosen, changing: { $0.take($1) },
          printing: tool),
        .on(
          .color, in: .idle, .drawing, .leftOver, stays: .blackInstead, changing: { $0.take($1) },
          printing: { pad, _ in [.blackInstead, pad.toolWords] }),

        .on(
          .size, in: .idle, .drawing, .leftOver, when: .isSegment, stays: .chosen, changing: { $0.take($1) },
          printing: tool),
        .on(
          .size, in: .idle, .drawing, .leftOver, stays: .noSegment, printing: { pad, _ in [.noSegment, pad.toolWords] }),

        .on(
          .undo, in: .idle, .drawing, .leftOver, when: .hasFinished, stays: .undone, changing: { $0.take($1) },
          printing: strokes),
        .on(
          .undo, in: .idle, .drawing, .leftOver, stays: .nothingToUndo,
          printing: { pad, _ in [.nothingToUndo, pad.strokeWords] }),

        .on(.clear, in: .idle, .drawing, .leftOver, stays: .cleared, changing: { $0.take($1) }, printing: strokes),
      ])
  }

  @Sendable private static func strokes(_ pad: DrawingPad, _ event: PadEvent) -> [LocalizedText] { [pad.strokeWords] }

  @Sendable private static func tool(_ pad: DrawingPad, _ event: PadEvent) -> [LocalizedText] { [pad.toolWords] }
}

extension PadMachine.Condition {
  fileprivate static let isSegment = Self(LocalizedText(en: "the segment exists", ja: "その項目がある")) { _, event in
    event.segment.map(PadEvent.segments(event.kind).indices.contains) ?? false
  }

  fileprivate static let hasFinished = Self(LocalizedText(en: "a stroke is finished", ja: "完成した線がある")) { pad, _ in
    !pad.finished.isEmpty
  }
}

extension LocalizedText {
  fileprivate static let begins = LocalizedText(en: "a stroke begins", ja: "線が始まる")
  fileprivate static let vanishes = LocalizedText(
    en: "the stroke that was left over vanishes, and a new one begins", ja: "残っていた線が消え、新しい線が始まる")
  fileprivate static let grows = LocalizedText(en: "the stroke grows", ja: "線が伸びる")
  fileprivate static let finishes = LocalizedText(en: "the stroke is finished", ja: "線が完成する")
  fileprivate static let unhandled = LocalizedText(
    en: "nobody handles it, and the stroke is left over", ja: "処理されず、線が途中のまま残る")
  fileprivate static let dropped = LocalizedText(en: "the stroke is dropped", ja: "途中の線を捨てる")
  fileprivate static let chosen = LocalizedText(en: "it holds for the next stroke", ja: "次の線から有効になる")
  fileprivate static let noSegment = LocalizedText(
    en: "there is no such segment, and nothing changes", ja: "その項目はないので、何も変わらない")
  fileprivate static let blackInstead = LocalizedText(
    en: "there is no such segment, and the color becomes black", ja: "その項目はないので、色は黒になる")
  fileprivate static let undone = LocalizedText(
    en: "the last finished stroke is removed", ja: "最後に完成した線が消える")
  fileprivate static let nothingToUndo = LocalizedText(
    en: "no stroke is finished, and nothing changes", ja: "完成した線がないので、何も変わらない")
  fileprivate static let cleared = LocalizedText(
    en: "all finished strokes are removed", ja: "完成した線がすべて消える")

  fileprivate static let oneFinger = LocalizedText(
    en: "one finger is drawing; a second one sends no touches here", ja: "1本の指が描いている途中。2本目の指のタッチは届かない")
  fileprivate static let noFinger = LocalizedText(en: "no finger is on the pad", ja: "指が触れていない")
}
