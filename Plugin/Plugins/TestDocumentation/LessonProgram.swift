import Foundation
import PackagePlugin

/// The program `lesson`, which runs the listings.
struct LessonProgram {
  private let url: URL

  /// Finds the program: the one with a name, that of this plugin, or one that is installed.
  ///
  /// - Throws: a ``PluginFailure`` that says how to install it.
  static func find(_ named: String?, _ context: PluginContext) throws -> LessonProgram {
    if let named {
      let url = URL(filePath: named, relativeTo: context.package.directoryURL).absoluteURL
      guard isProgram(url) else { throw PluginFailure("There is no program `\(named)`.") }
      return LessonProgram(url: url)
    }
    if let tool = try? context.tool(named: "lesson") { return LessonProgram(url: tool.url) }
    let environment = ProcessInfo.processInfo.environment
    let searched = (environment["PATH"] ?? "").split(separator: ":").map(String.init)
    let home = environment["HOME"].map { ["\($0)/.local/bin"] } ?? []
    let folders = searched + home + ["/usr/local/bin", "/opt/homebrew/bin"]
    guard let found = folders.map({ URL(filePath: "\($0)/lesson") }).first(where: isProgram) else {
      throw PluginFailure(
        """
        The program `lesson` is not here. Install it with `scripts/install` of swift-lessons, or from its package, so that it \
        is on the PATH; or name it: swift package test-documentation --lesson PROGRAM
        """)
    }
    return LessonProgram(url: found)
  }

  private static func isProgram(_ url: URL) -> Bool { FileManager.default.isExecutableFile(atPath: url.path) }

  /// Runs the program with this program's output.
  ///
  /// - Returns: the exit status of the program.
  func run(_ arguments: [String], in folder: URL) throws -> Int32 {
    let process = Process()
    process.executableURL = url
    process.arguments = arguments
    process.currentDirectoryURL = folder
    try process.run()
    process.waitUntilExit()
    return process.terminationReason == .exit ? process.terminationStatus : 128 + process.terminationStatus
  }
}

/// The reason that the documentation could not be tested, or the result of the test.
struct PluginFailure: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}
