extension MessageCatalogue {
  /// What goes wrong with hosts.
  static let hosts: KeyValuePairs = [
    "`%1` is no program that can be executed": "`%1`は実行できるプログラムではありません",
    "It cannot run here: %1.": "ここでは実行できません(%1)。",
    "the host `%1` is not here: there is no program `%2`%3": "ホスト`%1`がここにありません(プログラム`%2`がありません)%3",
    "The host `%1` could not be started: %2.": "ホスト`%1`を起動できませんでした(%2)。",
    "Try `command` of %1 in a shell; a script needs `chmod +x`.": "%1の`command`をシェルで試してください。スクリプトには`chmod +x`が要ります。",
    "The host `%1` speaks version %2 of the protocol; this `lesson` speaks version %3.":
      "ホスト`%1`のプロトコルはバージョン%2ですが、この`lesson`が使うのはバージョン%3です。",
    "Update `lesson`, or use an older host.": "`lesson`を新しくするか、古いホストを使ってください。",
    "Update the host.": "ホストを新しくしてください。",
    "The host `%1` did not answer within %2 and was ended.": "ホスト`%1`が%2以内に答えなかったので、終了させました。",
    "If it needs longer, write `time-limit` or `start-limit` at %1.":
      "もっと時間が要るなら、%1に`time-limit`か`start-limit`を書いてください。",
    "The host `%1` is asked no more, since %2 answers in a row did not come in time.":
      "ホスト`%1`は続けて%2回、時間内に答えなかったので、もう使いません。",
    "See what is said of the cells above.": "上のセルについての説明を見てください。",
    "The host `%1` closed its standard output before it answered.": "ホスト`%1`が、答える前に標準出力を閉じました。",
    "The host `%1` ended with status %2 before it answered.": "ホスト`%1`が、答える前に終了コード%2で終了しました。",
    "The host `%1` was ended by signal %2 before it answered.": "ホスト`%1`が、答える前にシグナル%2で終了しました。",
    "The host `%1` was cancelled before it answered.": "ホスト`%1`が、答える前に取り消されました。",
    "Its last words: %1": "最後の出力: %1",
    "The host `%1` wrote `%2`, which is no reply: %3.": "ホスト`%1`の出力`%2`は、応答ではありません(%3)。",
    "`HOSTS.md` describes the replies; whatever else it prints belongs on standard error.":
      "応答の形は`HOSTS.md`にあります。それ以外は標準エラー出力に書いてください。",
    "The host `%1` answered `%2` with a reply to another request.": "ホスト`%1`が、`%2`に別の要求の応答を返しました。",
    "`HOSTS.md` describes the replies.": "応答の形は`HOSTS.md`にあります。",
    "The host `%1` wrote %2, which is more than it may, and was ended.": "ホスト`%1`が%2を出力し、上限を超えたので、終了させました。",
    "a line of more than %1 MiB": "%1 MiBより長い行",
    "The host `%1` gave %2 for `%3`, which it declares to give %4.": "ホスト`%1`は、`%3`に対して%4を返すと宣言しているのに、%2を返しました。",
    "This is no list of hosts.": "ホストの一覧ではありません。",
    "Write `NAME:` and below it `command` and `topics`.": "`名前:`と書き、その下に`command`と`topics`を書いてください。",
    "The host `%1` declares nothing.": "ホスト`%1`に何も書かれていません。",
    "Write `command` and `topics` below it.": "その下に`command`と`topics`を書いてください。",
    "`%1` is no key of a host.": "ホストに`%1`というキーはありません。",
    "The host `%1` has no `%2`.": "ホスト`%1`に`%2`がありません。",
    "Name its program: `command: [PROGRAM]`.": "プログラムを書いてください(`command: [プログラム]`)。",
    "Name what stands before the dot in its experiments: `topics: [TOPIC]`.":
      "実験の名前のピリオドより前を書いてください(`topics: [トピック]`)。",
    "It takes texts, as in `%1: [a, b]`.": "文字列の並びを`%1: [a, b]`のように書きます。",
    "The topic `%1` holds a dot.": "トピック`%1`にピリオドが入っています。",
    "A topic is what stands before the dot in the names of experiments.": "トピックは、実験の名前のピリオドより前の部分です。",
    "The topic `%1` belongs to the host `%2` already.": "トピック`%1`は、すでにホスト`%2`のものです。",
    "Name it once.": "1回だけ書いてください。",
    "It takes a time such as `500ms`, `10s` or `2m`, up to ten minutes.": "10分までの時間を、`500ms`、`10s`、`2m`のように書きます。",
    "The host `%1` is not started, since no file declares it.": "ホスト`%1`は、どのファイルにも書かれていないので起動しません。",
    "The host `%1` is not started: `%2`, which names its program, has changed since you trusted it.":
      "ホスト`%1`は起動しません。プログラムを指定している`%2`が、許可したときから変わっています。",
    "The host `%1` is not started: `%2` names its program, and you have not trusted that file.":
      "ホスト`%1`は起動しません。プログラムを指定している`%2`を、まだ許可していません。",
    "The host `%1` is not started: %2": "ホスト`%1`は起動しません。%2",
    "Look at what it starts, and allow it: `lesson trust %1`.": "何が起動されるかを確かめてから許可してください(`lesson trust %1`)。",
    "%1 belongs to somebody else.": "%1は、ほかの利用者のものです。",
    "Others can write to %1.": "%1には、ほかの利用者も書き込めます。",
    "Take a copy of your own.": "自分のコピーを使ってください。",
    "`chmod go-w %1` lets you alone write to it.": "`chmod go-w %1`とすれば、自分だけが書き込めます。",
    "The answer could not be remembered.": "回答を保存できませんでした。",
    "The folder must belong to you, nobody else may write to it, and there must be room.":
      "フォルダーは自分だけが書き込めるもので、空きが必要です。",
  ]
}
