import ExperimentKit

/// All orders of turns between a program and the network while it enters a room, with the number of visible greetings.
///
/// Columns: `turns`, `seen`, `log`.
///
/// Source: 001-9, 001-10.
struct CableRoomGreeting: Experiment {
  static let about = About(
    "cable-room.greeting",
    en:
      "Every order of the steps of the network and of a program that enters a room, and the outcome of its greeting.",
    ja: "ルームに入るプログラムとネットワークの、起こりうるすべての順序と、挨拶の行方。")
  static let signature = Signature(
    Self.init,
    Parameter(
      "library", .choice, default: CableLibrary.iosManual,
      help: LocalizedText(en: "The client's library.", ja: "クライアントのライブラリ。")),
    Parameter(
      "subscribe", .choice, default: CableMoment.behindConnect,
      help: LocalizedText(en: "The moment at which the program subscribes.", ja: "プログラムがサブスクライブするとき。")),
    CableGreeting.parameter)

  let schedule: CableSchedule

  init(library: CableLibrary, moment: CableMoment, greeting: CableGreeting) throws {
    schedule = CableSchedule(library: library, moment: moment, greeting: greeting)
    guard library != .android || moment != .whenConnected else {
      throw Rejection(
        "subscribe", "The library `android` reports only subscriptions, not the connection.",
        help: "Write `before-connect` or `behind-connect`.")
    }
  }

  /// Returns the table, with one row per order.
  ///
  /// - Throws: ``ExperimentKit/ExperimentError`` after a minute.
  func run() async throws -> Table {
    let outcomes = try await schedule.outcomes()
    return Table(
      [
        .words("turns", en: "turns", ja: "順序"), .number("seen", en: "greetings seen", ja: "届いた挨拶の数"),
        .words("log", en: "server's log", ja: "サーバーのログ"),
      ],
      rows: outcomes.map { outcome in
        [
          .words(outcome.turns.joined(.comma)), .number(outcome.greetings),
          outcome.notes.isEmpty ? .empty : .words(outcome.notes.map(\.words).joined(.comma)),
        ]
      })
  }
}
