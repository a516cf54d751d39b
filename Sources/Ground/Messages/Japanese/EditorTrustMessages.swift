extension MessageCatalogue {
  /// Messages about what an editor may run, and about the progress of runs.
  static let editorTrust: KeyValuePairs = [
    "Run %1": "%1を実行",
    "Update %1": "%1を更新",
    "Open the live page": "ライブページを開く",
    "%1: your editor will run Swift cells and console cells whenever you save a document there.":
      "%1: このフォルダーの文書を保存するたびに、エディターがSwiftのセルとコンソールのセルを実行します。",
    "Trust this folder? [y/N] ": "このフォルダーを許可しますか? [y/N] ",
    "%1 is trusted in your editor.": "%1をエディターに許可しました。",
    "There is no such folder.": "そのフォルダーはありません。",
  ]
}
