import LessonEditor
import LessonKit
import SourceText
import SwiftCells

extension Session {
  /// Returns the compiler and runner of the Swift in an edited document; nil if there is no compiler.
  ///
  /// The documentation of a package in an allowed folder can import the package's modules if `swift build` has built it.
  /// Nothing is built here, so no manifest, plugin, or macro of the package runs.
  func editedCells(of path: String) -> SwiftCells? {
    guard !DocumentName(path: path).isLesson, swift.editorTrust?.covers(path) == true,
      let package = Self.package(of: path)
    else { return swift.cells() }
    return swift.cells(builtModules: try? BuiltModules(path: package))
  }

  /// Returns the nearest folder of a package; nil if there is none.
  private static func package(of path: String) -> String? {
    var folder = RelativePath.folder(of: path)
    while folder.count > 1 {
      if PathKind.isFile("\(folder)/Package.swift") { return folder }
      folder = RelativePath.folder(of: folder)
    }
    return nil
  }
}
