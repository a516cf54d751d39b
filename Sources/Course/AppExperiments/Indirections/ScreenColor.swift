import ExperimentKit

/// The elements of a screen, each with its role and its original color.
enum ScreenElement: CaseIterable, Sendable {
  case done
  case missingName
  case price
  case sale
  case title

  /// The text of the element.
  var text: LocalizedText {
    switch self {
    case .done: "「登録されました。」"
    case .missingName: "「名前を入力してください。」"
    case .price: LocalizedText(en: "the price", ja: "価格")
    case .sale: LocalizedText(en: "the sale price", ja: "特価")
    case .title: LocalizedText(en: "the title", ja: "タイトル")
    }
  }

  /// The purpose of the element.
  var role: ScreenRole {
    switch self {
    case .done: .ok
    case .missingName: .error
    case .price, .title: .text
    case .sale: .sale
    }
  }
}

/// The purposes of colors, by the words that parameters use.
enum ScreenRole: String, CaseIterable, Sendable {
  case text
  case ok
  case error
  case sale

  /// The name of the constant for the color of the role.
  var constant: String { "COLOR_\(rawValue.uppercased())" }

  /// The original color; errors and sale prices happen to have the same.
  var color: ScreenColor {
    switch self {
    case .text: .black
    case .ok: .green
    case .error, .sale: .red
    }
  }
}

/// Colors by the words that parameters use.
enum ScreenColor: String, TitledWord, CaseIterable, Sendable {
  case black
  case green
  case blue
  case red
  case orange
  case purple

  /// The name of the constant that is named for the color.
  var constant: String { "COLOR_\(rawValue.uppercased())" }

  var title: LocalizedText {
    switch self {
    case .black: LocalizedText(en: "black", ja: "黒")
    case .green: LocalizedText(en: "green", ja: "緑")
    case .blue: LocalizedText(en: "blue", ja: "青")
    case .red: LocalizedText(en: "red", ja: "赤")
    case .orange: LocalizedText(en: "orange", ja: "オレンジ")
    case .purple: LocalizedText(en: "purple", ja: "紫")
    }
  }
}
