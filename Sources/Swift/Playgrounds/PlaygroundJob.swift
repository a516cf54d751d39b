import Results
import Sandbox
import SourceText
import SwiftCells

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The outcome of running a page, in the form in which it is cached.
struct PlaygroundOutcome: Sendable, Hashable, Codable {
  var page: PlaygroundPage
  /// The errors in the page's `Sources` and the bundle's.
  var findings: [Finding] = []
  /// Whether running the page again gives the same outcome on any machine.
  var isStable = true
}

/// A page to be compiled and run.
struct PlaygroundJob: Sendable {
  let page: PlaygroundBundle.Page
  let bundle: PlaygroundBundle
  let timeLimit: Duration
  let toolchain: Toolchain
  let compiler: IsolatedCompiler
  let description: ToolchainDescription
  let packageModules: PackageModules?
  let modules: PlaygroundModules

  /// Returns the cache key: all that the outcome depends on.
  func key(_ programFingerprint: String) -> String {
    var parts = ["playground", programFingerprint, description.version, toolchain.fingerprint ?? "", "\(timeLimit)"]
    parts += ["\(modules.hasTransform)", bundle.path, page.name, page.source]
    parts.append(packageModules?.fingerprint(importing: imports) ?? "")
    for files in [bundle.sources, page.sources] {
      parts.append("\(files.count)")
      for file in files { parts += [file.name, String(decoding: file.content, as: UTF8.self)] }
    }
    for folder in [bundle.resources, page.resources].compactMap(\.self) {
      for name in ((try? FileManager.default.subpathsOfDirectory(atPath: folder)) ?? []).sorted() {
        parts.append(FileManager.default.fingerprint(ofFile: "\(folder)/\(name)") ?? name)
      }
    }
    return parts.map { "\($0.utf8.count):\($0)" }.joined(separator: "\n")
  }

  private var texts: [String] {
    [page.source] + (bundle.sources + page.sources).map { String(decoding: $0.content, as: UTF8.self) }
  }

  private var imports: Set<String> {
    texts.reduce(into: []) { $0.formUnion(PackageModules.imported(by: $1)) }
  }

  private var empty: PlaygroundPage {
    let file = SourceFile(path: page.path, bytes: Array(page.source.utf8))
    var lines = file.lines.map { String(decoding: file.bytes[$0], as: UTF8.self) }
    if lines.last == "" { lines.removeLast() }
    return PlaygroundPage(page.name, source: lines)
  }

  /// Compiles and runs the page.
  func run() async -> PlaygroundOutcome {
    var outcome = PlaygroundOutcome(page: empty)
    if packageModules == nil, let name = imports.min() {
      outcome.page.ending = .stopped(.moduleMissing(name))
      outcome.isStable = false
      return outcome
    }
    guard !texts.contains(where: { $0.contains("__lesson") }) else {
      outcome.page.ending = .stopped(.reservedName)
      return outcome
    }
    do {
      try await RunFolder.use { try await run(in: $0, &outcome) }
    } catch {
      outcome.isStable = false
      outcome.page.ending = .stopped(.couldNotRun(error))
    }
    return outcome
  }

  private func run(in folder: RunFolder, _ outcome: inout PlaygroundOutcome) async throws {
    var package = packageModules?.arguments(importing: imports) ?? ModuleArguments()
    var sources = PlaygroundSources(compiler: compiler, modules: modules, folder: folder.path)
    package += await sources.build(bundle.sources, as: "\(bundle.name)_Sources", at: "\(bundle.path)/Sources", package)
    let ownPlace = String(page.path.dropLast("Contents.swift".count)) + "Sources"
    package += await sources.build(page.sources, as: "\(page.name)_PageSources", at: ownPlace, package)
    outcome.findings = sources.findings
    let compiler = PlaygroundCompiler(
      compiler: self.compiler, modules: modules, package: package, imports: sources.names, folder: folder.path)
    let compiled = try await compiler.compile(page, usesSupport: texts.contains { $0.contains("PlaygroundSupport") })
    switch compiled {
    case .refused(let diagnostics):
      outcome.page.ending = .refused(diagnostics)
      return
    case .untransformed(let reason): outcome.page.notes.append(reason)
    case .transformed: break
    }
    let program = SandboxedProgram(
      executable: try CompilerFolder.program(in: folder.path), timeLimits: [timeLimit], toolchain: description.root,
      resultBytes: PlaygroundRecordLayout.size, resources: try PlaygroundResources(bundle, page).gather(in: folder.path)
    )
    let run = try await Sandbox.current().run(program)
    read(run, &outcome)
  }

  private func read(_ run: ProgramRun, _ outcome: inout PlaygroundOutcome) {
    let output = run.outputs.flatMap(\.self)
    let records = PlaygroundRecords(
      run.results, output: output, isOutputCut: run.ending == .outputLimit(SandboxLimits.output))
    outcome.page.results = records.results
    outcome.page.output = String(decoding: output, as: UTF8.self)
    outcome.isStable = run.ending.isStable
    if records.dropped > 0 { outcome.page.notes.append(.droppedPlaces(records.dropped)) }
    switch run.ending {
    case .finished: outcome.page.ending = .finished
    case .trapped(let trap): outcome.page.ending = .trapped(trap)
    case let other: outcome.page.ending = .stopped(.ending(other))
    }
  }
}
