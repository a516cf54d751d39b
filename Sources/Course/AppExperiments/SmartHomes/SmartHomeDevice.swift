import ExperimentKit

/// A device as printed: a maker, a brand and the rest of its name.
struct SmartHomeDevice: Sendable, Hashable {
  /// The makers of the known brands.
  enum Maker: Sendable, Hashable, CaseIterable {
    case toshiba, panasonic, sony, sharp, mitsubishiElectric, daikin, hitachi

    /// The name of the maker.
    var title: LocalizedText {
      switch self {
      case .toshiba: LocalizedText(en: "Toshiba", ja: "東芝")
      case .panasonic: LocalizedText(en: "Panasonic", ja: "パナソニック")
      case .sony: LocalizedText(en: "Sony", ja: "ソニー")
      case .sharp: LocalizedText(en: "Sharp", ja: "シャープ")
      case .mitsubishiElectric: LocalizedText(en: "Mitsubishi Electric", ja: "三菱電機")
      case .daikin: LocalizedText(en: "Daikin", ja: "ダイキン")
      case .hitachi: LocalizedText(en: "Hitachi", ja: "日立")
      }
    }
  }

  /// The printed brands of televisions and air conditioners, and their owners.
  static let brands: [(brand: String, owner: Maker)] = [
    ("REGZA", .toshiba), ("レグザ", .toshiba), ("VIERA", .panasonic), ("ビエラ", .panasonic), ("エオリア", .panasonic),
    ("BRAVIA", .sony), ("ブラビア", .sony), ("AQUOS", .sharp), ("アクオス", .sharp), ("霧ヶ峰", .mitsubishiElectric),
    ("うるさら", .daikin), ("白くまくん", .hitachi),
  ]

  /// The text, as printed.
  let text: String
  /// The brand in the text.
  let brand: String
  /// The owner of the brand.
  let owner: Maker

  /// Finds the brand in a text; nil if there is none.
  init?(text: String) {
    guard let found = Self.brands.first(where: { text.contains($0.brand) }) else { return nil }
    (self.text, brand, owner) = (text, found.brand, found.owner)
  }

  /// Whether the text names the maker of the brand, in either language.
  var isRight: Bool {
    text.lowercased().hasPrefix(owner.title.en.lowercased()) || text.hasPrefix(owner.title.ja)
  }
}

extension SmartHomeDevice: CustomStringConvertible {
  /// The text, as printed.
  var description: String { text }
}
