/// A file of Swift that runs before the listings of documents, so that each name that they use is declared once.
package struct SetupFile: Sendable, Hashable {
  /// The path, as named or found.
  package let path: String
  /// The Swift.
  package let source: String

  /// Creates a set-up.
  package init(path: String, source: String) { (self.path, self.source) = (path, source) }
}
