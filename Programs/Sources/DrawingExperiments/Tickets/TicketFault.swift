import ExperimentKit

/// A role that a program confuses with another one: its shapes are drawn with the colors of the other.
struct TicketFault: Sendable, Hashable {
  let meant: TicketRole
  let taken: TicketRole

  static let parameter = Parameter(
    "mistakes", .list(of: .written(allowed, TicketFault.init(written:)), count: 0...10),
    default: [],
    help: LocalizedText(
      en: "Roles that the program confuses: the intended one, and the one that it uses.",
      ja: "プログラムが取り違える役割。本来の役割と、代わりに使ってしまう役割。"))

  private static let allowed = LocalizedText(
    en: "two roles, such as `line-strong line-weak`", ja: "2つの役割(例:`line-strong line-weak`)")

  /// Reads `ROLE ROLE`.
  ///
  /// - Throws: ``ExperimentKit/ValueError`` for other text.
  init(written text: Substring) throws(ValueError) {
    let words = text.split(separator: " ").map(String.init)
    guard words.count == 2 else {
      throw ValueError("it is not two words", help: "Write `ROLE ROLE`, such as `line-strong line-weak`.")
    }
    var roles: [TicketRole] = []
    for word in words {
      guard let role = TicketRole(rawValue: word) else {
        throw ValueError(
          "unknown role `\(word.abbreviated)`",
          help: Suggestion.help(for: word, among: TicketRole.allCases.map(\.rawValue), what: "roles"))
      }
      roles.append(role)
    }
    (meant, taken) = (roles[0], roles[1])
  }
}
