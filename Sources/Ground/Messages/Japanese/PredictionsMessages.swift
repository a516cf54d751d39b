extension MessageCatalogue {
  /// Messages about predictions, slips, hints, quizzes and exercises.
  static let predictions: KeyValuePairs = [
    "The answer is not collapsed, so readers see it before they predict.": "答えが折りたたまれていないため、予想する前に見えてしまいます。",
    "Put it between `<details><summary>Result</summary>` and `</details>`, with blank lines around it.":
      "`<details><summary>結果</summary>`と`</details>`の間に、前後に空行を入れて書いてください。",
    "This is hint %1, but its number is %2.": "%1番目のヒントですが、番号が%2になっています。",
    "Number the hints from 1, from top to bottom.": "ヒントには、上から順に1から番号を付けてください。",
    "The collapsed block that starts here is never closed.": "ここで始まる折りたたみが閉じられていません。",
    "Add a line `</details>` after its last block, with a blank line before it.":
      "最後のブロックの下に、空行を入れてから`</details>`の行を書いてください。",
    "This slip does not belong to a prediction.": "この誤答例には、対応する予想がありません。",
    "Write slips as the items of one list, directly below the result of a cell with `predict`.":
      "誤答例は、`predict`のあるセルの結果のすぐ下に、1つの箇条書きとして書いてください。",
    "This `%1` cell has no name.": "`%1`のセルに名前がありません。",
    "exercise": "ひな形",
    "check": "テスト",
    "solution": "解答例",
    "Add `name=…`, with the same name for all parts of the exercise.": "`name=…`を加えてください。名前は、練習問題のすべてのセルで同じにします。",
    "A part of an exercise cannot ask for a prediction.": "練習問題のセルで予想を問うことはできません。",
    "Remove `predict`.": "`predict`を削除してください。",
    "The `%1` cell of an exercise cannot be `%2`.": "練習問題の%1のセルに`%2`は指定できません。",
    "Make it compile, or mark it with `error` or `trap`.": "コンパイルできるコードにするか、`error`か`trap`を指定してください。",
    "Remove that word: this part must compile and run.": "その指定を削除してください。このセルは、コンパイルして実行できる必要があります。",
    "The exercise `%1` has two `%2` cells.": "練習問題`%1`に、`%2`のセルが2つあります。",
    "The cell on line %1 already has this name: choose another name.": "%1行目のセルがこの名前を使っています。別の名前にしてください。",
    "The exercise `%1` is missing a part.": "練習問題`%1`に、足りないセルがあります。",
    "Add %1: an exercise needs a starter, a check and a solution.": "%1を加えてください。練習問題には、ひな形、テスト、解答例の3つが必要です。",
    "The prediction does not say which column it asks for.": "どの列を予想させるのかが指定されていません。",
    "Write `predict=COLUMN`; the columns are %1.": "`predict=列`と書いてください。使える列は%1です。",
    "`predict` does not take a column here: the result is %1.": "結果は%1なので、`predict`に列は指定できません。",
    "Write only `predict`.": "`predict`だけを書いてください。",
    "A result that is %1 cannot be predicted.": "%1の結果では、予想を問うことができません。",
    "Remove `predict`, or ask for a value of a table.": "`predict`を削除するか、表の値を問うてください。",
    "There is nothing to predict: the result has no rows.": "結果に行がないため、予想を問えません。",
    "The prediction asks for %1 answers, but the limit is %2.": "%1個の答えを予想させていますが、上限は%2個です。",
    "Ask for fewer rows, in a separate cell.": "行を減らして、別のセルで問うてください。",
    "The result has no column `%1`.": "結果に`%1`という列はありません。",
    "`rows` cannot be `%1`.": "`rows`に`%1`は指定できません。",
    "Write the ID of the column that names the rows, as in `rows=bits`.": "`rows=bits`のように、行の名前になる列のIDを書いてください。",
    "`labels` cannot be `%1`.": "`labels`に`%1`は指定できません。",
    "Write a label for each row as a YAML list of texts, such as `labels=\"[from 0, 'from 0.625']\"`.":
      "`labels=\"[0から, 0.625から]\"`のように、各行のラベルをYAMLの文字列のリストで書いてください。",
    "`labels` contains `%1`, which is not a line of text.": "`labels`の`%1`は、1行の文字列ではありません。",
    "Duplicate label `%1`.": "ラベル`%1`が重複しています。",
    "Name each field in its own words.": "入力欄ごとに別のラベルを付けてください。",
    "`%1` names the fields of a prediction, but this cell does not ask for a column.":
      "`%1`は予想の入力欄に名前を付けますが、このセルは列を予想させていません。",
    "Add `predict=COLUMN`, or remove `%1`. Parameters go inside the fence, one per line.":
      "`predict=列`を加えるか、`%1`を削除してください。パラメーターは、コードブロックの中に1行ずつ書きます。",
    "`rows` cannot be the predicted column, whose values are the answers.":
      "`rows`に予想させる列は指定できません。値がそのまま答えだからです。",
    "Choose another column with `rows`, or write `labels`.": "`rows`で別の列を指定するか、`labels`を書いてください。",
    "The number of labels is %1, but the result's number of rows is %2.": "ラベルの数は%1ですが、結果の行数は%2です。",
    "Write one label for each row, from top to bottom.": "上から順に、行ごとにラベルを1つ書いてください。",
    "The column `%1` does not tell the rows apart: its values repeat, or are empty.":
      "列`%1`の値が重複しているか空なので、行を区別できません。",
    "This slip gives the right answer.": "この誤答例の答えが、正解と同じです。",
    "Change how it is computed, or remove it.": "計算のしかたを変えるか、誤答例を削除してください。",
    "This slip gives the same answer as the one on line %1.": "この誤答例の答えが、%1行目の誤答例と同じです。",
    "Remove one of the two, or merge their reasons if they differ.": "どちらか1つを削除してください。理由が違うなら、1つにまとめてください。",
    "This slip changes the number of rows from %1 to %2.": "この誤答例では、行数が%1から%2に変わります。",
    "Change only parameters that leave the rows as they are.": "行が変わらないパラメーターだけを変えてください。",
    "The number of values is %1, but the number of rows is %2.": "この誤答例の値の数は%1ですが、セルの行数は%2です。",
    "Write a value for each row, each in backticks, separated by commas.": "どの行の値も、バッククォートで囲み、コンマで区切って書いてください。",
    "Duplicate quiz name `%1`.": "クイズの名前`%1`が重複しています。",
    "The quiz on line %1 already uses it: choose another name.": "%1行目のクイズがこの名前を使っています。別の名前にしてください。",
    "This quiz has no choices.": "このクイズには選択肢がありません。",
    "Write the question below its comment, then a numbered list of at least two choices.":
      "コメントの下に問いを書き、その下に2つ以上の選択肢を番号付きの箇条書きで書いてください。",
    "This quiz has no answers.": "このクイズには答えがありません。",
    "Add `<details>` below the choices, with a list that says \"Yes.\" or \"No.\" for each, and why.":
      "選択肢の下に`<details>`を置き、選択肢ごとに「Yes.」か「No.」と、その理由を箇条書きにしてください(日本語では「はい。」「いいえ。」)。",
    "The number of answers is %1, but the number of choices is %2.": "答えの数は%1ですが、選択肢の数は%2です。",
    "Write one answer for each choice.": "選択肢ごとに答えを1つ書いてください。",
    "No choice of this quiz is right.": "このクイズには正しい選択肢がありません。",
    "`%1` is not an attribute of a quiz.": "クイズに`%1`という属性はありません。",
    "Write `<!-- lesson: quiz name=NAME -->`; a name is lowercase words joined by `-`.":
      "`<!-- lesson: quiz name=名前 -->`と書いてください。名前は、小文字の語を`-`でつなぎます。",
    "This quiz has no name.": "このクイズには名前がありません。",
    "Write `<!-- lesson: quiz name=NAME -->`.": "`<!-- lesson: quiz name=名前 -->`と書いてください。",
    "This answer says neither yes nor no.": "この答えが「はい。」でも「いいえ。」でも始まっていません。",
    "This slip does not begin with the wrong answer.": "この誤答例が、間違った答えで始まっていません。",
    "Write it in backticks, with a colon after it: ``- `-13`: how a learner gets it. <!-- if: key=value -->``.":
      "答えをバッククォートで囲み、その後にコロンを付けてください: ``- `-13`: この答えになる理由。 <!-- if: key=value -->``。",
    "This slip does not say how to compute it.": "この誤答例には、計算のしかたが書かれていません。",
    """
    After it, write the changed parameters, as in `<!-- if: key=value -->`, or `<!-- slip -->` if nothing can compute \
    it.
    """:
      "後ろに、変えるパラメーターを`<!-- if: key=value -->`の形で書いてください。計算できないものなら`<!-- slip -->`と書いてください。",
    "This slip has no reason.": "この誤答例に、理由が書かれていません。",
    "After the colon, add a sentence that says how a learner gets this answer.": "コロンの後ろに、この答えになる理由を1文で書いてください。",
    "A slip cannot have this comment.": "誤答例に書けるコメントではありません。",
    "Write `<!-- if: key=value -->`, `<!-- if: cell=NAME -->` or `<!-- slip -->`.":
      "`<!-- if: key=value -->`、`<!-- if: cell=名前 -->`、`<!-- slip -->`のどれかを書いてください。",
    "`%1` is not a change of a parameter.": "`%1`を、パラメーターの変更として読めません。",
    "Write `key=value`. Put a value with spaces in quotation marks.": "`key=value`の形で書いてください。空白を含む値は、引用符で囲んでください。",
    "The slip changes `%1` twice.": "誤答例で`%1`が2回変更されています。",
    "This slip does not name a parameter to change.": "この誤答例に、変更するパラメーターが書かれていません。",
    "Write `<!-- if: key=value -->`.": "`<!-- if: key=value -->`と書いてください。",
    "A slip that another cell computes cannot change parameters.": "別のセルで計算する誤答例では、パラメーターを変えられません。",
    "Change them in the body of that cell.": "そのセルの中で変えてください。",
    "The error that is announced here does not occur.": "ここに書かれているエラーは発生しません。",
    "Correct the code or the announcement by hand: an update changes neither.":
      "コードか、エラーになるという記述を、手で直してください。どちらも更新では変わりません。",
    "It is unclear which printed line this comment describes.": "このコメントが、出力のどの行を指すのかを判断できません。",
    "Correct it by hand, or move it between statements.": "手で直すか、文と文の間に移してください。",
    "Nothing is printed here, so this comment would have nothing to check.": "ここでは何も出力されないため、このコメントで確かめられることがありません。",
    "Make the listing print something, or remove the comment by hand.": "コード例で何かを出力するか、コメントを手で削除してください。",
    "1 line is printed here, but the comment says another number.": "ここで出力されるのは1行で、コメントの行数と違います。",
    "%1 lines are printed here, but the comment says another number.": "ここで出力されるのは%1行で、コメントの行数と違います。",
    "Correct it by hand: an update never adds or removes comments.": "手で直してください。更新では、コメントを増やしたり減らしたりしません。",
    "It is unclear where the printed text in this comment ends and the explanation begins.":
      "コメントのどこまでが出力で、どこからが説明なのかを判断できません。",
    "Correct it by hand, or move the explanation to its own comment.": "手で直すか、説明を別のコメントに分けてください。",
    "The output of this listing is uncertain, because it was not run after all the listings that it may build on.":
      "このコード例は、使うかもしれないコード例のすべての後には実行されていないため、出力が確かではありません。",
    "Correct this comment by hand, or fix or mark the listings above.": "このコメントを手で直すか、上のコード例を直すか、印を付けてください。",
  ]
}
