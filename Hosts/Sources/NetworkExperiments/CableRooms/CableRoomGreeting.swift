import ExperimentKit
import Results
import SourceText

/// Every order in which a program and the network can take turns while the program enters a room, and how often its greeting is
/// then seen.
///
/// Columns: `turns`, `seen`, `log`.
///
/// Source: 001-9, 001-10.
public struct CableRoomGreeting: ListedExperiment {
  /// The name that cells use.
  public static let name = "cable-room.greeting"

  /// What the table shows.
  public static let summary = LocalizedText(
    en:
      "Every order in which a program that enters a room and the network take turns, and what becomes of its greeting.",
    ja: "ルームに入るプログラムとネットワークの、起こりうるすべての順序と、挨拶の行方。")

  /// The library, and when the program subscribes and greets.
  public static let parameters: [any ParameterDeclaration] = [
    CableGreetingParameters.library, CableGreetingParameters.subscribe, CableGreetingParameters.greet,
  ]

  let schedule: CableSchedule

  /// Takes the parameters.
  ///
  /// - Throws: an ``ExperimentKit/Rejection`` for a callback that the library for Android does not have.
  public init(_ arguments: Arguments) throws {
    schedule = CableSchedule(
      library: arguments[CableGreetingParameters.library], moment: arguments[CableGreetingParameters.subscribe],
      greeting: arguments[CableGreetingParameters.greet])
    guard schedule.library != .android || schedule.moment != .whenConnected else {
      throw Rejection(
        "subscribe", "The library `android` tells of subscriptions alone, not of the connection.",
        help: "Write `before-connect` or `behind-connect`.")
    }
  }

  /// The table, one row an order.
  ///
  /// - Throws: ``ExperimentKit/ExperimentFailure`` after a minute.
  public func run() async throws -> Table {
    let outcomes = try await schedule.outcomes()
    return Table(
      [
        .words("turns", en: "turns", ja: "順序"), .number("seen", en: "greetings seen", ja: "届いた挨拶の数"),
        .words("log", en: "server's log", ja: "サーバーのログ"),
      ],
      rows: outcomes.map { outcome in
        [
          .words(
            en: outcome.turns.map(\.en).joined(separator: ", "), ja: outcome.turns.map(\.ja).joined(separator: "、")),
          .number(outcome.greetings),
          outcome.notes.isEmpty
            ? .empty
            : .words(
              en: outcome.notes.map(\.words.en).joined(separator: ", "),
              ja: outcome.notes.map(\.words.ja).joined(separator: "、")),
        ]
      })
  }
}
