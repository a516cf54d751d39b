import ExperimentKit
import Results
import SourceText

/// The calls of the standard interface, and what each of two drivers makes of them.
///
/// Columns: `call`, `text`, `command` (lines are joined by ` / `).
///
/// Source: 004-6.
public struct IndirectionCalls: ListedExperiment {
  /// The name that cells use.
  public static let name = "indirection.calls"

  /// What the table shows.
  public static let summary = LocalizedText(
    en: "The calls of one interface and what two printer drivers make of them.",
    ja: "1つのインターフェースの呼び出しと、それを受けた2つのプリンタードライバーの処理。")

  /// The content and the columns of the printer for text.
  public static let parameters: [any ParameterDeclaration] = [
    ReceiptParameters.width, ReceiptParameters.shop, ReceiptParameters.items,
  ]

  let width: Int
  let receipt: Receipt

  /// Takes the parameters.
  public init(_ arguments: Arguments) {
    width = arguments[ReceiptParameters.width]
    receipt = Receipt(shop: arguments[ReceiptParameters.shop], items: arguments[ReceiptParameters.items])
  }

  /// The table, one row a call.
  public func run() -> Table {
    Table(
      [
        .words("call", en: "call", ja: "呼び出し"), .words("text", en: "printer for text", ja: "文字だけのプリンター"),
        .words("command", en: "printer with commands", ja: "命令のあるプリンター"),
      ],
      rows: receipt.calls.map { call in
        [.code(call.written)]
          + PrinterKind.allCases.map { kind in
            let lines = kind.driver(width: width).lines(for: call)
            return lines.isEmpty ? .plain("–") : .code(lines.joined(separator: " / "))
          }
      })
  }
}
