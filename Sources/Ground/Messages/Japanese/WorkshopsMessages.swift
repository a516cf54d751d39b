extension MessageCatalogue {
  /// Messages about errors of workshops.
  static let workshops: KeyValuePairs = [
    "The workshop has no `%1`.": "ワークショップに`%1`がありません。",
    "The workshop has no parts.": "ワークショップにパートがありません。",
    "The parts take %1 minutes, but the workshop has %2.": "パートは合わせて%1分ですが、ワークショップは%2分です。",
    "Add %1 minutes to the parts, or end with `- slack: %2`.": "パートにあと%1分を割り当てるか、最後に`- slack: %2`と書いてください。",
    "Shorten the parts by %1, or write `minutes: %2`.": "パートを合わせて%1分短くするか、`minutes: %2`と書いてください。",
    "Write `title: {en: …, ja: …}`, `minutes: 120` and `parts:` with a list of parts.":
      "`title: {en: …, ja: …}`、`minutes: 120`、`parts:`とパートのリストを書いてください。",
    "This part does not say what kind it is.": "パートの種類が書かれていません。",
    "This part has %1 kinds: %2.": "1つのパートに、種類が%1つ書かれています(%2)。",
    "Write one of `lesson: NAME`, `activity: {en: …, ja: …}`, `break: 10`, `slack: 5`, each with `- ` before it.":
      "`lesson: 名前`、`activity: {en: …, ja: …}`、`break: 10`、`slack: 5`のどれか1つを、前に`- `を付けて書いてください。",
    "`skip-if-late` names `%1`, which is not a section of this part.": "`skip-if-late`の`%1`は、このパートの節にありません。",
    "`%1` cannot be used in a part that is `%2`.": "`%2`のパートに`%1`は書けません。",
    "Write the minutes after `%1:`.": "`%1:`の後ろに分数を書いてください。",
    "`lesson list` shows the lessons with their folders.": "`lesson list`で、レッスンとフォルダーを確かめてください。",
    "No language has all texts of the workshop.": "ワークショップのすべての文がそろっている言語がありません。",
    "Write each text in the same language, or in each.": "すべての文を同じ言語で、またはすべての言語で書いてください。",
    "Remove it.": "削除してください。",
    "This part has no `minutes`.": "このパートに`minutes`がありません。",
    "Add the minutes, such as `minutes: 10`.": "`minutes: 10`のように加えてください。",
  ]
}
