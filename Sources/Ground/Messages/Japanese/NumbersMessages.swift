extension MessageCatalogue {
  /// Messages about wrong parameters of experiments with numbers.
  static let numbers: KeyValuePairs = [
    "This is an archive, such as the `.npz` of several arrays.": "これは、`.npz`のように複数の配列をまとめたファイルです。",
    "Write one of its arrays to a `.npy` file with `numpy.save`.": "配列を1つ、`numpy.save`で`.npy`ファイルに書き出してください。",
    "The parameter `%1` cannot be `0`.": "パラメーター`%1`に`0`は指定できません。",
    "Division by 0 is not possible.": "0で割ることはできません。0以外の数にしてください。",
    "The parameter `%1` cannot be `%2`: %3 cannot represent it.": "パラメーター`%1`に`%2`は指定できません(%3では表せません)。",
    "Use a number that every format can represent, such as a small whole number.": "小さな整数など、どの形式でも表せる数にしてください。",
    "Duplicate format `%1`.": "形式`%1`が重複しています。",
    "List each format only once.": "同じ形式は1回だけ書いてください。",
    "The parameter `%1` cannot be used with `%2`.": "パラメーター`%1`は`%2`と一緒に使えません。",
    "Remove one of the two.": "どちらかを削除してください。",
    "The terms are missing.": "項がありません。",
    "Write `values`, or `term` and `count`.": "`values`を書くか、`term`と`count`を書いてください。",
    "Write the number without its sign; the sign has its own bit.": "符号を付けずに書いてください。符号は別のビットで表します。",
    "The format has %1 bits, but a figure shows at most %2.": "形式は%1ビットですが、図に描けるのは%2ビットまでです。",
    "Use a format with fewer bits, or the experiment `float.fields`.": "ビット数の少ない形式にするか、実験`float.fields`を使ってください。",
    "The code is missing.": "ビット列がありません。",
    "Write `code` or `value`.": "`code`か`value`を書いてください。",
    "The number %1 is outside the range of the format.": "%1は、この形式で表せる範囲の外です。",
    "The range is from %1 to %2.": "%1から%2までの数にしてください。",
    "There are %1 numbers of the format around these values, too many for a figure.":
      "これらの値の周りに、この形式の数が%1個あり、図には多すぎます。",
    "A figure shows at most %1: use values that are closer to each other.": "図に描けるのは%1個までです。互いにもっと近い値にしてください。",
    "There are %1 numbers of the format in this range, too many for a figure.": "この範囲にはこの形式の数が%1個あり、図には多すぎます。",
    "A figure shows at most %1: use a narrower range.": "図に描けるのは%1個までです。範囲を狭くしてください。",
    "Use formats of at most %1 bits: the samples are doubles.": "標本は倍精度の数なので、%1ビットまでの形式にしてください。",
    "Use a number above 0, from 2^-100 to 2^100.": "2^-100から2^100までの正の数を書いてください。",
    "A ruler can have 2 to %1.": "目盛りは2個から%1個までです。",
    "The parameter `term` cannot be `0`: its sum does not grow.": "パラメーター`term`に`0`は指定できません(足しても和が増えません)。",
    "Use another number.": "別の数にしてください。",
    "No sum in `%1` is above zero.": "`%1`では、和が0より大きくなりません。",
    "Use other terms, or another format.": "別の項か、別の形式にしてください。",
    "The format has no two numbers around %1.": "%1の両側に、この形式の数がありません。",
    "Use smaller numbers.": "もっと小さい数にしてください。",
    "The bits of a Gray code have no weights.": "グレイコードのビットに重みはありません。",
    "Use another encoding, or `integer.gray`.": "別の表現にするか、`integer.gray`を使ってください。",
    "The code `%1` does not stand for a number.": "ビット列`%1`は数を表しません。",
    "Use another code.": "別のビット列にしてください。",
    "The format `%1` has %2 bits, but the experiment enumerates at most 16 bits.":
      "形式`%1`は%2ビットですが、数え上げられるのは16ビットまでです。",
    "Use a format of at most 16 bits, such as `binary16` or `bfloat16`.": "`binary16`や`bfloat16`など、16ビットまでの形式にしてください。",
    "The formats `%1` and `%2` have different numbers of bits.": "形式`%1`と`%2`のビット数が違います。",
    "Use a format of %1 bits.": "%1ビットの形式にしてください。",
    "The format `%1` has %2 bits, but the experiment counts conversions of at most 16 bits.":
      "形式`%1`は%2ビットですが、変換を数えられるのは16ビットまでです。",
    "Use a format with fewer bits, or convert single values with `float.convert`.":
      "ビット数の少ない形式にするか、`float.convert`で値を1つずつ変換してください。",
    "The format has %1 bits, but a map can show every pair of numbers only up to %2 bits.":
      "形式は%1ビットですが、すべての組を図に描けるのは%2ビットまでです。",
    "Use fewer of them.": "数を減らしてください。",
    "The format has %1 bits, but tables enumerate at most 16 bits.": "形式は%1ビットですが、表で数え上げられるのは16ビットまでです。",
    "List the codes to show, as in `codes: [0, 1]`.": "`codes: [0, 1]`のように、表に出すビット列を書いてください。",
    "There is no such format: %1.": "そのような形式はありません(%1)。",
    "Write `sign: true`, or more exponent or fraction bits.": "`sign: true`と書くか、指数部か仮数部のビットを増やしてください。",
    "Remove it, or write `sign: true`.": "削除するか、`sign: true`と書いてください。",
    "Write `subnormals: false`, or remove `zero: false`.": "`subnormals: false`と書くか、`zero: false`を削除してください。",
    "Write `nans: ieee` or `nans: top-code`.": "`nans: ieee`か`nans: top-code`と書いてください。",
    "Remove it, or add to the format what it names.": "削除するか、書かれている値を形式に加えてください。",
    "Write `sign: true` and `signed-zero: false` next to it, or remove it.":
      "`sign: true`と`signed-zero: false`も書くか、削除してください。",
    "Write `nans: ieee`, or `infinities: top-code` or `infinities: none`.":
      "`nans: ieee`か、`infinities: top-code`か、`infinities: none`と書いてください。",
    "Write `nans: top-code` or `nans: none`, or change `infinities`.":
      "`nans: top-code`か`nans: none`と書くか、`infinities`を変えてください。",
    "Write more exponent bits, or `infinities: none` and `nans: none`.":
      "指数部のビットを増やすか、`infinities: none`と`nans: none`を書いてください。",
    "The parameter `last` cannot be `%1`: it does not come after `first`.":
      "パラメーター`last`に`%1`は指定できません(`first`より後のビット列ではありません)。",
    "Use a code after `%1`.": "`%1`より後のビット列にしてください。",
    "There are %1 codes from `first` to `last`.": "`first`から`last`までのビット列が%1個あります。",
    "Use at most 65536.": "65536個までにしてください。",
    "The code `%1` is %2, not a number.": "ビット列`%1`は%2を表し、数を表しません。",
    "Use codes with only numbers between them.": "間のビット列がどれも数を表すような、2つのビット列にしてください。",
    "The format has %1 bits, but the experiment counts laws in formats of at most 8 bits.":
      "形式は%1ビットですが、法則を数えられるのは8ビットまでの形式です。",
    "Use a format with fewer bits.": "ビット数の少ない形式にしてください。",
    "The format has %1 numbers, but the experiment counts triples of at most %2 numbers.":
      "形式の数は%1個ですが、3つ組を数えられるのは%2個までです。",
    "Use a format of at most 7 bits, or only laws on two numbers: %1.": "7ビットまでの形式にするか、2つの数の法則(%1)だけにしてください。",
    "The line from %1 to %2 is too short.": "%1から%2までの数直線は短すぎます。",
    """
    Make its right end `to` greater than its left end `from`, by at least a 100000th of the end that is farther from \
    zero.
    """:
      "右端`to`を左端`from`より、0から遠いほうの端の10万分の1以上大きくしてください。",
    """
    Make its right end `to` greater than its left end `from`; on one side of zero, the ends must differ by a factor \
    of at least 2.
    """:
      "右端`to`を左端`from`より大きくしてください。両端が0の同じ側にあるなら、2倍以上の差が必要です。",
    "Use a wider range, or another format.": "範囲を広げるか、別の形式にしてください。",
    "With `show: %1`, there is no mistake to compute.": "`show: %1`では、間違いを計算できません。",
    "Remove `mistake`, or use `show: value`: the table shows wrong results only as values.":
      "`mistake`を削除するか、`show: value`にしてください。間違った結果は値でだけ示します。",
    "List fewer operands in `left` and `right`.": "`left`と`right`の数を減らしてください。",
    "The format has %1 bits, but a table can have at most %2 rows and %3 columns.": "形式は%1ビットですが、表は%2行、%3列までです。",
    "List the operands in `%1`, as in `%2: [0, 1]`.": "`%2: [0, 1]`のように、`%1`に数を書いてください。",
    "Duplicate `%1` in the parameter `%2`.": "パラメーター`%2`で`%1`が重複しています。",
    "The operation `%1` takes %2 operands.": "演算`%1`には、数が%2個必要です。",
    "The parameter `%1` cannot be used with the operation `%2`.": "パラメーター`%1`は演算`%2`では使えません。",
    "Remove it, or use another operation.": "削除するか、別の演算にしてください。",
    "List fewer values in `values`.": "`values`の値を減らしてください。",
    "With `rounding: %1`, there are no ties to get wrong.": "`rounding: %1`では、ちょうど真ん中で間違えることがありません。",
    "Write `values`, or `from`, `to` and `step`.": "`values`を書くか、`from`、`to`、`step`を書いてください。",
    "The numbers are missing.": "数がありません。",
    "Nothing here uses random numbers.": "乱数を使うものがありません。",
    "Remove the seed, or write `series: random` or `rounding: stochastic`.":
      "シードを削除するか、`series: random`か`rounding: stochastic`と書いてください。",
    "Write `term` or `series`.": "`term`か`series`を書いてください。",
    "The format has %1 fraction bits, but tables enumerate at most 16 bits.": "形式の仮数部は%1ビットですが、表で数え上げられるのは16ビットまでです。",
    "Use a format with fewer fraction bits.": "仮数部のビット数が少ない形式にしてください。",
    "Use fewer exponent bits.": "指数部のビット数を減らしてください。",
    "It must be above 0.": "0より大きくしてください。",
    "It must be greater than `%1`.": "`%1`より大きくしてください。",
    "It must be at least `%1`.": "`%1`以上にしてください。",
    "`%1` has fewer than two numbers from %2 to %3.": "`%1`には、%2から%3までの数が2個もありません。",
    "These sums need %1 additions.": "これらの和には、%1回の足し算が必要です。",
    "A table can have at most %1. Use a smaller `count`, or fewer `formats` or `orders`.":
      "1つの表では%1回までです。`count`を小さくするか、`formats`か`orders`を減らしてください。",
    "List fewer codes in `codes`.": "`codes`のビット列を減らしてください。",
    "The exact decimals of these numbers would have up to %1 characters.": "これらの数を正確な10進数で書くと、合わせて%1文字になることがあります。",
    "A table can have at most %1. Use fewer or shorter numbers, or a format with fewer bits.":
      "1つの表で%1文字までです。数を減らすか短くするか、ビット数の少ない形式にしてください。",
    "The parameter `to` cannot be `%1`: it is below `from`.": "パラメーター`to`に`%1`は指定できません(`from`より小さい数です)。",
    "The step %1 produces more than %2 numbers from %3 to %4.": "きざみ%1では、%3から%4までの数が%2個より多くなります。",
    "Use a larger step, or a shorter range.": "きざみを大きくするか、範囲を狭くしてください。",
    "The rounding `%1` does not use random numbers.": "丸め方`%1`は乱数を使いません。",
    "Remove the seed, or write `rounding: stochastic`.": "シードを削除するか、`rounding: stochastic`と書いてください。",
    "The neighboring numbers are %1 and %2.": "両隣の数は%1と%2です。",
    "The nearest number is %1.": "最も近い数は%1です。",
    "Use another value, or another format.": "別の値か、別の形式にしてください。",
    "Write `0b%1` for the code, or the number without leading zeros.": "ビット列なら`0b%1`と書き、数なら先頭の0を取ってください。",
    "The parameter `%1` cannot be used with `format`, which determines the whole format.":
      "形式のすべてが`format`で決まるため、パラメーター`%1`は一緒に使えません。",
    "Remove it, or remove `format`.": "これか`format`のどちらかを削除してください。",
    "The format is missing.": "形式がありません。",
    "Add one, such as `format: float5`, or at least `exponent-bits` and `fraction-bits`.":
      "`format: float5`のように書くか、少なくとも`exponent-bits`と`fraction-bits`を書いてください。",
    "Without a zero, there is no sign of zero.": "0がなければ、0の符号もありません。",
    "Remove it, or remove `zero: false`.": "これか`zero: false`のどちらかを削除してください。",
    "It takes %1. Or choose a format, as in `format: float5`.": "書けるのは%1です。`format: float5`のように形式を書くこともできます。",
    "The parameter `bias` can be used only with `encoding: bias`, not with `encoding: %1`.":
      "パラメーター`bias`は`encoding: bias`のときだけ使えます。`encoding: %1`では使えません。",
    "Remove it, or write `encoding: bias`.": "削除するか、`encoding: bias`と書いてください。",
    "Duplicate encoding `%1` in the parameter `encodings`.": "パラメーター`encodings`で`%1`が重複しています。",
    "List each one only once.": "1回ずつ書いてください。",
    "The parameter `bias` can be used only with the encoding `bias`, which is not in `encodings`.":
      "パラメーター`bias`は表現`bias`のときだけ使えますが、`encodings`に`bias`がありません。",
    "Remove it, or add `bias` to `encodings`.": "削除するか、`encodings`に`bias`を加えてください。",
    "The parameters `codes` and `values` cannot be used together.": "パラメーター`codes`と`values`は一緒に使えません。",
    "Keep one of them.": "どれか1つだけを残してください。",
    "The number `%1` has no code of %2 bits here.": "ここでは、`%1`を%2ビットで表せません。",
    "Use a number in the range of the encoding, or more `bits`.": "表せる範囲の数にするか、`bits`を増やしてください。",
    "The parameter `%1` cannot be `%2`: it is not a number in BCD.": "パラメーター`%1`に`%2`は指定できません(BCDの数として読めません)。",
    "Each group of four bits, from the right, is a digit from 0000 to 1001.": "右から4ビットずつが1桁です。どの桁も0000から1001までにしてください。",
    "a posit is not a floating-point format": "ポジットは浮動小数点数の形式ではありません",
    "Use the experiment `posit.table` to see posits.": "ポジットは、実験`posit.table`で見られます。",
    "It takes %1, or a number from 0 to %2 in decimal, as `0b…` or as `0x…`.":
      "書けるのは%1か、0から%2までの数(10進数、`0b…`、`0x…`)です。",
    "The parameter `bits` cannot be `%1` here: tables enumerate at most 16 bits.":
      "ここでは、パラメーター`bits`に`%1`は指定できません。表で数え上げられるのは16ビットまでです。",
    "The format `%1` has %2 bits.": "形式`%1`は%2ビットです。",
    "Posits can have %1 to %2 bits.": "ポジットは%1ビットから%2ビットまでです。",
    "a code of %1 bits has %2 binary digits, not %3": "%1ビットのビット列は%2桁ですが、%3桁あります",
    "%1 binary digits": "%1桁の2進数",
  ]
}
