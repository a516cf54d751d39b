import ExperimentKit
import Foundation
import Results
import SourceText

/// The text of the file that a store saves: an XML property list, written by Foundation.
///
/// Source: 004-2.
public struct PreferencesPropertyList: ListedExperiment {
  /// The name that cells use.
  public static let name = "preferences.property-list"

  /// What the lines show.
  public static let summary = LocalizedText(
    en: "The property list that a store of preferences saves.", ja: "環境設定を保存したプロパティリスト。")

  static let version = Parameter(
    "version", .text, default: "010001", help: LocalizedText(en: "The version.", ja: "バージョン。"))

  /// The defaults and the version.
  public static let parameters: [any ParameterDeclaration] = [PreferenceParameters.defaults, version]

  let defaults: [PreferenceEntry]
  let version: String

  /// Takes the parameters.
  ///
  /// - Throws: an ``ExperimentKit/Rejection`` for a key that stands twice.
  public init(_ arguments: Arguments) throws {
    (defaults, version) = (arguments[PreferenceParameters.defaults], arguments[Self.version])
    try PreferenceParameters.checkKeys(defaults)
  }

  /// The lines of the file.
  ///
  /// - Throws: what Foundation throws where no file can be written.
  public func run() throws -> Lines {
    try PreferenceFile.inTemporaryFolder { file in
      _ = PreferenceMachine.store(.article).run(
        [.open(version: version), .save], context: PreferenceStore(.article, .ios8, defaults, file))
      let text = String(decoding: try Data(contentsOf: file.url), as: UTF8.self)
      return Lines(
        text.split(separator: "\n").map { LocalizedText(String($0).replacing("\t", with: "  ")) })
    }
  }
}
