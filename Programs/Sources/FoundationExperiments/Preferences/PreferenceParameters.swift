import ExperimentKit

/// The parameters that the experiments on preferences share.
enum PreferenceParameters {
  /// The keys and their defaults.
  static let defaults = Parameter(
    "defaults", .list(of: entry, count: 0...50), default: PreferenceEntry.ofSource,
    help: LocalizedText(en: "The keys and their defaults.", ja: "キーとデフォルト値。"))

  /// Checks that there are no duplicate keys.
  static func checkKeys(_ defaults: [PreferenceEntry]) throws {
    for (index, entry) in defaults.enumerated() where defaults[..<index].contains(where: { $0.key == entry.key }) {
      throw Rejection("defaults", "Duplicate key `\(entry.key)` in `defaults`.", help: "Write each key only once.")
    }
  }

  private static let entry: ParameterType<PreferenceEntry> = .written(
    LocalizedText(
      en: "a key, a type and a value, such as `ShopId Int 999`; the types are Int, Float, Double, String, Bool",
      ja: "キーと型と値(例:`ShopId Int 999`)。型はInt、Float、Double、String、Bool")
  ) { text throws(ValueError) in try PreferenceEntry(written: text) }
}
