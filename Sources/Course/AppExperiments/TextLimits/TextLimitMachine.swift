import ExperimentKit

/// A text view with a placeholder and a limit as a state machine: UIKit's `UITextView` and its delegate.
///
/// It follows the documentation, and the known behavior of the Japanese keyboards.
///
/// It is a model; UIKit cannot run here. A keyboard asks the delegate about every change of the composed text, but not
/// when the user takes one of its candidates; versions and keyboards differ in this, and it is not documented.
///
/// `end` is the article's `endEditing(true)`, sent by a tap or by a swipe down: the view "is never even asked; it is
/// forced to resign" (<https://developer.apple.com/documentation/uikit/uiview/endediting(_:)>), and the delegate hears
/// of it "after it closes out any pending edits" (`…/uitextviewdelegate/textviewdidendediting(_:)`). So the composed
/// text is accepted as it is.
///
/// Source: 000-5.
typealias TextLimitMachine = StateMachine<TextLimitState, TextLimitEvent, LimitedTextView>

extension TextLimitMachine {
  /// The machine for every rule.
  static let textView = TextLimitMachine(
    startingIn: .new,
    [
      .on(.load, in: .new, to: .placeholder, .loaded, changing: { $0.take($1) }, printing: { view, _ in view.screen }),
      .on(.load, in: .placeholder, .editing, .composing, .filled, refused: .loadedAlready),

      .on(
        .begin, in: .placeholder, to: .editing, .cleared, changing: { $0.take($1) },
        printing: { view, _ in view.screen }),
      .on(
        .begin, in: .filled, when: .vanishes, to: .editing, .vanished, changing: { $0.take($1) },
        printing: { view, _ in [.vanished] + view.screen }),
      .on(
        .begin, in: .filled, to: .editing, .resumed, changing: { $0.take($1) },
        printing: { view, _ in view.screen }),
      .on(.begin, in: .editing, .composing, refused: .editedAlready),
      .on(.begin, in: .new, refused: .notLoaded),

      .on(
        .set, in: .placeholder, .filled, to: .filled, .unasked, changing: { $0.take($1) },
        printing: { view, _ in [.unasked] + view.screen }),
      .on(
        .set, in: .editing, stays: .unasked, changing: { $0.take($1) },
        printing: { view, _ in [.unasked] + view.screen }),
      .on(.set, in: .composing, refused: .composed),
      .on(.set, in: .new, refused: .notLoaded),

      .on(
        .type, in: .editing, stays: .typed, changing: { $0.take($1) }, printing: { view, _ in view.edited }),
      .on(.type, in: .composing, refused: .composed),
      .on(.type, in: .placeholder, .filled, refused: .notEdited),
      .on(.type, in: .new, refused: .notLoaded),

      .on(
        .paste, in: .editing, when: .isAccepted, stays: .made, changing: { $0.take($1) },
        printing: { view, _ in view.edited }),
      .on(.paste, in: .editing, refused: .delegate, printing: { $0.refusal(of: $1) }),
      .on(.paste, in: .composing, refused: .composed),
      .on(.paste, in: .placeholder, .filled, refused: .notEdited),
      .on(.paste, in: .new, refused: .notLoaded),

      .on(.delete, in: .editing, when: .hasNothing, refused: .nothing),
      .on(
        .delete, in: .editing, when: .isAccepted, stays: .made, changing: { $0.take($1) },
        printing: { view, _ in view.edited }),
      .on(.delete, in: .editing, refused: .delegate, printing: { $0.refusal(of: $1) }),
      .on(.delete, in: .composing, refused: .composed),
      .on(.delete, in: .placeholder, .filled, refused: .notEdited),
      .on(.delete, in: .new, refused: .notLoaded),

      .on(.select, in: .editing, when: .isThere, stays: .selected, changing: { $0.take($1) }),
      .on(.select, in: .editing, refused: .notThere),
      .on(.select, in: .composing, refused: .composed),
      .on(.select, in: .placeholder, .filled, refused: .notEdited),
      .on(.select, in: .new, refused: .notLoaded),

      .on(
        .compose, in: .editing, .composing, when: .isAccepted, to: .composing, .marked, changing: { $0.take($1) },
        printing: { view, _ in view.edited }),
      .on(.compose, in: .editing, .composing, refused: .delegate, printing: { $0.refusal(of: $1) }),
      .on(.compose, in: .placeholder, .filled, refused: .notEdited),
      .on(.compose, in: .new, refused: .notLoaded),

      .on(
        .commit, in: .composing, when: .isCut, to: .editing, .cut, changing: { $0.take($1) },
        printing: { view, _ in [.cut] + view.edited }),
      .on(
        .commit, in: .composing, to: .editing, .committed, changing: { $0.take($1) },
        printing: { view, _ in [.committed] + view.edited }),
      .on(.commit, in: .editing, .placeholder, .filled, refused: .nothingComposed),
      .on(.commit, in: .new, refused: .notLoaded),

      .on(
        .end, in: .editing, when: .isEmpty, to: .placeholder, .restored, changing: { $0.take($1) },
        printing: { view, _ in view.screen }),
      .on(.end, in: .editing, to: .filled, .kept, changing: { $0.take($1) }, printing: { view, _ in view.screen }),
      .on(
        .end, in: .composing, when: .leavesNothing, to: .placeholder, .restored, changing: { $0.take($1) },
        printing: { view, _ in [.cut] + view.screen }),
      .on(
        .end, in: .composing, when: .isCut, to: .filled, .cut, changing: { $0.take($1) },
        printing: { view, _ in [.cut] + view.screen }),
      .on(
        .end, in: .composing, to: .filled, .taken, changing: { $0.take($1) },
        printing: { view, _ in [.taken] + view.screen }),
      .on(.end, in: .placeholder, .filled, refused: .notEdited),
      .on(.end, in: .new, refused: .notLoaded),
    ])
}

