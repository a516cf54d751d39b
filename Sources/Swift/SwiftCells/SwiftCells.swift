import RemoteCaching
import Results
import Sandbox
import SourceText

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A runner that compiles and executes the Swift cells of documents.
///
/// The cells of a document that build on each other are one program. Outcomes are cached on disk, under all that they
/// depend on: the sources, the compiler, the modules and the options.
package struct SwiftCells: Sendable {
  package let toolchain: Toolchain
  /// The libraries of this package; nil if they are not installed.
  package var packageModules: PackageModules? { installedModules.value }
  /// The fingerprint of this build of the program, since another build may give other outcomes.
  package var programFingerprint: String { fingerprint.value }
  package let cache: OutcomeCache
  /// The modules of another package, already built; nil for none.
  let builtModules: BuiltModules?
  /// Whether listings can import the modules of another package.
  package var hasBuiltModules: Bool { builtModules != nil }
  /// The modules that all listings import implicitly.
  private(set) var listingImports: [String]

  /// Whether all listings import a module that does not belong to the toolchain.
  package var usesLibraries: Bool { !Set(listingImports).isSubset(of: ["Foundation"]) }
  /// Further modules that the listings of a document import implicitly, by the document's path.
  package var documentImports: [String: [String]] = [:]
  /// Whether cells run even if the machine cannot isolate them.
  package let allowsWeakSandbox: Bool
  /// Whether cells have only the outcomes of earlier runs, and no cell is run.
  package var runsNothing = false
  /// Whether values that comments in listings state are computed and compared.
  package var comparesValues = true
  /// The programs that run twice.
  package var repetition = Repetition.ofVarying
  /// A function that receives the time that a program of cells took; nil for none.
  package var didRun: (@Sendable (Duration) -> Void)?
  /// The file that runs before the listings of each document without a nearer one; nil for none.
  package var setup: SetupFile?
  /// The names in the manifest of the tested package, among which are all flags for `#if` that it may set.
  package var packageFlags: Set<String> = []
  /// The cache that shares outcomes with other machines; nil for none.
  package var remoteCache: RemoteCache?
  /// The identity of this machine's program and compiler, by content; nil if nothing is shared.
  var sharedIdentity: SharedIdentity? { remoteCache == nil ? nil : contents.value }
  private let descriptions = DescriptionStore()
  /// The modules of documents that were compiled for other cells.
  let compiledModules = CompiledLessonModules()
  /// A limiter that runs as many jobs in parallel as there are processors.
  package var limiter: JobLimiter { jobs.value }
  private let installedModules: Deferred<PackageModules?>
  private let fingerprint: Deferred<String>
  private let contents: Deferred<SharedIdentity?>
  private let cModules: Deferred<CompiledCModules>
  /// The cache for compiler output that depends on no document.
  private let compilerCache: Deferred<OutcomeCache>
  private let jobs = Deferred { JobLimiter(max(1, ProcessInfo.processInfo.activeProcessorCount)) }

  /// Creates a runner that compiles and executes Swift cells.
  ///
  /// Nothing is read before a cell needs it: most runs have no Swift cells.
  ///
  /// - Parameters:
  ///   - toolchain: the compiler.
  ///   - packageModules: the libraries of this package; nil if they are not installed.
  ///   - builtModules: the modules of another package; nil for none.
  ///   - listingImports: the modules that all listings import implicitly.
  ///   - allowsWeakSandbox: whether cells run even if the machine cannot isolate them.
  ///   - program: the path of this program.
  ///   - surroundings: the variables of the environment that compilers and linkers respect.
  ///   - cacheFolder: the folder that stores outcomes; nil to neither store nor read any.
  ///   - modulesFolder: the folder for compiler output that depends on no document; nil for the folder of the outcomes.
  package init(
    _ toolchain: Toolchain, packageModules: @autoclosure @escaping @Sendable () -> PackageModules?,
    builtModules: BuiltModules? = nil, listingImports: [String] = [], allowsWeakSandbox: Bool = false,
    program: String, surroundings: [String] = [],
    cacheFolder: String?, modulesFolder: String? = nil
  ) {
    self.toolchain = toolchain
    // Without namespaces, a cell can have a different outcome.
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

  /// Returns a runner for the listings of one document, with the modules that it imports implicitly.
  package func forDocument(_ path: String) -> SwiftCells {
    var cells = self
    cells.listingImports += documentImports[path] ?? []
    return cells
  }

  /// Returns the compiler for sources of documents.
  package func compiler(_ description: ToolchainDescription) -> IsolatedCompiler {
    IsolatedCompiler(
      toolchain: toolchain, root: description.root, modules: cModules.value, cache: compilerCache.value)
  }

  /// Returns the compiler's version, `Swift version 6.3.1 (swift-6.3.1-RELEASE)`; nil if it reports none.
  package func version() async -> String? {
    try? await description().version
  }

  /// Returns the compiler's description of itself, which is read once.
  package func description() async throws -> ToolchainDescription {
    do {
      return try await descriptions.value { try await readDescription() }
    } catch {
      StabilityWatch.doubt()
      throw error
    }
  }

  /// The identity of all that outcomes depend on besides the documents, without starting the compiler.
  ///
  /// It is nil if that cannot be known.
  package var identity: String? {
    guard let fingerprint = toolchain.fingerprint, builtModules == nil else { return nil }
    let modules = packageModules?.fingerprint(importing: Set(PackageModules.dependencies.keys)) ?? "no modules"
    var words = [programFingerprint, toolchain.compiler, fingerprint, modules] + listingImports
    if !comparesValues { words.append("no-values") }
    if let setup { words += ["setup", setup.path, setup.source] }
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

  /// Returns the limits around running cells that this machine cannot enforce, in words; nil if it enforces all.
  package func unenforcedLimits() async -> [Message]? {
    let limits = await Sandbox.current().unenforced
    return limits.isEmpty ? nil : limits.map(\.summary)
  }

  /// Returns the replacement for a strong sandbox, in words; nil if there is a strong sandbox.
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
  /// - Returns: the outcome of each cell, by its number.
  package func run(_ cells: [SwiftCell], modules: [LessonModule] = []) async -> [Int: SwiftCellOutcome] {
    await runAll(cells, modules: modules).outcomes
  }

  /// Compiles and runs the cells of a document.
  ///
  /// - Parameters:
  ///   - cells: the cells, in the order of their numbers.
  ///   - modules: the modules that the document declares.
  /// - Returns: the outcome of each cell, and the lines that it wrote to standard error, by its number.
  package func runAll(
    _ cells: [SwiftCell], modules: [LessonModule] = []
  ) async -> (outcomes: [Int: SwiftCellOutcome], standardError: [Int: [String]]) {
    guard !cells.isEmpty else { return ([:], [:]) }
    let description: ToolchainDescription
    do {
      description = try await self.description()
    } catch {
      let problem = error as? SwiftCellError ?? SwiftCellError("The compiler could not be run: \(error)")
      return (Dictionary(uniqueKeysWithValues: cells.map { ($0.number, .failed([problem])) }), [:])
    }
    if let refusal = await refusalOfMachine(cells) { return (refusal, [:]) }
    var outcomes = refusals(of: cells)
    var standardError: [Int: [String]] = [:]
    var jobs: [(cell: SwiftCell, job: SwiftCellJob, context: EvaluationContext)] = []
    for mode in Set(cells.map(\.languageMode)).sorted() {
      let cells = cells.filter { $0.languageMode == mode }
      let able = cells.filter { outcomes[$0.number] == nil && $0.presence != .none }
      let chain = SwiftCellJob(able.filter(\.isChained), target: nil, modules: modules, description, in: self)
      let result = chain.cells.isEmpty ? JobOutcome() : await run(chain)
      let context = EvaluationContext(cells.filter(\.isChained), result, outcomes.merging(result.outcomes) { $1 })
      outcomes.merge(context.outcomes) { $1 }
      standardError.merge(result.standardError) { $1 }
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
      for await result in group {
        outcomes.merge(result.outcomes) { $1 }
        standardError.merge(result.standardError) { $1 }
      }
    }
    return (outcomes, standardError)
  }

  /// Returns the outcomes of all cells if this machine cannot isolate them and that is not allowed; else nil.
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
        help: """
          If you trust the documents, add `--weak-sandbox`. Otherwise, run them where Linux namespaces can be \
          created.
          """)
    ])
    return outcomes
  }

  /// Returns the outcomes of cells that exist but are not compiled.
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

  /// Returns a key marked with the sandbox of this machine, so that results of another sandbox are computed again.
  package func markedKey(_ key: String) async -> String {
    let sandbox = await Sandbox.current()
    if !sandbox.hasNamespaces { StabilityWatch.doubt() }
    return key + sandbox.mark
  }

  /// Returns the outcome of a job, from a cache if it has one.
  func run(_ job: SwiftCellJob) async -> JobOutcome {
    if repetition == .never, job.mayVary, !runsNothing { return await limiter.run { await job.run() } }
    return await kept(job.key, shared: job.sharedKey, none: JobOutcome(isStable: false)) { await job.run() }
  }
}

/// The store for the compiler's description of itself.
private actor DescriptionStore {
  private var task: Task<ToolchainDescription, any Error>?

  /// Returns the description, which the first caller reads; after a failure the next caller tries again.
  func value(_ read: @escaping @Sendable () async throws -> ToolchainDescription) async throws -> ToolchainDescription {
    let task = task ?? Task { try await read() }
    self.task = task
    do {
      return try await task.value
    } catch {
      if self.task == task { self.task = nil }
      throw error
    }
  }
}
