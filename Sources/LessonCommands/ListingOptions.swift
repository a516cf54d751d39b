import ArgumentParser
import LessonRunner
import SwiftCells

/// The modules that the listings of documents can import.
struct ListingOptions: ParsableArguments {
  @Option(
    name: .customLong("modules"),
    help: ArgumentHelp(
      "A package that `swift build` has built, whose modules the listings can import.", valueName: "package"),
    completion: .directory)
  var package: String?
  @Option(
    name: .customLong("import"),
    help: ArgumentHelp(
      "A module that all listings import without saying so, such as Foundation; may be repeated.", valueName: "module"))
  var imports: [String] = []

  /// What compiles and runs Swift cells for a session; nil where there is no compiler.
  ///
  /// - Throws: a `ValidationError` if the package was not built.
  func swiftCells(_ session: Session) throws -> SwiftCells? {
    var built: BuiltModules?
    if let package {
      do throws(BuiltModules.Refusal) {
        built = try BuiltModules(path: session.folder.resolve(package))
      } catch {
        throw ValidationError("\(error.message) \(error.help)")
      }
    }
    return session.swift.cells(builtModules: built, listingImports: imports)
  }
}
