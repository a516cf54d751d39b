import CLibrary
import Sandbox
import SourceText
import Synchronization

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The common parts of all programs of cells, compiled once for a compiler and a language mode.
///
/// They are the C modules that the libraries of the system use, and the object of ``CellSupport``. They are made only
/// from a source of this program, and no run of the compiler on a document can change them.
actor CompiledCModules {
  /// The source that imports the C modules.
  static let source = """
    import Dispatch
    import Foundation
    import Synchronization

    """

  /// The name of the support object among them.
  static let support = "lesson-support.o"

  /// The folder that stores the modules between runs; nil for none.
  private let cacheFolder: String?
  /// The key that distinguishes the compiler from others.
  nonisolated let key: String
  private var tasks: [String: Task<String?, Never>] = [:]

  /// The modules that end with this process, by the key of their compiler, and their folders.
  private static let ofProcess = Mutex<(modules: [String: CompiledCModules], folders: [RunFolder])>(([:], []))

  private init(cacheFolder: String?, key: String) {
    (self.cacheFolder, self.key) = (cacheFolder, key)
  }

  /// Returns the C modules of a compiler, which are made when their folder is first needed.
  ///
  /// - Parameters:
  ///   - key: a key that distinguishes the compiler from others.
  ///   - cacheFolder: the folder that stores the modules between runs; nil to make them once in this process.
  /// - Returns: the modules.
  static func of(_ key: String, keptIn cacheFolder: String?) -> CompiledCModules {
    let key = "\(key)\n\(CellSupport.separateSource)"
    if let cacheFolder { return CompiledCModules(cacheFolder: cacheFolder, key: key) }
    return ofProcess.withLock { known in
      if let modules = known.modules[key] { return modules }
      if known.modules.isEmpty { atexit { CompiledCModules.removeFolders() } }
      let modules = CompiledCModules(cacheFolder: nil, key: key)
      known.modules[key] = modules
      return modules
    }
  }

  private static func removeFolders() {
    let folders = ofProcess.withLock { known in
      defer { known.folders = [] }
      return known.folders
    }
    for folder in folders { folder.remove() }
  }

  /// Returns the folder of the modules, which the first caller makes.
  ///
  /// The result is nil if they could not be made; then each compilation makes its own.
  func folder(for compiler: IsolatedCompiler, languageMode: String, _ sandbox: Sandbox) async -> String? {
    if let task = tasks[languageMode] { return await task.value }
    let task = Task { await make(for: compiler, languageMode: languageMode, sandbox) }
    tasks[languageMode] = task
    return await task.value
  }

  private func make(for compiler: IsolatedCompiler, languageMode: String, _ sandbox: Sandbox) async -> String? {
    guard let cacheFolder, CacheFolder(cacheFolder).isOwn() else {
      return await makeForThisRun(for: compiler, languageMode: languageMode, sandbox)
    }
    let kept = "\(cacheFolder)/c-modules-\(CacheFolder.name(for: "\(languageMode)\n\(key)"))"
    if Self.isWhole(kept, key) { return kept }
    let draft = "\(cacheFolder)/.c-modules-\(UInt64.random(in: 1 << 60 ... .max))"
    let cleanup = Interruption.whenInterrupted { FolderRemoval.remove(draft) }
    defer {
      Interruption.forget(cleanup)
      FolderRemoval.remove(draft)
    }
    guard await compile(for: compiler, into: draft, languageMode: languageMode, sandbox) else { return nil }
    // Another process may have been faster; the folder there is removed only if it is incomplete.
    for _ in 1...2 {
      try? FileManager.default.moveItem(atPath: draft, toPath: kept)
      if Self.isWhole(kept, key) { return kept }
      try? FileManager.default.removeItem(atPath: kept)
    }
    return nil
  }

  private func makeForThisRun(
    for compiler: IsolatedCompiler, languageMode: String, _ sandbox: Sandbox
  ) async -> String? {
    guard let folder = try? RunFolder() else { return nil }
    Self.ofProcess.withLock { $0.folders.append(folder) }
    _ = Interruption.whenInterrupted { folder.remove() }
    let modules = "\(folder.path)/modules"
    return await compile(for: compiler, into: modules, languageMode: languageMode, sandbox) ? modules : nil
  }

  private func compile(
    for compiler: IsolatedCompiler, into folder: String, languageMode: String, _ sandbox: Sandbox
  ) async -> Bool {
    do {
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: false)
      try await compiler.compileCModules(into: folder, languageMode: languageMode, sandbox)
      try CompilerFolder.take(back: folder)
      guard await compiler.canUseCModules(of: folder, languageMode: languageMode, sandbox) else { return false }
      try CompilerFolder.write(key, to: "\(folder)/key")
      return true
    } catch {
      return false
    }
  }

  private static func isWhole(_ folder: String, _ key: String) -> Bool {
    PathKind.isFolder(folder) && (try? String(contentsOfFile: "\(folder)/key", encoding: .utf8)) == key
  }
}
