import ExperimentKit

/// Every order of the events of one call as a tree of choices, from left to right.
///
/// Source: 000-6.
struct SuspendWrapperTree: Experiment {
  static let about = About(
    "suspend-wrapper.tree", en: "Every possible order of the events of one call, as a tree.",
    ja: "1回の呼び出しで起こりうるすべての順序を、木で表す。")
  static let signature = SuspendOrders.signature.map(Self.init)

  let orders: SuspendOrders

  /// Returns the tree, with a row of 40 units per schedule; callbacks after a cancellation stand out.
  ///
  /// - Throws: an ``ExperimentKit/Rejection`` if there are more than 40 schedules.
  func run() throws -> Figure {
    let schedules = try orders.schedules
    guard schedules.count <= Self.most else {
      throw Rejection(
        "events", "There are \(schedules.count) schedules, too many for a picture.",
        help: "A picture shows at most \(Self.most): use fewer events, or run `suspend-wrapper.interleavings`.")
    }
    let depth = schedules.map(\.steps.count).max() ?? 0
    // Points last: edges of later schedules begin at those of earlier ones.
    let shapes =
      schedules.indices.flatMap { edges($0, schedules) + leaf($0, schedules[$0], depth) }
      + schedules.indices.flatMap { points($0, schedules) }
    let widest = schedules.flatMap(lines).map { max(DisplayWidth.of($0.en), DisplayWidth.of($0.ja)) }.max() ?? 0
    return Figure(
      width: Self.x(depth) + 26 + Double(widest) * 10, height: Self.y(schedules.count) - 16, alt: alt(schedules),
      shapes: shapes + [.circle(Figure.Point(Self.x(0), Self.y(0)), radius: 4, fill: .ink)])
  }

  private static let most = 40

  private static func x(_ depth: Int) -> Double { 20 + 78 * Double(depth) }

  private static func y(_ row: Int) -> Double { 34 + 40 * Double(row) }

  /// Returns the edges of a schedule that the one before it does not share.
  private func edges(_ row: Int, _ schedules: [SuspendSchedules.Schedule]) -> [Figure.Shape] {
    let steps = schedules[row].steps
    let shared = Self.shared(row, schedules)
    let first = (0...row).first { Self.shared(row, $0, schedules) >= shared } ?? row
    return (shared..<steps.count).flatMap { depth -> [Figure.Shape] in
      let (from, to) = (Figure.Point(Self.x(depth), Self.y(row)), Figure.Point(Self.x(depth + 1), Self.y(row)))
      let corner = depth == shared && first < row ? [Figure.Point(Self.x(depth), Self.y(first))] : []
      return [
        .line(corner + [from, to], stroke: Figure.Stroke(.muted, width: 1.2)),
        .text(
          LocalizedText(steps[depth].rawValue), at: Figure.Point(from.x + 40, from.y - 5),
          style: Figure.TextStyle(size: 16, isCode: true)),
      ]
    }
  }

  /// Returns the points of a schedule that the one before it does not share.
  private func points(_ row: Int, _ schedules: [SuspendSchedules.Schedule]) -> [Figure.Shape] {
    (Self.shared(row, schedules)..<schedules[row].steps.count).map { depth in
      .circle(Figure.Point(Self.x(depth + 1), Self.y(row)), radius: 3.5, fill: .ink)
    }
  }

  /// Returns the number of first steps that a schedule shares with the one before it.
  private static func shared(_ row: Int, _ schedules: [SuspendSchedules.Schedule]) -> Int {
    row == 0 ? 0 : shared(row, row - 1, schedules)
  }

  private static func shared(_ row: Int, _ other: Int, _ schedules: [SuspendSchedules.Schedule]) -> Int {
    zip(schedules[row].steps, schedules[other].steps).prefix { $0 == $1 }.count
  }

  private func leaf(_ row: Int, _ schedule: SuspendSchedules.Schedule, _ depth: Int) -> [Figure.Shape] {
    let isLate = schedule.outcome.callbacks.contains { $0.isAfterCancel && $0.kind.isAnswer }
    let (end, count) = (Figure.Point(Self.x(depth) + 8, Self.y(row)), schedule.steps.count)
    let gap = Figure.Segment(Figure.Point(Self.x(count) + 8, Self.y(row)), end)
    let lines = lines(schedule)
    return (count < depth ? [.segments([gap], stroke: Figure.Stroke(.muted, width: 2.5, dash: .dotted))] : [])
      + lines.enumerated().map { index, line in
        .text(
          line, at: Figure.Point(end.x + 6, end.y + 6 + 18 * (Double(index) - Double(lines.count - 1) / 2)),
          style: Figure.TextStyle(size: 16, anchor: .start, paint: isLate ? .accent : .ink, isBold: isLate))
      }
  }

  /// Returns the lines of a leaf; an answer after a cancellation takes two lines.
  private func lines(_ schedule: SuspendSchedules.Schedule) -> [LocalizedText] {
    let outcome = schedule.outcome
    guard outcome.callbacks.count == 1, outcome.callbacks[0].isAfterCancel, outcome.callbacks[0].kind.isAnswer else {
      return [words(schedule)]
    }
    let call = outcome.callbackValue(orders.form, marksCancel: false)
    return [
      LocalizedText(en: call.text(.english), ja: call.text(.japanese)),
      LocalizedText(en: "after cancel", ja: "(cancelの後)"),
    ]
  }

  private func words(_ schedule: SuspendSchedules.Schedule) -> LocalizedText {
    let value = schedule.outcome.callbackValue(orders.form)
    return LocalizedText(en: value.text(.english), ja: value.text(.japanese))
  }

  private func alt(_ schedules: [SuspendSchedules.Schedule]) -> LocalizedText {
    let leaves = schedules.map { "\($0.steps.map(\.rawValue).joined(separator: ", ")): \(words($0))" as LocalizedText }
      .joined(LocalizedText(en: "; ", ja: "、"))
    return LocalizedText(
      en: "A tree with \(schedules.count) leaves. \(leaves)", ja: "葉が\(schedules.count)枚の木。\(leaves)")
  }
}
