extension MessageCatalogue {
  /// Messages of the language server about names, files, and edits.
  static let editorDocuments: KeyValuePairs = [
    "`%1` already has a cell `%2`.": "`%1`には、すでにセル`%2`があります。",
    "This cell was not run: %1.": "このセルは実行していません: %1。",
    "Correct the stated value": "書かれている値を直す",
    "Insert a slip: %1": "誤答例を追加する: %1",
    "Correct all stated values": "書かれている値をすべて直す",
  ]
}
