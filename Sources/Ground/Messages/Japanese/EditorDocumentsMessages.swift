extension MessageCatalogue {
  /// Messages of the language server about names, files, and edits.
  static let editorDocuments: KeyValuePairs = [
    "`%1` already has a cell `%2`.": "`%1`には、すでにセル`%2`があります。"
  ]
}
