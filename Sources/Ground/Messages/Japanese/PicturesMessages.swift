extension MessageCatalogue {
  /// Messages about pictures.
  static let pictures: KeyValuePairs = [
    "The cell produces a picture, but has no name for the picture's file.": "画像を出すセルですが、画像のファイルに使う名前がありません。",
    "Add `name=…` after the opening fence; `name=ring` makes `ring.%1`.":
      "始まりのフェンスの後ろに`name=…`を加えてください。`name=ring`なら`ring.%1`ができます。",
    "The file `%1` for this cell's picture already exists, with another picture.":
      "このセルの画像のファイル`%1`がすでにあり、別の画像が入っています。",
    "Rename the cell, or remove the file if nobody needs it.": "セルの名前を変えるか、要らないファイルなら削除してください。",
    "Another cell also writes its picture to `%1`.": "別のセルも`%1`に画像を書き込みます。",
    "Use a different file name for each.": "それぞれ別のファイル名にしてください。",
    "a PNG that cannot be read: %1": "読めないPNG(%1)",
    "it cannot be compared: %1 drew the file, but %2 draws it here": "比較できません(ファイルは%1で描いたもので、ここでは%2で描きます)",
    "all but %1 of the pixels within %2 of 255": "画素の%1を除き、ずれは255段階のうち%2以内",
    "every pixel within %1 of 255": "どの画素も、ずれは255段階のうち%1以内",
    "%1 of %2 pixels differ, by up to %3": "%2画素のうち%1画素が違い、ずれは最大%3",
    "The figure has `%1`, which cannot be drawn as pixels.": "図に`%1`があるため、ピクセルの画像として描けません。",
    "A PDF cannot appear below a cell.": "PDFはセルの下に表示できません。",
    "Use `png` or `svg`, or run `lesson try … --output FILE`.":
      "`png`か`svg`にするか、`lesson try … --output ファイル`を実行してください。",
    "`tolerance` is for pixels, but this cell produces %1.": "`tolerance`は画素のための属性ですが、このセルの結果は%1です。",
    "Remove it: shapes are compared to the nearest hundredth.": "削除してください。図形は小数点以下2桁まで比べます。",
    "The experiment returned a %1 that cannot be read: %2": "実験から返された%1を読めません: %2",
    "This is an error of the experiment, not of the document.": "文書の誤りではなく、実験の誤りです。",
    "The image `%1` cannot be this cell's picture.": "画像`%1`を、このセルの画像にはできません。",
    """
    The cell produces %1, so its picture must be a file in the document's folder, such as `ring.%2`; if the picture \
    is your own, add `no-transcript` to the cell's fence.
    """:
      "セルの結果は%1なので、文書のフォルダーの`ring.%2`のようなファイルにしてください。自分で用意した画像なら、セルのフェンスの後ろに`no-transcript`を加えてください。",
    "This comment is not closed.": "コメントが閉じられていません。",
    "This CDATA section is not closed.": "CDATAセクションが閉じられていません。",
    "This declaration is not closed.": "宣言が閉じられていません。",
  ]
}
