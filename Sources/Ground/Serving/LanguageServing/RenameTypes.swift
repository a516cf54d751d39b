/// The answer to `textDocument/prepareRename`: the text that would be renamed.
package struct PreparedRename: Sendable, Encodable {
  package var range: TextRange
  package var placeholder: String

  /// Creates an answer.
  package init(_ range: TextRange, _ placeholder: String) { (self.range, self.placeholder) = (range, placeholder) }
}

/// The part of an editor's capabilities that says which edits of a workspace it can make.
package struct EditCapabilities: Sendable, Decodable {
  private var capabilities: Capabilities

  private struct Capabilities: Decodable {
    var workspace: Workspace?
  }

  private struct Workspace: Decodable {
    var workspaceEdit: Edit?
  }

  private struct Edit: Decodable {
    var documentChanges: Bool?
    var resourceOperations: [String]?
  }

  /// Whether the editor can rename files as part of an edit.
  package var renamesFiles: Bool {
    let edit = capabilities.workspace?.workspaceEdit
    return edit?.documentChanges == true && edit?.resourceOperations?.contains("rename") == true
  }
}

/// Replacements in documents, and new names of files, which an editor makes together.
package struct FileEdit: Sendable, Hashable, Encodable {
  /// The replacements, by document.
  package var changes: [String: [TextEdit]]
  /// The addresses of files, with their new ones.
  package var renames: [Rename]

  /// A new name of a file.
  package struct Rename: Sendable, Hashable {
    package var from: String
    package var to: String

    /// Creates a new name.
    package init(from: String, to: String) { (self.from, self.to) = (from, to) }
  }

  /// Creates an edit.
  package init(_ changes: [String: [TextEdit]], renames: [Rename] = []) {
    (self.changes, self.renames) = (changes, renames)
  }

  private enum Keys: String, CodingKey { case changes, documentChanges }

  private struct Document: Encodable {
    var textDocument: Identifier
    var edits: [TextEdit]

    struct Identifier: Encodable {
      var uri: String

      enum CodingKeys: String, CodingKey { case uri, version }

      func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(uri, forKey: .uri)
        try container.encodeNil(forKey: .version)
      }
    }
  }

  private struct Operation: Encodable {
    var kind = "rename"
    var oldUri: String
    var newUri: String
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Keys.self)
    guard !renames.isEmpty else { return try container.encode(changes, forKey: .changes) }
    var list = container.nestedUnkeyedContainer(forKey: .documentChanges)
    for (uri, edits) in changes.sorted(by: { $0.key < $1.key }) {
      try list.encode(Document(textDocument: .init(uri: uri), edits: edits))
    }
    for rename in renames { try list.encode(Operation(oldUri: rename.from, newUri: rename.to)) }
  }
}
