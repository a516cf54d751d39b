import Drawing
import ExperimentKit

/// The admission ticket of 004-8: colors by role, then one line of a program per shape.
struct Ticket: Sendable, Hashable {
  /// A shape of the ticket.
  struct Item: Sendable, Hashable {
    let part: TicketPart
    let isDecoration: Bool
    let role: TicketRole
    let shape: OffscreenShape
  }

  /// The ticket number.
  var number = "FN-579-413"
  /// The number of the member.
  var member = "GCG-40167"
  /// Whether the decorations are drawn.
  var isDecorated = true
  /// The colors that replace the article's.
  var colors: [TicketColor] = []
  /// The roles that the program confuses with others.
  var faults: [TicketFault] = []

  static let width = 400.0
  static let height = 150.0

  /// Returns the registered colors of a role.
  func pair(of role: TicketRole) -> ColorPair {
    colors.filter { $0.role == role }.reduce(into: role.registered) { pair, change in
      switch change.use {
      case .stroke: pair.stroke = ColorValues(change.color)
      case .fill: pair.fill = ColorValues(change.color)
      }
    }
  }

  /// The shapes, in the order of drawing.
  var items: [Item] {
    all.filter { isDecorated || !$0.isDecoration }.map { item in
      let taken = faults.first { $0.meant == item.role }?.taken ?? item.role
      return Item(part: item.part, isDecoration: item.isDecoration, role: taken, shape: item.shape)
    }
  }

  private var all: [Item] {
    [
      item(.number, .main, .rectangle(.both, lineWidth: 1, Rect(10, 10, 170, 60))),
      text(.number, .textDark, "整理番号:", 16, 15, 13),
      text(.number, .textDark, number, 30, 15, 33),
    ] + slashes(.number, 25, from: 190, 30, 10)
      + [
        text(.title, .textDark, "入場整理券", 16, 200, 35),
        text(.title, .textDark, "  日付:2014年12月20日", 14, 200, 55),
        item(.divider, .lineStrong, .line(width: 3, from: Point(10, 80), to: Point(380, 80))),
      ]
      + (0..<24).map { index in
        deco(.divider, .decoCircle, .circle(.fill, lineWidth: 1, Rect(20 + 15 * Double(index), 75, 10, 10)))
      } + [
        text(.member, .textDark, "会員番号:" + member, 14, 15, 90),
        text(.member, .textSpecial, "開催場所:秘密(招待メール参照)", 14, 180, 90),
        text(.issuer, .textLight, "発行人:ガイガー・カウント・グループ", 12, 180, 115),
        text(.issuer, .textLight, "watashida@gaigaigai.com", 12, 250, 130),
      ] + slashes(.issuer, 18, from: 10, 140, 120)
      + (0..<8).map { index in
        deco(.issuer, .decoBox, .rectangle(.fill, lineWidth: 1, Rect(165 + 10 * Double(index), 134, 8, 8)))
      }
  }

  private func item(_ part: TicketPart, _ role: TicketRole, _ shape: OffscreenShape) -> Item {
    Item(part: part, isDecoration: false, role: role, shape: shape)
  }

  private func deco(_ part: TicketPart, _ role: TicketRole, _ shape: OffscreenShape) -> Item {
    Item(part: part, isDecoration: true, role: role, shape: shape)
  }

  private func text(_ part: TicketPart, _ role: TicketRole, _ text: String, _ size: Double, _ x: Double, _ y: Double)
    -> Item
  {
    item(part, role, .text(text, size: size, topLeft: Point(x, y)))
  }

  private func slashes(_ part: TicketPart, _ count: Int, from left: Double, _ bottom: Double, _ top: Double) -> [Item] {
    (0..<count).map { index in
      let x = left + 8 * Double(index)
      return deco(part, .decoLine, .line(width: 1, from: Point(x, bottom), to: Point(x + 10, top)))
    }
  }
}

extension ColorValues {
  /// Creates the values of a color in a lesson.
  init(_ color: ByteColor) {
    self.init(Double(color.red) / 255, Double(color.green) / 255, Double(color.blue) / 255, Double(color.alpha) / 255)
  }
}
