import Results
import SourceText
import SwiftCells

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The modules that pages are compiled with, built once for each compiler.
struct PlaygroundModules: Sendable {
  /// The folder with the modules and their objects.
  let folder: String
  /// Whether the compiler has the playground transform.
  let hasTransform: Bool

  private static let transform =
    ["-Xfrontend", "-playground", "-Xfrontend", "-playground-high-performance"]
    + ["-enable-experimental-feature", "PlaygroundExtendedCallbacks"]

  /// Returns the arguments that compile a page with the modules that it imports by itself.
  func arguments(importing names: [String], transformed: Bool) -> [String] {
    (transformed ? Self.transform : []) + ["-I", folder]
      + ([PlaygroundRuntimeSource.module] + names).flatMap { ["-Xfrontend", "-import-module", "-Xfrontend", $0] }
  }

  /// Returns the objects to link.
  func objects(withSupport: Bool) -> [String] {
    ["\(folder)/\(PlaygroundRuntimeSource.module).o"]
      + (withSupport ? ["\(folder)/\(PlaygroundSupportSource.module).o"] : [])
  }

  /// Finds the modules for a compiler in a cache folder, or compiles them there.
  ///
  /// - Parameters:
  ///   - toolchain: the compiler's toolchain.
  ///   - description: the compiler's description of itself.
  ///   - folder: the folder that caches modules between runs; nil to compile them into `scratch`.
  ///   - scratch: a folder of this run only.
  /// - Returns: the compiled modules.
  /// - Throws: a ``SwiftCellError`` if they do not compile.
  static func find(
    _ toolchain: Toolchain, _ description: ToolchainDescription, keptIn folder: String?, scratch: String
  ) async throws -> PlaygroundModules {
    let sources = PlaygroundRuntimeSource.files.sorted { $0.key < $1.key }.map(\.value) + [PlaygroundSupportSource.text]
    let key = ([description.version, toolchain.fingerprint ?? ""] + sources + transform).joined(separator: "\n")
    guard let folder, toolchain.fingerprint != nil, CacheFolder(folder).isOwn(), Ownership.flaw(of: folder) == nil
    else { return try await compile(toolchain, in: scratch, key: key) }
    let kept = "\(folder)/playground-\(CacheFolder.name(for: key))"
    return try await store.value(kept) {
      if let known = read(kept, key) { return known }
      return try await make(toolchain, keptIn: folder, at: kept, scratch: scratch, key: key)
    }
  }

  private static let store = PlaygroundModuleStore()

  /// Compiles the modules next to their place in the cache, and moves them there.
  private static func make(
    _ toolchain: Toolchain, keptIn folder: String, at kept: String, scratch: String, key: String
  ) async throws -> PlaygroundModules {
    let draft = "\(folder)/.playground-\(UInt64.random(in: 1 << 60 ... .max))"
    guard
      (try? FileManager.default.createDirectory(
        atPath: draft, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])) != nil
    else { return try await compile(toolchain, in: scratch, key: key) }
    let cleanup = Interruption.whenInterrupted { try? FileManager.default.removeItem(atPath: draft) }
    defer {
      Interruption.forget(cleanup)
      try? FileManager.default.removeItem(atPath: draft)
    }
    let made = try await compile(toolchain, in: draft, key: key)
    // Another process may have been faster; the files there are removed only if they cannot be read.
    for _ in 1...2 {
      try? FileManager.default.moveItem(atPath: draft, toPath: kept)
      if let known = read(kept, key) { return known }
      try? FileManager.default.removeItem(atPath: kept)
    }
    return try await compile(toolchain, in: scratch, key: key, hasTransform: made.hasTransform)
  }

  /// The files that a complete folder has.
  private static let files =
    ["key"]
    + [PlaygroundRuntimeSource.module, PlaygroundSupportSource.module].flatMap { ["\($0).o", "\($0).swiftmodule"] }

  /// Returns the modules in a folder; nil if some are missing or another user could have written them.
  private static func read(_ folder: String, _ key: String) -> PlaygroundModules? {
    guard Ownership.isOwn(folder, folder: true),
      files.allSatisfy({ Ownership.isOwn("\(folder)/\($0)", folder: false) }),
      let known = try? String(contentsOfFile: "\(folder)/key", encoding: .utf8)
    else { return nil }
    for hasTransform in [true, false] where known == "\(hasTransform)\n\(key)" {
      return PlaygroundModules(folder: folder, hasTransform: hasTransform)
    }
    return nil
  }

  private static func compile(
    _ toolchain: Toolchain, in folder: String, key: String, hasTransform known: Bool? = nil
  ) async throws -> PlaygroundModules {
    let files = PlaygroundRuntimeSource.files.merging(["Support.swift": PlaygroundSupportSource.text]) { $1 }
    for (name, text) in files { try Data(text.utf8).write(to: URL(filePath: "\(folder)/\(name)")) }
    let runtime = PlaygroundRuntimeSource.files.keys.sorted()
    for (module, sources) in [
      (PlaygroundRuntimeSource.module, runtime), (PlaygroundSupportSource.module, ["Support.swift"]),
    ] {
      let run = try await CompilerProcess.run(
        toolchain.compiler,
        ["-parse-as-library", "-O", "-wmo", "-swift-version", "5", "-module-name", module, "-I", ".", "-emit-module"]
          + ["-emit-module-path", "\(module).swiftmodule", "-c", "-o", "\(module).o"] + sources, in: folder)
      guard run.succeeded else {
        let error: Message =
          run.output.split(separator: "\n").first { $0.contains("error: ") }.map { Message(verbatim: String($0)) }
          ?? "it printed nothing"
        throw SwiftCellError("The library for playgrounds does not compile with this compiler: \(error)")
      }
    }
    let hasTransform = if let known { known } else { try await probe(toolchain, in: folder) }
    try Data("\(hasTransform)\n\(key)".utf8).write(to: URL(filePath: "\(folder)/key"))
    // If the command is root, another user compiles the pages.
    for name in Self.files {
      try FileManager.default.setAttributes([.posixPermissions: 0o644], ofItemAtPath: "\(folder)/\(name)")
    }
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: folder)
    return PlaygroundModules(folder: folder, hasTransform: hasTransform)
  }

  /// Whether the compiler's transform inserts the expected calls into a program.
  private static func probe(_ toolchain: Toolchain, in folder: String) async throws -> Bool {
    try Data("let probe = 5\nprint(probe)\n".utf8).write(to: URL(filePath: "\(folder)/probe.swift"))
    let modules = PlaygroundModules(folder: folder, hasTransform: true)
    let run = try await CompilerProcess.run(
      toolchain.compiler,
      ["-emit-silgen", "-o", "-", "probe.swift"] + modules.arguments(importing: [], transformed: true), in: folder)
    return run.succeeded
      && ["__builtin_log_with_id_extended", "__builtin_postPrint_extended"].allSatisfy(run.output.contains)
  }
}

/// A store in which one caller of this process builds modules while the others wait for them.
private actor PlaygroundModuleStore {
  private var tasks: [String: Task<PlaygroundModules, any Error>] = [:]

  /// Returns the modules for a place, which the first caller makes.
  ///
  /// After a failure the next caller tries again.
  func value(
    _ place: String, _ make: @escaping @Sendable () async throws -> PlaygroundModules
  ) async throws -> PlaygroundModules {
    let task = tasks[place] ?? Task { try await make() }
    tasks[place] = task
    do {
      let modules = try await task.value
      if tasks[place] == task { tasks[place] = nil }
      return modules
    } catch {
      if tasks[place] == task { tasks[place] = nil }
      throw error
    }
  }
}
