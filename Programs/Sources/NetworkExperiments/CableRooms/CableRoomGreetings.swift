import ExperimentKit

/// The number of orders in which a greeting is lost, seen once, or seen twice, for each library.
///
/// Columns: `library`, `subscribe`, `orders`, `lost`, `once`, `twice`.
///
/// Source: 001-9, 001-10.
struct CableRoomGreetings: Experiment {
  static let about = About(
    "cable-room.greetings",
    en: "The number of orders in which a greeting is lost, for each library and each moment of subscribing.",
    ja: "挨拶が失われる順序の数。ライブラリとサブスクライブの時期ごとに数える。")
  static let signature = Signature(Self.init, CableGreeting.parameter)

  let greeting: CableGreeting

  /// Returns the table, with one row per library and moment.
  ///
  /// - Throws: ``ExperimentKit/ExperimentError`` after a minute for one of them.
  func run() async throws -> Table {
    var rows: [[Table.Value]] = []
    for library in CableLibrary.allCases {
      for moment in CableMoment.allCases where library != .android || moment != .whenConnected {
        let seen = try await CableSchedule(library: library, moment: moment, greeting: greeting).outcomes()
          .map(\.greetings)
        rows.append(
          [.words(library.title), .words(moment.title), .number(seen.count)]
            + (0...2).map { count in .number(seen.count { $0 == count }) })
      }
    }
    return Table(
      [
        .words("library", en: "library", ja: "ライブラリ"), .words("subscribe", en: "subscribes", ja: "サブスクライブする時期"),
        .number("orders", en: "orders", ja: "順序の数"), .number("lost", en: "greeting lost", ja: "挨拶が届かない"),
        .number("once", en: "seen once", ja: "1回届く"), .number("twice", en: "seen twice", ja: "2回届く"),
      ], rows: rows)
  }
}
