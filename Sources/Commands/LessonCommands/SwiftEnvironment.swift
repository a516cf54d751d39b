import Hosts
import LessonRunner
import RemoteCaching
import SwiftCells

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Where a session finds what Swift cells need.
struct SwiftEnvironment: Sendable {
  /// The folders in which `swiftc` is looked for, joined by colons.
  var searchPath: String
  /// The path of the program, beside which the libraries of this package are installed.
  var program: String
  /// Where outcomes are kept; nil for nowhere.
  var cacheFolder: String?
  /// Where that is kept which the compiler made of no document, also where no outcomes are kept; nil for nowhere.
  var modulesFolder: String?
  /// Whether cells run where the machine cannot keep them apart.
  var allowsWeakSandbox = false
  /// Where it is kept which programs the user has trusted; nil for nowhere.
  var trustFolder: String?
  /// The folder for what is remembered; nil for nowhere.
  var stateFolder: String?
  /// The variables of the environment on which outcomes may depend.
  var variables: [String: String] = [:]
  /// Where outcomes are shared with other machines; nil for nowhere.
  var remoteCache: RemoteCache?

  /// The variables that the process was started with, read once.
  static let inherited = ProcessInfo.processInfo.environment

  /// What the process was started with.
  static var process: SwiftEnvironment {
    let environment = inherited
    return SwiftEnvironment(
      searchPath: environment["PATH"] ?? "", program: programPath, cacheFolder: cacheFolder(environment),
      modulesFolder: cacheFolder(environment),
      trustFolder: stateFolder(environment).map { "\($0)/trusted" }, stateFolder: stateFolder(environment),
      variables: environment.filter { variable in prefixes.contains { variable.key.hasPrefix($0) } })
  }

  /// How the names of variables begin on which compilers, linkers, hosts and their libraries depend.
  private static let prefixes = [
    "CC", "CPATH", "DYLD_", "FONTCONFIG_", "HOME", "LANG", "LC_", "LD_", "LIBRARY_PATH", "PYTHON", "SDKROOT", "SWIFT",
    "TOOLCHAINS", "TZ", "XDG_",
  ]

  /// Those on which compilers and linkers depend wherever they run.
  private var surroundings: [String] {
    let variables = variables.filter { variable in
      ["CC", "CPATH", "DYLD_", "LD_", "LIBRARY_PATH", "SDKROOT", "SWIFT", "TOOLCHAINS"].contains {
        variable.key.hasPrefix($0)
      }
    }
    return variables.map { "\($0.key)=\($0.value)" }.sorted()
  }

  /// What documents came to in earlier runs; nil where nothing is kept.
  var cache: LessonCache? {
    guard let cacheFolder else { return nil }
    let variables = variables.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
    return LessonCache(
      folder: cacheFolder, program: program,
      surroundings: (["PATH=\(searchPath)"] + variables).joined(separator: "\n"))
  }

  /// Makes what compiles and runs Swift cells.
  ///
  /// - Parameters:
  ///   - builtModules: the modules of another package; nil for none.
  ///   - listingImports: the modules that all listings import without saying so.
  /// - Returns: what compiles and runs them; nil where there is no compiler.
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

  /// What the user has trusted.
  var trustStore: TrustStore? { trustFolder.map { TrustStore(folder: $0) } }

  /// A pool of hosts whose programs are looked for where this session looks for programs.
  func hosts(_ trust: HostTrust) -> HostPool { HostPool(HostProgram(program: program, searchPath: searchPath), trust) }

  private static var programPath: String {
    #if os(Linux)
      (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? CommandLine.arguments[0]
    #else
      Bundle.main.executablePath ?? CommandLine.arguments[0]
    #endif
  }

  /// The folder for caches of the platform's convention.
  private static func cacheFolder(_ environment: [String: String]) -> String? {
    folder(environment, "XDG_CACHE_HOME", ".cache", macOS: "Library/Caches")
  }

  /// The folder for what is remembered, of the platform's convention.
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
