extension MessageCatalogue {
  /// What is wrong with pictures.
  static let pictures: KeyValuePairs = [
    "The cell gives a picture and has no name for the picture's file.": "画像を出すセルですが、画像のファイルに使う名前がありません。",
    "Write `name=…` behind the fence; `name=ring` makes `ring.%1`.":
      "フェンスの後ろに`name=…`と書きます。`name=ring`なら`ring.%1`ができます。",
    "The file `%1` for this cell's picture exists already, with another picture.":
      "このセルの画像のファイル`%1`がすでにあり、別の画像が入っています。",
    "Give the cell another name, or remove the file if nobody needs it.": "セルを別の名前にするか、要らないファイルなら消してください。",
    "Another cell writes its picture to `%1` too.": "別のセルも`%1`に画像を書き込みます。",
    "Let each name a file of its own.": "それぞれ別のファイルにしてください。",
    "a PNG that cannot be read: %1": "読めないPNG(%1)",
    "it cannot be compared: the file was drawn by %1, here it is drawn by %2": "比較できません(ファイルは%1で描かれたもので、ここでは%2で描きます)",
    "all but %1 of the pixels within %2 of 255": "画素の%1を除き、ずれは255のうち%2以内",
    "every pixel within %1 of 255": "どの画素もずれは255のうち%1以内",
    "%1 of %2 pixels differ, by up to %3": "%2画素のうち%1画素が違い、ずれは最大%3",
    "A PDF cannot stand below a cell.": "PDFはセルの下に置けません。",
    "Ask for `png` or `svg`, or write `lesson try … --output FILE`.":
      "`png`か`svg`にするか、`lesson try … --output ファイル`としてください。",
    "`tolerance` is for pixels, and this cell gives %1.": "`tolerance`は画素のための属性ですが、このセルの結果は%1です。",
    "Remove it: shapes are compared to a hundredth.": "消してください。図形は百分の一の位まで比べます。",
    "The experiment gave a %1 that cannot be read: %2": "実験から読めない%1が返りました: %2",
    "The experiment gave a %1 that cannot be read: %2.": "実験から読めない%1が返りました(%2)。",
    "This is an error of the experiment, not of the document.": "文書ではなく、実験の誤りです。",
    "The image `%1` cannot be this cell's picture.": "画像`%1`は、このセルの画像にできません。",
    """
    The cell gives %1, so it must be a file in the document's folder such as `ring.%2`; if the picture is your own, \
    write `no-transcript` behind the cell's fence.
    """:
      "セルの結果は%1なので、文書のフォルダーの`ring.%2`のようなファイルにします。自分で用意した画像なら、セルのフェンスの後ろに`no-transcript`と書いてください。",
    "This comment is not ended.": "コメントが閉じられていません。",
    "This CDATA section is not ended.": "CDATAセクションが閉じられていません。",
    "This declaration is not ended.": "宣言が閉じられていません。",
  ]
}
