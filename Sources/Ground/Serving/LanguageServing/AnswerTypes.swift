/// A place in a document.
package struct Location: Sendable, Hashable, Encodable {
  package var uri: String
  package var range: TextRange

  /// Creates a location.
  package init(uri: String, range: TextRange) {
    (self.uri, self.range) = (uri, range)
  }
}

/// An error or a warning in a document.
package struct Diagnostic: Sendable, Hashable, Encodable {
  /// The severity, with the protocol's numbers.
  package enum Severity: Int, Sendable, Hashable, Encodable {
    case error = 1
    case warning, information, hint
  }

  package var range: TextRange
  package var severity: Severity
  package var code: String?
  package var source = "lesson"
  package var message: String

  /// Creates a diagnostic.
  package init(_ range: TextRange, _ severity: Severity, code: String? = nil, _ message: String) {
    (self.range, self.severity, self.code, self.message) = (range, severity, code, message)
  }
}

/// The parameters of `textDocument/publishDiagnostics`.
package struct PublishedDiagnostics: Sendable, Encodable {
  package var uri: String
  package var version: Int?
  package var diagnostics: [Diagnostic]

  /// Creates a list of diagnostics.
  package init(uri: String, version: Int? = nil, _ diagnostics: [Diagnostic]) {
    (self.uri, self.version, self.diagnostics) = (uri, version, diagnostics)
  }
}

/// The answer to `textDocument/diagnostic`.
package struct DiagnosticReport: Sendable, Encodable {
  package var kind = "full"
  package var items: [Diagnostic]

  /// Creates an answer.
  package init(_ items: [Diagnostic]) { self.items = items }
}

/// Text in Markdown, or without marks for an editor that does not read Markdown.
package struct MarkupContent: Sendable, Hashable, Encodable {
  package private(set) var kind = "markdown"
  package private(set) var value: String

  /// Creates a text in Markdown.
  package init(_ value: String) { self.value = value }

  /// The text without the marks of code and emphasis.
  package var plain: MarkupContent {
    var text = self
    (text.kind, text.value) = ("plaintext", value.replacing("**", with: "").replacing("`", with: ""))
    return text
  }
}

/// The answer to `textDocument/hover`.
package struct Hover: Sendable, Encodable {
  package var contents: MarkupContent
  package var range: TextRange?

  /// Creates an answer.
  package init(_ markdown: String, _ range: TextRange? = nil) {
    (contents, self.range) = (MarkupContent(markdown), range)
  }
}

/// A replacement of text.
package struct TextEdit: Sendable, Hashable, Encodable {
  package var range: TextRange
  package var newText: String

  /// Creates a replacement.
  package init(_ range: TextRange, _ text: String) {
    (self.range, newText) = (range, text)
  }
}

/// Replacements in documents.
package struct WorkspaceEdit: Sendable, Hashable, Encodable {
  package var changes: [String: [TextEdit]]

  /// Creates replacements, by document.
  package init(_ changes: [String: [TextEdit]]) { self.changes = changes }
}

/// Something that can be inserted at the cursor.
package struct CompletionItem: Sendable, Hashable, Encodable {
  /// The kind of an item, with the protocol's numbers.
  package enum Kind: Int, Sendable, Hashable, Encodable {
    case text = 1
    case method, function, constructor, field, variable, type, interface, module, property, unit, value, enumeration
    case keyword, snippet, color, file, reference, folder, enumerationCase, constant, structure, event, operation
    case typeParameter
  }

  package var label: String
  package var kind: Kind
  package var detail: String?
  package var documentation: Documentation?
  package var textEdit: TextEdit?
  package var filterText: String?
  package var sortText: String?

  /// Creates an item.
  package init(_ label: String, _ kind: Kind, detail: String? = nil, documentation: String? = nil) {
    (self.label, self.kind, self.detail) = (label, kind, detail)
    self.documentation = documentation.map { .markdown(MarkupContent($0)) }
  }

  /// The documentation of an item: in Markdown, or as a string, which every editor reads.
  package enum Documentation: Sendable, Hashable, Encodable {
    case markdown(MarkupContent)
    case text(String)

    /// The documentation without the marks of code and emphasis.
    package var plain: Documentation {
      if case .markdown(let content) = self { .text(content.plain.value) } else { self }
    }

    /// Writes the documentation.
    package func encode(to encoder: any Encoder) throws {
      var value = encoder.singleValueContainer()
      switch self {
      case .markdown(let content): try value.encode(content)
      case .text(let text): try value.encode(text)
      }
    }
  }
}

/// A part of a document's outline.
package struct DocumentSymbol: Sendable, Hashable, Encodable {
  /// The kind of a symbol, with the protocol's numbers.
  package enum Kind: Int, Sendable, Hashable, Encodable {
    case string = 15
    case function = 12
    case event = 24
  }

  package var name: String
  package var detail: String?
  package var kind: Kind
  package var range: TextRange
  package var selectionRange: TextRange
  package var children: [DocumentSymbol] = []

  /// Creates a symbol.
  package init(_ name: String, detail: String? = nil, _ kind: Kind, _ range: TextRange, at selection: TextRange) {
    (self.name, self.detail, self.kind) = (name, detail, kind)
    (self.range, selectionRange) = (range, selection)
  }
}

/// Lines that an editor can collapse.
package struct FoldingRange: Sendable, Hashable, Encodable {
  package var startLine: Int
  package var endLine: Int

  /// Creates a range of lines, counted from 0.
  package init(_ start: Int, _ end: Int) { (startLine, endLine) = (start, end) }
}

/// A command that an editor sends back to the server.
package struct EditorCommand: Sendable, Hashable, Encodable {
  package var title: String
  package var command: String
  package var arguments: [String]

  /// Creates a command.
  package init(_ title: String, _ command: String, _ arguments: [String]) {
    (self.title, self.command, self.arguments) = (title, command, arguments)
  }
}

/// An edit that an editor offers.
package struct CodeAction: Sendable, Hashable, Encodable {
  package var title: String
  package var kind: String
  package var edit: WorkspaceEdit?
  package var command: EditorCommand?

  /// Creates an action.
  package init(_ title: String, _ kind: String, edit: WorkspaceEdit? = nil, command: EditorCommand? = nil) {
    (self.title, self.kind, self.edit, self.command) = (title, kind, edit, command)
  }
}

/// A command above a line.
package struct CodeLens: Sendable, Hashable, Encodable {
  package var range: TextRange
  package var command: EditorCommand

  /// Creates a lens.
  package init(_ range: TextRange, _ command: EditorCommand) { (self.range, self.command) = (range, command) }
}

/// A link in a document.
package struct DocumentLink: Sendable, Hashable, Encodable {
  package var range: TextRange
  package var target: String

  /// Creates a link.
  package init(_ range: TextRange, _ target: String) { (self.range, self.target) = (range, target) }
}

/// A message in the editor.
package struct ShownMessage: Sendable, Encodable {
  package var type: Int
  package var message: String

  /// Creates a message.
  package init(_ severity: Diagnostic.Severity, _ message: String) {
    (type, self.message) = (severity.rawValue, message)
  }
}

/// The parameters of `workspace/applyEdit`.
package struct AppliedEdit: Sendable, Encodable {
  package var label: String
  package var edit: WorkspaceEdit

  /// Creates an edit with its name for undo.
  package init(_ label: String, _ edit: WorkspaceEdit) { (self.label, self.edit) = (label, edit) }
}

/// A request without parameters.
package struct NoParameters: Sendable, Codable {
  /// Creates none.
  package init() {}
}
