import Sandbox
import SourceText
import TimeLimits

/// A compiler for sources of documents, which runs in namespaces if the system has them.
package struct IsolatedCompiler: Sendable {
  package let toolchain: Toolchain
  /// The folder `usr` that contains the compiler with its libraries.
  package let root: String
  /// The C modules that were compiled before.
  let modules: CompiledCModules
  /// The cache for the steps of the driver.
  package var cache = OutcomeCache(folder: nil)

  /// Runs the compiler and waits for its end.
  ///
  /// - Parameters:
  ///   - arguments: the arguments; the compiler can read the folders that they name with absolute paths.
  ///   - folder: the folder that it may write into.
  ///   - work: the name of its working folder in that folder; nil for that folder itself.
  ///   - isCommon: whether other runs have the same arguments except for the folder, so that the driver's steps are
  ///     cached.
  /// - Returns: the output, and whether the compiler ended with status 0.
  /// - Throws: ``CompilerError`` or ``SandboxError`` if it cannot be started, `TimeLimitExceeded` if it does not end in
  ///   time.
  package func run(
    _ arguments: [String], in folder: String, work: String? = nil, isCommon: Bool = false
  ) async throws -> CompilerProcess {
    let sandbox = await Sandbox.current()
    let place = work.map { "\(folder)/\($0)" } ?? folder
    guard sandbox.isolatesCompilers else {
      return try await CompilerProcess.run(toolchain.compiler, arguments, in: place)
    }
    let kept =
      sandbox.hasNamespaces
      ? await modules.folder(for: self, languageMode: Self.languageMode(of: arguments), sandbox) : nil
    let run = { @Sendable (words: [String]) async throws -> RunEvidence? in
      try await sandbox.compile(writing: [folder]) { (run, user) in
        CompilerCommand(
          words: words, writing: folder, work: place, toolchain: root,
          reading: Self.folders(in: arguments).filter { $0 != folder && RelativePath.below(folder, $0) == nil },
          keptModules: kept, newModules: nil,
          temporaryFolder: CompilerEnvironment.temporaryFolder(folder), folder: run, user: user)
      }
    }
    let words = words(arguments, modules: sandbox.hasNamespaces ? CompilerCommand.modules : "\(folder)/c-modules")
    guard isCommon else { return try await Self.result(run(words)) }
    let steps = await DriverShortcut.ofProcess.words(for: words, in: folder, keptIn: cache, of: modules.key, run)
    return try await Self.result(run(steps))
  }

  /// Returns the path of ``CellSupport``'s object for a language mode, as the compiler sees it; nil if there is none.
  package func support(languageMode: String) async -> String? {
    let sandbox = await Sandbox.current()
    guard sandbox.hasNamespaces,
      let kept = await modules.folder(for: self, languageMode: languageMode, sandbox), CompilerCommand.canLayOver(kept),
      PathKind.isFile("\(kept)/\(CompiledCModules.support)")
    else { return nil }
    return "\(CompilerCommand.modules)/\(CompiledCModules.support)"
  }

  /// The arguments that choose the fastest linker of the toolchain.
  package var linker: [String] { PathKind.leadsToFile("\(root)/bin/ld.lld") ? ["-use-ld=lld"] : [] }

  /// Compiles the C modules that the libraries of the system use, so that later compilations need not.
  ///
  /// - Parameters:
  ///   - folder: the folder for the modules.
  ///   - languageMode: the language mode, since each has its own modules.
  ///   - sandbox: the namespaces, in which the modules are compiled where later compilations will look for them.
  /// - Throws: ``CompilerError``, ``SandboxError`` or `TimeLimitExceeded`, if they do not compile.
  package func compileCModules(into folder: String, languageMode: String, _ sandbox: Sandbox) async throws {
    // Code without debugging information would need other modules.
    let options = ["-gline-tables-only", "-parse-as-library"]
    try await compile(
      CompiledCModules.source, options + ["-emit-sil", "-o", "/dev/null"], languageMode, kept: nil, new: folder, sandbox
    )
    // If this fails, the support is compiled with each program.
    let support = "\(CompilerCommand.modules)/\(CompiledCModules.support)"
    try? await compile(
      CellSupport.separateSource, options + ["-module-name", "LessonSupport", "-c", "-o", support], languageMode,
      kept: nil,
      new: folder, sandbox)
  }

  /// Whether a compilation finds the C modules of a folder, which requires an overlay file system.
  package func canUseCModules(of folder: String, languageMode: String, _ sandbox: Sandbox) async -> Bool {
    let options = ["-gline-tables-only", "-emit-sil", "-o", "/dev/null"]
    return (try? await compile(CompiledCModules.source, options, languageMode, kept: folder, new: nil, sandbox)) != nil
  }

  private func compile(
    _ source: String, _ options: [String], _ languageMode: String, kept: String?, new: String?, _ sandbox: Sandbox
  ) async throws {
    try await RunFolder.use { work in
      try CompilerFolder.write(source, to: "\(work.path)/modules.swift")
      let words = words(
        ["modules.swift", "-swift-version", languageMode] + options, modules: CompilerCommand.modules)
      let command = { (run: RunFolder, user: UInt32?) -> CompilerCommand in
        CompilerCommand(
          words: words, writing: work.path, work: work.path, toolchain: root, reading: [], keptModules: kept,
          newModules: new, temporaryFolder: CompilerEnvironment.temporaryFolder(work.path), folder: run, user: user)
      }
      let run = try await Self.result(sandbox.compile(writing: [work.path] + (new.map { [$0] } ?? []), command))
      guard run.succeeded else { throw CompilerError(run.output) }
    }
  }

  private func words(_ arguments: [String], modules: String) -> [String] {
    let first = arguments.prefix { $0 == "-frontend" }
    let isFrontend = !first.isEmpty && PathKind.leadsToFile("\(root)/bin/swift-frontend")
    return ["\(root)/bin/\(isFrontend ? "swift-frontend" : "swiftc")"] + first
      + ["-module-cache-path", modules]
      + arguments.dropFirst(first.count)
  }

  /// Returns the folders that arguments name with absolute paths, or that contain the files that they name.
  private static func folders(in arguments: [String]) -> [String] {
    let prefix = "-fmodule-map-file="
    return arguments.compactMap { argument in
      if argument.hasPrefix(prefix + "/") { return RelativePath.folder(of: String(argument.dropFirst(prefix.count))) }
      guard argument.hasPrefix("/"), argument != "/dev/null", !argument.hasPrefix(CompilerCommand.modules + "/") else {
        return nil
      }
      return argument.hasSuffix(".o") ? RelativePath.folder(of: argument) : argument
    }
  }

  private static func languageMode(of arguments: [String]) -> String {
    zip(arguments, arguments.dropFirst()).first { $0.0 == "-swift-version" }?.1 ?? "5"
  }

  private static func result(_ evidence: RunEvidence?) throws -> CompilerProcess {
    guard let evidence else { throw SandboxError("It cannot be sandboxed.") }
    if evidence.didPassMemory {
      throw SandboxError("The compiler needed more than \(CompilerLimits.memory >> 30) GiB of memory.")
    }
    if evidence.didPassFiles {
      throw SandboxError("The compiler wrote more than \(CompilerLimits.folder >> 30) GiB, or too many files.")
    }
    if evidence.passed != nil { throw TimeLimitExceeded(limit: CompilerLimits.time) }
    guard let status = evidence.status else { throw CompilerError(evidence.log) }
    return CompilerProcess(
      succeeded: status == 0, output: String(decoding: evidence.output + evidence.errors, as: UTF8.self))
  }
}
