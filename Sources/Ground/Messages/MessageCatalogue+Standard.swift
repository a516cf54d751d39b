extension MessageCatalogue {
  /// The catalog of all messages of the program.
  static let standard = MessageCatalogue(japaneseMessages.lazy.joined().map { ($0.key, $0.value) })

  /// The Japanese of all messages, grouped by subject.
  static let japaneseMessages: [KeyValuePairs<String, String>] = [
    cells,
    documents,
    pictures,
    predictions,
    variations, walks,
    workshops,
    notebooks, jupyter, documentation,
    files,
    hosts,
    swiftCells,
    runner,
    sharing,
    playgrounds,
    commandHelp,
    optionHelp,
    commandMessages,
    editor, editorTrust, editorDocuments,
    reports,
    parameters,
    numbers,
    numberFiles,
    apps,
    values,
    reasons,
    argumentParser,
  ]
}
