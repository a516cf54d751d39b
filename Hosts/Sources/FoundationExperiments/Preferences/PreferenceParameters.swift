import ExperimentKit
import SourceText

/// The parameters that the experiments on preferences share.
enum PreferenceParameters {
  /// The casts that the source's code asks.
  static let casts = Parameter(
    "casts", .choice, default: PreferenceCasts.ios8,
    help: LocalizedText(
      en: "Whether casts answer as the article measured, or as on this machine.", ja: "型変換の結果。記事で測定されたものか、このマシンのものか。"))

  /// The keys and their defaults.
  static let defaults = Parameter(
    "defaults", .list(of: entry, count: 0...50), default: PreferenceEntry.ofSource,
    help: LocalizedText(en: "The keys and their defaults.", ja: "キーとデフォルト値。"))

  /// What happens.
  static let events = Parameter(
    "events", .list(of: ParameterType<PreferenceEvent>.event, count: 1...200),
    help: LocalizedText(en: "What happens, one event after the other.", ja: "起こること。この順に起こる。"))

  /// Refuses a key that stands twice.
  static func checkKeys(_ defaults: [PreferenceEntry]) throws {
    for (index, entry) in defaults.enumerated() where defaults[..<index].contains(where: { $0.key == entry.key }) {
      throw Rejection("defaults", "The key `\(entry.key)` stands twice in `defaults`.", help: "Write each key once.")
    }
  }

  private static let entry: ParameterType<PreferenceEntry> = .written(
    LocalizedText(
      en: "a key, a type and a value, such as `ShopId Int 999`; the types are Int, Float, Double, String, Bool",
      ja: "キーと型と値(例:`ShopId Int 999`)。型はInt、Float、Double、String、Bool")
  ) { text throws(WrittenMistake) in try PreferenceEntry(written: text) }
}
