import ExperimentKit

/// A transcript of a store of preferences that a script opens, reads, changes, saves and damages.
///
/// The file is real: a property list in a temporary folder.
///
/// Source: 004-2.
struct PreferencesRun: Experiment {
  static let about = About(
    "preferences.run", en: "A store of preferences in a real property list, played from a script.",
    ja: "操作の並びのとおりに動かす、プロパティリストの環境設定。", example: "events=[open 010001, get ShopId Int, set ShopId Int 5, save]")
  static let signature = Signature(
    Self.init, CodeVersion.parameter,
    Parameter(
      "casts", .choice, default: PreferenceCasts.here,
      help: LocalizedText(
        en: "Whether casts behave as measured in the article, or as on this machine.",
        ja: "型変換の結果。記事で測定されたものか、このマシンのものか。")
    ),
    PreferenceParameters.defaults, .events())

  let code: CodeVersion
  let casts: PreferenceCasts
  let defaults: [PreferenceEntry]
  let events: [PreferenceEvent]

  init(code: CodeVersion, casts: PreferenceCasts, defaults: [PreferenceEntry], events: [PreferenceEvent]) throws {
    (self.code, self.casts, self.defaults, self.events) = (code, casts, defaults, events)
    try PreferenceParameters.checkKeys(defaults)
  }

  /// Returns the transcript, with a line per event and its effects below it.
  ///
  /// - Throws: Foundation's error if no temporary folder can be created.
  func run() throws -> Lines {
    try PreferenceFile.inTemporaryFolder { file in
      PreferenceMachine.store(code).run(events, context: PreferenceStore(code, casts, defaults, file)).lines
    }
  }
}
