import Foundation
import TestSupport

@testable import SwiftCells

/// The Swift compiler of this machine.
enum InstalledCompiler {
  /// The path of the compiler; nil if none is installed.
  static let path: String? = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    .map { "\($0)/swiftc" }.first { FileManager.default.isExecutableFile(atPath: $0) }

  /// Returns the serialized messages about a source.
  static func serialized(_ source: String, languageMode: String = "5") throws -> [UInt8] {
    let folder = try TemporaryFolder()
    try folder.write(source, to: CellProgram.fileName)
    let process = Process()
    process.executableURL = path.map { URL(filePath: $0) }
    process.currentDirectoryURL = URL(filePath: folder.path)
    process.arguments = [
      "-frontend", "-emit-sil", "-o", "/dev/null", "-swift-version", languageMode, "-debug-diagnostic-names",
      "-serialize-diagnostics-path", "messages.dia", CellProgram.fileName,
    ]
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    return try folder.read("messages.dia")
  }

  /// Returns the messages about cells.
  static func diagnostics(_ cells: [String], languageMode: String = "5") throws -> CellDiagnostics {
    let program = program(cells)
    return CellDiagnostics(
      try SerializedDiagnostics.messages(serialized(program.text, languageMode: languageMode)), of: program)
  }

  /// Returns the program of some cells.
  static func program(_ cells: [String]) -> CellProgram {
    cells.reduce(into: CellProgram()) { $0.append(cell: $1) }
  }
}
