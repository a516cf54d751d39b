import ExperimentKit

/// One program with several clocks, which differ only in the one function that returns the time.
///
/// Columns: `clock`, `seconds` (since the start, by the machine's clock), then the output of the program: `display`,
/// `greeting`, `shutter`.
///
/// Source: 004-6.
struct IndirectionClocks: Experiment {
  static let about = About(
    "indirection.clocks", en: "One program under a normal, a shifted, an accelerated and a fixed clock.",
    ja: "同じプログラムを、いつもの時計、ずらした時計、速い時計、止めた時計で動かす。")
  static let signature = Signature(
    Self.init,
    Parameter(
      "clocks", .list(of: ParameterType<ProgramClock>.clock, count: 1...10),
      default: [.normal, .shifted(36_000), .fast(60), .fixed(TimeOfDay(seconds: 18 * 3600))],
      help: LocalizedText(en: "The time that the function returns.", ja: "時刻を得る関数が返す時刻。")),
    TimeOfDay.start,
    Parameter(
      "seconds", .list(of: .integer(0...86_400), count: 1...20), default: [0, 120, 600],
      help: LocalizedText(
        en: "The times at which to observe the program, in seconds since its start.", ja: "プログラムを見るのは、起動から何秒後か。")))

  let clocks: [ProgramClock]
  let start: TimeOfDay
  let seconds: [Int]

  /// Returns the table, with one row per clock and moment.
  func run() -> Table {
    Table(
      [.words("clock", en: "clock", ja: "時計"), .number("seconds", en: "seconds", ja: "秒")]
        + ShopPlace.allCases.map { Table.Column($0.rawValue, $0.title) },
      rows: clocks.flatMap { clock in
        seconds.map { elapsed in
          let time = clock.time(elapsed, after: start)
          return [.code(clock.description), .number(elapsed)] + ShopPlace.allCases.map { .words($0.shown(at: time)) }
        }
      })
  }
}
