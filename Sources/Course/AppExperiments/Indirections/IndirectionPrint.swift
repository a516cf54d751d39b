import ExperimentKit

/// The commands to one of two printers for the same content.
///
/// Source: 004-6.
struct IndirectionPrint: Experiment {
  static let about = About(
    "indirection.print", en: "The same content, sent to one of two printers.", ja: "同じ印刷内容を、2つのプリンターのどちらかに送る。")
  static let signature = Signature(
    Self.init,
    Parameter(
      "printer", .choice, default: PrinterKind.text,
      help: LocalizedText(en: "A text-only printer, or a printer with commands.", ja: "文字だけのプリンターか、命令のあるプリンターか。")),
    ReceiptParameters.width, ReceiptParameters.shop, ReceiptParameters.items)

  let printer: PrinterKind
  let width: Int
  let shop: String
  let items: [Receipt.Item]

  func run() -> Lines {
    let driver = printer.driver(width: width)
    return Lines(Receipt(shop: shop, items: items).calls.flatMap(driver.lines).map { LocalizedText($0) })
  }
}
