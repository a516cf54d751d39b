import SourceText

/// A module that cells of a document can import, made of Swift files beside the document.
package struct LessonModule: Sendable, Hashable {
  /// The name.
  package var name: String
  /// The names of its files and what they hold, in the order of the names.
  package var files: [File]

  /// A file of the module.
  package struct File: Sendable, Hashable {
    /// The name, without a folder.
    package var name: String
    /// What it holds.
    package var content: [UInt8]

    /// Whether a name is one of a file that a compiler can be given: it begins with a letter, a digit or `_`, so that it is no
    /// option, and holds no control characters.
    package static func isName(_ name: String) -> Bool {
      guard let first = name.first, first.isLetter || first.isNumber || first == "_" else { return false }
      return !name.unicodeScalars.contains { $0.properties.generalCategory == .control || $0 == "/" }
    }

    /// What to say of a file with another name.
    package static func refusal(ofName name: String, at place: Place) -> Finding {
      Finding(
        place, "The file `\(name)` has a name that a compiler takes for an option.",
        help: "Start its name with a letter, a digit or `_`, and use no control characters.")
    }

    /// Creates a file.
    package init(name: String, content: [UInt8]) {
      (self.name, self.content) = (name, content)
    }
  }

  /// Creates a module.
  package init(name: String, files: [File]) {
    (self.name, self.files) = (name, files)
  }
}
