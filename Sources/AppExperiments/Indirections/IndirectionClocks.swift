import ExperimentKit
import Results
import SourceText

/// One program under several clocks: only the one function that tells the time differs.
///
/// Columns: `clock`, `seconds` (since the start, by the machine's clock), then what the program shows: `display`,
/// `greeting`, `shutter`.
///
/// Source: 004-6.
public struct IndirectionClocks: ListedExperiment {
  /// The name that cells use.
  public static let name = "indirection.clocks"

  /// What the table shows.
  public static let summary = LocalizedText(
    en: "One program under a normal, a shifted, an accelerated and a fixed clock.",
    ja: "同じプログラムを、いつもの時計、ずらした時計、速い時計、止めた時計で動かす。")

  static let clocks = Parameter(
    "clocks", .list(of: IndirectionParameters.clock, count: 1...10),
    default: [.normal, .shifted(36_000), .fast(60), .fixed(TimeOfDay(seconds: 18 * 3600))],
    help: LocalizedText(en: "What the one function tells.", ja: "時刻を得る関数が返す時刻。"))

  static let seconds = Parameter(
    "seconds", .list(of: .integer(0...86_400), count: 1...20), default: [0, 120, 600],
    help: LocalizedText(
      en: "When the program is looked at, in seconds since its start.", ja: "プログラムを見るのは、起動から何秒後か。"))

  /// The clocks, the start and the seconds.
  public static let parameters: [any ParameterDeclaration] = [clocks, IndirectionParameters.start, seconds]

  let clocks: [ProgramClock]
  let start: TimeOfDay
  let seconds: [Int]

  /// Takes the parameters.
  public init(_ arguments: Arguments) {
    (clocks, start) = (arguments[Self.clocks], arguments[IndirectionParameters.start])
    seconds = arguments[Self.seconds]
  }

  /// The table, one row a clock and a moment.
  public func run() -> Table {
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
