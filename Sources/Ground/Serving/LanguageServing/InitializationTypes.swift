/// The part of the parameters of `initialize` that the server uses.
package struct InitializeParameters: Sendable, Decodable {
  package var rootUri: String?
  package var workspaceFolders: [WorkspaceFolder]?
  package var capabilities: ClientCapabilities

  package struct WorkspaceFolder: Sendable, Decodable {
    package var uri: String
  }
}

/// The part of an editor's capabilities that changes what the server does.
package struct ClientCapabilities: Sendable, Decodable {
  package var general: General?
  package var textDocument: TextDocument?
  package var workspace: Workspace?
  package var window: Window?

  package struct Window: Sendable, Decodable {
    package var workDoneProgress: Bool?
    package var showDocument: Support?

    package struct Support: Sendable, Decodable {
      package var support: Bool?
    }
  }

  package struct General: Sendable, Decodable {
    package var positionEncodings: [String]?
  }

  package struct TextDocument: Sendable, Decodable {
    package var diagnostic: Flags?
    package var completion: Completion?
    package var hover: Hover?
    package var codeAction: CodeAction?
  }

  package struct Flags: Sendable, Decodable {
    package var dynamicRegistration: Bool?
  }

  package struct Hover: Sendable, Decodable {
    package var contentFormat: [String]?
  }

  package struct Completion: Sendable, Decodable {
    package var completionItem: Item?

    package struct Item: Sendable, Decodable {
      package var documentationFormat: [String]?
    }
  }

  package struct CodeAction: Sendable, Decodable {
    package var codeActionLiteralSupport: Empty?
  }

  package struct Workspace: Sendable, Decodable {
    package var applyEdit: Bool?
    package var diagnostics: Diagnostics?
    package var configuration: Bool?
    package var didChangeConfiguration: Flags?
    package var didChangeWatchedFiles: Flags?

    package struct Diagnostics: Sendable, Decodable {
      package var refreshSupport: Bool?
    }
  }

  package struct Empty: Sendable, Decodable {}
}

/// The result of `initialize`.
package struct InitializeResult: Sendable, Encodable {
  package var capabilities: ServerCapabilities
  package var serverInfo: ServerInfo

  /// The name and version of the server.
  package struct ServerInfo: Sendable, Encodable {
    package var name: String
    package var version: String
  }

  /// Creates a result.
  package init(_ capabilities: ServerCapabilities, name: String, version: String) {
    self.capabilities = capabilities
    serverInfo = ServerInfo(name: name, version: version)
  }
}

/// The requests that the server answers.
package struct ServerCapabilities: Sendable, Encodable {
  package var positionEncoding: PositionEncoding
  package var textDocumentSync = Sync()
  package var completionProvider: Completion?
  package var hoverProvider = false
  package var documentSymbolProvider = false
  package var foldingRangeProvider = false
  package var definitionProvider = false
  package var referencesProvider = false
  package var renameProvider: Rename?
  package var documentLinkProvider: Empty?
  package var codeActionProvider: CodeActions?
  package var codeLensProvider: Empty?
  package var executeCommandProvider: Commands?
  package var diagnosticProvider: Diagnostics?

  /// Creates capabilities without any request.
  package init(_ encoding: PositionEncoding) { positionEncoding = encoding }

  /// The notifications about text: opened, changed by ranges, saved, closed.
  package struct Sync: Sendable, Encodable {
    package var openClose = true
    package var change = 2
    package var save = true
  }

  package struct Completion: Sendable, Encodable {
    package var triggerCharacters: [String]
    package init(_ characters: [String]) { triggerCharacters = characters }
  }

  package struct Rename: Sendable, Encodable {
    package var prepareProvider = true
    package init() {}
  }

  package struct CodeActions: Sendable, Encodable {
    package var codeActionKinds: [String]
    package init(_ kinds: [String]) { codeActionKinds = kinds }
  }

  package struct Commands: Sendable, Encodable {
    package var commands: [String]
    package var workDoneProgress = true
    package init(_ commands: [String]) { self.commands = commands }
  }

  package struct Diagnostics: Sendable, Encodable {
    package var identifier = "lesson"
    package var interFileDependencies = true
    package var workspaceDiagnostics = false
    package init() {}
  }

  package struct Empty: Sendable, Encodable {
    package init() {}
  }
}
