import ExperimentKit

/// A device as it was printed: a maker and a brand, and what else stands there.
struct SmartHomeDevice: Sendable, Hashable {
  /// The makers whose brands are known.
  enum Maker: Sendable, Hashable, CaseIterable {
    case toshiba, panasonic, sony, sharp, mitsubishiElectric, daikin, hitachi

    /// The name.
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

  /// Brands of televisions and air conditioners, as they are printed, and whose they are.
  static let brands: [(brand: String, owner: Maker)] = [
    ("REGZA", .toshiba), ("レグザ", .toshiba), ("VIERA", .panasonic), ("ビエラ", .panasonic), ("エオリア", .panasonic),
    ("BRAVIA", .sony), ("ブラビア", .sony), ("AQUOS", .sharp), ("アクオス", .sharp), ("霧ヶ峰", .mitsubishiElectric),
    ("うるさら", .daikin), ("白くまくん", .hitachi),
  ]

  /// The text as it was printed.
  let text: String
  /// The brand in it.
  let brand: String
  /// Whose brand it is.
  let owner: Maker

  /// Looks for a brand; nil if none is in the text.
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
  /// The text as it was printed.
  var description: String { text }
}
