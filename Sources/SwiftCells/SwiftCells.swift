import Results

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Compiles and runs the Swift cells of documents.
///
/// The cells of a document that build on each other are one program. Outcomes are kept on disk, under all that they
/// depend on: the sources, the compiler, the modules and the options.
public struct SwiftCells: Sendable {
  let toolchain: Toolchain
  let packageModules: PackageModules?
  /// What tells this build of the program from another, which may make other outcomes.
  let programFingerprint: String
  let cache: OutcomeCache
  private let limiter = JobLimiter(max(1, ProcessInfo.processInfo.activeProcessorCount))

  /// Creates what compiles and runs cells.
  ///
  /// - Parameters:
  ///   - toolchain: the compiler.
  ///   - packageModules: the libraries of this package; nil if they are not installed.
  ///   - program: the path of this program.
  ///   - cacheFolder: where outcomes are kept; nil if nothing is kept or taken from there.
  public init(_ toolchain: Toolchain, packageModules: PackageModules?, program: String, cacheFolder: String?) {
    self.toolchain = toolchain
    programFingerprint = FileManager.default.fingerprint(ofFile: program) ?? ""
    self.packageModules = packageModules
    cache = OutcomeCache(folder: cacheFolder)
  }

  /// What the compiler says of its version: `Swift version 6.3.1 (swift-6.3.1-RELEASE)`; nil if it says nothing.
  public func version() async -> String? {
    guard let fingerprint = toolchain.fingerprint else { return await toolchain.version() }
    let key = "version \(toolchain.compiler) \(fingerprint)"
    if let version = cache.value(String.self, for: key) { return version }
    let version = await toolchain.version()
    if let version { cache.store(version, for: key) }
    return version
  }

  /// The limits around running cells that this machine cannot enforce, in words; nil if it enforces all.
  public func unenforcedLimits() async -> [String]? {
    let limits = await Sandbox.current().unenforced
    return limits.isEmpty ? nil : limits.map(\.summary)
  }

  /// What compiling and running the cells of a document gives, by their numbers.
  ///
  /// - Parameters:
  ///   - cells: the cells, in the order of their numbers.
  ///   - modules: the modules that the document declares.
  public func run(_ cells: [SwiftCell], modules: [LessonModule] = []) async -> [Int: SwiftCellOutcome] {
    guard !cells.isEmpty else { return [:] }
    let version = await version() ?? ""
    var outcomes: [Int: SwiftCellOutcome] = [:]
    for cell in cells where packageModules == nil {
      guard let name = PackageModules.imported(by: cell.source).min() else { continue }
      outcomes[cell.number] = .skipped("the module `\(name)` of this package is not installed beside `lesson`")
    }
    var jobs: [SwiftCellJob] = []
    for mode in Set(cells.map(\.languageMode)).sorted() {
      let cells = cells.filter { $0.languageMode == mode }
      let able = cells.filter { outcomes[$0.number] == nil }
      let chain = SwiftCellJob(able.filter(\.isChained), target: nil, modules: modules, version: version, in: self)
      let result = chain.cells.isEmpty ? JobOutcome() : await run(chain)
      outcomes.merge(result.outcomes) { $1 }
      if let unable = cells.first(where: { outcomes[$0.number]?.isSkipped == true }) {
        for cell in chain.cells where cell.number > unable.number && !result.compiling.contains(cell.number) {
          outcomes[cell.number] = .skipped("it builds on Swift cell \(unable.label) above, which is skipped")
        }
      }
      let sound = chain.cells.filter { result.compiling.contains($0.number) }
      let broken = chain.cells.first { !result.compiling.contains($0.number) }
      for cell in able where !cell.isChained {
        if let broken, broken.number < cell.number, !cell.isIsolated {
          outcomes[cell.number] = .skipped("it builds on Swift cell \(broken.label) above, which does not compile")
          continue
        }
        let prefix = cell.isIsolated ? [] : sound.filter { $0.number < cell.number }
        jobs.append(SwiftCellJob(prefix + [cell], target: cell, modules: modules, version: version, in: self))
      }
    }
    await withTaskGroup(of: JobOutcome.self) { group in
      for job in jobs { group.addTask { await run(job) } }
      for await result in group { outcomes.merge(result.outcomes) { $1 } }
    }
    return outcomes
  }

  /// The outcome of a job, from the cache if it is there.
  private func run(_ job: SwiftCellJob) async -> JobOutcome {
    if toolchain.fingerprint != nil, let known = cache.value(JobOutcome.self, for: job.key) { return known }
    let outcome = await limiter.run { await job.run() }
    if outcome.isStable { cache.store(outcome, for: job.key) }
    return outcome
  }
}
