/// The name of a document in a request.
package struct DocumentIdentifier: Sendable, Codable {
  package var uri: String

  /// Creates a name.
  package init(uri: String) { self.uri = uri }
}

/// A request about a document.
package struct DocumentParameters: Sendable, Decodable {
  package var textDocument: DocumentIdentifier
}

/// A request about a position in a document.
package struct PositionParameters: Sendable, Decodable {
  package var textDocument: DocumentIdentifier
  package var position: Position
}

/// The parameters of `textDocument/rename`.
package struct RenameParameters: Sendable, Decodable {
  package var textDocument: DocumentIdentifier
  package var position: Position
  package var newName: String
}

/// The parameters of `textDocument/codeAction`.
package struct CodeActionParameters: Sendable, Decodable {
  package var textDocument: DocumentIdentifier
  package var range: TextRange
}

/// The parameters of `textDocument/didOpen`.
package struct OpenParameters: Sendable, Decodable {
  package var textDocument: Item

  package struct Item: Sendable, Decodable {
    package var uri: String
    package var languageId: String?
    package var version: Int
    package var text: String
  }
}

/// The parameters of `textDocument/didChange`.
package struct ChangeParameters: Sendable, Decodable {
  package var textDocument: Item
  package var contentChanges: [Change]

  package struct Item: Sendable, Decodable {
    package var uri: String
    package var version: Int?
  }

  package struct Change: Sendable, Decodable {
    package var range: TextRange?
    package var text: String
  }
}

/// The parameters of `workspace/executeCommand`; the arguments are text.
package struct ExecuteParameters: Sendable, Decodable {
  package var command: String
  package var arguments: [String]?
  /// The name under which the editor wants to see the progress.
  package var workDoneToken: MessageID?
}
