import ArgumentParser
import LessonKit
import LessonRunner
import SourceText
import SwiftCells

/// The documents that a command runs, and the modules that their listings can import.
struct DocumentOptions: ParsableArguments {
  @Argument(help: .paths, completion: .file())
  var paths: [String] = []
  @Option(
    help: ArgumentHelp(
      "A package built with `swift build`, whose modules the listings can import.", valueName: "package"),
    completion: .directory)
  var modules: String?
  @Option(
    name: .customLong("import"),
    help: ArgumentHelp(
      "A module that every listing imports automatically, such as Foundation; may be repeated.", valueName: "module"))
  var imports: [String] = []

  @Option(
    help: ArgumentHelp("A Swift file that runs before the listings of each document.", valueName: "file"),
    completion: .file(extensions: ["swift"]))
  var setup: String?
  @Flag(name: .customLong("no-values"), help: "Do not check the values that comments in listings state.")
  var ignoresValues = false

  /// The options, as typed, that affect how documents run.
  var words: [String] {
    var words = modules.map { ["--modules", $0] } ?? []
    words += imports.flatMap { ["--import", $0] }
    words += setup.map { ["--setup", $0] } ?? []
    return ignoresValues ? words + ["--no-values"] : words
  }

  /// The workshop among the paths; nil if there is none.
  var workshop: String? { paths.first(where: WorkshopFile.isOne) }

  /// Returns the selected documents; without paths, those of the package or of the folder `lessons`.
  func selection(_ session: Session, of package: TestedPackage? = nil) -> Selection {
    if let package, paths.isEmpty { return Selection(package.paths, in: session.folder) }
    return session.selection(paths)
  }

  /// Creates a runner of Swift cells for a session; nil if there is no compiler.
  ///
  /// - Parameters:
  ///   - session: the session.
  ///   - package: the package whose documentation is selected; nil for none.
  ///   - selection: the documents.
  /// - Returns: a runner that compiles and executes their cells; nil if there is no compiler.
  /// - Throws: a ``SourceText/Finding`` if the package was not built or the file of `--setup` cannot be read.
  func swiftCells(
    _ session: Session, of package: TestedPackage? = nil, for selection: Selection? = nil
  ) throws(Finding) -> SwiftCells? {
    var built = package?.built
    if package == nil, let modules {
      built = try BuiltModules(path: session.folder.resolve(modules))
    }
    var cells = session.swift.cells(builtModules: built, listingImports: imports)
    cells?.comparesValues = !ignoresValues
    if let package { cells?.packageFlags = package.flags }
    if let package, let selection {
      cells?.documentImports = package.imports(
        of: selection.groups.joined().map(\.path).filter { !ProgramFile.isOne($0) })
    }
    if let setup {
      cells?.setup = SetupFile(path: setup, source: String(decoding: try session.folder.read(setup), as: UTF8.self))
    }
    return cells
  }
}

extension ArgumentHelp {
  /// The help of `--twice`.
  static let twice = ArgumentHelp(
    "Compute every cell twice, and report each cell that gives another result the second time.")

  /// The help of paths.
  static let paths = ArgumentHelp(
    "Lessons folders, lesson folders, documents, cells or workshops (default: the folder `lessons`).",
    valueName: "path")
}
