import ExperimentKit

/// The article's class as a state machine; its error lines are the article's own.
///
/// Source: 004-9 (first form), 004-3 (extended form).
typealias OffscreenMachine = StateMachine<OffscreenState, OffscreenCall, OffscreenDrawing>

extension OffscreenMachine {
  /// Makes the machine of a form.
  ///
  /// - Parameters:
  ///   - form: the form.
  ///   - checks: whether methods that draw check the flag first; experiment 3 of 004-7 omits that.
  /// - Returns: the machine.
  static func offscreen(_ form: OffscreenForm, checks: Bool = true) -> OffscreenMachine {
    let own =
      switch form {
      case .first: firstRules
      case .extended: extendedRules
      }
    let missing = OffscreenMethod.allCases.filter { !form.methods.contains($0) }.map { method in
      Rule.on(method, in: .disabled, .enabled, refused: .noMethod)
    }
    let trapped = OffscreenMethod.allCases.map { Rule.on($0, in: .trapped, refused: .notReached) }
    return OffscreenMachine(startingIn: .disabled, own + drawing(checks: checks) + missing + trapped)
  }

  private static let firstRules: [Rule] =
    [
      .on(
        .new, in: .disabled, .enabled, when: .isBelowOne, to: .disabled, error(.new, "rNumContextが小さすぎ"), changing: take
      ),
      .on(.new, in: .disabled, .enabled, to: .enabled, .begun, changing: take, printing: lines),
      .on(.get, in: .disabled, refused: disabled(.get)),
      .on(.get, in: .enabled, to: .disabled, .gotAndEnded, changing: take),
      .on(.add, in: .disabled, refused: disabled(.add)),
      .on(.add, in: .enabled, when: .isBelowOne, to: .trapped, .trap),
      .on(.add, in: .enabled, stays: .added, changing: take, printing: lines),
      .on(.strokeColor, in: .disabled, refused: disabled(.strokeColor)),
      .on(.fillColor, in: .disabled, refused: disabled(.fillColor)),
    ] + setting(.strokeColor, in: .enabled) + setting(.fillColor, in: .enabled)

  private static let extendedRules: [Rule] =
    [
      .on(.start, in: .disabled, to: .enabled, .begun, changing: take),
      .on(.start, in: .enabled, refused: disabled(.start)),
      .on(.stop, in: .disabled, refused: disabled(.stop)),
      .on(.stop, in: .enabled, to: .disabled, .ended, changing: take),
      .on(.clear, in: .disabled, stays: .cleared, changing: take, printing: lines),
      .on(.clear, in: .enabled, refused: disabled(.clear)),
      .on(.add, in: .disabled, .enabled, when: .isBelowOne, refused: error(.add, "rNumAddが小さすぎ")),
      .on(.add, in: .disabled, .enabled, stays: .added, changing: take, printing: lines),
      .on(.get, in: .disabled, refused: disabled(.get)),
      .on(.get, in: .enabled, stays: .got, changing: take),
    ] + [.disabled, .enabled].flatMap { setting(.strokeColor, in: $0) + setting(.fillColor, in: $0) }

  private static func setting(_ method: OffscreenMethod, in state: OffscreenState) -> [Rule] {
    [
      .on(method, in: state, when: .isUnregistered, refused: outOfRange(method)),
      .on(method, in: state, stays: .set, changing: take),
    ]
  }

  private static func drawing(checks: Bool) -> [Rule] {
    let closed = checks ? OffscreenMethod.drawing.map { Rule.on($0, in: .disabled, refused: disabled($0)) } : []
    let open: [OffscreenState] = checks ? [.enabled] : [.enabled, .disabled]
    return closed
      + open.flatMap { state in
        OffscreenMethod.drawing.flatMap { method -> [Rule] in
          [
            method == .image
              ? .on(method, in: state, when: .hasNoImage, refused: .noImage)
              : .on(method, in: state, when: .isUnregistered, refused: outOfRange(method)),
            .on(method, in: state, stays: .drawn, changing: take),
          ]
        }
      }
  }

  private static let take: @Sendable (inout OffscreenDrawing, OffscreenCall) -> Void = { $0.take($1) }
  private static let lines: @Sendable (OffscreenDrawing, OffscreenCall) -> [LocalizedText] = { drawing, _ in
    drawing.lines
  }

  private static func disabled(_ method: OffscreenMethod) -> LocalizedText { error(method, "Disabled") }
  private static func outOfRange(_ method: OffscreenMethod) -> LocalizedText { error(method, "rNumが範囲超え") }

  /// Returns the error line that the article prints.
  private static func error(_ method: OffscreenMethod, _ reason: String) -> LocalizedText {
    LocalizedText("ERROR:DIOS_\(method.id):\(reason)")
  }
}

extension OffscreenMachine.Condition {
  fileprivate static let isBelowOne = Self(LocalizedText(en: "fewer than 1", ja: "1より小さい個数")) { _, call in
    call.count.map { $0 < 1 } ?? false
  }

  fileprivate static let isUnregistered = Self(LocalizedText(en: "no such color number", ja: "登録されていない色番号")) {
    drawing, call in
    call.color.map { !drawing.colors.indices.contains($0) } ?? false
  }

  fileprivate static let hasNoImage = Self(LocalizedText(en: "no image got yet", ja: "まだ画像を得ていない")) { drawing, _ in
    !drawing.hasImage
  }
}

extension LocalizedText {
  fileprivate static let begun = LocalizedText(en: "an image context is begun", ja: "画像コンテキストを開始する")
  fileprivate static let ended = LocalizedText(en: "the current image context is ended", ja: "現在の画像コンテキストを終了する")
  fileprivate static let got = LocalizedText(en: "an image is returned", ja: "画像を返す")
  fileprivate static let gotAndEnded = LocalizedText(
    en: "an image is returned, and the current image context is ended", ja: "画像を返し、現在の画像コンテキストを終了する")
  fileprivate static let cleared = LocalizedText(en: "all colors are removed", ja: "登録色をなくす")
  fileprivate static let added = LocalizedText(en: "colors are added", ja: "登録色を増やす")
  fileprivate static let set = LocalizedText(en: "the color is set", ja: "色を設定する")
  fileprivate static let drawn = LocalizedText(en: "drawn", ja: "描く")
  fileprivate static let trap = LocalizedText(
    en: "1...rNumAdd has its lower bound above its upper bound: the program stops",
    ja: "1...rNumAddの下限が上限より大きいため、プログラムが異常終了する")
  fileprivate static let noMethod = LocalizedText(en: "this form has no such method", ja: "この版にはないメソッド")
  fileprivate static let notReached = LocalizedText(
    en: "not reached: the program has stopped", ja: "プログラムが停止しているので、実行されない")
  fileprivate static let noImage = LocalizedText(en: "there is no image to draw yet", ja: "描く画像がまだない")
}
