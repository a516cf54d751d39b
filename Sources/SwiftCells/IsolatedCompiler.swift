import SourceText

/// A compiler for sources of documents: it runs in namespaces where they can be had.
struct IsolatedCompiler: Sendable {
  let toolchain: Toolchain
  /// The folder `usr` that holds the compiler with its libraries.
  let root: String
  /// The C modules that were compiled before.
  let modules: CompiledCModules

  /// Runs the compiler and waits for its end.
  ///
  /// - Parameters:
  ///   - arguments: its arguments; the folders that they name by absolute paths can be read.
  ///   - folder: the folder that it may write into.
  ///   - work: the name of the folder in it where it works; nil for that folder itself.
  /// - Returns: what it printed, and whether it ended with status 0.
  /// - Throws: ``CompilerProcess/Failure`` if it cannot be started or does not end in time, ``SandboxError``.
  func run(_ arguments: [String], in folder: String, work: String? = nil) async throws -> CompilerProcess {
    let sandbox = await Sandbox.current()
    let place = work.map { "\(folder)/\($0)" } ?? folder
    guard sandbox.isolatesCompilers else {
      return try await CompilerProcess.run(toolchain.compiler, arguments, in: place)
    }
    let kept = await modules.folder(for: self, languageMode: Self.languageMode(of: arguments), sandbox)
    let command = { (run: RunFolder, user: UInt32?) -> CompilerCommand in
      CompilerCommand(
        words: words(arguments), writing: folder, work: place,
        reading: [root] + Self.folders(in: arguments).filter { $0 != folder && !$0.hasPrefix(folder + "/") },
        keptModules: kept, newModules: nil, folder: run, user: user)
    }
    return try await Self.result(sandbox.compile(writing: [folder], command))
  }

  /// Compiles the C modules behind the libraries of the system, so that no later compilation takes that time.
  ///
  /// - Parameters:
  ///   - folder: takes them.
  ///   - languageMode: the language mode, for each of which they are others.
  ///   - sandbox: namespaces, in which they are compiled as later ones will look for them.
  /// - Throws: ``CompilerProcess/Failure`` and ``SandboxError``, if they do not compile.
  func compileCModules(into folder: String, languageMode: String, _ sandbox: Sandbox) async throws {
    // Modules for code with debugging information are others too.
    for options in [["-gline-tables-only", "-emit-object", "-o", "modules.o"], ["-emit-sil", "-o", "/dev/null"]] {
      try await compileCModules(options, languageMode, kept: nil, new: folder, sandbox)
    }
  }

  /// Whether a compilation finds the C modules of a folder, which takes a file system that lays one folder over another.
  func canUseCModules(of folder: String, languageMode: String, _ sandbox: Sandbox) async -> Bool {
    let options = ["-emit-sil", "-o", "/dev/null"]
    return (try? await compileCModules(options, languageMode, kept: folder, new: nil, sandbox)) != nil
  }

  private func compileCModules(
    _ options: [String], _ languageMode: String, kept: String?, new: String?, _ sandbox: Sandbox
  ) async throws {
    try await RunFolder.use { work in
      try CompilerFolder.write(CompiledCModules.source, to: "\(work.path)/modules.swift")
      let words = words(["modules.swift", "-swift-version", languageMode] + options)
      let command = { (run: RunFolder, user: UInt32?) -> CompilerCommand in
        CompilerCommand(
          words: words, writing: work.path, work: work.path, reading: [root], keptModules: kept, newModules: new,
          folder: run, user: user)
      }
      let run = try await Self.result(sandbox.compile(writing: [work.path] + (new.map { [$0] } ?? []), command))
      guard run.succeeded else { throw CompilerProcess.Failure.broken(run.output) }
    }
  }

  private func words(_ arguments: [String]) -> [String] {
    let first = arguments.prefix { $0 == "-frontend" }
    return ["\(root)/bin/swiftc"] + first + ["-module-cache-path", CompilerCommand.modules]
      + arguments.dropFirst(first.count)
  }

  /// The folders that arguments name by absolute paths, or that hold the files that they name.
  private static func folders(in arguments: [String]) -> [String] {
    let prefix = "-fmodule-map-file="
    return arguments.compactMap { argument in
      if argument.hasPrefix(prefix + "/") { return folder(of: argument.dropFirst(prefix.count)) }
      guard argument.hasPrefix("/"), argument != "/dev/null" else { return nil }
      return argument.hasSuffix(".o") ? folder(of: argument[...]) : argument
    }
  }

  private static func folder(of path: Substring) -> String {
    path.lastIndex(of: "/").map { String(path[..<$0]) } ?? "/"
  }

  private static func languageMode(of arguments: [String]) -> String {
    zip(arguments, arguments.dropFirst()).first { $0.0 == "-swift-version" }?.1 ?? "5"
  }

  private static func result(_ evidence: RunEvidence?) throws -> CompilerProcess {
    guard let evidence else { throw SandboxError("No namespaces can be had.") }
    if evidence.passed != nil { throw CompilerProcess.Failure.timedOut }
    guard let status = evidence.status else { throw CompilerProcess.Failure.broken(evidence.log) }
    return CompilerProcess(
      succeeded: status == 0, output: String(decoding: evidence.output + evidence.errors, as: UTF8.self))
  }
}
