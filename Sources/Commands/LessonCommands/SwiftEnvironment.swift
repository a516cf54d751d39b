import Hosts
import LessonEditor
import LessonRunner
import RemoteCaching
import SwiftCells

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The folders, variables, and caches that Swift cells need.
struct SwiftEnvironment: Sendable {
  /// The folders to search for `swiftc`, joined by colons.
  var searchPath: String
  /// The path of the program; the libraries of this package are installed next to it.
  var program: String
  /// The folder for cached outcomes; nil for none.
  var cacheFolder: String?
  /// The cache for compiler output that depends on no document; nil for none.
  ///
  /// It is used even if no outcomes are cached.
  var modulesFolder: String?
  /// Whether cells run on a machine that cannot sandbox them.
  var allowsWeakSandbox = false
  /// The folder that records the programs the user has trusted; nil for none.
  var trustFolder: String?
  /// The folder for application state; nil for none.
  var stateFolder: String?
  /// The environment variables on which outcomes may depend.
  var variables: [String: String] = [:]
  /// The cache that is shared with other machines; nil for none.
  var remoteCache: RemoteCache?

  /// The variables that the process was started with, read once.
  static let inherited = ProcessInfo.processInfo.environment

  /// The environment of the process.
  static var process: SwiftEnvironment {
    let environment = inherited
    return SwiftEnvironment(
      searchPath: environment["PATH"] ?? "", program: programPath, cacheFolder: cacheFolder(environment),
      modulesFolder: cacheFolder(environment),
      trustFolder: stateFolder(environment).map { "\($0)/trusted" }, stateFolder: stateFolder(environment),
      variables: environment.filter { variable in prefixes.contains { variable.key.hasPrefix($0) } })
  }

  /// The prefixes of variables on which compilers, linkers, hosts, and their libraries depend.
  private static let prefixes = [
    "CC", "CPATH", "DYLD_", "FONTCONFIG_", "HOME", "LANG", "LC_", "LD_", "LIBRARY_PATH", "PYTHON", "SDKROOT", "SWIFT",
    "TOOLCHAINS", "TZ", "XDG_",
  ]

  /// The variables on which compilers and linkers always depend, as `NAME=value`.
  private var surroundings: [String] {
    let variables = variables.filter { variable in
      ["CC", "CPATH", "DYLD_", "LD_", "LIBRARY_PATH", "SDKROOT", "SWIFT", "TOOLCHAINS"].contains {
        variable.key.hasPrefix($0)
      }
    }
    return variables.map { "\($0.key)=\($0.value)" }.sorted()
  }

  /// The cached outcomes of documents in earlier runs; nil if outcomes are not cached.
  var cache: LessonCache? {
    guard let cacheFolder else { return nil }
    let variables = variables.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
    return LessonCache(
      folder: cacheFolder, program: program,
      surroundings: (["PATH=\(searchPath)"] + variables).joined(separator: "\n"))
  }

  /// Creates a runner that compiles and executes Swift cells.
  ///
  /// - Parameters:
  ///   - builtModules: the modules of another package; nil for none.
  ///   - listingImports: the modules that all listings import implicitly.
  /// - Returns: the runner; nil if there is no compiler.
  func cells(builtModules: BuiltModules? = nil, listingImports: [String] = []) -> SwiftCells? {
    Toolchain(searchPath: searchPath).map { toolchain in
      var cells = SwiftCells(
        toolchain, packageModules: PackageModules(program: program), builtModules: builtModules,
        listingImports: listingImports, allowsWeakSandbox: allowsWeakSandbox, program: program,
        surroundings: surroundings, cacheFolder: cacheFolder, modulesFolder: modulesFolder)
      cells.remoteCache = remoteCache
      return cells
    }
  }

  /// The programs that the user has trusted.
  var trustStore: TrustStore? { trustFolder.map { TrustStore(folder: $0) } }

  /// The folders whose cells an editor may run on saving.
  var editorTrust: EditorTrust? { trustFolder.map { EditorTrust(folder: $0) } }

  /// The language server of Swift, next to the compiler; nil if it is not installed, or if there is no folder for it.
  var languageServer: SwiftTool? {
    guard let cacheFolder, let compiler = Toolchain(searchPath: searchPath)?.compiler else { return nil }
    let program = URL(filePath: compiler).deletingLastPathComponent().appending(path: "sourcekit-lsp").path
    guard FileManager.default.isExecutableFile(atPath: program) else { return nil }
    let modules = PackageModules(program: self.program)?.arguments(importing: ["Results"]).search ?? []
    return SwiftTool(program: program, folder: "\(cacheFolder)/editor", flags: ["-swift-version", "5"] + modules)
  }

  /// Creates a pool of hosts that searches for programs as this session does.
  func hosts(_ trust: HostTrust) -> HostPool { HostPool(HostProgram(program: program, searchPath: searchPath), trust) }

  private static var programPath: String {
    #if os(Linux)
      (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? CommandLine.arguments[0]
    #else
      Bundle.main.executablePath ?? CommandLine.arguments[0]
    #endif
  }

  /// Returns the folder for caches, by the convention of the platform.
  private static func cacheFolder(_ environment: [String: String]) -> String? {
    folder(environment, "XDG_CACHE_HOME", ".cache", macOS: "Library/Caches")
  }

  /// Returns the folder for application state, by the convention of the platform.
  private static func stateFolder(_ environment: [String: String]) -> String? {
    folder(environment, "XDG_STATE_HOME", ".local/state", macOS: "Library/Application Support")
  }

  private static func folder(
    _ environment: [String: String], _ variable: String, _ name: String, macOS: String
  ) -> String? {
    func path(_ variable: String) -> String? { environment[variable].flatMap { $0.hasPrefix("/") ? $0 : nil } }
    #if os(macOS)
      let base = path("HOME").map { "\($0)/\(macOS)" }
    #else
      let base = path(variable) ?? path("HOME").map { "\($0)/\(name)" }
    #endif
    return base.map { "\($0)/swift-lessons" }
  }
}
