import LanguageServing
import SourceText

/// The settings that an editor sends: the section `lesson` of its configuration.
struct EditorSettings: Sendable, Hashable, Decodable {
  /// The language of messages; nil for the language of the environment.
  var language: Language?
  /// Whether experiments run while the reader types, not only when a document is opened or saved.
  var experimentsWhileTyping = true

  private enum CodingKeys: String, CodingKey { case language, experimentsWhileTyping }

  /// Creates the settings of an editor that sends none.
  init() {}

  /// Reads settings, of which unknown values count as missing.
  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    language = try? container.decodeIfPresent(Language.self, forKey: .language)
    experimentsWhileTyping = (try? container.decodeIfPresent(Bool.self, forKey: .experimentsWhileTyping)) ?? true
  }
}

/// The requests and notifications that an editor understands.
struct EditorFeatures: Sendable {
  var showsProgress = false
  var showsDocuments = false
  var hasConfiguration = false
  var registersConfiguration = false
  var registersFiles = false
  /// Whether explanations can have Markdown.
  var explainsInMarkdown = false
  /// Whether the documentation of completed words can have Markdown.
  var documentsInMarkdown = false

  /// Creates the features of an editor that has none.
  init() {}

  /// Creates features from an editor's capabilities.
  init(_ capabilities: ClientCapabilities) {
    showsProgress = capabilities.window?.workDoneProgress == true
    showsDocuments = capabilities.window?.showDocument?.support == true
    hasConfiguration = capabilities.workspace?.configuration == true
    registersConfiguration = capabilities.workspace?.didChangeConfiguration?.dynamicRegistration == true
    let document = capabilities.textDocument
    explainsInMarkdown = document?.hover?.contentFormat?.contains("markdown") == true
    documentsInMarkdown = document?.completion?.completionItem?.documentationFormat?.contains("markdown") == true
    registersFiles = capabilities.workspace?.didChangeWatchedFiles?.dynamicRegistration == true
  }

  /// Returns an explanation as the editor reads it.
  func readable(_ hover: Hover) -> Hover {
    var hover = hover
    if !explainsInMarkdown { hover.contents = hover.contents.plain }
    return hover
  }

  /// Returns completed words whose documentation the editor reads.
  func readable(_ items: [CompletionItem]) -> [CompletionItem] {
    documentsInMarkdown
      ? items
      : items.map { item in
        var item = item
        item.documentation = item.documentation?.plain
        return item
      }
  }
}
