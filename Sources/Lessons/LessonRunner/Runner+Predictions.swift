import ExperimentKit
import LessonKit
import Results
import SourceText

extension Runner {
  /// Returns the outcome of a cell together with the outcome of its prediction.
  func predicting(
    _ planned: Plan.PlannedCell, _ outcome: CellOutcome, _ result: CellResult, in document: Document,
    _ swiftOutcomes: SwiftCellRunner.Outcomes
  ) async -> CellOutcome {
    guard let prediction = planned.cell.prediction, outcome.findings.isEmpty else { return outcome }
    do {
      var slips: [CellResult?] = []
      for (slip, planned) in zip(prediction.slips, planned.slips) {
        slips.append(try await self.result(of: planned, slip, in: document, swiftOutcomes))
      }
      return try PredictionOutcome(
        prediction, result, slips: slips, in: document, line: planned.cell.lines.lowerBound
      ).added(to: outcome, document.language)
    } catch let findings as Findings {
      return CellOutcome(planned.cell, .couldNotRun(findings.all))
    } catch {
      return CellOutcome(planned.cell, thrown: error, in: document)
    }
  }

  /// Returns the result of a slip; nil if nothing computes it.
  ///
  /// - Throws: ``/SourceText/Findings`` for a slip without a result.
  private func result(
    of planned: PlannedSlip, _ slip: Slip, in document: Document, _ swiftOutcomes: SwiftCellRunner.Outcomes
  ) async throws -> CellResult? {
    switch planned.work {
    case .none: return nil
    case .experiment(let experiment, let name, let parameters):
      do {
        return try await result(of: experiment, name, parameters)
      } catch let rejections as Rejections {
        let line = slip.lines.lowerBound
        throw Findings(rejections.findings(line: line) { _ in document.file.place(line: line) })
      }
    case .swift(let cell):
      guard let attributes = cell.swift else { return nil }
      var step = swift.outcome(of: cell, attributes, in: swiftOutcomes, of: document)
      if case .repeated(let steps) = step { step = steps[0] }
      switch step {
      case .repeated: return nil
      case .result(let result): return result
      case .ended(let outcome):
        if outcome.status == .skipped, let reason = outcome.reason { throw Unavailable(reason) }
        throw Findings([
          Finding(
            document.file.place(line: slip.lines.lowerBound),
            "The cell `\(cell.name ?? "")` computes no answer for this slip.",
            help: "Name a cell that runs, or a cell that is declared not to compile.")
        ])
      }
    }
  }
}
