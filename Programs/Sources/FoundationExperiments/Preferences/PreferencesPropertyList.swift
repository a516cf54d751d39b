import ExperimentKit
import Foundation

/// The text of the file that a store saves: an XML property list, written by Foundation.
///
/// Source: 004-2.
struct PreferencesPropertyList: Experiment {
  static let about = About(
    "preferences.property-list", en: "The property list that a store of preferences saves.", ja: "環境設定を保存したプロパティリスト。")
  static let signature = Signature(
    Self.init, PreferenceParameters.defaults,
    Parameter(
      "version", .text, default: "010001", help: LocalizedText(en: "The version.", ja: "バージョン。")))

  let defaults: [PreferenceEntry]
  let version: String

  init(defaults: [PreferenceEntry], version: String) throws {
    (self.defaults, self.version) = (defaults, version)
    try PreferenceParameters.checkKeys(defaults)
  }

  /// Returns the lines of the file.
  ///
  /// - Throws: Foundation's error if no file can be written.
  func run() throws -> Lines {
    try PreferenceFile.inTemporaryFolder { file in
      _ = PreferenceMachine.store(.article).run(
        [.open(version: version), .save], context: PreferenceStore(.article, .here, defaults, file))
      let text = String(decoding: try Data(contentsOf: file.url), as: UTF8.self)
      return Lines(
        text.split(separator: "\n").map { LocalizedText(String($0).replacing("\t", with: "  ")) })
    }
  }
}
