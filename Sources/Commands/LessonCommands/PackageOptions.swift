import ArgumentParser
import LessonRunner
import SourceText
import SwiftCells
import Terminal

/// The option that names the package whose documentation a command tests.
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
      "The traits of the package to build with, separated by commas, as for `swift build`.", valueName: "traits"))
  var traits: String?
  @Option(
    help: ArgumentHelp(
      "A file with the output of `swift package describe --type json` for the package; with `--modules` nothing is built.",
      valueName: "file", visibility: .hidden))
  var description: String?

  /// Returns the options, as typed, that affect how documents run.
  func words(_ documents: DocumentOptions) -> [String] {
    guard let package else { return documents.words }
    var documents = documents
    // If a plugin built the package, its build folder does not belong in printed commands.
    if description != nil { documents.modules = nil }
    return ["--package", package] + (traits.map { ["--traits", $0] } ?? []) + documents.words
  }

  /// Builds the package, unless it is already built; nil if no package is named.
  ///
  /// - Parameters:
  ///   - modules: the folder of an existing build; nil to build the package.
  ///   - session: the session.
  /// - Returns: the package.
  /// - Throws: a ``SourceText/Finding`` if the package cannot be built.
  func built(_ modules: String?, _ session: Session) async throws(Finding) -> TestedPackage? {
    guard let package else { return nil }
    guard PathKind.identity(session.folder.resolve("\(package)/Package.swift")) != nil else {
      throw Finding(
        Place(file: package), "The folder has no `Package.swift`.",
        help: "Name the folder of a Swift package, such as `--package .`.")
    }
    let tool = PackageTool(folder: session.folder.resolve(package), name: package, traits: traits)
    let described =
      if let description {
        try PackageTool.description(try session.folder.read(description), of: package)
      } else {
        try await tool.description()
      }
    var broken: [String: Finding] = [:]
    if modules == nil {
      session.tell("building \(package)")
      broken = try await tool.build(described)
      for (module, finding) in broken.sorted(by: { $0.key < $1.key }) {
        session.report(
          Finding(
            finding.place, "`\(module)` cannot be built, so its documentation is not tested. \(finding.message)",
            help: finding.help), .warning)
      }
    }
    let built = try BuiltModules(path: session.folder.resolve(modules ?? package))
    return TestedPackage(described, path: package, built: built, broken: Set(broken.keys), in: session.folder)
  }
}
