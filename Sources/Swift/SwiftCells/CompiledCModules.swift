import CLibrary
import Sandbox
import SourceText
import Synchronization

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// What all programs of cells have in common, compiled once for a compiler and a language mode: the C modules behind the
/// libraries of the system, and the object of ``CellSupport``.
///
/// They are made from a source of this program alone, and no run of the compiler on a document can change them.
actor CompiledCModules {
  /// What imports them.
  static let source = """
    import Dispatch
    import Foundation
    import Synchronization

    """

  /// The name of the object among them.
  static let support = "lesson-support.o"

  /// Where they are kept from run to run; nil for nowhere.
  private let cacheFolder: String?
  /// What tells the compiler from another.
  nonisolated let key: String
  private var tasks: [String: Task<String?, Never>] = [:]

  /// Those that end with this process, by the key of their compiler, and their folders.
  private static let ofProcess = Mutex<(modules: [String: CompiledCModules], folders: [RunFolder])>(([:], []))

  private init(cacheFolder: String?, key: String) {
    (self.cacheFolder, self.key) = (cacheFolder, key)
  }

  /// The C modules of a compiler.
  ///
  /// - Parameters:
  ///   - key: what tells the compiler from another.
  ///   - cacheFolder: where they are kept from run to run; nil to make them once in this process.
  /// - Returns: the modules, which are made by the first who asks for their folder.
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

  /// The folder of the modules, which the first who asks makes; nil where they could not be made, so that each compilation
  /// makes its own.
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
    // Another process may have been faster; only what is not whole is in the way.
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
