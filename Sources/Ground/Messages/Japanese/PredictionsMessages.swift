extension MessageCatalogue {
  /// What is wrong with predictions, slips, hints, quizzes and exercises.
  static let predictions: KeyValuePairs = [
    "The answer is not collapsed, so readers see it before they predict.":
      "答えが折りたたまれていないので、予想する前に見えてしまいます。",
    "Put it between `<details><summary>Result</summary>` and `</details>`, with an empty line around it.":
      "`<details><summary>結果</summary>`と`</details>`の間に、前後に空行を入れて書いてください。",
    "This is hint %1, and it says %2.": "%1番目のヒントですが、%2と書かれています。",
    "Count the hints from 1, in the order in which they stand.": "ヒントには、並んでいる順に1から番号を付けてください。",
    "The fold that starts here is never closed.": "ここで始まる折りたたみが閉じられていません。",
    "Write a line `</details>` behind its last block, with a blank line before it.":
      "最後のブロックの下に、空行を入れてから`</details>`の行を書いてください。",
    "This slip belongs to no prediction.": "この間違い例には、対応する予想がありません。",
    "Slips are the items of one list directly below the result of a cell with `predict`.":
      "間違い例は、`predict`のあるセルの結果のすぐ下に、1つの箇条書きとして書きます。",
    "The %1 has no name.": "%1に名前がありません。",
    "starter": "始めのコード",
    "check": "確認",
    "solution": "解答例",
    "Write `name=…`, the same for all parts of it.": "`name=…`と書いてください。名前はすべての部分で同じにします。",
    "A part of an exercise cannot be predicted.": "練習問題のセルを予想させることはできません。",
    "Remove `predict`.": "`predict`を消してください。",
    "The %1 of an exercise cannot be `%2`.": "練習問題の%1を`%2`にはできません。",
    "It compiles, or is `error` or `trap`.": "コンパイルできるか、`error`か`trap`のどれかです。",
    "Remove it: it must compile and run.": "消してください。コンパイルして実行できなければなりません。",
    "The exercise `%1` has two cells that are its %2.": "練習問題`%1`に、%2のセルが2つあります。",
    "The one on line %1 is it already: give this one another name.": "%1行目のセルがそうです。このセルは別の名前にしてください。",
    "The exercise `%1` lacks a part.": "練習問題`%1`に足りないセルがあります。",
    "Write %1: a starter, a check and a solution make an exercise.": "%1を書いてください。練習問題には、始めのコード、確認、解答例の3つが要ります。",
    "The prediction does not say which column it asks for.": "どの列を予想させるのかが書かれていません。",
    "Write `predict=COLUMN`; the columns are %1.": "`predict=列`と書いてください。列は%1です。",
    "`predict` takes no column here, as the result is shown as %1.": "結果は%1なので、`predict`に列は書けません。",
    "Write `predict` alone.": "`predict`だけを書いてください。",
    "A result that is shown as %1 cannot be predicted.": "%1で表す結果は、予想させることができません。",
    "Remove `predict`, or ask for a value of a table.": "`predict`を消すか、表の値を問うてください。",
    "The prediction asks for nothing: the result has no rows.": "結果に行がないので、予想させるものがありません。",
    "The prediction asks for %1 answers, and %2 are the most.": "%1個の答えを予想させていますが、%2個までです。",
    "Ask for fewer rows, in a cell of their own.": "行を減らし、それだけのセルで問うてください。",
    "The result has no column `%1`.": "結果に`%1`という列はありません。",
    "The columns are %1.": "列は%1です。",
    "This slip gives the right answer.": "この間違い例は、正しい答えになっています。",
    "Change what gives it, or remove it.": "計算のしかたを変えるか、消してください。",
    "This slip gives the same answer as the one on line %1.": "この間違い例は、%1行目の間違い例と同じ答えになります。",
    "Keep one of the two, with both reasons if there are two.": "どちらか1つを残し、理由が2つあれば両方書いてください。",
    "This slip gives %1 of %2 rows.": "この間違い例からは、%2行のうち%1行しか得られません。",
    "Change parameters that keep the rows as they are.": "行が変わらないパラメーターを変えてください。",
    "This slip has values for %1 of %2 rows.": "この間違い例には、%2行のうち%1行の値しかありません。",
    "Write a value for each row, each between backticks and commas between them.": "どの行の値も、バッククォートで囲み、コンマで区切って書いてください。",
    "The quiz name `%1` stands twice.": "クイズの名前`%1`が2回使われています。",
    "The quiz on line %1 has it already: give this one another.": "%1行目のクイズがその名前です。別の名前にしてください。",
    "This quiz has no choices.": "このクイズには選択肢がありません。",
    "Write the question below its comment, then a numbered list of at least two choices.":
      "コメントの下に問いを書き、その下に2つ以上の選択肢を番号付きの箇条書きで書いてください。",
    "The answers of this quiz are missing.": "このクイズには答えがありません。",
    "Write `<details>` below the choices, with a list that says \"Yes.\" or \"No.\" of each, and why.":
      "選択肢の下に`<details>`を置き、選択肢ごとに「Yes.」か「No.」と、その理由を箇条書きにしてください(日本語では「はい。」「いいえ。」)。",
    "This quiz has answers to %1 of %2 choices.": "このクイズには、%2個の選択肢のうち%1個の答えしかありません。",
    "Write one answer for each choice.": "選択肢ごとに答えを1つ書いてください。",
    "No choice of this quiz is right.": "このクイズには正しい選択肢がありません。",
    "`%1` is no attribute of a quiz.": "クイズに`%1`という属性はありません。",
    "Write `<!-- lesson: quiz name=NAME -->`; a name is lower-case words joined by `-`.":
      "`<!-- lesson: quiz name=名前 -->`と書きます。名前は小文字の語を`-`でつなぎます。",
    "This quiz has no name.": "このクイズには名前がありません。",
    "Write `<!-- lesson: quiz name=NAME -->`.": "`<!-- lesson: quiz name=名前 -->`と書いてください。",
    "This answer says neither yes nor no.": "この答えは、正しいとも正しくないとも言っていません。",
    "This slip does not begin with the wrong answer.": "この間違い例は、間違った答えで始まっていません。",
    "Write it between backticks and a colon behind it: ``- `-13`: why one gives it. <!-- if: key=value -->``.":
      "バッククォートで囲み、後ろにコロンを付けます: ``- `-13`: そう答える理由。 <!-- if: key=value -->``。",
    "This slip does not say what gives it.": "この間違い例には、どう計算するとそうなるのかが書かれていません。",
    """
    Write the change of parameters behind it, as `<!-- if: key=value -->`, or `<!-- slip -->` where nothing can \
    compute it.
    """:
      "後ろに、変えるパラメーターを`<!-- if: key=value -->`と書きます。計算できないものなら`<!-- slip -->`と書きます。",
    "This slip does not say why one gives it.": "この間違い例には、そう答える理由が書かれていません。",
    "Write a sentence behind the colon.": "コロンの後ろに文を書いてください。",
    "This slip's comment is none that slips have.": "間違い例に書けるコメントではありません。",
    "Write `<!-- if: key=value -->`, `<!-- if: cell=NAME -->` or `<!-- slip -->`.":
      "`<!-- if: key=value -->`、`<!-- if: cell=名前 -->`、`<!-- slip -->`のどれかを書いてください。",
    "`%1` is no change of a parameter.": "`%1`は、パラメーターの変更になっていません。",
    "Write `key=value`; a value with blanks stands between quotation marks.": "`key=value`と書きます。空白を含む値は引用符で囲みます。",
    "The slip changes `%1` twice.": "間違い例が`%1`を2回変えています。",
    "The slip changes nothing.": "間違い例が何も変えていません。",
    "Write `<!-- if: key=value -->`.": "`<!-- if: key=value -->`と書いてください。",
    "A slip that another cell gives changes no parameters.": "別のセルで計算する間違い例では、パラメーターを変えられません。",
    "Change them in the body of that cell.": "そのセルの中で変えてください。",
    "What is announced here does not happen.": "ここに書かれているエラーは起こりません。",
    "Correct the code or the announcement by hand: an update changes neither.":
      "コードか、エラーになるという記述を、手で直してください。どちらも更新では変わりません。",
    "Nothing tells which of the printed lines this comment stands for.": "このコメントが、印刷された行のどれに当たるのかがわかりません。",
    "Correct it by hand, or write it between statements.": "手で直すか、文と文の間に書いてください。",
    "Nothing is printed here, and a comment that says so would claim nothing.":
      "ここでは何も印刷されません。そのことを書いても、何も主張しないコメントになります。",
    "Let the listing print, or remove the comment by hand.": "コードに印刷させるか、コメントを手で消してください。",
    "1 line is printed here, another number than this comment says.": "ここでは1行が印刷され、コメントの行数と違います。",
    "%1 lines are printed here, another number than this comment says.": "ここでは%1行が印刷され、コメントの行数と違います。",
    "Correct it by hand: an update adds and removes no comments.": "手で直してください。更新でコメントを増やしたり減らしたりはしません。",
    "Nothing tells where the text of this comment ends and words about it begin.":
      "コメントのどこまでが印刷される文字列で、どこからが説明なのかがわかりません。",
    "Correct it by hand, or write the words into a comment of their own.": "手で直すか、説明を別のコメントに書いてください。",
    "The listing was not run below all the listings that it may build on, so that its output is in doubt.":
      "このコードが使うかもしれないコードのすべてを実行してはいないので、出力が確かではありません。",
    "Correct this comment by hand, or mend or mark the listings above.": "このコメントを手で直すか、上のコードを直すか印を付けてください。",
  ]
}