extension TextLimitMachine.Condition {
  fileprivate static let vanishes = Self(
    LocalizedText(en: "article's rule, text equal to the placeholder", ja: "記事の規則で、文がプレースホルダーと同じ")
  ) { view, _ in view.isArticle && view.text == view.placeholder }

  fileprivate static let isAccepted = Self(LocalizedText(en: "the delegate says yes", ja: "デリゲートが許す")) { view, event in
    view.accepts(event)
  }

  fileprivate static let hasNothing = Self(LocalizedText(en: "nothing before the caret", ja: "カーソルの前が空")) {
    view, event in view.change(event) == nil
  }

  fileprivate static let isThere = Self(LocalizedText(en: "the text is there", ja: "その文がある")) { view, event in
    view.canSelect(event.text)
  }

  fileprivate static let isCut = Self(
    LocalizedText(en: "another rule, and it does not fit", ja: "記事以外の規則で、収まらない")
  ) { view, event in
    view.committed(event)?.replacement != view.change(event)?.replacement
  }

  fileprivate static let leavesNothing = Self(
    LocalizedText(en: "nothing of the text is left", ja: "文が何も残らない")
  ) { view, event in view.committed(event)?.result.isEmpty ?? false }

  fileprivate static let isEmpty = Self(LocalizedText(en: "the text is empty", ja: "文が空")) { view, _ in
    view.text.isEmpty
  }
}

extension LocalizedText {
  fileprivate static let loaded = LocalizedText(en: "the placeholder is shown", ja: "プレースホルダーが出る")
  fileprivate static let cleared = LocalizedText(en: "the placeholder goes", ja: "プレースホルダーが消える")
  fileprivate static let vanished = LocalizedText(
    en: "the user's own text is taken for the placeholder and goes", ja: "自分の文がプレースホルダーと取り違えられて消える")
  fileprivate static let resumed = LocalizedText(en: "the text stays", ja: "文はそのまま")
  fileprivate static let unasked = LocalizedText(en: "the delegate is not asked", ja: "デリゲートは呼ばれない")
  fileprivate static let typed = LocalizedText(
    en: "the delegate is asked for each character", ja: "1文字ごとにデリゲートが呼ばれる")
  fileprivate static let made = LocalizedText(en: "the change is made", ja: "変更される")
  fileprivate static let selected = LocalizedText(en: "the next change replaces it", ja: "次の変更で置き換わる")
  fileprivate static let marked = LocalizedText(en: "the text waits to be converted", ja: "変換を待つ文が入る")
  fileprivate static let committed = LocalizedText(
    en: "the delegate is not asked", ja: "確定のときデリゲートは呼ばれない")
  fileprivate static let cut = LocalizedText(en: "what does not fit is cut off", ja: "収まらない分は切り捨てられる")
  fileprivate static let taken = LocalizedText(
    en: "the unfinished text is taken as it stands", ja: "変換の途中の文が、そのまま入る")
  fileprivate static let restored = LocalizedText(en: "the placeholder comes back", ja: "プレースホルダーが戻る")
  fileprivate static let kept = LocalizedText(en: "the text is kept", ja: "文が残る")

  fileprivate static let loadedAlready = LocalizedText(en: "it is loaded already", ja: "準備はもう済んでいる")
  fileprivate static let notLoaded = LocalizedText(en: "it is not loaded yet", ja: "まだ準備ができていない")
  fileprivate static let editedAlready = LocalizedText(en: "it is being edited already", ja: "すでに編集している")
  fileprivate static let notEdited = LocalizedText(en: "it is not being edited", ja: "編集していない")
  fileprivate static let composed = LocalizedText(
    en: "a text waits to be converted: commit it first", ja: "変換を待つ文がある。先に確定する")
  fileprivate static let nothingComposed = LocalizedText(en: "no text waits to be converted", ja: "変換を待つ文がない")
  fileprivate static let delegate = LocalizedText(en: "the delegate says no", ja: "デリゲートが許さない")
  fileprivate static let nothing = LocalizedText(en: "there is nothing to delete", ja: "消すものがない")
  fileprivate static let notThere = LocalizedText(en: "there is no such text", ja: "その文はない")
}
