extension MessageCatalogue {
  /// Messages of commands.
  static let commandMessages: KeyValuePairs = [
    "Unknown rule code `%1`. %2": "`%1`という規則コードはありません。%2",
    "Use '--explain' or '--codes' on its own. Remove the other arguments.":
      "`--explain`と`--codes`は、単独で指定してください。ほかの引数は外してください。",
    "%1 fixed in %2": "%2の%1か所を修正しました",
    "Skipped fixes that would change more than text or cause new findings: %1.":
      "文以外も変わる修正と、指摘が減らない修正は、行いませんでした(%1か所)。",
    "lesson experiments: The list is incomplete: %1": "lesson experiments: 一覧にない実験があります: %1",
    "A console cell cannot weaken the sandbox. Remove '%1'.": "コンソールのセルではサンドボックスを弱められません。`%1`を外してください。",
    "A console cell cannot build packages. Remove '%1'.": "コンソールのセルではパッケージをビルドできません。`%1`を外してください。",
    "A console cell cannot use modules of other packages. Remove '%1'.":
      "コンソールのセルでは、ほかのパッケージのモジュールを使えません。`%1`を外してください。",
    "A console cell does not accept '%1'. Remove it.": "コンソールのセルに`%1`は指定できません。外してください。",
    "`lesson %1` cannot run in a console cell.": "コンソールのセルでは、`lesson %1`を実行できません。",
    "A console cell cannot use files outside the folder of its document. Remove '%1'.":
      "コンソールのセルでは、文書のフォルダーの外にあるファイルを使えません。`%1`を外してください。",
    "manual: The command descriptions have an unknown format: %1": "manual: コマンドの説明の形式を読めません: %1",
    "%1 has no transcript: lesson update %2": "%1 結果の記録がありません: lesson update %2",
    "%1 has no transcript to compare (`no-transcript`)": "%1 比べる結果の記録がありません(`no-transcript`)",
    "  run it again:    lesson run %1": "  もう一度実行する:  lesson run %1",
    "  update it:       lesson update %1": "  更新する:          lesson update %1",
    "  redraw it:       lesson update %1": "  描き直す:          lesson update %1",
    "(nothing)": "(なし)",
    "  and %1 more": "  ほか%1個",
    "  and %1 lines above": "  この上にほか%1行",
    "standard error": "標準エラー出力",
    " and %1 more": "ほか%1個",
    "and %1 more": "ほか%1個",
    "%1 differs.": "%1が一致しません。",
    "Expected a compiler error here, but the code compiles.": "コンパイルエラーになると書かれていますが、コンパイルできます。",
    "Expected a runtime error here, but the code runs to its end.": "実行時エラーになると書かれていますが、最後まで実行されます。",
    "Expected an error here, but the code compiles and runs to its end.": "エラーになると書かれていますが、コンパイルでき、最後まで実行されます。",
    "This differs.": "この行が一致しません。",
    "%1 is missing here.": "ここに%1がありません。",
    "Something is missing here.": "ここに必要なものがありません。",
    "%1 should not be here.": "%1は余分です。",
    "This should not be here.": "この行は余分です。",
    "row %1": "%1行目",
    "row %1, column %2": "%1行目の列%2",
    "column %1": "列%1",
    """
    %1 cell%2 skipped: no Swift compiler is installed here. Install Swift from swift.org, or add the folder of \
    `swiftc` to PATH.
    """:
      "%1個のセルをスキップしました。Swiftコンパイラーがインストールされていません。swift.orgからインストールするか、`swiftc`のフォルダーをPATHに加えてください。",
    "Stopped at the first failure: %1 document%2 not run.": "最初の失敗で止めたので、%1件の文書を実行していません。",
    "This is not a parameter.": "パラメーターとして読めません。",
    "Write it as `key=value`.": "`key=value`の形で書いてください。",
    "Duplicate parameter `%1`.": "パラメーター`%1`が重複しています。",
    "The result is written as %1, not as %2.": "結果の形式は%2ではなく、%1です。",
    "Choose a file name such as `%1.txt`.": "`%1.txt`のようなファイル名にしてください。",
    "The result is %1, not %2.": "結果の画像形式は%2ではなく、%1です。",
    "Choose a file name such as `%1`.": "`%1`のようなファイル名にしてください。",
    "'--update' needs '--expect FILE', the file to write.": "`--update`には、書き込むファイルを指定する`--expect FILE`が必要です。",
    "'--update' writes the results of all pages. Remove '--page'.": "`--update`はすべてのページの結果を書き込みます。`--page`を外してください。",
    "'--expect' compares the results of all pages. Remove '--page'.": "`--expect`はすべてのページの結果を比べます。`--page`を外してください。",
    "There is no page `%1`.": "`%1`というページはありません。",
    "No Swift compiler was found in PATH.": "PATHにSwiftコンパイラーが見つかりません。",
    "Install Swift from swift.org.": "swift.orgからインストールしてください。",
    "The page traps: %1.": "ページの実行中に実行時エラーが発生しました(%1)。",
    "The page does not compile: %1": "ページをコンパイルできません: %1",
    "%1 page: the results agree with %2": "%1ページの結果は、%2と一致しています",
    "%1 pages: the results agree with %2": "%1ページの結果は、%2と一致しています",
    "  update it:      add --update": "  更新する:        --updateを付けて実行する",
    "Nothing to update.": "更新するものはありません。",
    "Nothing was updated.": "何も更新しませんでした。",
    "%1 cell in %2 file.": "%2個のファイルの%1個のセル。",
    "%1 cells in %2 file.": "%2個のファイルの%1個のセル。",
    "%1 cells in %2 files.": "%2個のファイルの%1個のセル。",
    "%1 cell in %2 files.": "%2個のファイルの%1個のセル。",
    "wrote %1": "書き込みました: %1",
    "would write %1": "書き込む予定: %1",
    "report: %1": "レポート: %1",
    "The report folder could not be created.": "レポートのフォルダーを作成できませんでした。",
    "Check the path and its permissions.": "パスと権限を確かめてください。",
    "This is a link, and `lesson` does not write through links.": "リンクなので、その先には書き込みません。",
    "This is a link, and `lesson` does not write reports through links.": "リンクなので、その先にはレポートを書き込みません。",
    "'--jobs' takes a number from 1 to 1024.": "`--jobs`には、1から1024までの数を指定してください。",
    "'--shard' takes a part and the number of parts, such as 3/8, from 1/1 to 10000/10000.":
      "`--shard`には、`3/8`のように「何番目/全体の数」を、1/1から10000/10000までで指定してください。",
    "Unknown command `%1`. %2": "`%1`というコマンドはありません。%2",
    "'--write-baseline' needs '--baseline FILE'.": "`--write-baseline`には`--baseline FILE`が必要です。",
    "A console cell cannot write files.": "コンソールのセルではファイルを書き込めません。",
    "`%1` names `%2`, which is outside the package, or outside the folder of this file.":
      "`%1`に書かれた`%2`は、パッケージの外、またはこのファイルがあるフォルダーの外にあります。",
    "Pass it on the command line instead: `--%1 %2`.": "コマンドラインで`--%1 %2`と指定してください。",
    "This file belongs to another user, so `lesson` does not read its settings.": "このファイルはほかのユーザーのものなので、設定として読みません。",
    "Remove it, or make your own copy.": "削除するか、自分のファイルとしてコピーしてください。",
    "`%1` is not a kind of failure. %2": "`--fail-on`に`%1`は指定できません。%2",
    "`%1` is not a kind of failure.": "`fail-on`に`%1`は指定できません。",
    "A console cell cannot allow programs.": "コンソールのセルではプログラムを許可できません。",
    "Use '--list' on its own.": "`--list`は単独で指定してください。",
    "'--remove' does not ask for confirmation. Remove '--yes'.": "`--remove`では確認しないので、`--yes`を外してください。",
    "There is no home folder to store the permission in.": "許可を保存するホームフォルダーがありません。",
    "Set HOME.": "環境変数HOMEを設定してください。",
    "%1 is no longer trusted.": "%1の許可を取り消しました。",
    "%1 allows lesson to start:": "%1を許可すると、lessonは次のプログラムを起動できます:",
    "%1 is trusted until it changes.": "%1を許可しました。内容が変わると、もう一度許可が必要です。",
    "There is no `%1` here, in the folder above, or in `lessons`.": "このフォルダーにも、上のフォルダーにも、`lessons`にも、`%1`がありません。",
    "Without this file, `lesson` starts no programs.": "このファイルがなければ、プログラムは起動しません。",
    "Cannot ask for confirmation: standard input is not a terminal.": "標準入力がターミナルではないため、確認できません。",
    "If you have read the file, add `--yes`.": "ファイルの内容を確かめてから、`--yes`を付けてください。",
    "Trust these programs? [y/N] ": "これらのプログラムを許可しますか? [y/N] ",
    "Nothing was allowed.": "何も許可しませんでした。",
    "A console cell cannot write files. Remove '%1'.": "コンソールのセルではファイルを書き込めません。`%1`を外してください。",
    "The experiment returned a PNG that cannot be read: %1": "実験が返したPNGを読めません: %1",
    "The result is an %1. To write it to a file, use `--output FILE.%2`.":
      "結果は%1です。ファイルに書き込むには、`--output ファイル.%2`を付けてください。",
    "The result is a %1. To write it to a file, use `--output FILE.%2`.":
      "結果は%1です。ファイルに書き込むには、`--output ファイル.%2`を付けてください。",
    "A console cell cannot write files. Add '--dry-run'.": "コンソールのセルではファイルを書き込めません。`--dry-run`を付けてください。",
    "This is not a baseline.": "ベースラインとして読めません。",
    "This baseline has version 1, which does not say what is wrong.": "このベースラインはバージョン1で、何が誤っているのかが書かれていません。",
    "Write it again with `--write-baseline`; your reasons are preserved.": "`--write-baseline`で書き直してください。理由は残ります。",
    "This baseline has version %1, but this program reads version %2.": "このベースラインはバージョン%1ですが、このプログラムが読めるのはバージョン%2です。",
    "Use another version of `lesson`, or remove the file and write it again with `--write-baseline`.":
      "別のバージョンの`lesson`を使うか、ファイルを削除してから`--write-baseline`で書き直してください。",
    "Expected `version` and a list `faults` here.": "ここには`version`と、リスト`faults`が必要です。",
    "Create the file with `--write-baseline`.": "ファイルは`--write-baseline`で作成してください。",
    "This is not an entry of a baseline.": "ベースラインの項目として読めません。",
    "Write `document`, `code`, `what` (%1), `line`, `listing` and `reason`.":
      "`document`、`code`、`what`(%1)、`line`、`listing`、`reason`を書いてください。",
    "%1, which does not fail this run": "%1(失敗とは見なしません)",
    "%1, which the baseline tolerates": "%1(ベースラインで許されています)",
    "Tolerated by the baseline: %1.": "ベースラインで許されたもの: %1件。",
    "Outdated baseline entry: `%1` in `%2` no longer fails.": "`%2`の`%1`は失敗しなくなりました。",
    "Remove the entry, or run with `--write-baseline`.": "項目を削除するか、`--write-baseline`を付けて実行してください。",
    "Your answers cannot be saved: %1.": "答えを保存できません(%1)。",
    "Choose another file with `--state`.": "`--state`で別のファイルを指定してください。",
    "A console cell cannot ask questions.": "コンソールのセルでは質問に答えられません。",
    "There is no home folder to save answers in.": "答えを保存するホームフォルダーがありません。",
    "Choose a file with `--state`.": "`--state`でファイルを指定してください。",
    "There is no workshop or lesson to continue.": "続きから始められるワークショップやレッスンがありません。",
    "Name a workshop or a lesson: `lesson next lessons/workshops/five-bits.yml`.":
      "`lesson next lessons/workshops/five-bits.yml`のように、ワークショップかレッスンを指定してください。",
    "'--output' needs a machine-readable format. Choose another '--format'.":
      "`--output`には、プログラム向けの形式が必要です。別の`--format`を指定してください。",
    "The extension of '%1' does not name a format. Add '--format' with one of: %2.":
      "`%1`の拡張子からは形式を判断できません。`--format`に次のどれかを指定してください: %2。",
    "Use '--schema' on its own. Remove the other arguments.": "`--schema`は単独で指定してください。ほかの引数は外してください。",
    "Name the files with saved outcomes, such as `lesson report lessons.json`.":
      "`lesson report lessons.json`のように、保存した結果のファイルを指定してください。",
    "The folder has no `Package.swift`.": "フォルダーに`Package.swift`がありません。",
    "Name the folder of a Swift package, such as `--package .`.": "`--package .`のように、Swiftパッケージのフォルダーを指定してください。",
    "building %1": "%1をビルドしています",
    "The package manager's description of the package could not be read.": "パッケージマネージャーが出力したパッケージの説明を読めませんでした。",
    "Check the output of `swift package describe --type json`.": "`swift package describe --type json`の出力を確かめてください。",
    "Fix the package, then test its documentation.": "パッケージを直してから、ドキュメントをテストしてください。",
    "`%1` could not be run: %2": "`%1`を実行できませんでした: %2",
    "Install Swift, and add it to PATH.": "Swiftをインストールし、PATHに加えてください。",
    "Name lessons: `lesson handout lessons/twos-complement`.":
      "`lesson handout lessons/twos-complement`のように、レッスンを指定してください。",
    "'--separate' names pages after their lessons. Remove '--name'.":
      "`--separate`ではレッスンの名前がページの名前になるので、`--name`を外してください。",
    "`%1` is not a valid file name. To choose a folder, use `--output`.": "`%1`はファイル名に使えません。フォルダーは`--output`で指定してください。",
    "'--solutions' needs '--only exercises'.": "`--solutions`は`--only exercises`と一緒に使います。",
    "'--only' makes one page. Remove '--separate'.": "`--only`は1つのページを作ります。`--separate`を外してください。",
    "These lessons have no exercises.": "これらのレッスンには練習問題がありません。",
    "Only lessons that agree with their results are exported. Run `lesson update`.":
      "書き出せるのは、結果が一致するレッスンだけです。`lesson update`を実行してください。",
    "This question is not exported: there is no result to compare answers with.":
      "この問いは書き出せません。答えと比べる結果がありません。",
    "Export on a machine where the cell can run.": "セルを実行できるマシンで書き出してください。",
    "These lessons have no predictions and no quizzes, so there is nothing to export.":
      "これらのレッスンには予想もクイズもないので、書き出すものがありません。",
    "wrote %1 (questions: %2)": "%1を書き出しました(問い%2つ)",
    "Name lessons: `lesson export lessons/twos-complement --to gift`.":
      "レッスンを指定してください。例: `lesson export lessons/twos-complement --to gift`",
    "`%1` is not a valid name. Use lowercase words joined by hyphens.":
      "`%1`は名前に使えません。小文字の単語をハイフンでつないでください。",
    "Pages are made only of lessons that agree with their results. Run `lesson update`.":
      "記録が結果と違うレッスンは、ページにできません。`lesson update`を実行してください。",
    "lesson handout: The pages show tables instead of the state diagrams of %1, because Graphviz is not installed. Install it (`sudo apt-get install graphviz` or `brew install graphviz`), then make the pages again.":
      "lesson handout: Graphvizがインストールされていないため、%1の状態遷移図の代わりに表を載せました。`sudo apt-get install graphviz`または`brew install graphviz`でインストールしてから、ページを作り直してください。",
    "The page cannot ask this question: there is no result to compare answers with.": "答えと比べる結果がないため、この問いをページに出せません。",
    "Make the page on a machine where the cell can run.": "セルを実行できるマシンでページを作成してください。",
    "The page cannot show this picture: `%1`.": "ページに表示できない画像です: `%1`。",
    "Use SVG or PNG.": "SVGかPNGを使ってください。",
    "This is not a file of document times.": "文書の所要時間のファイルとして読めません。",
    "Create one with `--write-times`.": "`--write-times`で作成してください。",
    "There is no git repository here.": "ここにはGitのリポジトリがありません。",
    "To run all documents, remove '--changed'.": "`--changed`を外すと、すべての文書を実行します。",
    "This git ignores settings from the environment, so `lesson` cannot turn off the repository's own programs.":
      "このgitは環境変数による設定に対応していないため、リポジトリの設定にあるプログラムを無効にできません。",
    "Use git 2.31 or later. To run all documents, remove '--changed'.":
      "git 2.31以降を使ってください。`--changed`を外すと、すべての文書を実行します。",
    "git does not know a revision `%1` that shares history with the current one.": "現在のリビジョンと履歴がつながるリビジョン`%1`がありません。",
    "Name a branch, a tag or a commit, as in `--changed=main`. In CI, fetch it first.":
      "`--changed=main`のように、ブランチ、タグ、コミットのどれかを指定してください。CIでは、先に取得しておく必要があります。",
    "'--write-times' needs '--times FILE'.": "`--write-times`には`--times FILE`が必要です。",
    "A console cell cannot use other programs. Remove '%1'.": "コンソールのセルではほかのプログラムを使えません。`%1`を外してください。",
    "It takes `true` or `false`.": "`true`か`false`を書いてください。",
    "A console cell cannot serve pages.": "コンソールのセルではページを表示できません。",
    """
    Lessons are served at %1
    Only this machine can open that address. Press Control-C to stop the server.
    """:
      """
    レッスンのアドレス: %1
    このアドレスは、このマシンでだけ開けます。Control-Cで終了します。
    """,
    "'--languages' is only for lessons and workshops. Remove it.": "`--languages`はレッスンとワークショップにだけ使えます。外してください。",
    "'--machine' is only for experiments. Remove it.": "`--machine`は実験にだけ使えます。外してください。",
    "'--swift' is only for hosts. Remove it.": "`--swift`はホストにだけ使えます。外してください。",
    """
    '--language' sets the language of the command's words. To run only the documents in a language, use '--written-in \
    %1'.
    """:
      "`--language`は、コマンドの表示言語を選ぶオプションです。その言語の文書だけを実行するには、`--written-in %1`と指定してください。",
    "'--report %1' is the folder of a lesson. Choose another one.": "`--report %1`はレッスンのフォルダーです。別のフォルダーを指定してください。",
    "There is no such file, so the document times are unknown.": "ファイルがないため、文書の所要時間がわかりません。",
    "%1 is gone.": "%1がなくなりました。",
    "Files are checked every quarter of a second.": "0.25秒ごとにファイルの変更を確認します。",
    "This system does not report changes, so files are checked every quarter of a second.":
      "このシステムはファイルの変更を通知しないので、0.25秒ごとに確認します。",
    "Port %1 is already in use. Choose another one, or remove '--port'.": "ポート%1は使用中です。別のポートにするか、`--port`を外してください。",
    "No port is free.": "空いているポートがありません。",
    "%1 could not be started: %2": "%1を起動できませんでした: %2",
    "No browser could be opened. Open the address yourself.": "ブラウザーを開けませんでした。アドレスを手動で開いてください。",
    "The program `lesson-server` is not installed next to `lesson`. Run `scripts/install`, or build the hosts.":
      "プログラム`lesson-server`が、`lesson`と同じ場所にインストールされていません。`scripts/install`を実行するか、ホストをビルドしてください。",
    "it has ended": "終了しました",
    "it was stopped": "停止されました",
    "The server has ended: %1.": "サーバーが終了しました(%1)。",
    "`%1` has no codes.": "`%1`に回答コードがありません。",
    "This is not the file of a workshop.": "これはワークショップのファイルではありません。",
    "Name a file such as `lessons/workshops/five-bits.yml`. `lesson new workshop` writes one.":
      "`lessons/workshops/five-bits.yml`のようなファイルを指定してください。`lesson new workshop`で作れます。",
    "The sections of this workshop have no exercises.": "このワークショップの節には、練習問題がありません。",
    "Add a section with exercises to the `sections` of a part, or name the lessons instead of the workshop.":
      "パートの`sections`に練習問題のある節を加えるか、ワークショップの代わりにレッスンを指定してください。",
    "There is no workshop in `lessons/workshops`. Name one with `--workshop`.":
      "`lessons/workshops`にワークショップがありません。`--workshop`で指定してください。",
    "There is no code on this line: `%1`.": "この行に回答コードがありません: `%1`。",
    "A code is three groups of four characters, joined by hyphens.": "回答コードは、4文字ずつ3組をハイフンでつないだ形です。",
    "This line has more than %1 bytes: `%2`.": "この行は%1バイトを超えています: `%2`。",
    "Write one learner's codes on each line.": "1行に1人分ずつ、回答コードを書いてください。",
    "The number of codes on this line is %1, but the page gives %2.": "この行には回答コードが%1個ありますが、ページに出るのは%2個です。",
    "The number of valid codes on this line is %1, but the page gives %2.":
      "この行の正しい回答コードは%1個ですが、ページには%2個出ます。",
    "Write all codes of a learner on one line, and ask the learner for those that are wrong.":
      "1人分の回答コードをすべて1行に書き、正しくないものは生徒に確かめてください。",
    "Write only one learner's codes on each line.": "1行には、1人分の回答コードだけを書いてください。",
    "The code has %1 characters instead of 12: `%2`.": "回答コードが12文字ではなく%1文字です: `%2`。",
    "Ask the learner for it again.": "生徒に回答コードをもう一度確かめてください。",
    "The character `%1` never occurs in a code: `%2`.": "回答コードに`%1`という文字は使われません: `%2`。",
    "This code is from an earlier edition of the page, whose codes had no quizzes: `%1`.":
      "前の版のページの回答コードで、選択問題の答えが入っていません: `%1`。",
    "Read it with the version of `lesson` that made the page, or have the learner use the current page.":
      "ページを作ったときの`lesson`で集計するか、生徒に今のページで答えてもらってください。",
    "This code is from another edition of the page, as are the codes on %1 other lines: `%2`.":
      "別の版のページの回答コードです(同じ版の回答コードが、ほかに%1行あります): `%2`。",
    "Name the workshop or lesson that it comes from with `--workshop`, or have the learner use the current page.":
      "そのページのワークショップかレッスンを`--workshop`で指定するか、生徒に今のページで答えてもらってください。",
    "A character of this code is wrong, or it is from another page or edition: `%1`.":
      "文字が間違っているか、別のページか別の版の回答コードです: `%1`。",
    "The number of other lines with errors is %1.": "このほかに、読み取れない行が%1行あります。",
    "'--start' takes a time such as 13:30, not '%1'.": "`--start`には、`%1`ではなく13:30のような時刻を指定してください。",
    "A console cell cannot wait. Remove '%1'.": "コンソールのセルでは待機できません。`%1`を外してください。",
    "'--speed' takes a number above 0, up to 3600.": "`--speed`には、0より大きく3600以下の数を指定してください。",
    "'--speed' needs '--live'.": "`--speed`は`--live`と一緒に指定してください。",
    "`%1` differs from its results. Run `lesson update`.": "`%1`の記録が結果と違います。`lesson update`を実行してください。",
    "The section `%1` of `%2` is in two parts.": "`%2`の節`%1`が、2つのパートにあります。",
    "Remove it from one of them.": "どちらかから外してください。",
    "There is no lesson `%1`.": "`%1`というレッスンはありません。",
    "`%1` has no section `%2`.": "`%1`に`%2`という節はありません。",
    "`%1` has %2 sections, but `%3` has %4.": "`%1`の節は%2個ですが、`%3`の節は%4個です。",
    "A workshop matches sections of translations by their order. Give both documents the same sections.":
      "翻訳の節は並び順で対応させるので、両方の節の数と順序をそろえてください。",
    "A console cell cannot watch files.": "コンソールのセルではファイルを監視できません。",
    "Waiting for edits.": "変更を待っています。",
    "`%1` is not a valid name.": "`%1`は名前に使えません。",
    "Write a topic and a name, such as `parity.table`.": "`parity.table`のように、トピックと名前を書いてください。",
    "Use lowercase words joined by hyphens, such as `even-numbers`.": "`even-numbers`のように、小文字の語をハイフンでつないでください。",
    "No language is given.": "言語が指定されていません。",
    "There is already an experiment `%1`.": "`%1`という実験がすでにあります。",
    "Name English first.": "英語を最初に指定してください。",
    "Write `--languages en` or `en,ja`.": "`--languages en`か`--languages en,ja`と指定してください。",
    "The folder could not be created.": "フォルダーを作成できませんでした。",
    "Run it: %1": "実行する: %1",
    "Preview it while you write: %1": "書きながら表示を確かめる: %1",
    "Move it to the sources of your host in Swift. If you have none: %1": "Swiftで書いたホストのソースに移してください。まだなければ: %1",
    "Add it to the experiments of your host: %1": "ホストの実験の一覧に加えてください: %1",
    "Build your host: %1": "ホストをビルドしてください: %1",
    """
    `%1` requires other languages, too: add %2, or change its `languages`. Until then, `lesson check` reports them.
    """: "`%1`では、ほかの言語も必要です。%2を加えるか、その`languages`を変えてください。それまでは`lesson check`で報告されます。",
    "The error is the same as on line %1.": "エラーは%1行目と同じです。",
    "Check it: %1": "確かめる: %1",
    "Print your plan: %1": "進行表を出力する: %1",
    "Make the page for learners: %1": "配布用のページを作る: %1",
    "Write in its Package.swift where swift-lessons is.": "Package.swiftに、swift-lessonsのある場所を書いてください。",
    "Build it: %1": "ビルドする: %1",
    "Then run it: %1": "実行する: %1",
    "Allow it: %1": "許可する: %1",
    "Choose another name, or remove the file.": "別の名前にするか、ファイルを削除してください。",
    "The cell cannot run as it is. Change it again, or skip it.": "このままでは実行できません。値を変え直すか、飛ばしてください。",
    "%1 of %2 updated.": "%2個のうち%1個を更新しました。",
    "u update, a all, s skip, KEY=VALUE change a parameter, q quit":
      "u 更新、a 残りをすべて更新、s 飛ばす、KEY=VALUE パラメーターを変える、q 終わる",
    "    side by side: lesson serve %1": "    並べて見る: lesson serve %1",
    "This cell has no parameters.": "このセルにパラメーターはありません。",
    "The parameter `%1` is written on several lines.": "パラメーター`%1`が複数の行に書かれています。",
    "Change it in the document.": "文書の中で書き換えてください。",
    "Answer u, a, s, q, or a parameter as KEY=VALUE.": "`u`、`a`、`s`、`q`のどれかか、`KEY=VALUE`の形でパラメーターを入力してください。",
    "The result is %1. Example:": "結果は%1です。例:",
    "%1 is not trusted.": "%1は許可されていません。",
  ]
}
