import ExperimentKit

/// The greetings that each user sees when users enter a room in every order.
///
/// Columns: `order`, then one for each user, `sees-1` and so on.
///
/// Source: 001-9, 001-10.
struct CableRoomOrders: Experiment {
  static let about = About(
    "cable-room.orders", en: "Users who enter a room in every order, and the greetings that each of them sees.",
    ja: "ユーザーがあらゆる順序でルームに入るとき、それぞれに届く挨拶。")
  static let signature = Signature(
    Self.init,
    Parameter<[String]>(
      "users",
      .list(
        of: .written(LocalizedText(en: "a name", ja: "名前")) { text throws(ValueError) in
          try CableName.check(String(text), .user)
        }, count: 1...4
      ) { user, before throws(ValueError) in
        guard !before.contains(user) else { throw ValueError("it is a duplicate", help: "Write each user only once.") }
      }, default: ["chiyo", "eru", "otome"],
      help: LocalizedText(en: "The users, up to four.", ja: "ユーザー。4人まで。")))

  let users: [String]

  /// Returns the table, with one row per order.
  ///
  /// - Throws: ``ExperimentKit/ExperimentError`` after a minute for one of them.
  func run() async throws -> Table {
    var rows: [[Table.Value]] = []
    for order in Permutations.all(of: users) {
      let play = try await CablePlay(order.map { .enter($0, room: "kennel") })
      rows.append(
        [.words(Self.list(order))]
          + users.map { user in .words(Self.list(play.messages(to: user).filter { $0.type == .in }.map(\.account))) })
    }
    return Table(
      [.words("order", en: "enter in this order", ja: "入る順序")]
        + users.enumerated().map { index, user in
          .words("sees-\(index + 1)", en: "\(user) sees", ja: "\(user)に届く挨拶")
        }, rows: rows)
  }

  private static func list(_ names: [String]) -> LocalizedText {
    names.map { LocalizedText($0) }.joined(.comma)
  }
}
