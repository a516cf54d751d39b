import Results
import SourceText

extension StateMachine {
  /// The table of every state with every kind of event, with one row per rule.
  ///
  /// Columns: `state`, `event`, `condition` (empty if there is none), `next` (a state, refused, or unanswered) and
  /// `result` (the effect, or the reason that the event is refused).
  public var table: Table {
    Table(
      [
        Table.Column("state", LocalizedText(en: "state", ja: "状態")),
        Table.Column("event", LocalizedText(en: "event", ja: "イベント")),
        Table.Column("condition", LocalizedText(en: "condition", ja: "条件")),
        Table.Column("next", LocalizedText(en: "next", ja: "次の状態")),
        Table.Column("result", LocalizedText(en: "result", ja: "結果")),
      ],
      rows: State.allCases.flatMap { state in
        Event.Kind.allCases.flatMap { event in
          answers(in: state, on: event).map { answer in
            [
              .words(state.title), .words(event.title), .words(answer.condition), .words(answer.next),
              .words(answer.result),
            ]
          }
        }
      })
  }

  /// The next states, with a row for each kind of event and a column for each state.
  ///
  /// Columns: `event`, then the id of every state. A cell that depends on conditions lists every possibility.
  public var matrix: Table {
    Table(
      [Table.Column("event", LocalizedText(en: "event", ja: "イベント"))]
        + State.allCases.map { Table.Column($0.rawValue, $0.title) },
      rows: Event.Kind.allCases.map { event in
        [.words(event.title)]
          + State.allCases.map { state in
            let next = answers(in: state, on: event).map(\.next)
            let different = next.indices.filter { !next[..<$0].contains(next[$0]) }.map { next[$0] }
            return .words(different.joined(.or))
          }
      })
  }

  /// Returns the effects of a kind of event in a state, in words.
  private func answers(
    in state: State, on event: Event.Kind
  ) -> [(condition: LocalizedText, next: LocalizedText, result: LocalizedText)] {
    let rules = rules(in: state, on: event)
    let otherwise = rules.isEmpty ? "" : LocalizedText(en: "otherwise", ja: "それ以外")
    let answers = rules.map { rule in
      (
        condition: rule.condition?.title ?? (rules.count > 1 ? otherwise : ""),
        next: rule.target(from: state)?.title ?? LocalizedText(en: "refused", ja: "拒否"),
        result: rule.words ?? ""
      )
    }
    let isAnswered = rules.contains { $0.condition == nil }
    return isAnswered ? answers : answers + [(otherwise, LocalizedText(en: "unanswered", ja: "応答なし"), "")]
  }
}
