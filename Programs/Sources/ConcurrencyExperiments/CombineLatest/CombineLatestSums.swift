import ExperimentKit

/// The sum of three texts with each rule for overflow, in all orders of the three.
///
/// Columns: `order`, then one per rule: `trap`, `saturate`, `report`, `exact`.
///
/// Source: 002-5.
struct CombineLatestSums: Experiment {
  static let about = About(
    "combine-latest.sums", en: "Three texts summed in every order under every rule for sums that Int cannot represent.",
    ja: "3つの文字列の合計。足す順序と、桁あふれの扱い方ごとに示す。")
  static let signature = Signature(
    Self.init,
    Parameter(
      "texts", .list(of: .text(longest: 1_000), count: 3...3), default: ["9223372036854775807", "1", "-5"],
      help: LocalizedText(en: "The texts of the three fields.", ja: "3つのテキストフィールドの文字列。")))

  let texts: [String]

  /// Returns the table, with one row for each order that differs.
  func run() -> Table {
    var orders: [[String]] = []
    for order in Permutations.all(of: texts) where !orders.contains(order) { orders.append(order) }
    return Table(
      [.words("order", en: "order", ja: "足す順")]
        + FieldSumRule.allCases.map { .init($0.rawValue, LocalizedText($0.rawValue), alignment: .right) },
      rows: orders.map { order in
        [.code(order.map { $0.isEmpty ? "\"\"" : $0 }.joined(separator: " + "))]
          + FieldSumRule.allCases.map { .words(FieldSum(order, $0).label) }
      })
  }
}
