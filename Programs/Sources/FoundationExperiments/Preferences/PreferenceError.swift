import ExperimentKit

/// The result of reading a file at the start of a program.
enum PreferenceReading: Sendable, Hashable {
  case missing
  case unreadable
  case noVersion
  case otherVersion
  case taken
}

/// The reason that a value cannot be read or set, by the checks of the source in order.
enum PreferenceError: CaseIterable, Sendable, Hashable {
  case empty
  case unknownKey
  case wrongType

  /// Returns the words that the source prints after the id of the method.
  func words(_ type: PreferenceType) -> String {
    switch self {
    case .empty: "Dicが空"
    case .unknownKey: "未登録キー"
    case .wrongType: "\(type.rawValue)ではない"
    }
  }

  /// The text that readers see.
  var title: LocalizedText {
    switch self {
    case .empty: LocalizedText(en: "the store is empty", ja: "環境設定が空")
    case .unknownKey: LocalizedText(en: "the key is unknown", ja: "キーが存在しない")
    case .wrongType: LocalizedText(en: "the type is another", ja: "型が違う")
    }
  }

  /// Returns the line that the source prints: `ERROR:PRF_GPI:Intではない`.
  func line(_ event: PreferenceEvent) -> String {
    switch event {
    case .get(_, let type): "ERROR:PRF_GP\(type.letter):\(words(type))"
    case .set(_, let value): "ERROR:PRF_SP\(value.type.letter):\(words(value.type))"
    case .open, .save, .damage: ""
    }
  }
}
