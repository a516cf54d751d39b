import ExperimentKit

/// All orders in which several notifications can be posted, after all are registered.
///
/// Columns: `names`, `orders`, `once` (the number of orders in which the completion is called once), `at-last` (and not
/// before the last name has arrived for the first time), `left` (the largest number of remaining observers).
///
/// Source: 001-12.
struct NotificationWaiterOrders: Experiment {
  static let about = About(
    "notification-waiter.orders", en: "Every order in which the awaited notifications can be posted.",
    ja: "待っている通知が投稿される、すべての順序。")
  static let signature = Signature(
    Self.init, CodeVersion.parameter,
    Parameter(
      "most", .integer(1...6), default: 5, help: LocalizedText(en: "The maximum number of names.", ja: "通知名の数の最大。")),
    Parameter(
      "again", .integer(0...3), default: 1,
      help: LocalizedText(
        en: "The number of times to repeat each notification before the next one.", ja: "次の通知の前に、同じ通知を何回繰り返して投稿するか。"))
  )

  let code: CodeVersion
  let most: Int
  let again: Int

  /// Returns the table, with one row per number of names.
  ///
  /// - Complexity: `most`! runs for the last row.
  func run() -> Table {
    Table(
      [
        .number("names", en: "names", ja: "通知名"), .number("orders", en: "orders", ja: "順序"),
        .number("once", en: "completed once", ja: "1回だけ完了"),
        .number("at-last", en: "at the last name", ja: "最後の通知で完了"),
        .number("left", en: "observers left", ja: "残ったオブザーバー"),
      ],
      rows: (1...most).map { count in
        let orders = Permutations.all(of: (1...count).map { "n\($0)" })
        let results = orders.map(play)
        return [
          .number(count), .number(orders.count), .number(results.count { $0.completions.last == 1 }),
          .number(results.count { $0.completions.firstIndex(of: 1) == count - 1 }),
          .number(results.map(\.left).max() ?? 0),
        ]
      })
  }

  /// Returns the number of completions after each name, and the number of remaining observers.
  private func play(_ order: [String]) -> (completions: [Int], left: Int) {
    NotificationStage.with(code) { stage in
      stage.wait(for: order.sorted(), on: .standard)
      while stage.register() != nil {}
      let completions = order.map { name in
        for _ in 0...again { stage.post(name) }
        stage.runMain()
        return stage.waiters[0].completions
      }
      return (completions, stage.observers(.standard))
    }
  }
}
