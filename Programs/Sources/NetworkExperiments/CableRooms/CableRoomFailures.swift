import ExperimentKit

/// The faults of a connection, each performed on a real server, and their results.
///
/// Columns: `mishap`, `outcome`, `log`, `told`, `goes-on`.
///
/// Source: 001-9, 001-10.
struct CableRoomFailures: Experiment {
  static let about = About(
    "cable-room.failures",
    en: "Failures of eru's connection, and their effects on eru, the server, and chiyo in the same room.",
    ja: "eruの接続に起こる問題と、その結果。eru、サーバー、同じルームのchiyoに何が起こるか。")
  static let signature = Signature(
    Self.init,
    Parameter<[CableFault]>(
      "mishaps", .list(of: .choice, count: 1...17), default: CableFault.allCases,
      help: LocalizedText(en: "The failures, each tried separately.", ja: "起こる問題。1つずつ別々に起こす。")),
    Parameter(
      "limit", .integer(50...5000), default: 200,
      help: LocalizedText(
        en: "The number of milliseconds to wait for a server's answer to the upgrade.", ja: "アップグレードの応答を待つ時間。単位はミリ秒。")))

  let mishaps: [CableFault]
  let limit: Int

  /// Returns the table, with one row per mishap.
  ///
  /// - Throws: ``ExperimentKit/ExperimentError`` after a minute for one of them.
  func run() async throws -> Table {
    var rows: [[Table.Value]] = []
    for mishap in mishaps {
      let run = try await CableFaultRun(mishap, limit: .milliseconds(limit))
      rows.append([
        .code(mishap.rawValue), .words(run.outcome), Self.list(run.notes.map(\.words)),
        Self.list(run.told.map { LocalizedText($0) }),
        run.goesOn.map { $0 ? .words(en: "yes", ja: "続く") : .words(en: "no", ja: "止まる") } ?? .plain("–"),
      ])
    }
    return Table(
      [
        .words("mishap", en: "mishap", ja: "問題"), .words("outcome", en: "eru gets", ja: "eruに起こること"),
        .words("log", en: "server's log", ja: "サーバーのログ"), .words("told", en: "sent to chiyo", ja: "chiyoに届くもの"),
        .words("goes-on", en: "the room goes on", ja: "ルームは続くか"),
      ], rows: rows)
  }

  private static func list(_ words: [LocalizedText]) -> Table.Value {
    words.isEmpty ? .empty : .words(words.joined(.comma))
  }
}
