import Results
import Sandbox
import SourceText
import SwiftSource
import TimeLimits

/// The outcome of a job.
struct JobOutcome: Sendable, Hashable, Codable {
  /// The outcomes of the cells, by number.
  var outcomes: [Int: SwiftCellOutcome] = [:]
  /// The lines that the cells wrote to standard error, by number; nothing for cells that wrote none.
  var standardError: [Int: [String]] = [:]
  /// The cells that compile.
  var compiling: Set<Int> = []
  /// Whether running the job again gives the same outcome on any machine.
  package var isStable = true
  /// Whether the program was run twice, or there was none to run.
  var isRepeated = false
}

/// Cells that are compiled as one program, and run if their use requires it.
struct SwiftCellJob: Sendable {
  /// The cells, in the order of their numbers.
  let cells: [SwiftCell]
  /// The last of the cells, if only its outcome is needed; else nil.
  let target: SwiftCell?
  /// The cache key: all that the outcome depends on.
  let key: String
  /// The key of the outcome that is the same on every machine; nil for an outcome that is not shared.
  let sharedKey: String?

  private(set) var compiler: Compiler
  /// The folder that contains the compiler with its libraries.
  let toolchainRoot: String
  let modules: [LessonModule]
  /// Whether the program runs twice.
  let repetition: Repetition
  private let compiledModules: CompiledLessonModules
  let didRun: (@Sendable (Duration) -> Void)?
  /// The key of all that modules depend on, besides their sources and each other.
  private let modulesKey: String

  /// Creates a job of cells with one language mode.
  init(
    _ cells: [SwiftCell], target: SwiftCell?, modules: [LessonModule], _ description: ToolchainDescription,
    in context: SwiftCells, imports: [String] = [], probing: Set<String> = []
  ) {
    self.cells = cells
    self.target = target
    self.modules = modules
    (repetition, didRun) = (context.repetition, context.didRun)
    toolchainRoot = description.root
    let files = modules.flatMap(\.files).map { String(decoding: $0.content, as: UTF8.self) }
    var imported = (cells.map(\.source) + files).reduce(into: Set()) { $0.formUnion(PackageModules.imported(by: $1)) }
    imported.formUnion(imports.filter { PackageModules.dependencies[$0] != nil })
    // A package that was built with these libraries has them itself.
    if let built = context.builtModules { imported = imported.filter { !built.holds($0) } }
    let languageMode = cells.first?.languageMode ?? "5"
    compiler = Compiler(
      compiler: context.compiler(description), languageMode: languageMode,
      modules: context.packageModules?.arguments(importing: imported) ?? ModuleArguments())
    let names = cells.reduce(into: probing.union(imports)) { $0.formUnion(SwiftOutline($1.source).imports) }
    let external = context.builtModules?.part(importing: names)
    compiler.modules += external?.arguments ?? ModuleArguments()
    compiler.imports = imports
    compiler.readsBareExpressions = cells.contains(where: \.readsBareExpressions)
    var parts = [description.version, languageMode, target.map { "\($0.number)" } ?? "all"]
    parts += modules.flatMap(Self.parts)
    for cell in cells {
      parts += ["\(cell.number) \(cell.label) \(cell.use.rawValue) \(cell.timeLimit)", cell.source]
      if let reason = cell.reason { parts.append("reason \(reason)") }
      if let input = cell.input { parts += ["input \(input.count)"] + input }
    }
    parts.append(imports.joined(separator: " "))
    if compiler.readsBareExpressions { parts.append("bare expressions") }
    let own = [
      context.programFingerprint, context.toolchain.fingerprint ?? "",
      context.packageModules?.fingerprint(importing: imported) ?? "", external?.fingerprint ?? "",
    ]
    key = Self.key(own + parts)
    compiledModules = context.compiledModules
    modulesKey = Self.key(own + [description.version, languageMode])
    let used = compiler.modules
    // The text of a module map does not show the content of its headers.
    let hasHeaders = external?.arguments.search.contains { $0.contains("-fmodule-map-file=") } ?? false
    sharedKey =
      hasHeaders
      ? nil
      : context.sharedIdentity.flatMap { identity in
        identity.words(of: used).map { Self.key([identity.words, $0] + parts) }
      }
  }

  private static func parts(of module: LessonModule) -> [String] {
    [module.name] + module.files.flatMap { [$0.name, String(decoding: $0.content, as: UTF8.self)] }
  }

  private static func key(_ parts: [String]) -> String {
    parts.map { "\($0.utf8.count):\($0)" }.joined(separator: "\n")
  }

  /// Compiles and runs the cells.
  func run() async -> JobOutcome {
    do {
      return try await RunFolder.use { folder in
        let compiler = try await compilerWithModules(in: folder.path)
        guard let target else { return try await runAll(compiler, in: folder.path) }
        switch target.use {
        case .run, .trap, .throws: return try await run(target, compiler, in: folder.path)
        case .compile, .error, .warning: return try await check(target, compiler, in: folder.path)
        }
      }
    } catch {
      return failure(error)
    }
  }

  /// Returns the compiler, after it has compiled the modules that the document declares.
  func compilerWithModules(in folder: String) async throws -> Compiler {
    var compiler = compiler
    var key = modulesKey
    for module in modules {
      key = Self.key([key] + Self.parts(of: module))
      let compiled = try await compiledModules.module(key) { [compiler] in
        try await compiler.build(module, in: folder)
      }
      compiler.modules += try compiled.write(into: folder)
    }
    return compiler
  }

  /// Returns the outcome of a job that failed.
  ///
  /// Only one cell reports the error; the other cells refer to it.
  func failure(_ error: any Error) -> JobOutcome {
    let problem =
      switch error {
      case let error as TimeLimitExceeded:
        SwiftCellError("The compiler timed out after \(error.limit.timeLimitText).")
      case let error as CompilerError: SwiftCellError("The compiler could not be run: \(error).")
      case let problem as SwiftCellError: problem
      case let error as SandboxError: SwiftCellError("The cell could not be run: \(error)")
      case let error as SerializedDiagnosticsError: SwiftCellError("The cell could not be compiled: \(error)")
      default: SwiftCellError("The cell could not be compiled: \(error).")
      }
    var outcome = JobOutcome(isStable: false)
    for cell in cells where target == nil || cell == target {
      outcome.outcomes[cell.number] =
        outcome.outcomes.isEmpty
        ? .failed([problem]) : .skipped("it is compiled together with the Swift cell above that failed")
    }
    return outcome
  }
}
