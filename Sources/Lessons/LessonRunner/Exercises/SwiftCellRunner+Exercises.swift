import ExperimentKit
import LessonKit
import SourceText
import SwiftCells
import SwiftSource

extension SwiftCellRunner {
  /// Checks the exercises of a plan: the starter fails, the solution passes, and each compiles as declared.
  ///
  /// - Returns: the ending of each part, by the line on which it starts.
  func runExercises(_ plan: Plan) async -> [Int: CellOutcome.Ending] {
    guard plan.document.cells.contains(where: { $0.part != nil }) else { return [:] }
    let wanted = Set(plan.cells.compactMap { $0.cell.part == nil ? nil : $0.cell.name })
    guard let swift, !wanted.isEmpty else { return [:] }
    var endings: [Int: CellOutcome.Ending] = [:]
    for exercise in plan.document.exercises where wanted.contains(exercise.name) && exercise.isSound {
      let trial = ExerciseTrial(exercise, plan, swift)
      endings.merge(await trial.endings()) { $1 }
    }
    return endings
  }
}

extension Exercise {
  /// Whether the cells have no errors as written, and are for this platform.
  fileprivate var isSound: Bool {
    [starter, check, solution].allSatisfy { $0.findings.isEmpty && $0.holdsHere }
  }
}

extension Exercise {
  /// Returns the modules that the parts can import: the lesson's, and the solution if the check compares with it.
  func modules(_ declared: [LessonModule]) -> [LessonModule] {
    guard SwiftOutline(check.body).imports.contains("Solution") else { return declared }
    let file = LessonModule.File(name: "Solution.swift", content: Array(solution.body.utf8))
    return declared + [LessonModule(name: "Solution", files: [file])]
  }

  /// Returns the cells for a part, followed by the check.
  ///
  /// - Parameters:
  ///   - code: the source to use instead of the part's own.
  ///   - part: the part whose attributes apply.
  ///   - use: the required behavior of the code.
  ///   - check: the required behavior of the check; nil to omit the check.
  /// - Returns: the cells, numbered from 1.
  func cells(_ code: String, like part: Cell, use: SwiftCell.Use, check: SwiftCell.Use?) -> [SwiftCell] {
    guard let attributes = part.swift else { return [] }
    var cells = [SwiftCell(1, name: part.part?.rawValue, code, attributes)]
    cells[0].use = use
    if let check, var own = self.check.swift {
      own.languageMode = attributes.languageMode
      cells.append(SwiftCell(2, name: "check", self.check.body, own))
      cells[1].use = check
    }
    return cells
  }
}

/// The proof that an exercise works.
private struct ExerciseTrial {
  private let exercise: Exercise
  private let plan: Plan
  private let swift: SwiftCells
  private let modules: [LessonModule]

  init(_ exercise: Exercise, _ plan: Plan, _ swift: SwiftCells) {
    (self.exercise, self.plan, self.swift) = (exercise, plan, swift)
    modules = exercise.modules(plan.modules)
  }

  /// Returns the ending of each part, by its line.
  func endings() async -> [Int: CellOutcome.Ending] {
    let (solution, check) = await run(exercise.solution, use: .run, check: .run)
    var endings: [Int: CellOutcome.Ending] = [:]
    if swift.runsNothing, solution == nil {
      for part in [exercise.starter, exercise.check, exercise.solution] {
        endings[part.lines.lowerBound] = .wasNotRun
      }
      return endings
    }
    endings[exercise.solution.lines.lowerBound] = ending(of: exercise.solution, solution)
    guard case .printed? = solution else {
      let reason: Message = "its solution on line \(exercise.solution.lines.lowerBound) does not run"
      endings[exercise.check.lines.lowerBound] = .skipped(reason: reason)
      endings[exercise.starter.lines.lowerBound] = .skipped(reason: reason)
      if case .skipped(let reason)? = solution {
        for line in endings.keys { endings[line] = .skipped(reason: reason) }
      }
      return endings
    }
    endings[exercise.check.lines.lowerBound] = ending(
      of: exercise.check, check, after: "The solution does not pass this check.",
      help: "Fix the check, or the solution on line \(exercise.solution.lines.lowerBound).")
    let isRight = endings.values.allSatisfy { if case .agrees = $0 { true } else { false } }
    endings[exercise.starter.lines.lowerBound] = isRight ? await starterEnding() : .agrees(nil)
    return endings
  }

  /// Returns the ending of the starter, which must do what it declares.
  ///
  /// A starter that compiles and runs must not pass the check.
  private func starterEnding() async -> CellOutcome.Ending {
    guard let attributes = exercise.starter.swift else { return .agrees(nil) }
    switch attributes.expectation {
    case .error: return ending(of: exercise.starter, await run(exercise.starter, use: .error, check: nil).first)
    case .trap: return ending(of: exercise.starter, await run(exercise.starter, use: .trap, check: nil).first)
    case .throws: return ending(of: exercise.starter, await run(exercise.starter, use: .throws, check: nil).first)
    case .run, .noRun, .warning: break
    }
    let (starter, check) = await run(exercise.starter, use: .run, check: .trap)
    let ended = ending(of: exercise.starter, starter)
    guard case .agrees = ended, case .failed(let problems)? = check else { return ended }
    if problems == [.noTrap] {
      return .couldNotRun([
        Finding(
          place(exercise.starter), "The starter already passes its check.",
          help:
            "Leave something to do in the starter, or make the check on line \(exercise.check.lines.lowerBound) stricter."
        )
      ])
    }
    return .couldNotRun(
      problems.map {
        Finding(place(exercise.starter), "The check does not run after the starter: \($0.message)", help: $0.help)
      })
  }

  /// Runs a part, followed by the check.
  private func run(
    _ part: Cell, use: SwiftCell.Use, check: SwiftCell.Use?
  ) async -> (first: SwiftCellOutcome?, check: SwiftCellOutcome?) {
    let cells = exercise.cells(part.body, like: part, use: use, check: check)
    let outcomes = await swift.run(cells, modules: modules)
    return (outcomes[1]?.single, outcomes[2]?.single)
  }

  private func place(_ cell: Cell) -> Place {
    plan.document.file.place(line: cell.lines.lowerBound)
  }

  private func ending(
    of cell: Cell, _ outcome: SwiftCellOutcome?, after first: Message? = nil, help: Message? = nil
  ) -> CellOutcome.Ending {
    switch outcome?.single {
    case .printed?, .diagnostics?, .compiled?, .varying?, nil: return .agrees(nil)
    case .skipped(let reason)?: return .skipped(reason: reason)
    case .failed(let problems)?:
      return .couldNotRun(
        problems.map { error in
          Finding(
            plan.document.place(of: error, in: cell), first?.followed(by: error.message) ?? error.message,
            help: help ?? error.help)
        }, .init(problems))
    }
  }
}
