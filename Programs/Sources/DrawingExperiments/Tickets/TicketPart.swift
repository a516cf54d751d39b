import ExperimentKit

/// The parts of the program that draws the ticket.
enum TicketPart: String, CaseIterable, Sendable {
  case number
  case title
  case divider
  case member
  case issuer

  var title: LocalizedText {
    switch self {
    case .number: LocalizedText(en: "ticket number", ja: "整理券情報")
    case .title: LocalizedText(en: "title and date", ja: "タイトルと日付")
    case .divider: LocalizedText(en: "divider", ja: "中央の区切り線")
    case .member: LocalizedText(en: "member", ja: "会員情報")
    case .issuer: LocalizedText(en: "issuer", ja: "発行人")
    }
  }
}
