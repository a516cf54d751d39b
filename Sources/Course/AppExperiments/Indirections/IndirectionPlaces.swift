import ExperimentKit

/// A change of the clock in a program that reads the machine's clock everywhere, next to one with a single function.
///
/// Columns: `place`, `direct` (its output if the change was made only in the named places), `function` (its output if
/// the one function was changed), `verdict`.
///
/// Source: 004-6.
struct IndirectionPlaces: Experiment {
  static let about = About(
    "indirection.places",
    en: "A change in many places, one of which may be forgotten, compared with a change in one function.",
    ja: "あちこちを変更して1か所を忘れた場合と、1つの関数を変更した場合。")
  static let signature = Signature(
    Self.init,
    Parameter(
      "clock", .clock, default: ProgramClock.fixed(TimeOfDay(seconds: 18 * 3600)),
      help: LocalizedText(en: "The clock to use.", ja: "使いたい時計。")),
    TimeOfDay.start,
    Parameter(
      "changed", .list(of: ParameterType<ShopPlace>.choice, count: 0...3), default: [ShopPlace.display, .greeting],
      help: LocalizedText(
        en: "The changed places in a program that reads the machine's clock in every place.",
        ja: "それぞれが直接時刻を得るプログラムで、変更した箇所。")))

  let clock: ProgramClock
  let start: TimeOfDay
  let changed: [ShopPlace]

  /// Returns the table, with one row per place, at the start of the program.
  func run() -> Table {
    Table(
      [
        .words("place", en: "place", ja: "箇所"),
        .words("direct", en: "changed in \(Set(changed).count) of 3 places", ja: "3か所のうち\(Set(changed).count)か所を変更"),
        .words("function", en: "changed in one function", ja: "1つの関数を変更"),
        .words("verdict", en: "the same", ja: "一致"),
      ],
      rows: ShopPlace.allCases.map { place in
        let direct = place.shown(at: (changed.contains(place) ? clock : .normal).time(0, after: start))
        let function = place.shown(at: clock.time(0, after: start))
        return [
          .words(place.title), .words(direct), .words(function),
          direct == function ? .words(en: "yes", ja: "する") : .words(en: "no", ja: "しない"),
        ]
      })
  }
}
