import CrashRecovery
import ExperimentKit
import LessonKit
import Results
import SourceText
import TimeLimits

extension Runner {
  /// Returns the outcome of a cell together with that of its results for other values.
  func varying(_ planned: Plan.PlannedCell, _ outcome: CellOutcome, in document: Document) async -> CellOutcome {
    switch outcome.ending {
    case .agrees, .differs, .noTranscript: break
    case .couldNotRun, .skipped, .cannotCompare: return outcome
    }
    if let variation = planned.variation {
      return outcome.varied(await recorded(variation, planned.cell, in: document))
    }
    guard variesAll, planned.cell.variation == nil, let entry = planned.entry else { return outcome }
    let others = OtherVariations(of: planned.cell, entry)
    guard !others.isEmpty else { return outcome }
    return outcome.varied(await results(of: others, planned.cell, in: document).outcome(of: planned.cell, in: document))
  }

  /// Returns the result of each state of a cell, in order.
  ///
  /// - Parameters:
  ///   - variation: the states.
  ///   - cell: the cell.
  ///   - document: its document.
  ///   - isWanted: a function that says whether a state is computed, in view of the results so far.
  ///   - take: a function that takes each state with its result, and whether it depends on files.
  func compute(
    _ variation: PlannedVariation, of cell: Cell, in document: Document,
    isWanted: (VariedState) -> Bool,
    take: (VariedState, VariedResult, _ holdsFiles: Bool) -> Void
  ) async {
    let line = cell.lines.lowerBound
    let place = document.file.place(line: line)
    var lateCount = 0
    for state in variation.states where isWanted(state) {
      guard lateCount < PlannedVariation.mostLate else {
        take(state, .undecided("other values took too long"), false)
        continue
      }
      do {
        let (result, holdsFiles) = try await limited(state, variation, cell, in: document)
        take(state, .result(result), holdsFiles)
      } catch {
        if error is TimeLimitExceeded { lateCount += 1 }
        take(state, VariedResult(thrown: error, line: line, place: place), false)
      }
    }
  }

  /// Returns a result within the limit of time; on a busy machine, the second attempt can have more luck.
  ///
  /// - Throws: a ``/TimeLimits/TimeLimitExceeded`` if both attempts took too long, or else as the function without a limit.
  private func limited(
    _ state: VariedState, _ variation: PlannedVariation, _ cell: Cell, in document: Document
  ) async throws -> (CellResult, holdsFiles: Bool) {
    @Sendable func attempt() async throws -> (CellResult, holdsFiles: Bool) {
      try await CrashRecovery.run(within: PlannedVariation.timeLimit) { isApart in
        try await self.apart(isApart || finder.isApart).result(of: state, variation, cell, in: document)
      }
    }
    do {
      return try await attempt()
    } catch is TimeLimitExceeded {
      return try await attempt()
    }
  }

  /// Returns the result of an experiment for some values, and whether it depends on files.
  ///
  /// - Throws: ``SourceText/Findings`` for values that do not fit together, or the error of the experiment.
  private func result(
    of state: VariedState, _ variation: PlannedVariation, _ cell: Cell, in document: Document
  ) async throws -> (CellResult, holdsFiles: Bool) {
    let entry = try await entry(variation.entry, near: document.path)
    let line = cell.lines.lowerBound
    let place = document.file.place(line: line)
    let experiment = try ParameterFiles.$current.withValue(folder.parameterFiles(of: document.path)) {
      try entry.prepare(state.entries(variation.written, line: line), line: line) { _ in place }.get()
    }
    let result = try await result(of: experiment, cell.experiment, "\(cell.body)\n# vary \(state.text)")
    return (result, experiment.holdsFiles)
  }

  /// Returns an experiment as it can be called now: after a crash, those of this program run in another process.
  private func entry(_ entry: CatalogueEntry, near path: String) async throws -> CatalogueEntry {
    guard finder.isApart, finder.isOwn(entry.name) else { return entry }
    let found = await finder.own(near: path)
    if let problem = found.problem(of: entry.name) { throw problem }
    return found.catalogue[entry.name] ?? entry
  }

  /// Returns the results of a cell for the values of its attribute `vary`, compared with their record.
  private func recorded(_ variation: PlannedVariation, _ cell: Cell, in document: Document) async -> VariedOutcome {
    let hashes = await keptHashes(variation, cell, in: document)
    let path = VariedLock.path(for: document.path)
    let lock = VariedLock((try? folder.read(path, of: document.path)) ?? [])
    let place = document.file.place(line: cell.lines.lowerBound)
    let warnings = VariationWarnings(hashes.missing, at: place).all + GoalWarning(cell.goal, hashes, at: place).all
    var counts = VariationCounts()
    counts[.cells] = 1
    counts[.results] = hashes.record.entries.count
    counts[.refusals] = hashes.refusals
    counts[.failures] = hashes.missing.count
    let undecided = hashes.missing.filter(\.result.isUndecided)
    if !undecided.isEmpty { StabilityWatch.doubt() }
    return VariedOutcome(
      cell, hashes.record, unknown: Set(undecided.map(\.state.text)), lock, file: RelativePath.name(of: path), counts,
      warnings: warnings)
  }

  /// Returns the hashes of the results of a cell, from this run or an earlier one.
  ///
  /// They are cached as one result, because nearly every single one takes less time than a lookup.
  private func keptHashes(
    _ variation: PlannedVariation, _ cell: Cell, in document: Document
  ) async -> VariedHashes {
    let goal = cell.goal.map { "\n# goal \($0)" } ?? ""
    let key = "\(cell.body)\n# vary \(variation.key)\(goal)"
    guard let work, let name = cell.experiment else { return await computeHashes(variation, cell, in: document) }
    var computed = VariedHashes(cell.goal)
    let kept = try? await work.result(of: name, key, isOwn: finder.isOwn(name)) {
      let hashes = await computeHashes(variation, cell, in: document)
      computed = hashes
      guard let result = hashes.result else { throw UncachedHashes() }
      return result
    }
    return kept.flatMap { VariedHashes($0) } ?? computed
  }

  private struct UncachedHashes: Error {}

  private func computeHashes(
    _ variation: PlannedVariation, _ cell: Cell, in document: Document
  ) async -> VariedHashes {
    var hashes = VariedHashes(cell.goal)
    await compute(
      variation, of: cell, in: document, isWanted: { _ in true },
      take: { state, result, holdsFiles in hashes.take(state, result, holdsFiles: holdsFiles) })
    return hashes
  }
}
