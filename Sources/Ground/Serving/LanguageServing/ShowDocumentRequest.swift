/// The parameters of `window/showDocument`.
package struct ShowDocumentRequest: Sendable, Encodable {
  package var uri: String
  package var external: Bool
  package var takeFocus: Bool
  package var selection: TextRange?

  /// Creates a request to open an address outside of the editor.
  package init(external uri: String) {
    (self.uri, external, takeFocus) = (uri, true, true)
  }

  /// Creates a request to show a place of a document in the editor.
  package init(_ uri: String, _ selection: TextRange) {
    (self.uri, self.selection, external, takeFocus) = (uri, selection, false, true)
  }
}
