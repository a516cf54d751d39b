import LessonReport
import LessonRunner
import Results
import SourceText
import SwiftCells

extension Template {
  /// The most places that a declaration shows.
  private static let mostPlaces = 3

  /// Creates a set-up with the declarations that fragments lack, still to fill in.
  ///
  /// - Parameters:
  ///   - declarations: the names.
  ///   - place: the folder: empty, or a path that ends with a slash.
  init(setup declarations: [SetupProposal.Declaration], in place: String) {
    let lines = declarations.map { declaration in
      let places = declaration.places.prefix(Self.mostPlaces).map { "\($0)" }.joined(separator: ", ")
      let rest = declaration.places.count - Self.mostPlaces
      return "// \(places)\(rest > 0 ? " and \(rest) more" : "")\n\(declaration.line)\n"
    }
    self.init(
      files: [
        File(
          path: place + SetupFile.name,
          text: """
            // `lesson run` compiles this file with the listings of the documents in this folder and below it.
            // Their fragments use the names below. Fill in each declaration, and remove the `//` before it.

            \(lines.joined(separator: "\n"))
            """)
      ],
      hints: ["Fill in its declarations, then run the documents again."])
  }
}

extension SetupProposal.Declaration {
  /// The declaration as a comment, with placeholders for what only the author knows.
  fileprivate var line: String {
    let name = name.name
    if self.name.isType { return "// struct \(name) {}" }
    return isCalled ? "// func \(name)(<#parameters#>) {}" : "// let \(name): <#type#> = <#value#>"
  }
}
