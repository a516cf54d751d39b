import SourceText

/// The languages in which a `check.yml` requires each lesson.
package struct RequiredLanguages: Sendable {
  /// The path of the `check.yml`.
  package let path: String
  /// The languages; at least one.
  package let languages: [Language]

  /// Reads the languages for the lessons of a folder; nil if none are required.
  ///
  /// - Parameters:
  ///   - folder: the folder of the lessons.
  ///   - resolve: the path to open for a path in this form.
  package init?(of folder: String, resolve: @escaping (String) -> String) {
    let tree = CheckedTree([], resolve: resolve)
    let languages = tree.configuration(for: folder).languages
    guard !languages.isEmpty, let path = tree.nearest(CheckConfiguration.fileName, from: folder) else { return nil }
    (self.path, self.languages) = (path, languages)
  }
}
