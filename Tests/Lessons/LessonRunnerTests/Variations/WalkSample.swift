import ExperimentKit
import LessonKit
import Results
import SourceText

@testable import LessonRunner

/// A gate that opens for a coin, with a counter of coins that stops at 2.
struct WalkSample: WalkedExperiment {
  enum Gate: String, MachineWord {
    case locked, open

    var title: LocalizedText { LocalizedText(rawValue) }
  }

  enum Visit: String, ScriptWord, MachineEvent, WrittenEvent {
    case coin, push, count

    var meaning: String { rawValue }
  }

  static let about = About("varied.gate", en: "A gate.", ja: "A gate.")
  static let signature = Signature(Self.init, .events())

  private static let machine = StateMachine<Gate, Visit, Int>(
    startingIn: .locked,
    [
      .on(.coin, in: .locked, to: .open, "it opens", changing: { coins, _ in coins = min(coins + 1, 2) }),
      .on(.coin, in: .open, refused: "it is open"),
      .on(.push, in: .open, to: .locked, "a visitor"),
      .on(.push, in: .locked, refused: "pay first"),
      .on(.count, in: .locked, .open, stays: "counted", printing: { coins, _ in [LocalizedText("\(coins)")] }),
    ])

  let events: [Visit]

  func run() -> Lines { play(events.count).lines }

  func place(after count: Int) -> MachinePlace { play(count).place }

  private func play(_ count: Int) -> StateMachine<Gate, Visit, Int>.Run {
    Self.machine.run(Array(events.prefix(count)), context: 0)
  }
}

/// Returns the states of a gate's walk, with the walk, or its errors.
func gate(_ vary: String, _ name: String = "varied.gate", goal: String = "") -> Result<PlannedVariation, Findings> {
  let text = """
    ---
    title: T
    ---

    ```experiment \(name) name=gate vary="\(vary)"\(goal)
    events: [coin, push, coin]
    ```

    """
  let document = Document(path: "lesson.md", bytes: Array(text.utf8))
  let catalogue = Catalogue(entries: variedCatalogue.entries + Catalogue([WalkSample.self]).entries)
  guard let cell = document.cells.first, let entry = catalogue[name], cell.findings.isEmpty else {
    return .failure(Findings(document.cells.flatMap(\.findings)))
  }
  do throws(Findings) {
    guard let planned = try cell.plannedVariation(entry, in: document) else { return .failure(Findings([])) }
    return .success(planned)
  } catch {
    return .failure(error)
  }
}
