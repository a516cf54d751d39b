import SourceText

/// A module that cells of a document can import, made of Swift files next to the document.
package struct LessonModule: Sendable, Hashable {
  package var name: String
  /// The files with their content, in the order of their names.
  package var files: [File]

  /// A file of the module.
  package struct File: Sendable, Hashable {
    /// The name, without a folder.
    package var name: String
    package var content: [UInt8]

    /// Whether a compiler can be given a file with a name.
    ///
    /// The name must begin with a letter, a digit or `_`, so that it does not look like an option, and must not contain
    /// control characters.
    package static func isName(_ name: String) -> Bool {
      guard let first = name.first, first.isLetter || first.isNumber || first == "_" else { return false }
      return !name.unicodeScalars.contains { $0.properties.generalCategory == .control || $0 == "/" }
    }

    /// Returns the finding for a file with another name.
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
