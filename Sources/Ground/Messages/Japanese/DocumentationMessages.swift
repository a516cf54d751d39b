extension MessageCatalogue {
  /// Messages about fragments, set-ups, and expected failures in documentation.
  static let documentation: KeyValuePairs = [
    "it is compiled in a type that conforms to `%1`": "`%1`に準拠する型の中でコンパイルしました",
    "it is compiled in an extension of `%1`": "`%1`のエクステンションの中でコンパイルしました",
    "it is compiled in a class that inherits from `%1`": "`%1`を継承するクラスの中でコンパイルしました",
    "it is compiled in a type `%1`": "型`%1`の中でコンパイルしました",
    "it is compiled in a type of its own": "専用の型の中でコンパイルしました",
    "it is compiled in a method of `%1`": "`%1`のメソッドの中でコンパイルしました",
    "it is compiled in a method of a type of its own": "専用の型のメソッドの中でコンパイルしました",
    "it is compiled in a function": "関数の中でコンパイルしました",
    "it runs in a function": "関数の中で実行しました",
    "it runs in a loop": "ループの中で実行しました",
    "it is under an `#if` that does not hold here": "ここでは成り立たない`#if`の中にあります",
    "Expected an error that is thrown, but the cell traps: %1.": "エラーが投げられるはずですが、実行時エラーになりました: %1。",
    "Write `trap` instead of `throws` on the fence, or change the cell.":
      "フェンスに`throws`ではなく`trap`と書くか、セルを直してください。",
    "Expected `%1`, but the cell ends with another message: %2.": "`%1`となるはずですが、別のメッセージで終わりました: %2。",
    "Correct the words on the fence, or change the cell.": "フェンスに書いた言葉か、セルを直してください。",
    "Expected the compiler's message `%1`, but it is another one: %2.":
      "コンパイラーのメッセージは`%1`となるはずですが、別のメッセージでした: %2。",
    "Expected an error that is thrown, but the cell runs to its end.": "エラーが投げられるはずですが、最後まで実行されました。",
    "Remove `throws` from the fence, or change the cell so that it throws an error.":
      "フェンスの`throws`を外すか、エラーを投げるようにセルを直してください。",
    "`%1` needs words of the expected message.": "`%1`の値に、メッセージの言葉が書かれていません。",
    "Write some of them, such as `%1=\"out of range\"`, or remove the value.":
      "`%1=\"out of range\"`のように一部を書くか、値を外してください。",
    "in `%1`": "(`%1`の中)",
    "the set-up `%1` has an error": "準備のファイル`%1`に誤りがあります",
    "The set-up of these listings does not compile: %1.": "コード例の準備のファイルをコンパイルできません: %1。",
    "The set-up of these listings cannot be used: %1.": "コード例の準備のファイルが使えません: %1。",
    "The set-up of these listings fails.": "コード例の準備のファイルの実行に失敗しました。",
    "The set-up of these listings does not compile.": "コード例の準備のファイルをコンパイルできません。",
    "Correct it, or remove what no listing needs.": "直すか、どのコード例も使わないものを消してください。",
    "The comment announces the error `%1`, but the listing throws another one: %2.":
      "コメントにはエラー`%1`とありますが、別のエラーが投げられました: %2。",
    "Correct the comment or the code.": "コメントかコードを直してください。",
    "it uses `%1`, which the listing on line %2 changes, and that one was not run to its end":
      "`%1`を使いますが、それを変える%2行目のコード例が最後まで実行されませんでした",
    "it throws an error that nothing catches: %1": "受け取られないエラーが投げられました: %1",
    "`%1` failed: %2": "`%1`が失敗しました: %2",
    "Run it to see all of its messages. Fix the package, then test its documentation.":
      "実行すると、すべてのメッセージを見られます。パッケージを直してから、ドキュメントを確かめてください。",
    "`%1` cannot be built, so its documentation is not tested. %2":
      "`%1`をビルドできないため、そのドキュメントは確かめません。%2",
    "skipped: they throw an error that nothing catches": "スキップ: 受け取られないエラーを投げる",
    "skipped: under an `#if` that does not hold here": "スキップ: ここでは成り立たない`#if`の中",
    "1 fragment lacks only names. `lesson new setup` writes a file in which you declare them: %1.":
      "名前だけが足りない断片が1個あります。`lesson new setup`で、次の名前を宣言するファイルを作れます: %1。",
    "%1 fragments lack only names. With %2, %3 of them can compile: `lesson new setup` writes a file in which you declare them.":
      "名前だけが足りない断片が%1個あります。%2を宣言すると、そのうち%3個をコンパイルできます。宣言するファイルは`lesson new setup`で作れます。",
    "module": "モジュール",
    "compared": "照合",
    "ran": "実行のみ",
    "fragments": "断片",
    "other skips": "そのほかのスキップ",
    "failures": "失敗",
    "all": "合計",
    "Name a folder with documents.": "文書のあるフォルダーを指定してください。",
    "The package manager would compile a Swift file in this folder as a part of its target.":
      "このフォルダーにSwiftのファイルを置くと、パッケージのターゲットの一部としてコンパイルされます。",
    "Name the target's documentation catalog, or a folder above.":
      "ターゲットのドキュメントカタログか、上のフォルダーを指定してください。",
    "No fragment lacks only names, so no set-up is needed.": "名前だけが足りない断片はないため、準備のファイルはいりません。",
    "Fill in its declarations, then run the documents again.": "宣言を埋めてから、もう一度文書を実行してください。",
    "'lesson new %1' needs a name.": "`lesson new %1`には名前が必要です。",
    "The traits of the package to build with, separated by commas, as for `swift build`.":
      "ビルドに使うパッケージの特性(`swift build`と同じく、コンマ区切り)",
    "Print one table of the listings of each module in Markdown at the end, or add it to this file.":
      "最後に、モジュールごとのコード例の数をMarkdownの表で出力します。ファイルを指定すると、その末尾に加えます。",
  ]
}
