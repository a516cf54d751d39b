extension MessageCatalogue {
  /// Messages about walks through the states of machines.
  static let walks: KeyValuePairs = [
    "`up-to` cannot be `%1`.": "`up-to`に`%1`は指定できません。",
    "Write a number from %1 to %2.": "%1から%2までの数を書いてください。",
    "`%1` cannot be a part of a walk, or has a wrong value.": "状態をたどる指定に`%1`は書けないか、値が誤っています。",
    "Write `{up-to: 4, of: [EVENT, EVENT]}` with the events that readers can choose.":
      "`{up-to: 4, of: [イベント, イベント]}`のように、読者が選べるイベントを書いてください。",
    "The walk of `%1` needs `up-to` and `of`.": "`%1`の状態をたどるには、`up-to`と`of`が必要です。",
    "A cell with a walk cannot vary other parameters.": "状態をたどるセルでは、ほかのパラメーターを変えられません。",
    "Write only the walk in `vary`, and the other values in another cell.":
      "`vary`には状態をたどる指定だけを書き、ほかの値は別のセルに書いてください。",
    "`%1` has no machine that the events of `%2` walk through.": "`%1`には、`%2`のイベントでたどれる状態遷移がありません。",
    "Name the events of `%1`.": "`%1`のイベントを書いてください。",
    "Write `prefixes`, or choose an experiment of this program that plays events on a state machine.":
      "`prefixes`と書くか、イベントで状態が変わる、このプログラムの実験を使ってください。",
    "The walk of `%1` has more than %2 results, the most a cell can have.":
      "`%1`で状態をたどる結果が、セルあたりの上限の%2件を超えます。",
    "Write a number below %1 after `up-to`, or fewer events.": "`up-to`を%1より小さくするか、イベントを減らしてください。",
    "A cell with a walk cannot have a `goal`.": "状態をたどるセルに`goal`は書けません。",
    "Remove it: the page counts the steps that were seen.": "削除してください。見た遷移の数は、ページが数えます。",
  ]
}
