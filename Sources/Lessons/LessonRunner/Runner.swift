import CrashRecovery
import ExperimentKit
import Hosts
import LessonKit
import Results
import SourceText
import SwiftCells

/// A runner of the cells of documents, which compares their results with the documents.
package struct Runner: Sendable {
  private(set) var finder: ExperimentFinder
  /// The folder that relative paths start from.
  package private(set) var folder: WorkingFolder
  private(set) var hosts: HostPool?
  private let console: ConsoleExecutor?
  private(set) var swift: SwiftCellRunner
  private(set) var cache: LessonCache?
  /// The record of everything that the run of a group reads, requests, and computes; nil if nothing is cached.
  private(set) var work: GroupWork?
  /// The number of documents to run in parallel; nil for the number of processors.
  package var jobs: Int?
  /// Whether missing files that documents name in `requires`, `sources`, and links are reported.
  package var looksForNames = false
  /// Whether every cell is computed twice, even if a result is cached from an earlier run.
  package var computesTwice = false
  /// The longest time for each experiment; a cell that needs more is skipped.
  package var timeLimit: Duration?
  /// Whether cells whose authors name no values to vary are computed for the values of their parameters, too.
  package var variesAll = false
  /// Whether the first difference of a table is enough.
  var isBrief = false

  /// Creates a runner.
  ///
  /// - Parameters:
  ///   - catalogue: the experiments of this program that cells can call.
  ///   - hosts: the pool that starts the hosts of other experiments; nil for none.
  ///   - folder: the folder that relative paths start from.
  ///   - swift: the compiler and runner of Swift cells; nil if there is no compiler, so that such cells are skipped.
  ///   - console: the function that runs console commands; nil inside a console cell, where such cells are skipped.
  ///   - cache: the cache of documents' outcomes from run to run; nil to compute everything.
  package init(
    catalogue: Catalogue, hosts: HostPool? = nil, folder: WorkingFolder = .current, swift: SwiftCells? = nil,
    console: ConsoleExecutor? = nil, cache: LessonCache? = nil
  ) {
    finder = ExperimentFinder(catalogue, hosts: hosts, folder: folder)
    self.hosts = hosts
    self.folder = folder
    self.cache = cache
    self.swift = SwiftCellRunner(swift: swift)
    self.console = console
  }

  /// Returns a runner that reads drafts instead of the documents' files, and caches nothing.
  package func reading(_ drafts: DraftDocuments) -> Runner {
    var runner = self
    runner.folder = folder.reading(drafts)
    runner.cache = nil
    return runner
  }

  /// Returns a runner that starts no host, so that cells with experiments of hosts are skipped.
  package func withoutHosts() -> Runner {
    var runner = self
    runner.finder = finder.withoutHosts()
    return runner
  }

  /// Returns a runner that uses other hosts.
  func withHosts(_ hosts: HostPool?) -> Runner {
    var runner = self
    runner.hosts = hosts
    runner.finder = finder.asking(hosts)
    return runner
  }

  /// Returns a runner that has the experiments of this program computed in another process, or in this one.
  func apart(_ isApart: Bool) -> Runner {
    var runner = self
    runner.finder = finder.apart(isApart)
    return runner
  }

  /// Returns a runner that records everything it reads, requests, and computes.
  func noting(in work: GroupWork?) -> Runner {
    var runner = self
    runner.work = work
    runner.folder = folder.noting(in: work)
    runner.finder = finder.reading(runner.folder)
    return runner
  }

  /// Returns a runner that takes given bytes as the content of files.
  func taking(_ files: [String: [UInt8]]) -> Runner {
    var runner = self
    runner.folder = folder.taking(files)
    return runner
  }

  /// Sets the runner of Swift cells.
  mutating func take(_ swift: SwiftCellRunner) { self.swift = swift }

  /// Runs every selected document, in parallel, and passes on the outcomes in the order of the selection.
  ///
  /// - Parameters:
  ///   - selection: the documents.
  ///   - keepsResults: whether outcomes that agree keep their result, for a report.
  ///   - receive: a function that takes the outcome of each document.
  package func run(
    _ selection: Selection, keepsResults: Bool, receive: (DocumentOutcome) throws -> Void
  ) async rethrows {
    try await selection.groups.mapInOrder(width: jobs) {
      $0.first?.reportPath ?? ""
    } weight: {
      $0.count
    } transform: { group in
      let start = ContinuousClock.now
      var outcomes = await self.run(group, keepsResults: keepsResults)
      let time = (ContinuousClock.now - start) / max(1, outcomes.count)
      for index in outcomes.indices { outcomes[index].time = time }
      return outcomes
    } receive: { outcomes in
      for outcome in outcomes { try receive(outcome) }
    }
  }

  private func run(_ group: [Selection.Item], keepsResults: Bool) async -> [DocumentOutcome] {
    await keeping(group, usesVerdict: !keepsResults && !computesTwice) { known in
      known
    } compute: { runner in
      let outcomes = await runner.compute(group, keepsResults: keepsResults)
      return (outcomes, outcomes)
    }
  }

  private func compute(_ group: [Selection.Item], keepsResults: Bool) async -> [DocumentOutcome] {
    let (plans, unreadable) = await plan(group)
    var outcomes: [DocumentOutcome] = []
    for plan in plans {
      let cells = await run(plan, keepsResults: keepsResults)
      var outcome = DocumentOutcome(plan.document, reportPath: plan.reportPath, cells: cells)
      if looksForNames { addMissingNames(of: plan.document, to: &outcome) }
      outcomes.append(outcome)
    }
    return outcomes + unreadable
  }

  /// Reads the documents of a group and checks their cells, including against each other.
  func plan(_ group: [Selection.Item]) async -> (plans: [Plan], unreadable: [DocumentOutcome]) {
    await CrashRecovery.run { isApart in await apart(isApart).planned(group) }
  }

  private func planned(_ group: [Selection.Item]) async -> (plans: [Plan], unreadable: [DocumentOutcome]) {
    var plans: [Plan] = []
    var unreadable: [DocumentOutcome] = []
    for item in group {
      do throws(Finding) {
        var document = try folder.document(item.path)
        document.takeCatalogue(in: folder)
        var plan = await self.plan(document, item)
        plan.modules = LessonModuleReader.read(plan.document, in: folder, findings: &plan.document.findings)
        plans.append(plan)
      } catch {
        unreadable.append(DocumentOutcome(unreadable: item.path, reportPath: item.reportPath, findings: [error]))
      }
    }
    if group.count > 1 { LanguagePairing.check(&plans) }
    return (plans, unreadable)
  }

  func plan(_ document: Document, _ item: Selection.Item) async -> Plan {
    let experiments = await finder.experiments(named: document.experiments(of: item), near: document.path)
    var plan = ParameterFiles.$current.withValue(folder.parameterFiles(of: document.path)) {
      Plan(document, item, experiments: experiments)
    }
    plan.document.findings += experiments.findings
    if document.hasListings { plan.setup = SetupFile.nearest(to: document.path, in: folder) }
    return plan
  }

  /// Runs the cells of a plan from top to bottom.
  func run(_ plan: Plan, keepsResults: Bool) async -> [CellOutcome] {
    var swift = swift
    if computesTwice { swift.swift?.repetition = .always }
    let swiftOutcomes = await swift.run(plan)
    var all = await runCells(of: plan, swiftOutcomes)
    if computesTwice { all = await repeated(all, of: plan) { _ in true } }
    var outcomes: [CellOutcome] = []
    for outcome in all {
      if case .agrees(_?) = outcome.ending, !keepsResults {
        outcomes.append(
          CellOutcome(
            outcome.cell, .agrees(nil), note: outcome.note, listing: outcome.listing, prediction: outcome.prediction,
            varied: outcome.varied, standardError: outcome.standardError))
      } else {
        outcomes.append(outcome)
      }
    }
    return outcomes
  }

  func run(
    _ planned: Plan.PlannedCell, in document: Document, _ swiftOutcomes: SwiftCellRunner.Outcomes
  ) async -> CellOutcome {
    if case .refuse(let findings, _) = planned.step { return CellOutcome(planned.cell, .couldNotRun(findings)) }
    if !planned.cell.holdsHere, let platform = planned.cell.platform {
      return CellOutcome(planned.cell, .skipped(reason: "its transcript is only for `\(platform.rawValue)`"))
    }
    switch planned.step {
    case .refuse(let findings, _): return CellOutcome(planned.cell, .couldNotRun(findings))
    case .unavailable(let error): return CellOutcome(planned.cell, thrown: error, in: document)
    case .listing(let attributes): return runListing(planned.cell, attributes, in: document, swiftOutcomes)
    case .swift(let attributes):
      let step = swift.outcome(of: planned.cell, attributes, in: swiftOutcomes, of: document)
      return await outcome(planned, step, in: document, swiftOutcomes)
    case .console: return await runConsole(planned.cell, in: document)
    case .call(let experiment):
      do {
        let result = try await result(of: experiment, planned.cell.experiment, planned.cell.body)
        let outcome = compare(planned.cell, result, with: document)
        if planned.cell.prediction == nil { return outcome }
        return await predicting(planned, outcome, result, in: document, swiftOutcomes)
      } catch {
        return CellOutcome(planned.cell, thrown: error, in: document)
      }
    }
  }

  /// Returns the result of an experiment from this run or an earlier one.
  func result(of experiment: PreparedExperiment, _ name: String?, _ parameters: String) async throws -> CellResult {
    guard let work, let name, !experiment.holdsFiles else { return try await run(experiment) }
    return try await work.result(of: name, parameters, isOwn: finder.isOwn(name)) { try await run(experiment) }
  }

  /// Runs the commands of a console cell.
  ///
  /// They run each time, because they can depend on any file.
  func runConsole(_ cell: Cell, in document: Document) async -> CellOutcome {
    StabilityWatch.doubt()
    let commands = ConsoleCell(cell, file: document.file)
    guard commands.findings.isEmpty else { return CellOutcome(cell, .couldNotRun(commands.findings)) }
    guard let console else {
      return CellOutcome(cell, .skipped(reason: "console cells do not run inside a console cell"))
    }
    do {
      let result = try await commands.run(console, in: folder.noting(in: nil).folder(of: document.path))
      return compareConsole(cell, result)
    } catch {
      return CellOutcome(cell, thrown: error, in: document)
    }
  }

  /// Compares a console cell's own lines with the output of its commands.
  func compareConsole(_ cell: Cell, _ result: CellResult) -> CellOutcome {
    let differences = LinesComparison.differences(
      expected: cell.bodyLines, firstLine: cell.firstBodyLine, found: result.text(.english),
      options: cell.comparisonOptions
    )
    let isEmpty = cell.bodyLines.allSatisfy { $0.hasPrefix("$ ") || $0.isEmpty }
    return CellOutcome(cell, result, differences: isEmpty && !differences.isEmpty ? nil : differences)
  }

  /// Compares a result with the transcript below its cell; a picture that must not be read is an error.
  func compare(_ cell: Cell, _ result: CellResult, with document: Document) -> CellOutcome {
    var refusal: Finding?
    let outcome = compare(cell, result, in: document) { path in
      refusal = folder.refusal(of: path, of: document.path)
      return try? folder.read(path, of: document.path)
    }
    return refusal.map { CellOutcome(cell, .couldNotRun([$0])) } ?? outcome
  }

  /// Compares a result with the transcript below its cell.
  func compare(
    _ cell: Cell, _ result: CellResult, in document: Document, readPicture: (String) -> [UInt8]?
  ) -> CellOutcome {
    do throws(Finding) {
      return try TranscriptComparison.outcome(cell, result, document, isBrief: isBrief, readPicture: readPicture)
    } catch {
      return CellOutcome(cell, .couldNotRun([error]))
    }
  }
}
