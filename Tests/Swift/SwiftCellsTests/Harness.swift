import Results
import SwiftCells
import TestSupport
import Testing

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The compiler of this machine; nil if there is none.
let toolchain = Toolchain(searchPath: ProcessInfo.processInfo.environment["PATH"] ?? "")

/// The program that was built with these tests, next to the libraries of the package.
let program: String = {
  let beside = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent().appending(path: "lesson").path
  let root = #filePath.split(separator: "/", omittingEmptySubsequences: false).dropLast(4).joined(separator: "/")
  return FileManager.default.isExecutableFile(atPath: beside) ? beside : "\(root)/.build/debug/lesson"
}()

/// Returns the outcomes of cells that are numbered from 1, without a cache unless a folder is named.
func outcomes(
  _ cells: [SwiftCell], modules: [LessonModule] = [],
  packageModules: PackageModules? = PackageModules(program: program),
  cacheFolder: String? = nil
) async throws -> [SwiftCellOutcome] {
  let swift = SwiftCells(
    try #require(toolchain), packageModules: packageModules, allowsWeakSandbox: true, program: program,
    cacheFolder: cacheFolder)
  let outcomes = await swift.run(cells, modules: modules)
  return try cells.map { try #require(outcomes[$0.number]) }
}

/// Returns cells with these sources, numbered from 1.
func cells(_ sources: String..., use: SwiftCell.Use = .run) -> [SwiftCell] {
  sources.enumerated().map { SwiftCell($0 + 1, $1, use: use) }
}

extension SwiftCellOutcome {
  /// The errors of a cell that failed, as lines.
  var problems: [String] {
    guard case .failed(let problems) = self else { return ["no failure: \(self)"] }
    return problems.map { "\($0.line.map { "\($0): " } ?? "")\($0.message)\($0.help.map { " \($0)" } ?? "")" }
  }
}
