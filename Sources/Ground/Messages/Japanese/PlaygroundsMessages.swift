extension MessageCatalogue {
  /// Messages about playgrounds.
  static let playgrounds: KeyValuePairs = [
    "This is a playground: play its pages instead of running them.": "プレイグラウンドです。ページは`run`ではなく`play`で実行します。",
    "Use `lesson play %1`.": "`lesson play %1`を使ってください。",
    "This is a file, not a playground.": "プレイグラウンドではなく、1つのファイルです。",
    "Name the folder that ends in `.playground`.": "名前が`.playground`で終わるフォルダーを指定してください。",
    "There is no `Contents.swift` and no folder `Pages` here, so this is not a playground.":
      "`Contents.swift`もフォルダー`Pages`もないため、プレイグラウンドとして開けません。",
    "Name a folder that ends in `.playground`.": "名前が`.playground`で終わるフォルダーを指定してください。",
    "The page `%1` is listed, but there is no folder `Pages`.": "ページ`%1`が一覧にありますが、フォルダー`Pages`がありません。",
    "Remove it from the list, or create `Pages/%1.xcplaygroundpage/Contents.swift`.":
      "一覧から削除するか、`Pages/%1.xcplaygroundpage/Contents.swift`を作ってください。",
    "This is not run, because the playground has pages.": "プレイグラウンドにページがあるため、これは実行しません。",
    "Move it into `Pages`, or remove it.": "`Pages`に移すか、削除してください。",
    "A page is a folder `NAME.xcplaygroundpage` with a file `Contents.swift`.":
      "ページは、ファイル`Contents.swift`のあるフォルダー`名前.xcplaygroundpage`です。",
    "A page is a folder with a file `Contents.swift`.": "ページは、ファイル`Contents.swift`のあるフォルダーです。",
    "The page `%1` is listed twice.": "ページ`%1`が一覧で重複しています。",
    "It runs at its first position: remove the other one.": "最初の位置で実行します。もう1つは削除してください。",
    "The page `%1` is listed, but does not exist.": "ページ`%1`が一覧にありますが、フォルダーがありません。",
    "Create `Pages/%1.xcplaygroundpage/Contents.swift`, or remove the page from the list.":
      "`Pages/%1.xcplaygroundpage/Contents.swift`を作るか、一覧から削除してください。",
    "The page is not listed in `contents.xcplayground`, so it runs after the listed pages.":
      "ページが`contents.xcplayground`の一覧にないため、一覧にあるページの後で実行します。",
    "Until you fix it, the pages run in the order of their names.": "修正するまでは、名前の順にページを実行します。",
    "This does not compile, so the pages run without `%1`: %2.": "コンパイルできないため、`%1`なしでページを実行します(%2)。",
    "There is no such playground.": "そのプレイグラウンドはありません。",
    "There is no page here.": "ここにページがありません。",
    "Add `<page name='%1'/>` to it.": "そこに`<page name='%1'/>`を加えてください。",
    "The file `contents.xcplayground` is missing.": "ファイル`contents.xcplayground`がありません。",
    "Add it.": "加えてください。",
    "The page is not UTF-8.": "ページをUTF-8として読めません。",
    "Save it as UTF-8.": "UTF-8で保存してください。",
    "Save it again from Xcode.": "Xcodeで保存し直してください。",
    "The library for playgrounds does not compile with this compiler: %1": "プレイグラウンド用のライブラリを、このコンパイラーではコンパイルできません: %1",
  ]
}
