extension MessageCatalogue {
  /// Messages about cells and the words of their fences.
  static let cells: KeyValuePairs = [
    "A quotation mark is never closed.": "引用符が閉じられていません。",
    "Write the value as `key=\"…\"`.": "値は`key=\"…\"`の形で書いてください。",
    "Duplicate attribute `%1`.": "属性`%1`が重複しています。",
    "`%1` is not a valid cell name.": "`%1`はセルの名前に使えません。",
    "Use lowercase ASCII letters and digits, in words joined by `-`, such as `name=int5-table`.":
      "`name=int5-table`のように、ASCIIの小文字と数字の語を`-`でつないでください。",
    "`no-transcript` does not take a value.": "`no-transcript`に値は指定できません。",
    "Remove the value.": "値を削除してください。",
    "`wildcard` needs a value without spaces.": "`wildcard`には、空白を含まない文字列を指定してください。",
    "Write `wildcard=***`. Then `***` matches any text in a value, or any lines if it is alone on a line.":
      "`wildcard=***`と書いてください。`***`は値の中では任意の文字列を、1行に単独で書けば任意の数の行を表します。",
    "`platform` cannot be `%1`.": "`platform`に`%1`は指定できません。",
    "Swift cells cannot be sandboxed: programs may write files of at most %1 bytes here.":
      "プログラムが%1バイトまでのファイルしか書けないため、Swiftのセルをサンドボックスで実行できません。",
    "Raise the limit: `ulimit -f unlimited`.": "上限を上げてください: `ulimit -f unlimited`",
    "Swift cells cannot be sandboxed: programs may use at most %1 MiB of memory here.":
      "プログラムがメモリを%1 MiBまでしか使えないため、Swiftのセルをサンドボックスで実行できません。",
    "Raise the limit: `ulimit %1 unlimited`.": "上限を上げてください: `ulimit %1 unlimited`",
    "Swift cells cannot be sandboxed, because nothing can be written to the temporary folder `%1`: %2.":
      "一時フォルダー`%1`に書き込めないため、Swiftのセルをサンドボックスで実行できません: %2。",
    "Free some space there, or set TMPDIR to another folder.": "空き容量を増やすか、環境変数TMPDIRに別のフォルダーを指定してください。",
    "Swift cells cannot be sandboxed here": "ここではSwiftのセルをサンドボックスで実行できません",
    "If you mean this playground, give its own path instead of the link.": "このプレイグラウンドを使うなら、リンクではなく本体のパスを指定してください。",
    "A console cell does not support `predict`.": "コンソールのセルに`predict`は指定できません。",
    "Use `predict` in an experiment cell or a Swift cell.": "`predict`は、実験のセルかSwiftのセルに書いてください。",
    "`predict` cannot be `%1`.": "`predict`に`%1`は指定できません。",
    "Write the ID of a table column, as in `predict=value`. If the result is not a table, write only `predict`.":
      "表の列のIDを`predict=value`のように書いてください。結果が表でなければ、`predict`だけを書いてください。",
    "`tolerance` cannot be `%1`.": "`tolerance`に`%1`は指定できません。",
    """
    Write `tolerance=8` to let each channel differ by up to 8 of 255, or `tolerance=8,0.5%` to let a share of the \
    pixels differ by more.
    """:
      "各チャンネルで255のうち8までの差を許すなら`tolerance=8`、一部の画素だけにそれより大きい差も許すなら`tolerance=8,0.5%`と書いてください。",
    "`%1` works only in a lesson, where it marks a part of an exercise.": "`%1`で練習問題を作れるのは、レッスンの中だけです。",
    "Name the document `lesson.md`, or start it with front matter that has a lesson key, such as `minutes`.":
      "文書の名前を`lesson.md`にするか、`minutes`などレッスンのキーを持つフロントマターを先頭に書いてください。",
    "`%1` is not an attribute of a Swift cell.": "Swiftのセルに`%1`という属性はありません。",
    "`%1` is not an attribute of a console cell.": "コンソールのセルに`%1`という属性はありません。",
    "`%1` is not an attribute of a cell.": "セルに`%1`という属性はありません。",
    "`normalize` cannot be `%1`.": "`normalize`に`%1`は指定できません。",
    "Write parameters inside the fence, one per line: `%1: %2`. %3": "パラメーターは、コードブロックの中に1行ずつ`%1: %2`の形で書いてください。%3",
    "The transcript of this cell is never closed, so the cell was not run.": "このセルの結果の記録が閉じられていないため、セルを実行しませんでした。",
    "Close the fence on line %1.": "%1行目のフェンスを閉じてください。",
    "This `%1` fence has no cell above it.": "この`%1`のコードブロックの上に、セルがありません。",
    "Put it directly below its cell, with only blank lines between them.": "セルのすぐ下に置いてください。間に置けるのは空行だけです。",
    "The transcript of this cell is on line %1, below other text, so no second one was written.":
      "このセルの結果の記録が、別の文を挟んで%1行目にあるため、新しい記録は書き込みませんでした。",
    "Move it directly below the cell, or remove it.": "セルのすぐ下に移すか、削除してください。",
    "Markdown shows this line as a row of the table above it, because there is no blank line between them.":
      "上の表との間に空行がないため、Markdownではこの行が表の行として表示されます。",
    "Add a blank line below the table.": "表の下に空行を入れてください。",
    "The table was not updated: no row has a pipe, so it is unclear where the table ends.":
      "表のどの行にも縦棒がなく、表の終わりを判断できないため、更新しませんでした。",
    "Start each row with a pipe.": "各行の先頭に縦棒を書いてください。",
    "The table was not updated: its columns change, and this line is in the middle of it.":
      "表の列が変わりますが、表の途中に本文のこの行があるため、更新しませんでした。",
    "Move the line out of the table, and add a blank line below the table.": "この行を表の外に移し、表の下に空行を入れてください。",
    "Duplicate cell name `%1`.": "セルの名前`%1`が重複しています。",
    "The cell on line %1 already uses it: choose another name.": "%1行目のセルがこの名前を使っています。別の名前にしてください。",
    "Two cells use the image `%1` as their figure.": "2つのセルが、同じ画像`%1`を図に使っています。",
    "The cell on line %1 already uses it: give this cell its own file.": "%1行目のセルがこの画像を使っています。このセルには別のファイルを用意してください。",
    "This comment for a cell is inside other HTML, so `lesson` does not read it.": "セル用のコメントが別のHTMLの中にあるため、読み取れません。",
    "Add a blank line before it.": "その前に空行を入れてください。",
    "There is no paragraph or list below this comment.": "このコメントの下に、段落も箇条書きもありません。",
    "Put it directly before the text that only readers of a page need.": "ページを読む人だけに必要な文章の直前に書いてください。",
    "This comment does not belong to a cell.": "このコメントには、対応するセルがありません。",
    "Put it directly before the fence of a cell.": "セルのコードブロックのすぐ上に書いてください。",
    "Unknown fence type `%1`.": "`%1`というコードブロックの種類はありません。",
    "Did you mean `%1`?": "`%1`ではありませんか。",
    "Did you mean `%1`? %2": "`%1`ではありませんか。%2",
    "Write `swift`.": "`swift`と書いてください。",
    "The cell does not name an experiment.": "セルに実験の名前が書かれていません。",
    "Write `experiment NAME` after the opening fence; `lesson experiments` lists the names.":
      "始まりのフェンスの後ろに`experiment 名前`と書いてください。名前の一覧は`lesson experiments`で表示できます。",
    "The expected output in this comment has no closing quotation mark.": "コメントに書かれた出力の引用符が閉じられていません。",
    "Close it on this line, or on one of the comment lines directly below.": "この行か、すぐ下に続くコメントの行で、引用符を閉じてください。",
    "The fence that starts here is never closed.": "ここで始まるフェンスが閉じられていません。",
    "The HTML that starts here is never closed, so everything below counts as HTML.":
      "ここで始まるHTMLが閉じられていないため、下の内容がすべてHTMLに含まれています。",
    "Add `%1` where it ends.": "終わりの位置に`%1`を書いてください。",
    "Add a line with %1 after its last line, indented like this one.": "最後の行の下に、この行と同じ字下げで、%1だけの行を書いてください。",
    "it was not run": "実行していません",
    "`%1` and `%2` cannot be combined.": "`%1`と`%2`は一緒に指定できません。",
    "`ignore` needs a reason.": "`ignore`に理由が書かれていません。",
    "Add one, such as `ignore=\"needs UIKit\"`.": "`ignore=\"needs UIKit\"`のように、理由を書いてください。",
    "`language-mode` cannot be `%1`.": "`language-mode`に`%1`は指定できません。",
    "Write `language-mode=4`, `4.2`, `5` or `6`.": "`language-mode=4`、`4.2`、`5`、`6`のどれかを書いてください。",
    "`timeout` cannot be `%1`.": "`timeout`に`%1`は指定できません。",
    "Write a time of up to ten minutes, such as `timeout=500ms`, `timeout=5s` or `timeout=2m`.":
      "10分までの時間を、`timeout=500ms`、`timeout=5s`、`timeout=2m`のように書いてください。",
    "`input` cannot be `%1`.": "`input`に`%1`は指定できません。",
    "Write its lines as a YAML list, such as `input=\"[3, 4]\"`.": "入力する行をYAMLのリストで、`input=\"[3, 4]\"`のように書いてください。",
    "`input` contains `%1`, which is not a single line.": "`input`の`%1`が、1行の文字列ではありません。",
    "`input` is longer than %1 bytes.": "`input`が%1バイトを超えています。",
    "Generate long input in the cell.": "長い入力は、セルの中で作成してください。",
    "`compiler` cannot be `%1`.": "`compiler`に`%1`は指定できません。",
    "Write the first two numbers of the version that the transcript is for, as in `compiler=6.3`.":
      "この記録に対応するコンパイラーのバージョンを、最初の2つの数で`compiler=6.3`のように書いてください。",
    "`%1` does not take a value.": "`%1`に値は指定できません。",
    "This is %1, but the cell above it produces %2.": "ここには%1がありますが、上のセルの結果は%2です。",
    "a table": "表",
    "a picture": "画像",
    "a transcript": "結果の記録",
    "Remove it and run `lesson update`. If you wrote it yourself, add `no-transcript` to the cell's fence.":
      "これを削除して`lesson update`を実行してください。自分で書いたものなら、セルのフェンスの後ろに`no-transcript`を加えてください。",
  ]
}
