import Results
import Sandbox
import SourceText
import SwiftCells

extension SwiftCells {
  /// The outcome of running the pages of a playground.
  package struct PlaygroundRun: Sendable {
    /// The pages with their results, in their order.
    package var pages: [PlaygroundPage] = []
    /// The errors in the bundle's files.
    package var findings: [Finding] = []
  }

  /// Runs pages of a playground in parallel.
  ///
  /// - Parameters:
  ///   - bundle: the playground.
  ///   - names: the pages; nil for all.
  ///   - timeLimit: the time limit of each page.
  /// - Returns: the pages with their results, and the errors in the bundle.
  /// - Throws: a ``Finding`` if there is no compiler for the pages.
  package func play(_ bundle: PlaygroundBundle, pages names: Set<String>?, timeLimit: Duration) async throws(Finding)
    -> PlaygroundRun
  {
    let description: ToolchainDescription
    do {
      description = try await self.description()
    } catch {
      let problem = error as? SwiftCellError ?? SwiftCellError("The compiler could not be run: \(error)")
      throw Finding(Place(file: "swiftc"), problem.message, help: problem.help)
    }
    if !allowsWeakSandbox, await Sandbox.current().isWeak {
      if let obstacle = SandboxObstacle.find() {
        throw Finding(Place(file: bundle.path), obstacle.message, help: obstacle.help)
      }
      throw Finding(
        Place(file: bundle.path), "This machine cannot sandbox the code of pages.",
        help: "If you trust the playground, add `--weak-sandbox`.")
    }
    let folder: RunFolder
    let modules: PlaygroundModules
    do {
      folder = try RunFolder()
    } catch {
      throw Finding(Place(file: bundle.path), "The playground could not be run: \(error)")
    }
    let cleanup = Interruption.whenInterrupted { folder.remove() }
    defer {
      Interruption.forget(cleanup)
      folder.remove()
    }
    do {
      folder.makeFolder("modules")
      modules = try await PlaygroundModules.find(
        toolchain, description, keptIn: cache.folder, scratch: "\(folder.path)/modules")
    } catch {
      let note = PlaygroundPage.LocalizedNote.couldNotRun(error)
      throw Finding(Place(file: description.version), "\(LocalizedText(en: note.en, ja: note.ja))")
    }
    let jobs = bundle.pages.filter { names?.contains($0.name) ?? true }.map { page in
      PlaygroundJob(
        page: page, bundle: bundle, timeLimit: timeLimit, toolchain: toolchain, compiler: compiler(description),
        description: description, packageModules: packageModules, modules: modules)
    }
    return await run(jobs)
  }

  private func run(_ jobs: [PlaygroundJob]) async -> PlaygroundRun {
    var outcomes: [Int: PlaygroundOutcome] = [:]
    await withTaskGroup(of: (Int, PlaygroundOutcome).self) { group in
      for (index, job) in jobs.enumerated() { group.addTask { (index, await outcome(of: job)) } }
      for await (index, outcome) in group { outcomes[index] = outcome }
    }
    var run = PlaygroundRun()
    for index in jobs.indices {
      guard let outcome = outcomes[index] else { continue }
      run.pages.append(outcome.page)
      for finding in outcome.findings where !run.findings.contains(finding) { run.findings.append(finding) }
    }
    return run
  }

  /// Returns the outcome of a page, from the cache if it has one.
  private func outcome(of job: PlaygroundJob) async -> PlaygroundOutcome {
    let key = await markedKey(job.key(programFingerprint))
    if toolchain.fingerprint != nil, let known = cache.value(PlaygroundOutcome.self, for: key) { return known }
    let outcome = await limiter.run { await job.run() }
    if outcome.isStable { cache.store(outcome, for: key) }
    return outcome
  }
}
