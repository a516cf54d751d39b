import ExperimentKit

/// The calls for CapsLock and other keys on both platforms, and the app's knowledge of the lock.
///
/// Columns: `step`, `event`, `catalyst` and `ios` (the calls), `light` (of the key), then `catalyst-knows` and
/// `ios-knows` (the state of the lock by the presses so far). Row 0 is the launch.
///
/// With the lock on before the launch, the article reports only that A shows nothing on a Mac and that the flag is
/// inverted on iOS; that the Mac's other presses show the right state is an interpretation.
///
/// Source: 002-1.
struct KeyboardCapsLock: Experiment {
  static let about = About(
    "keyboard.caps-lock", en: "The methods called for CapsLock on two platforms, and what an app then knows about it.",
    ja: "2つのプラットフォームでCapsLockについて呼ばれるものと、アプリにわかること。")
  static let signature = Signature(Self.init, KeyboardParameters.locked, KeyboardParameters.capsLockEvents)

  let isLocked: Bool
  let events: [KeyEvent]

  /// Returns the table, with one row per event.
  func run() -> Table {
    var keyboards = KeyPlatform.allCases.map { Keyboard(on: $0, isLocked: isLocked) }
    var rows = [row(0, "", ["", ""], keyboards)]
    for (index, event) in events.enumerated() {
      let calls = keyboards.indices.map { CapsLockCell.text(of: keyboards[$0].take(event).calls.map(\.call)) }
      rows.append(row(index + 1, event.written, calls, keyboards))
    }
    return Table(
      [
        .number("step", en: "step", ja: "手順"), .words("event", en: "event", ja: "キー"),
      ] + KeyPlatform.columns + [
        .words("light", en: "light", ja: "LED"), .words("catalyst-knows", en: "a Mac app knows", ja: "Macのアプリにわかること"),
        .words("ios-knows", en: "an iOS app knows", ja: "iOSのアプリにわかること"),
      ], rows: rows)
  }

  private func row(
    _ step: Int, _ event: LocalizedText, _ calls: [LocalizedText], _ keyboards: [Keyboard]
  ) -> [Table.Value] {
    [.number(step), .words(event)] + calls.map { .words($0) }
      + [.words(keyboards.first?.isLocked == true ? CapsLockCell.on : CapsLockCell.off)]
      + keyboards.map { .words(knowledge($0)) }
  }

  private func knowledge(_ keyboard: Keyboard) -> LocalizedText {
    guard let believed = keyboard.believesLocked else { return LocalizedText(en: "nothing", ja: "わからない") }
    let state = believed ? CapsLockCell.on : CapsLockCell.off
    return believed == keyboard.isLocked
      ? state : LocalizedText(en: "\(state), wrongly", ja: "\(state)(逆)")
  }
}
