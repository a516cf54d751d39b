extension MessageCatalogue {
  /// Help texts of arguments and options.
  static let optionHelp: KeyValuePairs = [
    "Compute everything again, even if it has not changed.": "変わっていないものも含めて、すべて計算し直します。",
    "Run Swift cells even if this machine cannot keep them away from your files and the network.":
      "自分のファイルやネットワークを守れないマシンでも、Swiftのセルを実行します。",
    "Explain a rule, with an example that breaks it and one that follows it.": "規則を、違反の例と正しい例で説明します。",
    "List all rule codes and what they find.": "すべての規則コードを、見つかる問題と一緒に一覧にします。",
    "Fix what can be fixed safely.": "安全に直せるものを自動で直します。",
    "Treat warnings as failures.": "警告も失敗として扱います。",
    "The output format: for people, as JSON, or as GitHub annotations.": "出力の形式(人向け、JSON、GitHubの注釈)",
    "A package built with `swift build`, whose modules the listings can import.":
      "`swift build`でビルドしたパッケージ。そのモジュールを、コード例からインポートできます。",
    "A module that every listing imports automatically, such as Foundation; may be repeated.":
      "すべてのコード例に自動でインポートするモジュール(Foundationなど)。複数回指定できます。",
    "A Swift file that runs before the listings of each document.": "各文書のコード例の前に実行するSwiftのファイル",
    "Do not check the values that comments in listings state.": "コード例のコメントに書かれた値を確かめません。",
    "Lessons folders, lesson folders, documents, cells or workshops (default: the folder `lessons`).":
      "レッスンを集めたフォルダー、レッスンのフォルダー、文書、セル、またはワークショップ(省略時: フォルダー`lessons`)",
    "The name of an experiment (default: list all experiments).": "実験の名前(省略時: すべての一覧)",
    "The language of titles and descriptions.": "題名や説明の言語",
    "The output format.": "出力の形式",
    "The date to print on the page.": "ページに書く日付",
    "The playground.": "プレイグラウンドのパス",
    "Run only this page.": "このページだけを実行します。",
    "Compare with the results in this Markdown file.": "このMarkdownのファイルの結果と比べます。",
    "Write the results to the file of '--expect'.": "`--expect`のファイルに結果を書き込みます。",
    "The time limit for a page: 500ms, 10s or 2m.": "1ページの制限時間(500ms、10s、2mなど)",
    "Treat cells without a transcript, skipped cells and warnings in lessons as failures.":
      "結果の記録のないセル、スキップしたセル、レッスンの警告も、失敗として扱います。",
    "Omit details that differ between machines from the report and from JSON.": "マシンによって違うものを、レポートとJSONに入れません。",
    "Stop at the first document with a failure.": "最初に失敗した文書で止めます。",
    "Print only failures.": "失敗だけを出力します。",
    "The number of documents to run in parallel (default: the number of processors).": "並行して実行する文書の数(省略時: プロセッサーの数)",
    """
    The kinds of failure that fail the run, separated by commas, such as differs,traps,does-not-compile (default: \
    differs,traps,announced,no-such-api,unbalanced). A cell that could not run always fails.
    """:
      "失敗とする種類。コンマで区切ります(例: differs,traps,does-not-compile)(省略時: differs,traps,announced,no-such-api,unbalanced)。実行できなかったセルは、いつも失敗です。",
    "A file of known failures to tolerate.": "許す既知の失敗を書いたファイル",
    "Compute every cell twice, and report each cell that gives another result the second time.":
      "すべてのセルを2回計算し、2回目の結果が違うセルを報告します。",
    "Write the current failures to the baseline: fixed ones are removed, and reasons are preserved.":
      "いまの失敗をベースラインに書き込みます。直ったものは消え、理由は残ります。",
    "A lesson.yml, a hosts.yml, or a lesson or folder whose hosts.yml is looked up (default: the current folder).":
      "lesson.yml、hosts.yml、またはhosts.ymlを探すレッスンかフォルダー(省略時: いまのフォルダー)",
    "Do not ask for confirmation; for scripts.": "確認せずに許可します(スクリプト用)。",
    "List the allowed files and folders.": "許可したファイルとフォルダーを一覧にします。",
    "Allow your editor to run the cells of a folder and of all folders in it.":
      "フォルダーと、その中のすべてのフォルダーのセルを、エディターが実行できるようにします。",
    "Withdraw the permission.": "許可を取り消します。",
    "The name of the experiment.": "実験の名前",
    "The parameters of the experiment.": "実験のパラメーター",
    "Write the result to this file, replacing an existing one; `-` is standard output.":
      "結果をこのファイルに書き込みます。すでにあれば置き換えます。`-`は標準出力です。",
    "Show what would change without writing it; the exit status is 1 if anything would.":
      "何が変わるかを、書き込まずに表示します。変わるものがあれば、終了コードは1です。",
    "The file of a workshop, or a lesson (default: the workshop or lesson of last time).":
      "ワークショップのファイルか、レッスン(省略時: 前回のもの)",
    "The file that stores your answers (default: a file in your folder for application state).":
      "答えを保存するファイル(省略時: アプリケーションの状態を置くフォルダーのファイル)",
    "The folder for the files of Swift exercises.": "Swiftの練習問題のファイルを置くフォルダー",
    "Start again from the beginning, without your earlier answers.": "最初からやり直します。前回の答えは使いません。",
    "The language (default: the language of LESSON_LANGUAGE, or else of the locale).":
      "言語(省略時: LESSON_LANGUAGEかロケールの言語)",
    "The output format: `text` for people, or a machine-readable format.": "出力の形式(人向けの`text`か、プログラム向けの形式)",
    """
    Write the output in the given format to this file, and print text for people. An extension such as .json or .xml \
    also sets the format.
    """:
      "指定した形式の出力をこのファイルに書き込み、画面には人向けに表示します。形式は、.jsonや.xmlのような拡張子でも決まります。",
    "Write report.md, its pictures, and report.html with everything in one file, to this folder.":
      "このフォルダーに、report.mdとその画像、すべてを1つにまとめたreport.htmlを書き込みます。",
    "Files with saved outcomes.": "保存した結果のファイル",
    "Omit details that differ between machines.": "マシンによって違うものを入れません。",
    "Print the JSON Schema of saved outcomes.": "保存した結果のJSON Schemaを出力します。",
    """
    A Swift package to build. Its READMEs, documentation catalogs and documentation comments are used, or only those \
    that PATH names; each imports the modules that it documents.
    """:
      "ビルドするSwiftパッケージ。README、ドキュメントカタログ、ドキュメントコメントを対象にします(PATHを指定すると、その分だけ)。それぞれ、説明しているモジュールを自動でインポートします。",
    """
    A file with the output of `swift package describe --type json` for the package; with `--modules` nothing is built.
    """:
      "パッケージについての`swift package describe --type json`の出力を保存したファイル。`--modules`と使うと、何もビルドしません。",
    "The folder for the pages, created if it is missing.": "ページを置くフォルダー。なければ作成します。",
    "The name of the files, without extensions (default: the name of the lesson, or `handout` for several lessons).":
      "拡張子を除いたファイル名(省略時: レッスンの名前。複数のレッスンなら`handout`)",
    "The only part of the lessons to show.": "レッスンのうち、ページに入れる部分",
    "Show the answers and solutions of the exercises, too.": "練習問題の解答と解答例も表示",
    "The format of the files.": "ファイルの形式",
    "Show the answers and solutions in notebooks, too, with the outputs of all cells.": "ノートブックに、答えと解答例、すべてのセルの出力も表示",
    "The folder for the files, created if it is missing.": "ファイルを書くフォルダー(なければ作成)",
    "The name of the files, without extensions (default: the name of the lesson or workshop, or `questions` for several lessons).":
      "拡張子を除いたファイルの名前(省略時: レッスンかワークショップの名前、複数のレッスンでは`questions`)",
    "The title of the pages (default: the title of the workshop or of the first lesson).":
      "ページの題名(省略時: ワークショップか最初のレッスンの題名)",
    "Write a page for each lesson, and an index.html that lists and searches them.":
      "レッスンごとのページと、一覧と検索のあるindex.htmlを書き込みます。",
    """
    Run only cells with this name, experiment or kind (experiment, swift, console, listing, prediction or exercise); \
    may be repeated.
    """:
      "この名前、実験、種類のセルだけを実行します(種類: experiment、swift、console、listing、prediction、exercise)。複数回指定できます。",
    "Run only documents written in this language.": "この言語で書かれた文書だけを実行します。",
    "Run only documents that changed in git since this revision, or whose pictures, modules or hosts changed.":
      "このリビジョンからGitで変わった文書だけを実行します。画像、モジュール、ホストが変わった文書も含みます。",
    "Run only this part of several, such as 3/8; `lesson report` joins the outcomes of all parts.":
      "3/8のように、分割した一部だけを実行します。全体の結果は`lesson report`でまとめます。",
    "A file of document times, which makes shards take equally long.": "文書の所要時間のファイル。分割した実行の時間をそろえるために使います。",
    "Write the times of the documents that were run to the file of '--times'.": "実行した文書の所要時間を、`--times`のファイルに書き込みます。",
    "The port (default: 8042, or any free port if 8042 is taken).": "ポート番号(省略時: 8042。使用中なら空いている番号)",
    "Open the address in a browser.": "アドレスをブラウザーで開きます。",
    "The file with the learners' codes.": "回答コードのファイル",
    "The workshop or lesson whose page gave the codes.": "回答コードを表示したページのワークショップかレッスン",
    "The file of the workshop.": "ワークショップのファイル",
    "The start time.": "開始時刻",
    "Follow the workshop as it happens, starting now.": "いま始まるワークショップの進行に合わせます。",
    "The number of minutes that pass in one minute, to rehearse '--live'.": "`--live`の練習で、1分の間に進める分数",
    "Poll for changes, on systems that do not report them, such as some containers.":
      "ファイルを定期的に調べます。変更が通知されない環境(一部のコンテナなど)で使います。",
    "What to create.": "作成するもの",
    "The name: lowercase words joined by hyphens; for an experiment, two such names joined by a dot; for a set-up, the folder (default: the current one).":
      "名前。小文字の語をハイフンでつなぎます。実験では、2つの名前をピリオドでつなぎます。準備のファイル(setup)では、フォルダーです(省略時: 現在のフォルダー)。",
    "The languages of a lesson or workshop, separated by commas (default: those that check.yml requires, or en,ja).":
      "レッスンかワークショップの言語。コンマで区切る(省略時: check.ymlで必要な言語か、en,ja)",
    "Create an experiment that is a state machine.": "状態機械の実験を作成",
    "Create a host in Swift.": "Swiftのホストを作成",
    "The folder to write to (default: the folder of the lessons or, for an experiment, of the topics).":
      "書き込むフォルダー(省略時: レッスンのフォルダー。実験ではトピックのフォルダー)",
    "Go through the changes one by one, and write only those that you choose; without a terminal, list them.":
      "変更を1つずつ確かめ、選んだものだけを書き込みます。ターミナルでなければ、一覧を表示します。",
  ]
}
