import ArgumentParser
import LessonRunner
import SourceText
import SwiftCells
import Terminal

/// The package whose documentation a command works on.
struct PackageOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      """
      A Swift package to build. Its READMEs, documentation catalogs and documentation comments are used, or only those \
      that PATH names; each imports the modules that it documents.
      """, valueName: "folder"),
    completion: .directory)
  var package: String?
  @Option(
    help: ArgumentHelp(
      "A file with the output of `swift package describe --type json` for the package; with `--modules` nothing is built.",
      valueName: "file", visibility: .hidden))
  var description: String?

  /// The options, as they are written, on which it depends how documents run.
  func words(_ documents: DocumentOptions) -> [String] {
    guard let package else { return documents.words }
    var documents = documents
    // Where a plugin built it nobody else needs to know.
    if description != nil { documents.modules = nil }
    return ["--package", package] + documents.words
  }

  /// The package, built; nil if none is named.
  ///
  /// - Parameters:
  ///   - modules: where it was built already; nil to build it.
  ///   - session: the session.
  /// - Returns: the package.
  /// - Throws: a ``SourceText/Finding`` where it cannot be built.
  func built(_ modules: String?, _ session: Session) async throws(Finding) -> TestedPackage? {
    guard let package else { return nil }
    guard PathKind.identity(session.folder.resolve("\(package)/Package.swift")) != nil else {
      throw Finding(
        Place(file: package), "The folder has no `Package.swift`.",
        help: "Name the folder of a Swift package, such as `--package .`.")
    }
    let tool = PackageTool(folder: session.folder.resolve(package), name: package)
    let described =
      if let description {
        try PackageTool.description(try session.folder.read(description), of: package)
      } else {
        try await tool.description()
      }
    if modules == nil {
      session.tell("building \(package)")
      try await tool.build()
    }
    let built = try BuiltModules(path: session.folder.resolve(modules ?? package))
    return TestedPackage(described, path: package, built: built, in: session.folder)
  }
}
