/// Completions of another language server.
package struct ForeignCompletions: Sendable, Decodable {
  package struct Item: Sendable, Decodable {
    package struct Edit: Sendable, Decodable {
      package var range: TextRange
      package var newText: String
    }

    package var label: String
    package var kind: Int?
    package var detail: String?
    package var insertText: String?
    package var filterText: String?
    package var sortText: String?
    package var textEdit: Edit?
  }

  package var isIncomplete: Bool?
  package var items: [Item]
}

/// An explanation of another language server.
package struct ForeignHover: Sendable, Decodable {
  package struct Contents: Sendable, Decodable {
    package var value: String
  }

  package var contents: Contents
  package var range: TextRange?
}

/// A place that another language server names.
package struct ForeignLocation: Sendable, Decodable {
  package var uri: String
  package var range: TextRange
}

/// The diagnostics that another language server publishes.
package struct ForeignDiagnostics: Sendable, Decodable {
  package struct Item: Sendable, Decodable {
    package var range: TextRange
    package var severity: Int?
    package var message: String
  }

  package var uri: String
  package var diagnostics: [Item]
}
