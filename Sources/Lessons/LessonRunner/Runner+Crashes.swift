import CrashRecovery
import ExperimentKit
import LessonKit
import Results
import Synchronization
import TimeLimits

extension Runner {
  /// Runs the cells of a plan from top to bottom, with the results of its Swift cells.
  ///
  /// If an experiment crashes, the cells above it keep their outcomes; the other cells run with experiments in another
  /// process.
  func runCells(of plan: Plan, _ swiftOutcomes: SwiftCellRunner.Outcomes) async -> [CellOutcome] {
    let done = FinishedCells()
    return await CrashRecovery.run { isApart in
      var (runner, isApart) = (apart(isApart), isApart)
      var cells = isApart ? await runner.cellsApart(of: plan) : plan.cells
      while done.all.count < cells.count {
        // Another value of a cell above may have crashed.
        if CrashRecovery.hasCrashed, !isApart {
          (runner, isApart) = (apart(true), true)
          cells = await runner.cellsApart(of: plan)
        }
        let planned = cells[done.all.count]
        let outcome = await runner.run(planned, in: plan.document, swiftOutcomes)
          .adding(
            standardError: swiftOutcomes.standardError[planned.cell.lines.lowerBound] ?? [],
            printed: swiftOutcomes.printedBeforeFailure(planned.cell))
        done.append(await runner.varying(planned, outcome, in: plan.document))
      }
      return done.all
    }
  }

  /// Runs an experiment for at most the time limit of each.
  ///
  /// - Throws: the error of the experiment; `Unavailable` if it takes longer.
  func run(_ experiment: PreparedExperiment) async throws -> CellResult {
    guard let timeLimit else { return try await experiment.run() }
    do {
      return try await CrashRecovery.run(within: timeLimit) { _ in try await experiment.run() }
    } catch is TimeLimitExceeded {
      throw Unavailable("it was stopped after \(timeLimit.timeLimitText); `lesson run` has no such limit")
    }
  }

  /// Returns the cells of a plan with the experiments of another process; cells with errors stay as they are.
  private func cellsApart(of plan: Plan) async -> [Plan.PlannedCell] {
    let again = await self.plan(plan.document, plan.item)
    return zip(plan.cells, again.cells).map { cell, again in cell.findings.isEmpty ? again : cell }
  }
}

/// The outcomes of a document's cells that have run.
private final class FinishedCells: Sendable {
  private let outcomes = Mutex<[CellOutcome]>([])

  var all: [CellOutcome] { outcomes.withLock(\.self) }

  func append(_ outcome: CellOutcome) { outcomes.withLock { $0.append(outcome) } }
}
