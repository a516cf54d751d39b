import Drawing
import ExperimentKit

/// The roles of the ticket, their registered colors, and the number of shapes with each.
///
/// Columns: `number` (under which the color is registered), `role` (its name in the article), `stroke`, `fill` (as
/// `#rrggbb`, with two digits of alpha if it is not opaque), `shapes`.
///
/// Source: 004-8.
struct TicketColors: Experiment {
  static let about = About(
    "ticket.colors", en: "The color roles of the admission ticket.", ja: "整理券の色の役割と登録色。")
  static let signature = Signature(Self.init, Ticket.decorations, Ticket.colorsParameter)

  let ticket: Ticket

  init(isDecorated: Bool, colors: [TicketColor]) {
    ticket = Ticket(isDecorated: isDecorated, colors: colors)
  }

  /// Returns the table, with one row per role.
  func run() -> Table {
    let items = ticket.items
    return Table(
      [
        .number("number", en: "number", ja: "番号"), .words("role", en: "role", ja: "役割"),
        .words("stroke", en: "stroke", ja: "線の色"), .words("fill", en: "fill", ja: "塗りつぶし色"),
        .number("shapes", en: "shapes", ja: "図形の数"),
      ],
      rows: TicketRole.allCases.enumerated().map { number, role in
        let pair = ticket.pair(of: role)
        return [
          .number(number), .code(role.name), .code(pair.stroke.color.hexadecimal), .code(pair.fill.color.hexadecimal),
          .number(items.count { $0.role == role }),
        ]
      })
  }
}
