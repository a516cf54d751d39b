import ExperimentKit

/// All orders in which the values of three sources can arrive, with the values of each source in order.
///
/// Columns: `tuples` (the number of outputs), `orders` (the number of orders), `first` (the event of the first output),
/// `last` (the last tuple), `same` (the number of orders in which both implementations have the same output at every
/// event).
///
/// Source: 002-5.
struct CombineLatestOrders: Experiment {
  static let about = About(
    "combine-latest.orders", en: "Every order in which three sources can send their values, in both implementations.",
    ja: "3つのソースの値が届くすべての順序を、両方の実装で調べる。", example: "sources=subjects")
  static let signature = Signature(
    Self.init, CombineLatestParameters.sources, values("a", ["1", "4"]), values("b", ["2"]), values("c", ["3"]))

  private static func values(_ name: String, _ values: [String]) -> Parameter<[String]> {
    Parameter(
      name, .list(of: .text(longest: 1_000), count: 0...3), default: values,
      help: LocalizedText(en: "The values that the source `\(name)` sends.", ja: "ソース`\(name)`が流す値。"))
  }

  let sources: CombineLatestStart
  let values: [[String]]

  init(sources: CombineLatestStart, a: [String], b: [String], c: [String]) {
    (self.sources, values) = (sources, [a, b, c])
  }

  /// Returns the table, with a row for each number of tuples, place of the first and last tuple.
  ///
  /// - Throws: ``ExperimentKit/ExperimentError`` if the asynchronous sequences do not answer in time.
  /// - Complexity: with three values each, 1680 orders.
  func run() async throws -> Table {
    var counts: [Group: (orders: Int, same: Int)] = [:]
    let orders = Self.orders(of: values)
    for (index, events) in orders.enumerated() {
      if index.isMultiple(of: 16) { Progress.report(index, of: orders.count) }
      let combine = CombiningOperator.combineLatest.signals(events, from: sources)
      let async = try await AsyncCombineLatest.steps(events, from: sources).map(\.signals)
      let group = Group(combine)
      let (orders, same) = counts[group, default: (0, 0)]
      counts[group] = (orders + 1, same + (combine == async ? 1 : 0))
    }
    return Table(
      [
        .number("tuples", en: "tuples", ja: "タプルの数"), .number("first", en: "first at event", ja: "最初のタプルのイベント"),
        .words("last", en: "last tuple", ja: "最後のタプル"), .number("orders", en: "orders", ja: "順序の数"),
        .number("same", en: "both the same", ja: "両方が一致"),
      ],
      rows: counts.sorted { $0.key < $1.key }.map { group, count in
        [
          .number(group.tuples), group.first.map { .number($0) } ?? .plain("–"),
          group.last.isEmpty ? .plain("–") : .code(CombineLatestSignal.value(group.last).words.en),
          .number(count.orders), .number(count.same),
        ]
      })
  }

  /// The common properties of a group of orders.
  private struct Group: Hashable, Comparable {
    let tuples: Int
    let first: Int?
    let last: [String]

    init(_ steps: [[CombineLatestSignal]]) {
      let tuples = steps.map { step in step.compactMap { if case .value(let texts) = $0 { texts } else { nil } } }
      self.tuples = tuples.reduce(0) { $0 + $1.count }
      first = tuples.firstIndex { !$0.isEmpty }
      last = tuples.last { !$0.isEmpty }?.last ?? []
    }

    static func < (left: Group, right: Group) -> Bool {
      if left.tuples != right.tuples { return left.tuples < right.tuples }
      if left.first != right.first { return (left.first ?? -1) < (right.first ?? -1) }
      return left.last.lexicographicallyPrecedes(right.last)
    }
  }

  /// Returns all orders of the values of each source, each as a script whose clock counts its events.
  static func orders(of values: [[String]]) -> [[CombineLatestEvent]] {
    var orders: [[CombineLatestEvent]] = []
    func extend(_ events: [CombineLatestEvent], _ next: [Int]) {
      var isLast = true
      for source in CombineLatestSource.allCases where next[source.index] < values[source.index].count {
        isLast = false
        let text = values[source.index][next[source.index]]
        var after = next
        after[source.index] += 1
        extend(events + [CombineLatestEvent(source: source, content: .value(text), time: events.count)], after)
      }
      if isLast { orders.append(events) }
    }
    extend([], [0, 0, 0])
    return orders
  }
}
