import RemoteCaching
import Results
import Sandbox
import SourceText

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Compiles and runs the Swift cells of documents.
///
/// The cells of a document that build on each other are one program. Outcomes are kept on disk, under all that they
/// depend on: the sources, the compiler, the modules and the options.
package struct SwiftCells: Sendable {
  package let toolchain: Toolchain
  /// The libraries of this package; nil if they are not installed.
  package var packageModules: PackageModules? { installedModules.value }
  /// What tells this build of the program from another, which may make other outcomes.
  package var programFingerprint: String { fingerprint.value }
  package let cache: OutcomeCache
  /// The modules of another package, which were built already; nil for none.
  let builtModules: BuiltModules?
  /// The modules that all listings import without saying so.
  private(set) var listingImports: [String]

  /// Whether all listings import a module that is none of the toolchain's.
  package var usesLibraries: Bool { !Set(listingImports).isSubset(of: ["Foundation"]) }
  /// Further modules that the listings of a document import without saying so, by its path.
  package var documentImports: [String: [String]] = [:]
  /// Whether cells run where the machine cannot keep them apart.
  package let allowsWeakSandbox: Bool
  /// Whether cells have only what they gave in earlier runs, and none is run.
  package var runsNothing = false
  /// Whether values are written of which comments in listings state something.
  package var comparesValues = true
  /// Which programs run twice.
  package var repetition = Repetition.ofVarying
  /// Source that runs before the listings of each document; nil for none.
  package var setup: String?
  /// Where outcomes are shared with other machines; nil for nowhere.
  package var remoteCache: RemoteCache?
  /// What tells this machine's program and compiler from others, by content; nil where nothing is shared.
  var sharedIdentity: SharedIdentity? { remoteCache == nil ? nil : contents.value }
  private let descriptions = DescriptionStore()
  /// The modules of documents that were compiled for other cells.
  let compiledModules = CompiledLessonModules()
  /// Runs as many jobs at a time as there are processors.
  package var limiter: JobLimiter { jobs.value }
  private let installedModules: Deferred<PackageModules?>
  private let fingerprint: Deferred<String>
  private let contents: Deferred<SharedIdentity?>
  private let cModules: Deferred<CompiledCModules>
  /// Where that is kept which the compiler made of no document.
  private let compilerCache: Deferred<OutcomeCache>
  private let jobs = Deferred { JobLimiter(max(1, ProcessInfo.processInfo.activeProcessorCount)) }

  /// Creates what compiles and runs cells.
  ///
  /// Nothing is looked at before a cell needs it: most runs have no Swift cells.
  ///
  /// - Parameters:
  ///   - toolchain: the compiler.
  ///   - packageModules: the libraries of this package; nil if they are not installed.
  ///   - builtModules: the modules of another package; nil for none.
  ///   - listingImports: the modules that all listings import without saying so.
  ///   - allowsWeakSandbox: whether cells run where the machine cannot keep them apart.
  ///   - program: the path of this program.
  ///   - surroundings: the variables of the environment that compilers and linkers heed.
  ///   - cacheFolder: where outcomes are kept; nil if nothing is kept or taken from there.
  ///   - modulesFolder: where that is kept which the compiler made of no document; nil for the folder of the outcomes.
  package init(
    _ toolchain: Toolchain, packageModules: @autoclosure @escaping @Sendable () -> PackageModules?,
    builtModules: BuiltModules? = nil, listingImports: [String] = [], allowsWeakSandbox: Bool = false,
    program: String, surroundings: [String] = [],
    cacheFolder: String?, modulesFolder: String? = nil
  ) {
    self.toolchain = toolchain
    // Without namespaces a cell can give something else.
    fingerprint = Deferred {
      (FileManager.default.fingerprint(ofFile: program) ?? "") + (allowsWeakSandbox ? " weak sandbox" : "")
    }
    installedModules = Deferred(packageModules)
    self.builtModules = builtModules
    self.listingImports = listingImports
    self.allowsWeakSandbox = allowsWeakSandbox
    let cache = OutcomeCache(folder: cacheFolder)
    self.cache = cache
    let modulesFolder = Deferred { toolchain.fingerprint == nil ? nil : cacheFolder ?? modulesFolder }
    let compilerCache = Deferred {
      cacheFolder == modulesFolder.value ? cache : OutcomeCache(folder: modulesFolder.value)
    }
    self.compilerCache = compilerCache
    contents = Deferred {
      SharedIdentity(
        program: program, compiler: toolchain.compiler,
        surroundings: surroundings + (allowsWeakSandbox ? ["weak sandbox"] : []), cache: compilerCache.value)
    }
    cModules = Deferred {
      .of("\(toolchain.compiler)\n\(toolchain.fingerprint ?? "")", keptIn: modulesFolder.value)
    }
  }

  /// What compiles and runs the listings of one document, with the modules that it imports without saying so.
  package func forDocument(_ path: String) -> SwiftCells {
    var cells = self
    cells.listingImports += documentImports[path] ?? []
    return cells
  }

  /// The compiler for sources of documents.
  package func compiler(_ description: ToolchainDescription) -> IsolatedCompiler {
    IsolatedCompiler(
      toolchain: toolchain, root: description.root, modules: cModules.value, cache: compilerCache.value)
  }

  /// What the compiler says of its version: `Swift version 6.3.1 (swift-6.3.1-RELEASE)`; nil if it says nothing.
  package func version() async -> String? {
    try? await description().version
  }

  /// What the compiler says of itself, asked once.
  package func description() async throws -> ToolchainDescription {
    do {
      return try await descriptions.value { try await readDescription() }
    } catch {
      StabilityWatch.doubt()
      throw error
    }
  }

  /// All that outcomes depend on beside the documents, as far as can be told without starting the compiler; nil where it
  /// cannot be told.
  package var identity: String? {
    guard let fingerprint = toolchain.fingerprint, builtModules == nil else { return nil }
    let modules = packageModules?.fingerprint(importing: Set(PackageModules.dependencies.keys)) ?? "no modules"
    var words = [programFingerprint, toolchain.compiler, fingerprint, modules] + listingImports
    if !comparesValues { words.append("no-values") }
    if let setup { words += ["setup", setup] }
    return words.joined(separator: "\n")
  }

  private func readDescription() async throws -> ToolchainDescription {
    guard let fingerprint = toolchain.fingerprint else { return try await toolchain.description() }
    let key = "description \(toolchain.compiler) \(fingerprint)"
    if let known = cache.value(ToolchainDescription.self, for: key) { return known }
    let description = try await toolchain.description()
    cache.store(description, for: key)
    return description
  }

  /// The limits around running cells that this machine cannot enforce, in words; nil if it enforces all.
  package func unenforcedLimits() async -> [Message]? {
    let limits = await Sandbox.current().unenforced
    return limits.isEmpty ? nil : limits.map(\.summary)
  }

  /// What there is in place of a strong sandbox, in words; nil where there is one.
  package func weakness() async -> Message? {
    let sandbox = await Sandbox.current()
    if sandbox.hasNamespaces || sandbox.isWeak && !allowsWeakSandbox { return nil }
    return sandbox.isWeak ? "in a weak sandbox" : "without namespaces, with Landlock only"
  }

  /// Compiles and runs the cells of a document.
  ///
  /// - Parameters:
  ///   - cells: the cells, in the order of their numbers.
  ///   - modules: the modules that the document declares.
  /// - Returns: what each cell gave, by its number.
  package func run(_ cells: [SwiftCell], modules: [LessonModule] = []) async -> [Int: SwiftCellOutcome] {
    guard !cells.isEmpty else { return [:] }
    let description: ToolchainDescription
    do {
      description = try await self.description()
    } catch {
      let problem = error as? SwiftCellError ?? SwiftCellError("The compiler could not be run: \(error)")
      return Dictionary(uniqueKeysWithValues: cells.map { ($0.number, .failed([problem])) })
    }
    if let refusal = await refusalOfMachine(cells) { return refusal }
    var outcomes = refusals(of: cells)
    var jobs: [(cell: SwiftCell, job: SwiftCellJob, context: EvaluationContext)] = []
    for mode in Set(cells.map(\.languageMode)).sorted() {
      let cells = cells.filter { $0.languageMode == mode }
      let able = cells.filter { outcomes[$0.number] == nil && $0.presence != .none }
      let chain = SwiftCellJob(able.filter(\.isChained), target: nil, modules: modules, description, in: self)
      let result = chain.cells.isEmpty ? JobOutcome() : await run(chain)
      let context = EvaluationContext(cells.filter(\.isChained), result, outcomes.merging(result.outcomes) { $1 })
      outcomes.merge(context.outcomes) { $1 }
      for cell in able where !cell.isChained {
        if let obstacle = context.obstacle(for: cell) {
          outcomes[cell.number] = .skipped(obstacle)
        } else {
          let cells = context.cells(above: cell) + [cell]
          jobs.append((cell, SwiftCellJob(cells, target: cell, modules: modules, description, in: self), context))
        }
      }
    }
    await withTaskGroup(of: JobOutcome.self) { group in
      for (cell, job, context) in jobs { group.addTask { context.excused(cell, await run(job)) } }
      for await result in group { outcomes.merge(result.outcomes) { $1 } }
    }
    return outcomes
  }

  /// The outcomes of all cells where this machine cannot keep them apart and nobody has allowed it; nil where it can, or may.
  func refusalOfMachine(_ cells: [SwiftCell]) async -> [Int: SwiftCellOutcome]? {
    guard !allowsWeakSandbox, let first = cells.first, await Sandbox.current().isWeak else { return nil }
    StabilityWatch.doubt()
    if let obstacle = SandboxObstacle.find() {
      var outcomes = Dictionary(
        cells.map { ($0.number, SwiftCellOutcome.skipped("Swift cells cannot be sandboxed here")) }
      ) { $1 }
      outcomes[first.number] = .failed([SwiftCellError(obstacle.message, help: obstacle.help)])
      return outcomes
    }
    let limits = await unenforcedLimits() ?? []
    var outcomes = Dictionary(
      cells.map { ($0.number, SwiftCellOutcome.skipped("Swift cells do not run here without `--weak-sandbox`")) }
    ) { $1 }
    outcomes[first.number] = .failed([
      SwiftCellError(
        "This machine cannot sandbox Swift cells. Not enforced: \(Message.list(limits)).",
        help:
          "If you trust the documents, add `--weak-sandbox`, or else run them where Linux namespaces can be created.")
    ])
    return outcomes
  }

  /// The outcomes of cells that are not compiled though they are there.
  func refusals(of cells: [SwiftCell]) -> [Int: SwiftCellOutcome] {
    var outcomes: [Int: SwiftCellOutcome] = [:]
    for cell in cells {
      if cell.source.contains("__lesson") {
        outcomes[cell.number] = .failed([
          SwiftCellError(
            "Names that begin with `__lesson` are reserved: with them, the program reports which cell it has reached.",
            help: "Choose another name.")
        ])
      } else if packageModules == nil, let name = PackageModules.imported(by: cell.source).min() {
        outcomes[cell.number] = .skipped("the module `\(name)` of this package is not installed next to `lesson`")
      }
    }
    return outcomes
  }

  /// A key with what tells the sandbox of this machine from the strongest: what was computed in another is computed again.
  package func markedKey(_ key: String) async -> String {
    let sandbox = await Sandbox.current()
    if !sandbox.hasNamespaces { StabilityWatch.doubt() }
    return key + sandbox.mark
  }

  /// The outcome of a job, from a cache if it is there.
  func run(_ job: SwiftCellJob) async -> JobOutcome {
    await kept(job.key, shared: job.sharedKey, none: JobOutcome(isStable: false)) { await job.run() }
  }
}

/// Keeps what the compiler says of itself.
private actor DescriptionStore {
  private var task: Task<ToolchainDescription, any Error>?

  /// The description, which is read by the first who asks.
  func value(_ read: @escaping @Sendable () async throws -> ToolchainDescription) async throws -> ToolchainDescription {
    let task = task ?? Task { try await read() }
    self.task = task
    return try await task.value
  }
}
