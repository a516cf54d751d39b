import CLibrary
import Subprocess
import Synchronization
import TestSupport

@testable import Sandbox
@testable import SwiftCells

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Programs of three cells that the tests of the sandbox run, each compiled once.
///
/// The variable `CASE` selects the behavior of the second cell.
final class SandboxPrograms: Sendable {
  private static let compiled = Task { try await SandboxPrograms() }
  private let folder: TemporaryFolder

  /// The folder `usr` of the toolchain; nil if none is installed.
  static let toolchain: String? = {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    guard let compiler = folders.map({ "\($0)/swiftc" }).first(where: FileManager.default.isExecutableFile) else {
      return nil
    }
    return URL(filePath: compiler).resolvingSymlinksInPath().deletingLastPathComponent().deletingLastPathComponent()
      .path
  }()

  /// Runs a case of a program.
  static func run(
    _ program: String, _ name: String, limit: Duration = .seconds(60), mark: String? = nil, in sandbox: Sandbox? = nil
  ) async throws -> ProgramRun {
    let programs = try await compiled.value
    var environment = ["CASE": name]
    if let mark { environment["MARK"] = String(mark.dropFirst("MARK=".count)) }
    let sandboxed = SandboxedProgram(
      executable: "\(programs.folder.path)/\(program)", timeLimits: [.seconds(60), limit, .seconds(60)],
      toolchain: toolchain, environment: environment)
    if let sandbox { return try await sandbox.run(sandboxed) }
    return try await Sandbox.current().run(sandboxed)
  }

  /// The folder to remove when the process ends, since static values are never destroyed.
  private static let path = Mutex("")

  private init() async throws {
    folder = try TemporaryFolder()
    Self.path.withLock { $0 = folder.path }
    atexit { SandboxPrograms.path.withLock { try? FileManager.default.removeItem(atPath: $0) } }
    try folder.write(CellSupport.source, to: "support.swift")
    async let abuse: Void = compile("abuse", AbuseProgram.source)
    async let traps: Void = compile("traps", TrapProgram.source)
    _ = try await (abuse, traps)
  }

  private func compile(_ name: String, _ source: String) async throws {
    try folder.write(source, to: "\(name)/main.swift")
    let result = try await Subprocess.run(
      .name("swiftc"),
      arguments: [
        "-Onone", "-gline-tables-only", "-swift-version", "6", "-wmo", "-module-name", "Program", "-suppress-warnings",
        "\(folder.path)/\(name)/main.swift", "\(folder.path)/support.swift", "-o", "\(folder.path)/\(name).out",
      ], output: .discarded, error: .string(limit: 1 << 20))
    guard result.terminationStatus.isSuccess else { throw SandboxError(result.standardError) }
    try FileManager.default.removeItem(atPath: "\(folder.path)/\(name)")
    try FileManager.default.moveItem(atPath: "\(folder.path)/\(name).out", toPath: "\(folder.path)/\(name)")
  }
}
