import LanguageServing

/// The parameters of a question about a position of a text.
struct TextQuestion: Encodable {
  var textDocument: DocumentIdentifier
  var position: Position

  init(_ uri: String, _ position: Position) {
    (textDocument, self.position) = (DocumentIdentifier(uri: uri), position)
  }
}

/// The parameters of `textDocument/didClose`.
struct ClosedText: Encodable {
  var textDocument: DocumentIdentifier

  init(_ uri: String) { textDocument = DocumentIdentifier(uri: uri) }
}

/// The parameters of `textDocument/didOpen` for a text in Swift.
struct ShownText: Encodable {
  struct Item: Encodable {
    var uri: String
    var languageId = "swift"
    var version: Int
    var text: String
  }

  var textDocument: Item

  init(_ uri: String, _ version: Int, _ text: String) {
    textDocument = Item(uri: uri, version: version, text: text)
  }
}

/// The parameters of `textDocument/didChange` with a whole text.
struct ChangedText: Encodable {
  struct Item: Encodable {
    var uri: String
    var version: Int
  }

  struct Change: Encodable {
    var text: String
  }

  var textDocument: Item
  var contentChanges: [Change]

  init(_ uri: String, _ version: Int, _ text: String) {
    (textDocument, contentChanges) = (Item(uri: uri, version: version), [Change(text: text)])
  }
}
