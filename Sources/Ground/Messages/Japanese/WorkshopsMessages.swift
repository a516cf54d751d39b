extension MessageCatalogue {
  /// What is wrong with workshops.
  static let workshops: KeyValuePairs = [
    "The workshop has no `%1`.": "ワークショップに`%1`がありません。",
    "The workshop has no parts.": "ワークショップに内容がありません。",
    "The parts take %1 minutes, and the workshop %2.": "内容は合わせて%1分ですが、ワークショップは%2分です。",
    "Give %1 minutes to parts, or end with `- slack: %2`.": "あと%1分を割り当てるか、最後に`- slack: %2`と書いてください。",
    "Shorten parts by %1, or write `minutes: %2`.": "合わせて%1分短くするか、`minutes: %2`と書いてください。",
    "Write `title: {en: …, ja: …}`, `minutes: 120` and `parts:` with a list of parts.":
      "`title: {en: …, ja: …}`、`minutes: 120`、`parts:`とその並びを書いてください。",
    "This part says not what it is.": "何をする部分なのかが書かれていません。",
    "This part is %1 parts at once: %2.": "1つの部分に%1つの種類が書かれています(%2)。",
    "Write one of `lesson: NAME`, `activity: {en: …, ja: …}`, `break: 10`, `slack: 5`, each with `- ` before it.":
      "`lesson: 名前`、`activity: {en: …, ja: …}`、`break: 10`、`slack: 5`のどれか1つを、前に`- `を付けて書いてください。",
    "`skip-if-late` names `%1`, which is no section of this part.": "`skip-if-late`の`%1`は、この部分の節ではありません。",
    "`%1` does not belong to a part that is `%2`.": "`%2`の部分に`%1`は書けません。",
    "Write the minutes behind `%1:`.": "`%1:`の後ろに分数を書いてください。",
    "Remove it.": "消してください。",
    "This part has no `minutes`.": "この部分に`minutes`がありません。",
    "Add `minutes: 10`.": "`minutes: 10`のように加えてください。",
  ]
}
