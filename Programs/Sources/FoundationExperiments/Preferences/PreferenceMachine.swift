import ExperimentKit

/// The state of a program with a store: whether it runs.
enum PreferenceState: String, MachineWord {
  case closed
  case open
  case crashed

  var title: LocalizedText {
    switch self {
    case .closed: LocalizedText(en: "closed", ja: "起動前")
    case .open: LocalizedText(en: "open", ja: "起動中")
    case .crashed: LocalizedText(en: "crashed", ja: "異常終了")
    }
  }
}

/// A store of preferences as a state machine with a real file.
///
/// Source: 004-2.
typealias PreferenceMachine = StateMachine<PreferenceState, PreferenceEvent, PreferenceStore>

extension PreferenceMachine {
  /// Returns the machine of the source's code or of the corrected code.
  static func store(_ code: CodeVersion) -> PreferenceMachine {
    PreferenceMachine(startingIn: .closed, opening(code) + gettingAndSetting + savingAndDamaging)
  }

  private static func opening(_ code: CodeVersion) -> [Rule] {
    let states = PreferenceState.allCases
    return [
      opened(states, .missing, .defaultsUsed),
      code == .article
        ? .init(opening: states, when: .is(.unreadable), to: .crashed, .forcedNil)
        : opened(states, .unreadable, .asideAndDefaults, [.unreadable, .asideAndDefaults]),
      opened(states, .noVersion, .errorAndDefaults, [.noVersion, .defaultsUsed]),
      opened(states, .otherVersion, .otherVersionIgnored),
      opened(states, nil, .fileUsed),
    ]
  }

  private static func opened(
    _ states: [PreferenceState], _ reading: PreferenceReading?, _ words: LocalizedText,
    _ printed: [LocalizedText] = []
  ) -> Rule {
    .init(opening: states, when: reading.map { .is($0) }, to: .open, words, printing: printed)
  }

  private static let gettingAndSetting: [Rule] = [
    .on(.get, in: .open, when: .isRefused, refused: .sentinel, printing: { $0.refused($1) + $0.returned($1) }),
    .on(.get, in: .open, stays: .valueReturned, printing: { $0.returned($1) }),
    .on(.get, in: .closed, .crashed, refused: .notRunning),
    .on(.set, in: .open, when: .isRefused, refused: .errorPrinted, printing: { $0.refused($1) }),
    .on(.set, in: .open, stays: .valueSet, changing: { $0.take($1) }),
    .on(.set, in: .closed, .crashed, refused: .notRunning),
  ]

  private static let savingAndDamaging: [Rule] = [
    .on(
      .save, in: .open, stays: .saved, changing: { $0.take($1) },
      printing: { store, _ in store.saveFailed ? [.saveFailed] : [.saved] }),
    .on(.save, in: .closed, .crashed, refused: .notRunning),
    .on(
      .damage, in: .closed, .open, .crashed, stays: .damaged, changing: { $0.take($1) },
      printing: { _, event in if case .damage(let damage) = event { [damage.title] } else { [] } }),
  ]
}

extension PreferenceMachine.Rule {
  /// Creates the rule for a start of the program in any state.
  fileprivate init(
    opening states: [PreferenceState], when condition: PreferenceMachine.Condition?, to state: PreferenceState,
    _ words: LocalizedText, printing printed: [LocalizedText] = []
  ) {
    self = .on(
      .open, in: states[0], states[1], states[2], when: condition, to: state, words, changing: { $0.take($1) },
      printing: { _, _ in printed.isEmpty ? [words] : printed })
  }
}

extension PreferenceMachine.Condition {
  fileprivate static func `is`(_ reading: PreferenceReading) -> Self {
    Self(reading.title) { store, event in
      if case .open(let version) = event { store.reading(version) == reading } else { false }
    }
  }

  fileprivate static let isRefused = Self(LocalizedText(en: "a check fails", ja: "チェックに通らない")) { store, event in
    store.refusal(event) != nil
  }
}

extension PreferenceStore {
  /// Returns the line of the check that fails.
  fileprivate func refused(_ event: PreferenceEvent) -> [LocalizedText] {
    refusal(event).map { [.console($0.line(event))] } ?? []
  }
}

extension PreferenceReading {
  fileprivate var title: LocalizedText {
    switch self {
    case .missing: LocalizedText(en: "no file", ja: "ファイルがない")
    case .unreadable: LocalizedText(en: "the file cannot be read", ja: "ファイルが読めない")
    case .noVersion: LocalizedText(en: "the file has no version", ja: "ファイルにバージョンがない")
    case .otherVersion: LocalizedText(en: "the version is another", ja: "バージョンが違う")
    case .taken: LocalizedText(en: "the version is the same", ja: "バージョンが同じ")
    }
  }
}

extension LocalizedText {
  fileprivate static let noVersion = console("ERROR:PRF_RPF:内部エラー:ファイルにVer情報なし")
  fileprivate static let saveFailed = console("ERROR:PRF_WPF:ファイル書き失敗")
  /// The output of the corrected code where the source's code crashes; the message is ours.
  fileprivate static let unreadable = console("ERROR:PRF_RPF:ファイルが読めない")

  fileprivate static let defaultsUsed = LocalizedText(en: "the defaults are used", ja: "デフォルト値を使う")
  fileprivate static let fileUsed = LocalizedText(en: "the values of the file are used", ja: "ファイルの値を使う")
  fileprivate static let otherVersionIgnored = LocalizedText(
    en: "the file is ignored, the defaults are used", ja: "ファイルを無視し、デフォルト値を使う")
  fileprivate static let errorAndDefaults = LocalizedText(
    en: "an error is printed, the defaults are used", ja: "エラーを出力し、デフォルト値を使う")
  fileprivate static let asideAndDefaults = LocalizedText(
    en: "the file is kept under another name, the defaults are used", ja: "ファイルを別名で残し、デフォルト値を使う")
  fileprivate static let forcedNil = LocalizedText(
    en: "`!` finds nil, and the program ends", ja: "`!`の値がnilで、異常終了する")
  fileprivate static let sentinel = LocalizedText(
    en: "an error is printed, an unlikely value returned", ja: "エラーを出力し、ありそうもない値を返す")
  fileprivate static let valueReturned = LocalizedText(en: "the value is returned", ja: "値を返す")
  fileprivate static let errorPrinted = LocalizedText(en: "an error is printed", ja: "エラーを出力する")
  fileprivate static let valueSet = LocalizedText(en: "the value is set", ja: "値が変わる")
  fileprivate static let saved = LocalizedText(en: "the file is replaced as a whole", ja: "ファイルをまるごと置き換える")
  fileprivate static let damaged = LocalizedText(en: "something happens to the file", ja: "ファイルに何かが起こる")
  fileprivate static let notRunning = LocalizedText(en: "no program is running", ja: "アプリが動いていない")
}
