extension MessageCatalogue {
  /// What the help says of arguments and options.
  static let optionHelp: KeyValuePairs = [
    "Compute everything again, also what has not changed.": "変わっていないものも、すべて計算し直します。",
    "Run Swift cells also where this machine cannot keep them from your files and the network.":
      "Swiftのセルから自分のファイルやネットワークを守れないマシンでも、実行します。",
    "Explain a code, with an example that is found and one that is not.": "コードを、見つかる例と見つからない例で説明します。",
    "List all codes with what they find.": "すべてのコードと、見つけるものを一覧にします。",
    "Mend what can be mended without harm.": "害なく直せるものを直します。",
    "Let warnings fail too.": "警告も失敗にします。",
    "How to print: for people, as JSON, or as annotations of GitHub.": "出力の形式(人向け、JSON、GitHubの注釈)。",
    "A package that `swift build` has built, whose modules the listings can import.":
      "`swift build`でビルドしたパッケージ。文書のコードからそのモジュールをインポートできます。",
    "A module that all listings import without saying so, such as Foundation; may be repeated.":
      "文書のコードのすべてに自動でインポートするモジュール(Foundationなど)。何度でも書けます。",
    "A Swift file that runs before the listings of each document.": "どの文書でも、コードの前に実行するSwiftのファイル。",
    "Do not compare what comments in listings state of values.": "コードのコメントに書かれた値を比べません。",
    "Lessons folders, lesson folders, documents or cells; the folder `lessons` if none is named.":
      "レッスンを集めたフォルダー、レッスンのフォルダー、文書、またはセル。なければフォルダー`lessons`。",
    "An experiment; all are listed if none is named.": "実験の名前。なければすべてを一覧にします。",
    "The language of titles and words.": "題名や言葉の言語。",
    "How to print.": "出力の形式。",
    "The date that the page shows.": "ページに書く日付。",
    "The playground.": "プレイグラウンド。",
    "Run this page alone.": "このページだけを実行します。",
    "Compare with the results that this file holds, as Markdown.": "このMarkdownのファイルにある結果と比べます。",
    "Write the results into the file of '--expect'.": "`--expect`のファイルに結果を書き込みます。",
    "How long a page may run: 500ms, 10s or 2m.": "1ページの制限時間(500ms、10s、2mなど)。",
    "Let cells without a transcript, skipped cells and warnings in lessons fail too.":
      "記録のないセル、スキップしたセル、レッスンの警告も失敗にします。",
    "Leave out of the report and of JSON what differs from machine to machine.": "マシンによって違うものを、レポートとJSONに入れません。",
    "Stop at the first document in which something fails.": "失敗のあった最初の文書で止めます。",
    "Print only what fails.": "失敗だけを出力します。",
    "How many documents are run at a time; as many as there are processors if left out.": "同時に実行する文書の数。なければプロセッサーの数。",
    "What fails the run, joined by commas, such as differs,traps,does-not-compile; differs, traps, announced and no-such-api if left out. What could not run always fails.":
      "失敗とするものをコンマで区切って書きます(differs,traps,does-not-compileなど)。なければdiffers、traps、announced、no-such-api。実行できなかったセルはいつも失敗です。",
    "A file with what is known to fail and tolerated.": "失敗することがわかっていて許すものを書いたファイル。",
    "Compute every cell twice, and report each that gives another result the second time.":
      "すべてのセルを2回計算し、2回目の結果が違うセルを報告します。",
    "Write into the baseline what fails now: what is mended goes, reasons stay.":
      "いま失敗するものをベースラインに書き込みます。直ったものは消え、理由は残ります。",
    "A lesson.yml, a hosts.yml, or a lesson or folder for which one is looked up; the current folder if none is named.":
      "lesson.yml、hosts.yml、またはhosts.ymlを探すレッスンかフォルダー。なければいまのフォルダー。",
    "Do not ask; for scripts.": "確認しません(スクリプト用)。",
    "List the files that are allowed.": "許可したファイルを一覧にします。",
    "Take back what was allowed.": "許可を取り消します。",
    "The experiment.": "実験の名前。",
    "Parameters of the experiment.": "実験のパラメーター。",
    "Write the result into this file, in place of one that is there; `-` is standard output.":
      "結果をこのファイルに書き込みます。すでにあれば置き換えます。`-`は標準出力です。",
    "Write nothing; tell what would change, with exit status 1 if anything would.":
      "何も書き込まず、変わるものを知らせます。変わるものがあれば、終了コードは1です。",
    "The file of a workshop, or a lesson; that of last time if left out.": "ワークショップのファイルか、レッスン。なければ前回のもの。",
    "Where it is kept what you answer, in place of a file in your folder for such things.":
      "答えを保存する場所。なければ、自分用のフォルダーのファイル。",
    "Where the files of Swift exercises are.": "Swiftの練習問題のファイルを置く場所。",
    "Begin again: what you answered before does not count.": "初めからやり直します。前の答えは数えません。",
    "The language; if left out, that of LESSON_LANGUAGE or of the locale.": "言語。なければ、LESSON_LANGUAGEかロケールの言語。",
    "How to print: `text` for people, or a format for other programs.": "出力の形式(人向けの`text`か、プログラム向けの形式)。",
    "Write what the format says into this file, and print for people; an ending such as .json or .xml names the format too.":
      "指定した形式をこのファイルに書き、画面には人向けに出力します。形式は、.jsonや.xmlのような拡張子でも決まります。",
    "Write report.md, its pictures and report.html, which holds all in one, into this folder.":
      "このフォルダーに、report.mdとその画像、すべてが入ったreport.htmlを書きます。",
    "Files with saved outcomes.": "保存した結果のファイル。",
    "Leave out what differs from machine to machine.": "マシンによって違うものを入れません。",
    "Print the JSON Schema of saved outcomes.": "保存した結果のJSON Schemaを出力します。",
    """
    A Swift package to build; its READMEs, documentation catalogues and documentation comments are taken, or of these \
    what PATH names, and each imports the modules that it documents.
    """:
      "ビルドするSwiftパッケージ。README、ドキュメントカタログ、ドキュメントコメントを対象にし(PATHがあればその分だけ)、それぞれ、説明しているモジュールをインポートします。",
    "A file with what `swift package describe --type json` says of the package; with `--modules` nothing is built.":
      "パッケージについて`swift package describe --type json`が出力した内容のファイル。`--modules`と使うと、何もビルドしません。",
    "The folder for the pages, which is made if it is missing.": "ページを置くフォルダー。なければ作ります。",
    "The name of the files, without endings; that of the lesson, or `handout` for several.":
      "拡張子を除いたファイル名。なければ、レッスンの名前か、複数なら`handout`。",
    "The title of the pages; that of the first lesson if left out.": "ページの題名。なければ最初のレッスンの題名。",
    "Write a page for each lesson, and index.html, which lists them and finds words in them.":
      "レッスンごとのページと、一覧と検索のあるindex.htmlを書きます。",
    """
    Run only cells with this name, this experiment or of this kind: experiment, swift, console, listing, prediction or \
    exercise; may be repeated.
    """:
      "この名前、実験、種類のセルだけを実行します。種類はexperiment、swift、console、listing、prediction、exerciseです。何度でも書けます。",
    "Run only documents written in this language.": "この言語で書かれた文書だけを実行します。",
    "Run only documents that changed in git since this revision, or of which a picture, a module or a host did.":
      "このリビジョンからgitで変わった文書だけを実行します。画像、モジュール、ホストが変わった文書も含みます。",
    "Run only this part of several, such as 3/8; `lesson report` joins their outcomes.":
      "3/8のように、分割した一部だけを実行します。結果は`lesson report`で合わせます。",
    "A file with how long documents take, so that shards take equally long.": "分割した時間が等しくなるように、文書にかかる時間を書いたファイル。",
    "Write into the file of '--times' how long the documents took that were run.":
      "`--times`のファイルに、実行した文書にかかった時間を書き込みます。",
    "The port; if left out, 8042 or, where that is taken, any that is free.": "ポート。なければ8042。使われていれば、空いているポート。",
    "Open the address in a browser.": "アドレスをブラウザーで開きます。",
    "The file with the codes.": "コードのファイル。",
    "The workshop, or the lesson, whose page gave the codes.": "コードを出したページのワークショップかレッスン。",
    "The file of the workshop.": "ワークショップのファイル。",
    "When it begins.": "始まる時刻。",
    "Go along with the workshop, which begins now.": "いま始まるワークショップに合わせて進みます。",
    "How many minutes pass in one, to rehearse '--live'.": "`--live`の練習のために、1分で何分進めるか。",
    "Look at the files again and again, where the system does not tell of changes, as in some containers.":
      "一部のコンテナのように変更が通知されないところで、ファイルを繰り返し調べます。",
    "What to write.": "作るもの。",
    "Its name: words in lower case joined by hyphens; of an experiment two, with a dot between them.":
      "名前。小文字の語をハイフンでつなぎます。実験では、2つの名前の間にピリオドを書きます。",
    "The languages of a lesson, joined by commas; en,ja if left out.": "レッスンの言語をコンマで区切って書きます。なければen,ja。",
    "The folder to write into: that of the lessons, or for an experiment that of the topics, if left out.":
      "書き込むフォルダー。なければ、レッスンのフォルダーか、実験ではトピックのフォルダー。",
    "Go through the changes one at a time, and write those that you choose; without a terminal, list them.":
      "変更を1つずつ確かめ、選んだものだけを書き込みます。端末でなければ一覧にします。",
  ]
}
