import LessonKit
import LessonRunner
import SourceText

/// The names of the files for the pages of documents, one file for each document.
package struct PageFiles: Sendable {
  /// The documents in order, with the names of their pages.
  package let pages: [(path: String, file: String)]
  private let workshop: String?
  private let byPath: [String: String]
  private let byFile: [String: String]

  /// Creates names for the pages of documents.
  ///
  /// If two pages would have the same name, the later one gets a number.
  ///
  /// - Parameters:
  ///   - paths: the documents.
  ///   - workshop: the file of a workshop that has a page of its own in each language; nil for none.
  package init(_ paths: [String], workshop: String? = nil) {
    self.workshop = workshop.map { String(RelativePath.name(of: $0).prefix { $0 != "." }) }
    var pages: [(path: String, file: String)] = []
    var taken: Set<String> = Set(Language.allCases.map { PageFiles.name("index", $0) })
    if let name = self.workshop { taken.formUnion(Language.allCases.map { PageFiles.name(name, $0) }) }
    for path in paths {
      let (name, language) = (PageBuilder.name(of: path), DocumentName(path: path).language ?? .english)
      var file = Self.name(name, language)
      var number = 2
      while !taken.insert(file).inserted {
        file = Self.name("\(name)-\(number)", language)
        number += 1
      }
      pages.append((path, file))
    }
    self.pages = pages
    byPath = Dictionary(pages.map { (RelativePath.plain($0.path), $0.file) }) { first, _ in first }
    byFile = Dictionary(pages.map { ($0.file, $0.path) }) { first, _ in first }
  }

  /// Returns the page of the workshop in a language; nil if there is no workshop.
  package func workshopFile(_ language: Language) -> String? { workshop.map { Self.name($0, language) } }

  /// Returns the language of a page of the workshop; nil for another page.
  package func language(ofWorkshop file: String) -> Language? {
    Language.allCases.first { workshopFile($0) == file }
  }

  /// Returns the page of a document.
  package func file(of path: String) -> String? { byPath[RelativePath.plain(path)] }

  /// Returns the document of a page.
  package func path(of file: String) -> String? { byFile[file] }

  /// Returns the name of a page's file in a language.
  package static func name(_ name: String, _ language: Language) -> String {
    language == .english ? "\(name).html" : "\(name).\(language.rawValue).html"
  }
}
