extension MessageCatalogue {
  /// What is wrong with playgrounds.
  static let playgrounds: KeyValuePairs = [
    "This is a playground, whose pages are played and not run.": "プレイグラウンドです。ページは`run`ではなく`play`で実行します。",
    "Call `lesson play %1`.": "`lesson play %1`を使ってください。",
    "This is a file, not a playground.": "プレイグラウンドではなく、ファイルです。",
    "Name the folder that ends in `.playground`.": "`.playground`で終わるフォルダーを指定してください。",
    "There is neither a `Contents.swift` nor a folder `Pages` here, so this is no playground.":
      "`Contents.swift`もフォルダー`Pages`もないので、プレイグラウンドではありません。",
    "Name a folder that ends in `.playground`.": "`.playground`で終わるフォルダーを指定してください。",
    "The page `%1` is listed, but there is no folder `Pages`.": "ページ`%1`が一覧にありますが、フォルダー`Pages`がありません。",
    "Remove it from the list, or make `Pages/%1.xcplaygroundpage/Contents.swift`.":
      "一覧から消すか、`Pages/%1.xcplaygroundpage/Contents.swift`を作ってください。",
    "This is not run, as the playground has pages.": "プレイグラウンドにページがあるので、これは実行しません。",
    "Move it into `Pages`, or remove it.": "`Pages`に移すか、消してください。",
    "A page is a folder `NAME.xcplaygroundpage` with a file `Contents.swift`.":
      "ページは、ファイル`Contents.swift`のあるフォルダー`名前.xcplaygroundpage`です。",
    "A page is a folder with a file `Contents.swift`.": "ページは、ファイル`Contents.swift`のあるフォルダーです。",
    "The page `%1` is listed twice.": "ページ`%1`が一覧に2回あります。",
    "It runs where it stands first: remove the other.": "最初の位置で実行します。もう1つは消してください。",
    "The page `%1` is listed, but not there.": "ページ`%1`が一覧にありますが、実際にはありません。",
    "Make `Pages/%1.xcplaygroundpage/Contents.swift`, or remove it from the list.":
      "`Pages/%1.xcplaygroundpage/Contents.swift`を作るか、一覧から消してください。",
    "The page is not listed in `contents.xcplayground`, so it runs behind those that are.":
      "ページが`contents.xcplayground`の一覧にないので、一覧にあるページの後で実行します。",
    "Until it is mended, the pages run in the order of their names.": "直すまでは、名前の順にページを実行します。",
    "This does not compile, so pages run without `%1`: %2.": "コンパイルできないので、`%1`なしでページを実行します(%2)。",
    "There is no such playground.": "そのプレイグラウンドはありません。",
    "There is no page here.": "ここにページがありません。",
    "Add `<page name='%1'/>` there.": "そこに`<page name='%1'/>`を加えてください。",
    "The file `contents.xcplayground` is missing.": "ファイル`contents.xcplayground`がありません。",
    "Add it.": "加えてください。",
    "The page is not UTF-8.": "ページがUTF-8ではありません。",
    "Save it as UTF-8.": "UTF-8で保存してください。",
    "Save it again from Xcode.": "Xcodeで保存し直してください。",
    "The library for playgrounds does not compile with this compiler: %1":
      "プレイグラウンド用のライブラリが、このコンパイラーではコンパイルできません: %1",
  ]
}
