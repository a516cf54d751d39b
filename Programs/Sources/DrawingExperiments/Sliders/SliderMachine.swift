import ExperimentKit

/// A slider whose action sets an image's alpha, as a state machine: UIKit's `UISlider` by its documentation.
///
/// It is a model; UIKit cannot run here. The value is pinned between the limits, a drag sends the action whenever it
/// changes the value (or once, on release, if the slider is not continuous), and a program that sets the value sends
/// none. A minimum above the maximum raises the maximum, and a maximum below the minimum lowers the minimum: "If you
/// set the minimum value to a value larger than the maximum, the slider updates the maximum value to equal the
/// minimum."
///
/// Source: 000-1; <https://developer.apple.com/documentation/uikit/uislider/minimumvalue>, `…/maximumvalue`, `…/value`,
/// `…/iscontinuous`, `…/setvalue(_:animated:)`.
typealias SliderMachine = StateMachine<SliderState, SliderEvent, Slider>

extension SliderMachine {
  /// The machine of all sliders.
  static let slider = SliderMachine(
    startingIn: .free,
    [
      .on(.press, in: .free, to: .held, .pressed),
      .on(.press, in: .held, refused: .isHeld),

      .on(.drag, in: .held, when: .isSame, stays: .unchanged),
      .on(
        .drag, in: .held, when: .isContinuous, stays: .changed, then: .action, changing: { $0.take($1) },
        printing: { slider, _ in [slider.valueWords] }),
      .on(
        .drag, in: .held, stays: .changedQuietly, changing: { $0.take($1) },
        printing: { slider, _ in [slider.valueWords, .noActionYet] }),
      .on(.drag, in: .free, refused: .isFree),

      .on(.release, in: .held, when: .isContinuous, to: .free, .released),
      .on(.release, in: .held, to: .free, .released, then: .action),
      .on(.release, in: .free, refused: .isFree),

      .on(
        .set, in: .free, .held, stays: .setQuietly, changing: { $0.take($1) },
        printing: { slider, _ in [slider.valueWords, .noAction] }),

      .on(
        .minimum, in: .free, .held, when: .isAboveMaximum, stays: .maximumFollows, changing: { $0.take($1) },
        printing: { slider, _ in [slider.limitWords, slider.valueWords, .noAction] }),
      .on(
        .minimum, in: .free, .held, stays: .moved, changing: { $0.take($1) },
        printing: { slider, _ in [slider.limitWords, slider.valueWords, .noAction] }),
      .on(
        .maximum, in: .free, .held, when: .isBelowMinimum, stays: .minimumFollows, changing: { $0.take($1) },
        printing: { slider, _ in [slider.limitWords, slider.valueWords, .noAction] }),
      .on(
        .maximum, in: .free, .held, stays: .moved, changing: { $0.take($1) },
        printing: { slider, _ in [slider.limitWords, slider.valueWords, .noAction] }),

      .on(
        .action, in: .free, .held, stays: .alphaSet, changing: { $0.take($1) },
        printing: { slider, _ in [slider.alphaWords] }),
    ])
}

extension SliderMachine.Condition {
  fileprivate static let isContinuous = Self(LocalizedText(en: "continuous", ja: "連続して知らせる")) { slider, _ in
    slider.isContinuous
  }

  fileprivate static let isSame = Self(LocalizedText(en: "the value stays", ja: "値が変わらない")) { slider, event in
    if case .drag(let place) = event { slider.value(at: place) == slider.value } else { false }
  }

  fileprivate static let isAboveMaximum = Self(LocalizedText(en: "above the maximum", ja: "最大値より大きい")) {
    slider, event in
    if case .minimum(let number) = event { Float(number) > slider.maximum } else { false }
  }

  fileprivate static let isBelowMinimum = Self(LocalizedText(en: "below the minimum", ja: "最小値より小さい")) {
    slider, event in
    if case .maximum(let number) = event { Float(number) < slider.minimum } else { false }
  }
}

extension Slider {
  /// The text of the value in a transcript.
  fileprivate var valueWords: LocalizedText {
    LocalizedText(en: "value \(value.plainText)", ja: "値 \(value.plainText)")
  }

  /// The text of the limits in a transcript.
  fileprivate var limitWords: LocalizedText {
    let limits = "\(minimum.plainText) … \(maximum.plainText)"
    return LocalizedText(en: "limits \(limits)", ja: "範囲 \(limits)")
  }

  /// The alpha that was set, and the drawn one if it differs.
  fileprivate var alphaWords: LocalizedText {
    let (set, drawn) = (alpha.plainText, Compositing.drawn(alpha).plainText)
    return set == drawn
      ? LocalizedText("alpha = \(set)")
      : LocalizedText(en: "alpha = \(set), drawn as \(drawn)", ja: "alpha = \(set)(表示は\(drawn)と同じ)")
  }
}

extension LocalizedText {
  fileprivate static let pressed = LocalizedText(en: "a finger holds the thumb", ja: "指がつまみをつかむ")
  fileprivate static let unchanged = LocalizedText(
    en: "the value stays, and no action is sent", ja: "値は変わらず、アクションも動かない")
  fileprivate static let changed = LocalizedText(en: "the value follows the thumb", ja: "値がつまみに合わせて変わる")
  fileprivate static let changedQuietly = LocalizedText(
    en: "the value follows the thumb, and the action waits", ja: "値がつまみに合わせて変わる。アクションはまだ動かない")
  fileprivate static let noActionYet = LocalizedText(en: "no action yet", ja: "アクションはまだ動かない")
  fileprivate static let released = LocalizedText(en: "the finger lets go", ja: "指が離れる")
  fileprivate static let setQuietly = LocalizedText(
    en: "the value is set, without an action", ja: "値が入る。アクションは動かない")
  fileprivate static let moved = LocalizedText(
    en: "the limit moves, and the value stays within, without an action", ja: "範囲が変わり、値はその中に収まる。アクションは動かない")
  fileprivate static let maximumFollows = LocalizedText(
    en: "the maximum becomes equal to it, and so does the value, without an action", ja: "最大値も値も、それと同じになる。アクションは動かない")
  fileprivate static let minimumFollows = LocalizedText(
    en: "the minimum becomes equal to it, and so does the value, without an action", ja: "最小値も値も、それと同じになる。アクションは動かない")
  fileprivate static let noAction = LocalizedText(en: "no action", ja: "アクションは動かない")
  fileprivate static let alphaSet = LocalizedText(en: "the image's alpha is set", ja: "画像のalphaが決まる")

  fileprivate static let isHeld = LocalizedText(en: "the thumb is held already", ja: "つまみはもうつかまれている")
  fileprivate static let isFree = LocalizedText(en: "no finger holds the thumb", ja: "つまみは指から離れている")
}
