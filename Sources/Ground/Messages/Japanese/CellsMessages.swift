extension MessageCatalogue {
  /// What is wrong with cells and the words of their fences.
  static let cells: KeyValuePairs = [
    "A quotation mark is never closed.": "引用符が閉じられていません。",
    "Write the value as `key=\"…\"`.": "値は`key=\"…\"`と書いてください。",
    "The attribute `%1` stands twice.": "属性`%1`が2回書かれています。",
    "Keep one of the two.": "どちらか1つを残してください。",
    "`%1` cannot be a cell's name.": "`%1`はセルの名前にできません。",
    "A name is lower-case ASCII letters and digits in words joined by `-`, such as `name=int5-table`.":
      "名前は、ASCIIの小文字と数字の語を`-`でつないで書きます(例: `name=int5-table`)。",
    "`no-transcript` takes no value.": "`no-transcript`に値は書けません。",
    "Write it alone.": "それだけを書いてください。",
    "`wildcard` needs a text without spaces.": "`wildcard`には空白を含まない文字列を書きます。",
    "Write `wildcard=***`; `***` then stands for any text in a value, and alone on a line for any lines.":
      "`wildcard=***`と書くと、`***`は値の中では任意の文字列を、1行に単独で書けば任意の数の行を表します。",
    "`platform` cannot be `%1`.": "`platform`を`%1`にはできません。",
    "Programs may write files of at most %1 bytes here, so no Swift cell can be kept apart.":
      "ここではプログラムが%1バイトまでのファイルしか書けないので、Swiftのセルを隔離できません。",
    "Allow larger ones: `ulimit -f unlimited`.": "もっと大きなファイルを許可してください: `ulimit -f unlimited`",
    "Programs may take at most %1 MiB of memory here, so no Swift cell can be kept apart.":
      "ここではプログラムがメモリを%1 MiBまでしか使えないので、Swiftのセルを隔離できません。",
    "Allow more: `ulimit %1 unlimited`.": "もっと多く許可してください: `ulimit %1 unlimited`",
    "No Swift cell can be kept apart, as nothing can be written into the temporary folder `%1`: %2.":
      "一時フォルダー`%1`に書き込めないので、Swiftのセルを隔離できません: %2。",
    "Make room there, or let the variable TMPDIR name another folder.":
      "空きを作るか、環境変数TMPDIRに別のフォルダーを指定してください。",
    "no Swift cell can be kept apart here": "ここではSwiftのセルを隔離できません",
    "Name the playground itself, if it is the one that you mean.": "目的のプレイグラウンドであれば、それ自体を指定してください。",
    "`predict` is no attribute of a console cell.": "コンソールのセルに`predict`は書けません。",
    "Let a cell of an experiment or of Swift ask.": "予想は、実験のセルかSwiftのセルで問うてください。",
    "`predict` cannot be `%1`.": "`predict`を`%1`にはできません。",
    "Write the id of a column of the table, as `predict=value`, or `predict` alone where the result is no table.":
      "表の列のIDを`predict=value`のように書きます。結果が表でなければ`predict`だけを書きます。",
    "`tolerance` cannot be `%1`.": "`tolerance`を`%1`にはできません。",
    """
    Write `tolerance=8` for channels that may be off by up to 8 of 255, or `tolerance=8,0.5%` to let a share of the \
    pixels be off by more.
    """:
      "各チャンネルで255のうち8までのずれを許すなら`tolerance=8`、一部の画素にそれ以上のずれを許すなら`tolerance=8,0.5%`と書きます。",
    "`%1` is part of an exercise only in a lesson.": "`%1`が練習問題の一部になるのはレッスンの中だけです。",
    "Name the document `lesson.md`, or begin it with front matter that has a key of lessons, such as `minutes`.":
      "文書の名前を`lesson.md`にするか、先頭に`minutes`などレッスンのキーを持つフロントマターを書きます。",
    "`%1` is no attribute of a Swift cell.": "Swiftのセルに`%1`という属性はありません。",
    "`%1` is no attribute of a console cell.": "コンソールのセルに`%1`という属性はありません。",
    "`%1` is no attribute of `%2`.": "`%2`に`%1`という属性はありません。",
    "`%1` is no attribute of a cell.": "セルに`%1`という属性はありません。",
    "`normalize` cannot be `%1`.": "`normalize`を`%1`にはできません。",
    "A parameter is written inside the fence, on a line of its own: `%1: %2`. %3":
      "パラメーターは、フェンスの中に1行ずつ`%1: %2`と書きます。%3",
    "The transcript of this cell is never closed, so the cell is not run.": "このセルの記録が閉じられていないので、セルを実行しませんでした。",
    "Close the fence on line %1.": "%1行目のフェンスを閉じてください。",
    "This `%1` fence stands below no cell.": "この`%1`のフェンスの上に、セルがありません。",
    "Only blank lines may stand between a cell and its transcript.": "セルと記録の間に置けるのは空行だけです。",
    "The transcript of this cell is on line %1, below other text, so no other one was written.":
      "このセルの記録は、別の文を挟んで%1行目にあります。そのため、新しい記録は書き込みませんでした。",
    "Move it directly below the cell, or remove it.": "セルのすぐ下に移すか、消してください。",
    "Markdown shows this line as a row of the table above it, because no empty line is between them.":
      "上の表との間に空行がないので、この行はMarkdownでは表の行として表示されます。",
    "Leave a line empty below the table.": "表の下に空行を入れてください。",
    "No row of this table has a pipe, so nothing shows where it ends and it was not updated.":
      "この表のどの行にも縦棒がないので、表の終わりがわからず、更新しませんでした。",
    "Write a pipe before each row.": "各行の先頭に縦棒を書いてください。",
    "This line is in the middle of a table that gets other columns, so the table was not updated.":
      "列が変わる表の途中にこの行があるので、表を更新しませんでした。",
    "Move the line out of the table, and leave a line empty below the table.": "この行を表の外に移し、表の下に空行を入れてください。",
    "The cell name `%1` stands twice.": "セルの名前`%1`が2回使われています。",
    "The cell on line %1 has it already: give this one another.": "%1行目のセルがその名前です。別の名前にしてください。",
    "The image `%1` is the figure of two cells.": "画像`%1`が、2つのセルの図になっています。",
    "It is that of the cell on line %1 already: let this cell have a file of its own.":
      "すでに%1行目のセルの図です。このセルには別のファイルを用意してください。",
    "A comment for a cell stands inside other HTML, so that it is not read.": "セルのためのコメントが別のHTMLの中にあり、読み取られません。",
    "Write a blank line before it.": "その前に空行を入れてください。",
    "This comment belongs to no cell.": "このコメントには、対応するセルがありません。",
    "Write it directly before the fence of a cell.": "セルのフェンスのすぐ上に書いてください。",
    "`%1` is no word of a fence.": "`%1`は、フェンスに書く言葉ではありません。",
    "Did you mean `%1`?": "`%1`ではありませんか。",
    "Did you mean `%1`? %2": "`%1`ではありませんか。%2",
    "Write `swift`.": "`swift`と書いてください。",
    "The cell names no experiment.": "実験の名前が書かれていません。",
    "Write `experiment NAME` behind the fence; `lesson experiments` lists the names.":
      "フェンスの後ろに`experiment 名前`と書きます。名前の一覧は`lesson experiments`で見られます。",
    "The text that this comment says is printed is never closed.": "印刷されるとコメントにある文字列が、閉じられていません。",
    "End it with a quotation mark, on this line or on one of the comments directly below.":
      "この行か、すぐ下に続くコメントの行で、引用符を閉じてください。",
    "The fence that starts here is never closed.": "ここで始まるフェンスが閉じられていません。",
    "The HTML that starts here is never closed, so everything below it belongs to it.":
      "ここで始まるHTMLが閉じられていないので、下の内容がすべてHTMLに含まれています。",
    "Write `%1` where it ends.": "終わりの位置に`%1`を書いてください。",
    "Write a line with %1 behind its last line, as far to the right as this one.": "最後の行の下に、この行と同じ字下げで%1だけの行を書いてください。",
    "it was not run": "実行していません",
    "`%1` and `%2` exclude each other.": "`%1`と`%2`は一緒に使えません。",
    "`ignore` gives no reason.": "`ignore`に理由が書かれていません。",
    "Write why, as `ignore=\"needs UIKit\"`.": "`ignore=\"needs UIKit\"`のように、理由を書いてください。",
    "`language-mode` cannot be `%1`.": "`language-mode`を`%1`にはできません。",
    "Write `language-mode=4`, `4.2`, `5` or `6`.": "`language-mode=4`、`4.2`、`5`、`6`のどれかを書きます。",
    "`timeout` cannot be `%1`.": "`timeout`を`%1`にはできません。",
    "It takes a time up to ten minutes, such as `timeout=500ms`, `timeout=5s` or `timeout=2m`.":
      "10分までの時間を、`timeout=500ms`、`timeout=5s`、`timeout=2m`のように書きます。",
    "`input` cannot be `%1`.": "`input`を`%1`にはできません。",
    "Write its lines as a YAML list, such as `input=\"[3, 4]\"`.": "入力する行をYAMLのリストで、`input=\"[3, 4]\"`のように書きます。",
    "`input` holds `%1`, which is no line.": "`input`の`%1`は、1行ではありません。",
    "`input` has more than %1 bytes.": "`input`が%1バイトを超えています。",
    "Let the cell make a long input itself.": "長い入力は、セルの中で作ってください。",
    "`compiler` cannot be `%1`.": "`compiler`を`%1`にはできません。",
    "Write the first two numbers of the version that the transcript holds for, as `compiler=6.3`.":
      "記録が成り立つバージョンを、`compiler=6.3`のように最初の2つの数で書きます。",
    "`%1` takes no value.": "`%1`に値は書けません。",
    "This is %1, but the result of the cell above it is shown as %2.": "ここには%1がありますが、上のセルの結果は%2で表します。",
    "a table": "表",
    "a picture": "画像",
    "a transcript": "記録",
    "Remove it and run `lesson update`; if it is your own, write `no-transcript` behind the cell's fence.":
      "これを消して`lesson update`を実行してください。自分で書いたものなら、セルのフェンスの後ろに`no-transcript`と書きます。",
  ]
}
