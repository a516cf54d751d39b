import ExperimentKit
import Results
import SourceText

/// What is sent to one of two printers for the same content.
///
/// Source: 004-6.
public struct IndirectionPrint: ListedExperiment {
  /// The name that cells use.
  public static let name = "indirection.print"

  /// What the lines show.
  public static let summary = LocalizedText(
    en: "One content, sent to one of two printers.", ja: "同じ印刷内容を、2つのプリンターのどちらかに送る。")

  static let printer = Parameter(
    "printer", .choice, default: PrinterKind.text,
    help: LocalizedText(en: "A printer for text, or one with commands.", ja: "文字だけのプリンターか、命令のあるプリンターか。"))

  /// The printer and the content.
  public static let parameters: [any ParameterDeclaration] = [
    printer, ReceiptParameters.width, ReceiptParameters.shop, ReceiptParameters.items,
  ]

  let printer: PrinterKind
  let width: Int
  let receipt: Receipt

  /// Takes the parameters.
  public init(_ arguments: Arguments) {
    (printer, width) = (arguments[Self.printer], arguments[ReceiptParameters.width])
    receipt = Receipt(shop: arguments[ReceiptParameters.shop], items: arguments[ReceiptParameters.items])
  }

  /// The lines.
  public func run() -> Lines {
    let driver = printer.driver(width: width)
    return Lines(receipt.calls.flatMap(driver.lines).map { LocalizedText($0) })
  }
}
