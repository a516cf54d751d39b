import ExperimentKit

/// The number of shapes of each kind in every part of the ticket.
///
/// Columns: `part`, `decoration` (yes or no), `lines`, `rectangles`, `circles`, `texts`, `roles` (whose colors are
/// used).
///
/// Source: 004-8.
struct TicketShapes: Experiment {
  static let about = About(
    "ticket.shapes", en: "The shapes of the admission ticket, counted by part.", ja: "整理券の図形を部分ごとに数えた表。")
  static let signature = Signature(Self.init, Ticket.decorations)

  let ticket: Ticket

  init(isDecorated: Bool) {
    ticket = Ticket(isDecorated: isDecorated)
  }

  /// Returns the table, with a row for each part and one for its decorations.
  func run() -> Table {
    let items = ticket.items
    let groups = TicketPart.allCases.flatMap { part in [false, true].map { (part, $0) } }
    return Table(
      [
        .words("part", en: "part", ja: "部分"), .words("decoration", en: "decoration", ja: "飾り"),
        .number("lines", en: "lines", ja: "線"), .number("rectangles", en: "rectangles", ja: "長方形"),
        .number("circles", en: "circles", ja: "円"), .number("texts", en: "texts", ja: "文字列"),
        .words("roles", en: "color roles", ja: "色の役割"),
      ],
      rows: groups.compactMap { part, isDecoration in
        let own = items.filter { $0.part == part && $0.isDecoration == isDecoration }
        guard !own.isEmpty else { return nil }
        let counts = ShapeCounts(own.map(\.shape))
        let roles = TicketRole.allCases.filter { role in own.contains { $0.role == role } }.map(\.name)
        return [.words(part.title), isDecoration ? .words(en: "yes", ja: "飾り") : .words(en: "no", ja: "―")]
          + counts.values + [.code(roles.joined(separator: ", "))]
      })
  }
}
