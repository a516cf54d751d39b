import ExperimentKit
import Hosts
import LessonKit
import SwiftCells

extension Runner {
  /// Lets programs of Swift cells run twice.
  mutating func runTwice(_ repetition: Repetition) {
    var runner = swift
    runner.swift?.repetition = repetition
    take(runner)
  }

  /// The outcomes of cells, of which those that are to be written were computed twice.
  ///
  /// - Parameters:
  ///   - outcomes: the outcomes of all cells of a plan.
  ///   - plan: the plan.
  /// - Returns: the outcomes; a cell that gives another result each time has an error in place of one.
  func confirmed(_ outcomes: [CellOutcome], of plan: Plan) async -> [CellOutcome] {
    guard !computesTwice, outcomes.contains(where: { $0.newResult != nil }) else { return outcomes }
    let isHosted = { (outcome: CellOutcome) in
      outcome.newResult != nil && outcome.cell.experiment.map { !finder.isOwn($0) } ?? false
    }
    var outcomes = outcomes
    if outcomes.contains(where: isHosted) { outcomes = await repeated(outcomes, of: plan, where: isHosted) }
    guard outcomes.contains(where: { $0.newResult != nil && $0.cell.swift != nil }) else { return outcomes }
    // What is kept from two runs is not run again.
    var runner = self
    runner.runTwice(.always)
    let again = await runner.run(plan, keepsResults: false)
    return zip(outcomes, again).map { $0.newResult != nil && $0.cell.swift != nil ? $1 : $0 }
  }

  /// The outcomes of cells that are no Swift cells, each computed once more, by hosts that are started once more.
  ///
  /// - Parameters:
  ///   - outcomes: the outcomes of all cells of a plan.
  ///   - plan: the plan.
  ///   - isWanted: whether a cell is computed once more.
  /// - Returns: the outcomes; a cell that gives another result each time has an error in place of one.
  func repeated(
    _ outcomes: [CellOutcome], of plan: Plan, where isWanted: (CellOutcome) -> Bool
  ) async -> [CellOutcome] {
    let fresh = hosts?.fresh
    let runner = withHosts(fresh).noting(in: nil)
    if outcomes.contains(where: { isWanted($0) && $0.cell.swift == nil && !runner.isOwn($0.cell) }) {
      await Repetition.nextSecond()
    }
    let second = await runner.plan(plan.document, plan.item)
    var all: [CellOutcome] = []
    for (index, outcome) in outcomes.enumerated() {
      let planned = second.cells.indices.contains(index) ? second.cells[index] : nil
      let again = isWanted(outcome) ? await runner.repeated(outcome, planned, in: plan.document) : outcome
      if again.status != outcome.status, let name = outcome.cell.experiment { work?.forget(name, outcome.cell.body) }
      all.append(again)
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
