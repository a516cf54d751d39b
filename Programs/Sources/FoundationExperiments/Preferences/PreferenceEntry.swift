import ExperimentKit

/// A key with its default.
struct PreferenceEntry: Sendable, Hashable {
  let key: String
  let value: PreferenceValue

  /// Reads a key, a type and a value, such as `ShopId Int 999`.
  init(written text: Substring) throws(ValueError) {
    let key = text.prefix { $0 != " " }
    guard key.count < text.count else {
      throw ValueError(
        "the type or the value is missing", help: "Write `KEY TYPE VALUE`, such as `ShopId Int 999`.")
    }
    guard key != PreferenceFile.versionKey else {
      throw ValueError("`\(key)` is the key of the version", help: "Choose another key.")
    }
    self.init(key: String(key), value: try PreferenceValue(written: text.dropFirst(key.count).drop { $0 == " " }))
  }

  init(key: String, value: PreferenceValue) {
    (self.key, self.value) = (key, value)
  }

  /// The defaults of the source; its literal `0.6` becomes a `Double`, since it has no declared type.
  static let ofSource = [
    PreferenceEntry(key: "ShopName", value: .string("○○屋")), PreferenceEntry(key: "ShopId", value: .int(999)),
    PreferenceEntry(key: "GoldRank", value: .bool(false)), PreferenceEntry(key: "TargetRate", value: .double(0.6)),
  ]
}

/// The default as a cell may write it, for help.
extension PreferenceEntry: CustomStringConvertible {
  var description: String {
    "\(key) \(value)"
  }
}
