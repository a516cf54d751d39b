import ExperimentKit

/// A receipt of a shop: the content, independent of printers.
struct Receipt: Sendable, Hashable {
  /// An article with its price.
  struct Item: Sendable, Hashable, CustomStringConvertible {
    let name: String
    let price: Int

    /// Reads a name and a price, such as `りんご 120`.
    init(written text: Substring) throws(ValueError) {
      guard let blank = text.lastIndex(of: " "), let price = Int(text[text.index(after: blank)...]),
        (0...9_999_999).contains(price)
      else {
        throw ValueError(
          "it does not end in a price", help: "Write a name and a price up to 9999999, such as `りんご 120`.")
      }
      self.init(String(text[..<blank]), price)
    }

    init(_ name: String, _ price: Int) {
      (self.name, self.price) = (name, price)
    }

    var description: String { "\(name) \(price)" }
  }

  let shop: String
  let items: [Item]

  /// The calls to the printer.
  var calls: [PrintCall] {
    [.begin, .heading(shop), .rule] + items.map { .pair($0.name, "\($0.price)") }
      + [.rule, .pair("合計", "\(items.reduce(0) { $0 + $1.price })"), .end]
  }
}

/// The parameters of the experiments on receipts.
enum ReceiptParameters {
  static let shop = Parameter(
    "shop", .text, default: "○○屋", help: LocalizedText(en: "The heading.", ja: "見出し。"))

  static let items = Parameter(
    "items", .list(of: item, count: 1...30), default: [Receipt.Item("りんご", 120), Receipt.Item("ノート", 300)],
    help: LocalizedText(en: "The articles with their prices.", ja: "品物と価格。"))

  static let width = Parameter(
    "width", .integer(8...80), default: 20,
    help: LocalizedText(
      en: "The number of columns of the text-only printer; a Japanese character takes two.",
      ja: "文字だけのプリンターの桁数。全角文字は2桁。"))

  private static let item: ParameterType<Receipt.Item> = .written(
    LocalizedText(en: "a name and a price, such as `apple 120`", ja: "品物と価格(例:`りんご 120`)"),
    Receipt.Item.init(written:))
}
