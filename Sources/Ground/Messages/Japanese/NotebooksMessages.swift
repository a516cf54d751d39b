extension MessageCatalogue {
  /// Messages about lessons as notebooks.
  static let notebooks: KeyValuePairs = [
    "No kind of cell is called `%1`.": "`%1`というセルの種類はありません。",
    "Write `%1` in the front matter of the document, or remove `from`.":
      "`%1`を文書のフロントマターに書くか、`from`を外してください。",
    "`from` cannot be `%1`.": "`from`に`%1`は指定できません。",
    "Write the path of a lesson's document, such as `from: lessons/bias/lesson.md`.":
      "レッスンの文書のパスを、`from: lessons/bias/lesson.md`のように書いてください。",
    "`%1` is outside the folder of the notebook.": "`%1`は、ノートブックのフォルダーの外にあります。",
    "Put the lesson in the folder of the notebook, or in a folder below it.":
      "レッスンを、ノートブックのフォルダーか、その中のフォルダーに置いてください。",
    "wrote the lessons of the notebooks to %1 (files: %2)": "ノートブックのレッスンを%1に書き出しました(ファイル数: %2)",
    "'--answers' needs '--to ipynb'.": "'--answers'には'--to ipynb'が必要です。",
    "'--to %1' names files after their lessons. Remove '--name'.":
      "'--to %1'のファイル名はレッスンの名前になります。'--name'を外してください。",
    "The notebook lacks outputs, because cells could not run here (cells: %1): %2.":
      "ノートブックに、ここで実行できないセルの出力がありません(セル数: %1)。理由: %2。",
    "Export on a machine where they can run.": "実行できるマシンで書き出してください。",
  ]
}
