import ExperimentKit

/// The calls of the standard interface, and the commands of two drivers for them.
///
/// Columns: `call`, `text`, `command` (lines are joined by ` / `).
///
/// Source: 004-6.
struct IndirectionCalls: Experiment {
  static let about = About(
    "indirection.calls", en: "The calls of one interface, and how two printer drivers carry them out.",
    ja: "1つのインターフェースの呼び出しと、それを受けた2つのプリンタードライバーの処理。")
  static let signature = Signature(Self.init, ReceiptParameters.width, ReceiptParameters.shop, ReceiptParameters.items)

  let width: Int
  let shop: String
  let items: [Receipt.Item]

  /// Returns the table, with one row per call.
  func run() -> Table {
    Table(
      [
        .words("call", en: "call", ja: "呼び出し"), .words("text", en: "printer for text", ja: "文字だけのプリンター"),
        .words("command", en: "printer with commands", ja: "命令のあるプリンター"),
      ],
      rows: Receipt(shop: shop, items: items).calls.map { call in
        [.code(call.written)]
          + PrinterKind.allCases.map { kind in
            let lines = kind.driver(width: width).lines(for: call)
            return lines.isEmpty ? .plain("–") : .code(lines.joined(separator: " / "))
          }
      })
  }
}
