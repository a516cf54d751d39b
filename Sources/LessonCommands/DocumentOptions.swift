import ArgumentParser
import LessonRunner
import SourceText
import SwiftCells

/// The documents that a command runs, and the modules that their listings can import.
struct DocumentOptions: ParsableArguments {
  @Argument(help: .paths, completion: .file())
  var paths: [String] = []
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

  @Option(
    help: ArgumentHelp("A Swift file that runs before the listings of each document.", valueName: "file"),
    completion: .file(extensions: ["swift"]))
  var setup: String?
  @Flag(name: .customLong("no-values"), help: "Do not compare what comments in listings state of values.")
  var ignoresValues = false

  /// What is selected of the documents.
  func selection(_ session: Session) -> Selection { Selection(orDefault: paths, in: session.folder) }

  /// What compiles and runs Swift cells for a session; nil where there is no compiler.
  ///
  /// - Throws: a `ValidationError` if the package was not built.
  func swiftCells(_ session: Session) throws -> SwiftCells? {
    var built: BuiltModules?
    if let package {
      do throws(Finding) {
        built = try BuiltModules(path: session.folder.resolve(package))
      } catch {
        throw ValidationError([error.message, error.help].compactMap(\.self).joined(separator: " "))
      }
    }
    var cells = session.swift.cells(builtModules: built, listingImports: imports)
    cells?.comparesValues = !ignoresValues
    if let setup {
      do throws(Finding) {
        cells?.setup = String(decoding: try session.folder.read(setup), as: UTF8.self)
      } catch {
        throw ValidationError("\(error)")
      }
    }
    return cells
  }
}

extension ArgumentHelp {
  /// The help of paths.
  static let paths = ArgumentHelp(
    "Lessons folders, lesson folders, documents or cells; the folder `lessons` if none is named.", valueName: "path")
}

extension Selection {
  /// Selects paths, or the folder `lessons` if none is named.
  init(orDefault paths: [String], in folder: WorkingFolder) {
    self.init(paths.isEmpty ? ["lessons"] : paths, in: folder)
  }
}
