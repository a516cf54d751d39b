extension MessageCatalogue {
  /// Messages about results for other values of parameters.
  static let variations: KeyValuePairs = [
    "A cell with `goal` needs `vary`, which names the values that readers try.":
      "`goal`のあるセルには、読者が試す値を示す`vary`が必要です。",
    "Add `vary=…`.": "`vary=…`を書いてください。",
    "`goal` has no value.": "`goal`に値がありません。",
    "`goal` cannot be `%1`.": "`goal`に`%1`は指定できません。",
    "Write a column and its value, as in `goal=\"value: -3\"`, or `goal=all`.":
      "`goal=\"value: -3\"`のように列と値を書くか、`goal=all`と書いてください。",
    "No result reaches the goal.": "目標を満たす結果がありません。",
    "Write the id of a column and a value in it, or add values to `vary`. A figure has the column `value`.":
      "列のIDと、その列にある値を書くか、`vary`に値を加えてください。図の列は`value`です。",
    "The result in the lesson already reaches the goal.": "レッスンの結果が、すでに目標を満たしています。",
    "Choose another goal, or other parameters.": "別の目標か、別のパラメーターにしてください。",
    "The goal differs from that in `%1`.": "目標が`%1`と異なります。",
    "All languages of a lesson have the same cells: make `goal` equal.":
      "レッスンのどの言語にも同じセルが必要です。`goal`を同じにしてください。",
    "The panels and boards of this document differ from those in `%1`.":
      "この文書のパネルとボードが、`%1`と異なります。",
    "All languages of a lesson have the same panels and boards: make their comments equal.":
      "レッスンのどの言語にも同じパネルとボードが必要です。コメントを同じにしてください。",
    """
    Write `<!-- lesson: panel cell=NAME -->` or `<!-- lesson: board cells=[NAME, NAME] vary=PARAMETER -->`.
    """:
      "`<!-- lesson: panel cell=名前 -->`または`<!-- lesson: board cells=[名前, 名前] vary=パラメーター -->`と書いてください。",
    "`%1` is not an attribute of a panel, or has a wrong value.": "`%1`はパネルの属性ではないか、値が誤っています。",
    "`%1` is not an attribute of a board, or has a wrong value.": "`%1`はボードの属性ではないか、値が誤っています。",
    "The goal of a board can only be `all`.": "ボードの目標に書けるのは、`all`だけです。",
    "Write `goal=all`, or give a goal with values to a cell with `vary`.":
      "`goal=all`と書くか、値による目標を`vary`のあるセルに書いてください。",
    "This panel does not name a cell.": "このパネルには、セルの名前がありません。",
    "This board needs `cells` and `vary`.": "このボードには、`cells`と`vary`が必要です。",
    "`cells` cannot be `%1`.": "`cells`に`%1`は指定できません。",
    "Name at least two cells in a list.": "2つ以上のセルの名前をリストで書いてください。",
    "This document has no cell `%1`.": "この文書に、セル`%1`はありません。",
    "No cell of this board varies `%1`.": "このボードには、`%1`の値を変えるセルがありません。",
    "Add `vary=%1` to at least one of them, and no other parameter.":
      "少なくとも1つのセルに、`vary=%1`だけを書いてください。",
    "The cell `%1` calls no experiment, so it has no other values.":
      "セル`%1`は実験を呼び出さないので、ほかの値がありません。",
    "Name a cell that calls an experiment.": "実験を呼び出すセルの名前を書いてください。",
    "The cell `%1` asks a question below, which its result would answer here.":
      "セル`%1`の問いはこれより下にあり、ここに結果が出ると答えがわかってしまいます。",
    "Move this comment below the cell.": "このコメントを、セルより下に移してください。",
    "The cell `%1` has no panel, because it has no `vary`.": "セル`%1`には`vary`がないので、パネルがありません。",
    "Add `vary=…` to it.": "そのセルに`vary=…`を書いてください。",
    "`vary` has no value.": "`vary`に値がありません。",
    "`vary` cannot be `%1`.": "`vary`に`%1`は指定できません。",
    """
    Write the name of a parameter, as in `vary=code`, or values, as in `vary="{bits: 1...8, format: [e2m2, float5]}"`.
    """: "`vary=code`のようにパラメーターの名前を書くか、`vary=\"{bits: 1...8, format: [e2m2, float5]}\"`のように値を書いてください。",
    "`vary` names no values of `%1`.": "`vary`に`%1`の値が書かれていません。",
    "Write `all`, a range such as `1...8`, or a list such as `[e2m2, float5]`.":
      "`all`、`1...8`のような範囲、または`[e2m2, float5]`のようなリストを書いてください。",
    "A cell with `vary` needs a name, under which `varied.lock` records its results.":
      "`vary`のあるセルには名前が必要です。結果は、その名前で`varied.lock`に記録されます。",
    "Add `name=…` after the opening fence.": "始まりのフェンスの後ろに`name=…`を加えてください。",
    "A cell with `vary` cannot have `no-transcript`, because its results are recorded below its transcript.":
      "`vary`の結果は結果の記録の下に書かれるため、`no-transcript`とは一緒に使えません。",
    "This comment records results for other values, but belongs to no cell with `vary`.":
      "ほかの値の結果を記録するコメントですが、対応する`vary`のセルがありません。",
    "Remove it, or move it directly below the transcript of its cell.": "削除するか、セルの結果の記録のすぐ下に移してください。",
    "The values to vary differ from those in `%1`.": "`vary`の値が`%1`と違います。",
    "All languages of a lesson have the same cells: make `vary` equal.":
      "レッスンのセルはどの言語でも同じです。`vary`を同じにしてください。",
    "It takes none: remove `vary`.": "この実験にパラメーターはありません。`vary`を削除してください。",
    "`vary` names %1 results, but a cell can have at most %2.": "`vary`の結果は%1件になりますが、セルあたりの上限は%2件です。",
    "Write fewer values of `%1`, which has %2.": "`%1`の値(いま%2個)を減らしてください。",
    "`vary` names the value `%1` of `%2` twice.": "`vary`に、`%2`の値`%1`が2回書かれています。",
    "The codes of `%1` have an unknown number of bits.": "`%1`のビット数がわかりません。",
    "Write the code in the cell with all its binary digits, or write a range, such as `00000...11111`.":
      "セルのビット列を全ビットの2進数で書くか、`00000...11111`のような範囲を書いてください。",
    "The parameter `%1` does not list all its values.": "パラメーター`%1`の値は、すべてを並べることができません。",
    "It takes %1. Write a list, or a range such as `0...4 by 1/2`.":
      "指定できる値: %1。リストか、`0...4 by 1/2`のような範囲を書いてください。",
    "`%1` needs a list that the cell writes, but `%2` has none.": "`%1`はセルに書かれたリストを使いますが、`%2`にはありません。",
    "Write the list in the cell, or the values in `vary`.": "セルにリストを書くか、`vary`に値を書いてください。",
    "`%1` cannot be a range of `%2`, which takes neither numbers nor codes.":
      "`%2`は数でもビット列でもないため、範囲`%1`は指定できません。",
    "Write a list of values. A value that contains dots goes in quotation marks: `'a...b'`.":
      "値のリストを書いてください。点を含む値は、`'a...b'`のように引用符で囲みます。",
    "`%1` is not a range of codes.": "`%1`はビット列の範囲ではありません。",
    "Write both ends with the same digits, the smaller one first, such as `00000...11111` or `0...31`.":
      "`00000...11111`や`0...31`のように、両端を同じ書き方で、小さいほうから書いてください。",
    "`%1` is not a range of numbers.": "`%1`は数の範囲ではありません。",
    "Write the smaller end first and a step above zero, such as `1...8` or `-4...4 by 1/32`.":
      "`1...8`や`-4...4 by 1/32`のように、小さいほうから書き、間隔は0より大きくしてください。",
    "it takes longer than %1": "%1以内に終わりません",
    "other values took too long": "ほかの値に時間がかかりすぎました",
    "There is no result for `%1`: %2.": "`%1`の結果がありません: %2。",
    "There is no result for `%1`. %2": "`%1`の結果がありません。%2",
    "There is no result for `%1`.": "`%1`の結果がありません。",
    "Readers cannot choose these values. Remove them from `vary`, or correct the experiment.":
      "読者はこの値を選べません。`vary`から除くか、実験を直してください。",
    "There is no result for %1 more combinations of values.": "ほかに%1通りの値の結果がありません。",
    "Readers cannot choose these values. Write fewer in `vary`.": "読者はこれらの値を選べません。`vary`の値を減らしてください。",
    "its results for other values are not recorded": "ほかの値の結果が記録されていません",
    "%1 has no digest of its other results: lesson update %2": "%1 ほかの値の結果が記録されていません: lesson update %2",
    "  `%1` with other values: %2 results, %3 of them refusals, %4 missing, %5 bytes":
      "  `%1`のほかの値: 結果%2件(うちエラー%3件)、結果なし%4件、%5バイト",
    "`%1` omits the results of `%2` for other values: %3 bytes are more than are left of %4.":
      "`%1`には、`%2`のほかの値の結果が入りません。%3バイトあり、上限%4バイトの残りを超えます。",
    "Write fewer values in `vary`, or make a page with fewer lessons.": "`vary`の値を減らすか、ページのレッスンを減らしてください。",
    "  `%1` is omitted: %2 results with %3 bytes are more than are left of %4":
      "  `%1`は入りません: 結果%2件で%3バイトあり、上限%4バイトの残りを超えます",
    "  `%1` has no other values": "  `%1`にほかの値はありません",
    "  all other values: %1 panels, %2 of %3 bytes": "  ほかの値の合計: パネル%1個、%2/%3バイト",
    "    appears after these questions, whose answers it shows: %1": "    次の問いの答えを含むので、答えた後に表示されます: %1",
    "    omits values of %1: more than %2 results": "    %1のほかの値は省きます: 結果が%2件を超えます",
    "    omits values of %1: more than %2 bytes": "    %1のほかの値は省きます: %2バイトを超えます",
    "    There is no result for %1 more combinations of values.": "    ほかに%1通りの値の結果がありません。",
    "Add panels for other values to cells without `vary`, too, one parameter at a time.":
      "`vary`のないセルにも、パラメーターを1つずつほかの値に変えるパネルを加えます。",
    "Compute cells for other values of their parameters, too, one parameter at a time.":
      "パラメーターを1つずつほかの値に変えた結果も計算します。",
  ]
}
