import ExperimentKit

/// The cells of the article's table of CapsLock, next to the results of the model.
///
/// Columns: `step`, `event`, `claim` (the article's words), `owner`, `computed`, `verdict`.
///
/// Source: 002-1.
struct KeyboardCapsLockClaim: Experiment {
  static let about = About(
    "keyboard.caps-lock-claim", en: "Whether the article's table of CapsLock agrees with its rules.",
    ja: "記事のCapsLockの表は、規則のとおりか。")
  static let signature = Signature(Self.init, KeyPlatform.parameter)

  let platform: KeyPlatform

  /// Returns the table, with one row per cell of the article.
  func run() -> Table {
    var keyboard = Keyboard(on: platform)
    let events = KeyboardParameters.capsLockScript
    return Table(
      [
        .number("step", en: "step", ja: "手順"), .words("event", en: "event", ja: "キー"),
      ] + Claim.columns,
      rows: zip(events.indices, zip(events, CapsLockCell.article(on: platform))).map { index, pair in
        let calls = keyboard.take(pair.0).calls.map(\.call)
        let claim = Claim(
          .author, .plain(pair.1.text), computed: .words(CapsLockCell.text(of: calls)),
          ClaimVerdict(pair.1.calls == calls))
        return [.number(index + 1), .words(pair.0.written)] + claim.values
      })
  }
}
