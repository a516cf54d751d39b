extension MessageCatalogue {
  /// Messages of the language server.
  static let editor: KeyValuePairs = [
    "Expected `%1`, but the result is `%2`.": "`%1`とありますが、結果は`%2`です。",
    "The result has `%1` here.": "結果では、ここに`%1`があります。",
    "The result does not have `%1`.": "結果に`%1`はありません。",
    "This differs from the result.": "結果と一致しません。",
    "Pictures are written only by `lesson update`.": "図のファイルは、`lesson update`だけが書き込みます。",
    "Write `%1`": "`%1`に直す",
    "Fix this": "修正する",
    "Fix all that can be fixed safely": "安全に修正できるところをすべて修正する",
    "Write the missing result": "結果の記録を書き込む",
    "Update this result": "この結果を更新する",
    "Update all results of experiments": "実験の結果をすべて更新する",
    "The document is not open.": "この文書は開かれていません。",
    "Everything agrees.": "すべて一致しています。",
    "Something differs.": "一致しないところがあります。",
    "The document has changed. Try again.": "文書が変更されました。もう一度実行してください。",
    "Run": "実行",
    "Update": "更新",
    "hosts are not started while you type": "文書の編集中はホストを起動しません",
    "Serve an editor over the Language Server Protocol.": "Language Server Protocolでエディターに応答します。",
    """
    Editors start this command themselves (EDITORS.md). While you type, it reports what `lesson check` and `lesson run` \
    find, and offers experiments, parameters, and corrections. Only experiments of this program run by themselves. \
    Swift cells, console cells, and hosts start when you click Run or Update above a cell. In a folder that you allow \
    with `lesson trust --editor`, Swift cells and console cells also run when you save.
    """:
      "エディターが自分で起動するコマンドです(EDITORS.md)。文書の編集中に、`lesson check`と`lesson run`で見つかることを知らせ、実験、パラメーター、修正の候補を示します。ひとりでに実行されるのは、このプログラムの実験だけです。Swiftのセル、コンソールのセル、ホストは、セルの上の「実行」か「更新」を押すと動きます。`lesson trust --editor`で許可したフォルダーでは、Swiftのセルとコンソールのセルが保存したときにも動きます。",
  ]
}
