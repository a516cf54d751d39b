import ExperimentKit

/// The roles for which the ticket registers colors, in the order of their numbers.
enum TicketRole: String, CaseIterable, Sendable {
  case main
  case mainLight = "main-light"
  case textDark = "text-dark"
  case textLight = "text-light"
  case textSpecial = "text-special"
  case lineStrong = "line-strong"
  case lineWeak = "line-weak"
  case decoLine = "deco-line"
  case decoBox = "deco-box"
  case decoCircle = "deco-circle"

  /// The name of the constant in the article.
  var name: String {
    switch self {
    case .main: "cMain"
    case .mainLight: "cMainL"
    case .textDark: "cTextDark"
    case .textLight: "cTextLight"
    case .textSpecial: "cTextSp"
    case .lineStrong: "cLineStrong"
    case .lineWeak: "cLineWeak"
    case .decoLine: "cDecoLine"
    case .decoBox: "cDecoBox"
    case .decoCircle: "cDecoCircle"
    }
  }

  /// The colors that the article registers; black and white if it does not change them.
  var registered: ColorPair {
    let deepBlue = ColorValues(0.1, 0.1, 1, 1)
    return switch self {
    case .main: ColorPair(stroke: deepBlue, fill: ColorValues(0.9, 0.9, 1, 1))
    case .mainLight: ColorPair()
    case .textDark: ColorPair(stroke: ColorValues(0.1, 0.1, 0.1, 1))
    case .textLight: ColorPair(stroke: ColorValues(0.5, 0.5, 0.5, 1))
    case .textSpecial: ColorPair(stroke: ColorValues(1, 0, 0, 1))
    case .lineStrong, .decoLine: ColorPair(stroke: deepBlue)
    case .lineWeak: ColorPair(stroke: ColorValues(0.7, 0.7, 1, 1))
    case .decoBox: ColorPair(fill: ColorValues(0.1, 0.1, 1, 0.5))
    case .decoCircle: ColorPair(fill: ColorValues(0.3, 1, 0.3, 0.5))
    }
  }
}

/// A color that a lesson registers for a role instead of the article's.
struct TicketColor: Sendable, Hashable {
  /// The choice between the two colors of a role.
  enum Use: String, CaseIterable, Sendable {
    case stroke
    case fill
  }

  let role: TicketRole
  let use: Use
  let color: ByteColor
}
