import CrashRecovery
import ExperimentKit
import Hosts
import LessonKit
import SwiftCells

extension Runner {
  /// Makes programs of Swift cells run twice.
  mutating func runTwice(_ repetition: Repetition) {
    var runner = swift
    runner.swift?.repetition = repetition
    take(runner)
  }

  /// Returns the outcomes of cells after computing those that are to be written twice.
  ///
  /// - Parameters:
  ///   - outcomes: the outcomes of all cells of a plan.
  ///   - plan: the plan.
  /// - Returns: the outcomes; a cell with a different result each time has an error instead.
  func confirmed(_ outcomes: [CellOutcome], of plan: Plan) async -> [CellOutcome] {
    guard !computesTwice, outcomes.contains(where: { $0.newResult != nil }) else { return outcomes }
    let isHosted = { @Sendable (outcome: CellOutcome) in
      outcome.newResult != nil && outcome.cell.experiment.map { !finder.isOwn($0) } ?? false
    }
    var outcomes = outcomes
    if outcomes.contains(where: isHosted) { outcomes = await repeated(outcomes, of: plan, where: isHosted) }
    guard outcomes.contains(where: { $0.newResult != nil && $0.cell.swift != nil }) else { return outcomes }
    // A result that is cached from two runs is not computed again.
    var runner = self
    runner.runTwice(.always)
    let again = await runner.run(plan, keepsResults: false)
    return zip(outcomes, again).map { $0.newResult != nil && $0.cell.swift != nil ? $1 : $0 }
  }

  /// Returns the outcomes of cells other than Swift cells, each computed once more with restarted hosts.
  ///
  /// - Parameters:
  ///   - outcomes: the outcomes of all cells of a plan.
  ///   - plan: the plan.
  ///   - isWanted: whether to compute a cell once more.
  /// - Returns: the outcomes; a cell with a different result each time has an error instead.
  func repeated(
    _ outcomes: [CellOutcome], of plan: Plan, where isWanted: @escaping @Sendable (CellOutcome) -> Bool
  ) async -> [CellOutcome] {
    let fresh = hosts?.fresh
    let runner = withHosts(fresh).noting(in: nil)
    if outcomes.contains(where: { isWanted($0) && $0.cell.swift == nil && !runner.isOwn($0.cell) }) {
      await Repetition.nextSecond()
    }
    let all = await CrashRecovery.run { isApart in
      let runner = runner.apart(isApart)
      let second = await runner.plan(plan.document, plan.item)
      var all: [CellOutcome] = []
      for (index, outcome) in outcomes.enumerated() {
        let planned = second.cells.indices.contains(index) ? second.cells[index] : nil
        let again = isWanted(outcome) ? await runner.repeated(outcome, planned, in: plan.document) : outcome
        if again.status != outcome.status, let name = outcome.cell.experiment { work?.forget(name, outcome.cell.body) }
        all.append(again)
      }
      return all
    }
    await fresh?.finish()
    return all
  }

  private func repeated(
    _ outcome: CellOutcome, _ planned: Plan.PlannedCell?, in document: Document
  ) async -> CellOutcome {
    guard let result = outcome.result else { return outcome }
    if outcome.cell.action == .console {
      return outcome.repeated(await runConsole(outcome.cell, in: document), in: document)
    }
    guard let experiment = planned?.experiment else { return outcome }
    do {
      let again = try await experiment.run()
      return again == result ? outcome : outcome.repeated(compare(outcome.cell, again, with: document), in: document)
    } catch {
      return outcome.repeated(CellOutcome(outcome.cell, thrown: error, in: document), in: document)
    }
  }

  private func isOwn(_ cell: Cell) -> Bool { cell.experiment.map(finder.isOwn) ?? true }
}
