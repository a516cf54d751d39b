import ExperimentKit
import Results
import SourceText

/// A store of preferences that is opened, asked, changed, saved and damaged as a script says: the transcript.
///
/// The file is real: a property list in a temporary folder.
///
/// Source: 004-2.
public struct PreferencesRun: ListedExperiment {
  /// The name that cells use.
  public static let name = "preferences.run"

  /// What the transcript shows.
  public static let summary = LocalizedText(
    en: "A store of preferences in a real property list, played from a script.", ja: "台本どおりに動かす、プロパティリストの環境設定。")

  /// The code, the casts, the defaults and the events.
  public static let parameters: [any ParameterDeclaration] = [
    CodeVersion.parameter, PreferenceParameters.casts, PreferenceParameters.defaults, PreferenceParameters.events,
  ]

  /// A value read, changed and saved.
  public static let example = "events=[open 010001, get ShopId Int, set ShopId Int 5, save]"

  let code: CodeVersion
  let casts: PreferenceCasts
  let defaults: [PreferenceEntry]
  let events: [PreferenceEvent]

  /// Takes the parameters.
  ///
  /// - Throws: an ``ExperimentKit/Rejection`` for a key that stands twice.
  public init(_ arguments: Arguments) throws {
    (code, casts) = (arguments[CodeVersion.parameter], arguments[PreferenceParameters.casts])
    (defaults, events) = (arguments[PreferenceParameters.defaults], arguments[PreferenceParameters.events])
    try PreferenceParameters.checkKeys(defaults)
  }

  /// The transcript, a line an event and what it does below it.
  ///
  /// - Throws: what Foundation throws where no temporary folder can be made.
  public func run() throws -> Lines {
    try PreferenceFile.inTemporaryFolder { file in
      PreferenceMachine.store(code).run(events, context: PreferenceStore(code, casts, defaults, file)).lines
    }
  }
}
