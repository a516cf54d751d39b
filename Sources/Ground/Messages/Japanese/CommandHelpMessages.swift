extension MessageCatalogue {
  /// Help texts of commands.
  static let commandHelp: KeyValuePairs = [
    "Run lessons: Markdown documents whose tables, transcripts and pictures are recomputed and compared.":
      "レッスンを実行します。レッスンはMarkdownの文書で、表、結果の記録、画像を計算し直して比べます。",
    "A PATH is a lessons folder, a lesson's folder, a document, a workshop, or a cell: DOCUMENT#NAME or DOCUMENT:LINE.":
      "PATHには、レッスンを集めたフォルダー、レッスンのフォルダー、文書、ワークショップ、またはセル(文書#名前、文書:行)を指定します。",
    """
    Exit status: 0 everything agrees; 1 something differs; 2 something could not be run or read; 64 wrong usage; 130 \
    interrupted.
    """:
      "終了コード: 0 すべて一致。1 違うものがある。2 実行できないか読めないものがある。64 使い方の誤り。130 中断。",
    """
    Messages and help are in the language of LESSON_LANGUAGE (en or ja), or else of the locale. NO_COLOR=1 turns off \
    colors.
    """:
      "メッセージとヘルプの言語は、LESSON_LANGUAGE(enかja)で選びます(省略時: ロケールの言語)。NO_COLOR=1なら色を付けません。",
    "Run the cells of lessons and compare the results with the transcripts.": "レッスンのセルを実行し、結果を記録と比べます。",
    """
    Put options that a project always needs into a file `lesson.yml` in the folder of its lessons, as lines such as \
    `strict: true` or `jobs: 2`, by the names of the options. `--only`, `--changed`, `--shard` and the options for \
    output files are not allowed there.
    """:
      "いつも使うオプションは、レッスンのフォルダーのファイル`lesson.yml`に、`strict: true`や`jobs: 2`のように、オプションの名前で書いておけます。ただし、`--only`、`--changed`、`--shard`と、出力先のオプションは書けません。",
    "Rewrite the transcripts that differ, and add the missing ones.": "結果と違う記録を書き換え、ない記録を加えます。",
    "Only transcripts change, and rows that agree stay the same, byte for byte.": "記録のほかは変わりません。一致している行は1バイトも変わりません。",
    "List lessons in learning order, with their titles, languages and cells.": "レッスンを学ぶ順に、題名、言語、セルとともに一覧にします。",
    "Check documents without running them: links, headings, images, translations, front matter, spelling.":
      "文書を実行せずに検査します(リンク、見出し、画像、翻訳、フロントマター、表記)。",
    """
    Each finding is a line PATH:LINE:COLUMN: error: SENTENCE [CODE], which editors can read; a warning has warning \
    instead of error.
    """:
      "見つかった問題は、エディターで読める「PATH:行:桁: error: 文 [規則コード]」の形で1行ずつ出力します。警告では、errorがwarningになります。",
    """
    Workshops that you name, or that are in a folder `workshops`, are checked too: their minutes, lessons and \
    sections.
    """:
      "指定したワークショップと、フォルダー`workshops`にあるワークショップも検査します(時間、レッスン、節)。",
    """
    No cell is run. Only the results of `vary` are computed, for experiments of this program: they can show answers too \
    early, or be too large for a page.
    """:
      "セルは実行しません。`vary`の結果だけは、このプログラムの実験について計算し、答えが早く見えないか、ページに入る大きさかを調べます。",
    "The file `check.yml`, next to the lessons or above them, sets which rules apply where.":
      "どの規則をどこに適用するかは、レッスンの隣か上のフォルダーのファイル`check.yml`に書きます。",
    "Show saved outcomes in any format, and join the outcomes of several runs, without running anything.":
      "保存した結果をさまざまな形式で表示し、複数の実行の結果をまとめます。何も実行しません。",
    """
    Outcomes are saved by `lesson run --format json`. The outcomes of shards are joined in the order of the whole run. \
    Missing shards, damaged files and contradictory outcomes are reported, in the report too.
    """:
      "結果は`lesson run --format json`で保存します。分割した実行の結果は、全体を実行したときの順に並べます。足りない分割、壊れたファイル、食い違う結果があれば知らせ、レポートにも書きます。",
    "Run an experiment without a lesson.": "レッスンを使わずに実験を実行します。",
    "`lesson experiments NAME` lists the parameters. Values are YAML, as in a lesson.":
      "パラメーターの一覧は`lesson experiments 名前`で表示できます。値は、レッスンと同じYAMLで書きます。",
    "List the experiments, or describe one in detail.": "実験を一覧にするか、1つの実験を詳しく説明します。",
    "Turn lessons into pages that learners open in a browser, offline and with nothing installed.":
      "レッスンを、学習者がブラウザーで開けるページにします。インストールもネットワークも要りません。",
    """
    One file per language contains the named lessons with their pictures. Questions wait for an answer, which stays in \
    the browser. At the end, a code records the answers. Notes for teachers are omitted.
    """:
      "言語ごとに1つのファイルに、指定したレッスンが画像ごと入ります。問いは答えを待ち、答えはブラウザーにだけ残ります。最後に、どう答えたかを表す回答コードが出ます。先生のための部分は入りません。",
    "The lessons are run first. Pages are made only of lessons that agree and whose pictures exist.":
      "まずレッスンを実行し、結果が一致して画像もそろっているレッスンだけをページにします。",
    """
    Readers can try other values of cells with `vary`, and with --vary of other cells. A page has at most 256 kB of \
    their results. The output says what each cell has, and what is omitted.
    """:
      "`vary`のあるセルでは、ほかの値を試せます。--varyを指定すると、ほかのセルでも試せます。結果は1ページに256 kBまでです。セルごとの内容と、省いたものを出力します。",
    """
    With `--only exercises`, the page is a sheet to print: the exercises of all lessons, with their answers and \
    solutions if you add `--solutions`. Of a workshop, it has the exercises in the sections of its parts.
    """:
      "`--only exercises`を付けると、印刷用のプリントになります。入るのはすべてのレッスンの練習問題だけで、`--solutions`も付けると解答と解答例も入ります。ワークショップでは、各パートの節にある練習問題が入ります。",
    "Write lessons as notebooks or DocC tutorials, or their questions for Moodle, Canvas, and ILIAS.":
      "レッスンをノートブックかDocCのチュートリアルとして、または予想とクイズをMoodle、Canvas、ILIASのために書き出します。",
    """
    `ipynb` is a notebook for JupyterLab, VS Code, and other programs. `myst` is a text notebook for Jupyter Book and \
    Sphinx, without outputs. A notebook for learners shows no answer before it asks. Its first cell names the \
    lesson, which is copied to the folder `lessons` next to the notebook if it is elsewhere. With `--answers`, all \
    cells have their outputs.
    """:
      "`ipynb`は、JupyterLabやVS Codeなどで開くノートブックです。`myst`は、Jupyter BookやSphinxのためのテキストのノートブックで、出力は入りません。生徒用のノートブックでは、問いより先に答えが見えることはありません。最初のセルはレッスンの文書を指します。文書がほかの場所にあれば、ノートブックの隣の`lessons`フォルダーにコピーします。`--answers`を付けると、すべてのセルに出力が入ります。",
    """
    `docc` is a tutorial page for the documentation catalog of a Swift package, with a table of contents. Questions \
    with slips, and quizzes, are multiple choices at its end. Other collapsed answers are omitted.
    """:
      "`docc`は、Swiftパッケージのドキュメントカタログのためのチュートリアルのページで、目次も書き出します。誤答例のある問いとクイズは、ページの最後の選択問題になります。ほかの折りたたまれた答えは入りません。",
    """
    `gift` is a text file for Moodle. `qti` is a package in QTI 1.2, which Canvas imports as it is; for ILIAS, unpack it \
    and import the XML file next to the manifest. Each language has its own file.
    """:
      "`gift`はMoodleのためのテキストファイルです。`qti`はQTI 1.2のパッケージで、Canvasはそのまま取り込めます。ILIASでは、展開して、マニフェストの隣のXMLファイルを取り込んでください。言語ごとに1つのファイルを書きます。",
    """
    The wrong answers of slips come with their reasons. Pictures become their descriptions, and hints and Swift exercises \
    are omitted.
    """:
      "つまずきの誤った答えには理由が付きます。画像は説明の文になり、ヒントとSwiftの練習問題は入りません。",
    "The lessons are run first. Only lessons that agree with their results are exported.":
      "まずレッスンを実行し、結果が一致するレッスンだけを書き出します。",
    "Show lessons as live pages in a browser on this machine.": "レッスンを、このマシンのブラウザーで動くページとして表示します。",
    """
    A page follows its document: save the document, and the page shows what has changed. You can run each experiment \
    with other values, and write a different result into the document. Swift cells run when you ask for it, in their \
    sandbox. The server answers only a browser on this machine that has the address with its token. Press Control-C to \
    stop the server.
    """:
      "文書を保存すると、変わったところがページに反映されます。どの実験も値を変えて実行でき、違う結果は文書に書き込めます。Swiftのセルは、求めたときにだけサンドボックスで実行します。ページを開けるのは、トークンの入ったアドレスを使う、このマシンのブラウザーだけです。Control-Cで終了します。",
    "Print the plan of a workshop: times, sections, notes and answers.": "ワークショップの進行表を出力します(時刻、節、メモ、答え)。",
    """
    The file of a workshop has a title, its minutes, and its parts. Texts are in one language, or in several: \
    `{en: TEXT, ja: TEXT}`. Each part is one of these:
    """:
      "ワークショップのファイルには、題名(title)、分数(minutes)、パート(parts)を書きます。文は、1つの言語でも、`{en: 文, ja: 文}`のように複数の言語でも書けます。パートは、次のどれかです。",
    """
    - `lesson: FOLDER` with `minutes`, and perhaps `sections`, the anchors of the headings to show; `skip-if-late`, the \
    sections to leave out if you are late; and `notes`.
    """: "- `lesson: フォルダー`と`minutes`。必要なら、見せる見出しのアンカー`sections`、遅れたら省く節`skip-if-late`、メモ`notes`",
    "- `activity: TITLE` with `minutes`, and perhaps `text` for learners and `notes`.":
      "- `activity: 題名`と`minutes`。必要なら、生徒への文`text`とメモ`notes`",
    """
    - `break: MINUTES` or `slack: MINUTES`, perhaps with `notes`. Only the plan and `lesson next` show breaks, and only \
    the plan shows slack and notes.
    """: "- 休憩`break: 分数`か予備の時間`slack: 分数`。必要なら`notes`。休憩は進行表と`lesson next`に、予備の時間とメモは進行表にだけ表示されます。",
    """
    With '--live', the plan follows the workshop: it says what to show on the screen now, when the time of a part is \
    over, the answers, and what to leave out if you are late. Enter or `next` starts the next part, and `quit` ends \
    the plan.
    """:
      "`--live`を付けると、ワークショップの進行に合わせて、いま画面に出すもの、パートの時間の終わり、答え、遅れたときに省くものを知らせます。Enterキーか`次`で次のパートに進み、`終了`で終わります。",
    "Summarize the codes of a class: how many answers were right, who made which mistake, and what to discuss.":
      "クラスの回答コードを集計します(正解数、つまずいたところ、話し合うとよい問い)。",
    """
    The file has one line per learner: the codes from the page, and next to them any note you like. `-` is standard \
    input. The command reports lines that it cannot read, and then exits with status 2. Without '--workshop', the \
    command uses the `workshop.yml` of the current folder, or else the workshop in `lessons/workshops` that the codes \
    belong to.
    """:
      "ファイルには、1行に1人ずつ、ページの回答コードと、好きなメモを書きます。`-`は標準入力です。読み取れない行があれば知らせ、終了ステータスは2になります。`--workshop`を省略すると、いまのフォルダーの`workshop.yml`か、`lessons/workshops`のうち回答コードに合うワークショップを使います。",
    "Go through a workshop or a lesson in the terminal, question by question.": "ワークショップかレッスンを、ターミナルで1問ずつ進めます。",
    """
    The command prints the text up to the next question, and waits for an answer. Nothing that it has printed changes \
    later. Tables are read row by row, and pictures are described in words. Answers are saved at once: without a path, \
    the command continues the workshop or lesson of last time.
    """:
      "次の問いまでの本文を出力し、答えを待ちます。出力したものは後から変わりません。表は1行ずつ、画像は描かれているものを言葉で読めます。答えはすぐに保存され、パスを省略すると前回の続きから始まります。",
    """
    After a wrong answer, try again, or press Return for the result. Your first answers make the code at the end. Above \
    it, the command lists what you got wrong, and why.
    """:
      "間違えたときは、もう一度答えるか、Enterキーで正解に進みます。最後の回答コードが表すのは、最初の答えです。その上に、間違えた問題とその理由が並びます。",
    """
    Type an answer, or: hint, skip, try key=value, again, back, ? for "I do not know yet", quit. Japanese words and \
    full-width digits work too.
    """:
      "答えか、次の言葉を入力します: hint(ヒント)、skip(飛ばす)、try key=value(試す)、again(もう一度)、back(戻る)、?(まだわからない)、quit(終わる)。日本語の言葉や全角の数字でもかまいません。",
    "Run a playground and show the results next to its lines.": "プレイグラウンドを実行し、行ごとに結果を表示します。",
    """
    In a loop, a line shows its last value and how often it was reached; JSON contains the values of up to 1000 \
    passes.
    """:
      "ループの中の行には、最後の値と、実行された回数を表示します。JSONには1000回までの値が入ります。",
    "Allow the programs that a hosts.yml names, the remote cache that a lesson.yml names, or cells in your editor.":
      "hosts.ymlに書かれたプログラム、lesson.ymlに書かれたリモートキャッシュ、またはエディターでのセルの実行を許可します。",
    """
    Lessons can name programs that offer experiments, and such a program can do everything that you can do. It is \
    started only after you have allowed the file that names it. A remote cache that a lesson.yml names supplies the \
    results of cells, so it is used only after you have allowed that file. If a file changes, you have to allow it \
    again.
    """:
      "レッスンには、実験を提供するプログラムを指定できます。そのプログラムは、実行した人と同じ権限で動きます。そのため、それを指定したファイルを許可するまで起動しません。lesson.ymlに書かれたリモートキャッシュはセルの結果を決めるので、そのファイルを許可するまで使いません。ファイルが変わったら、もう一度許可が必要です。",
    """
    With --editor, you allow your editor to run the Swift cells and console cells of a folder whenever you save a \
    document in it. Swift cells run in the sandbox. This does not allow hosts, and allowing a hosts.yml does not allow this.
    """:
      "--editorを付けると、フォルダーの文書を保存するたびに、エディターがSwiftのセルとコンソールのセルを実行できるようになります。Swiftのセルはサンドボックスの中で動きます。これはホストの許可ではなく、hosts.ymlの許可もこれを含みません。",
    "Print the manual page of lesson, for man.": "man用のlessonのマニュアルを出力します。",
    "Run documents, and rerun the documents that an edit affects as soon as you save it.":
      "文書を実行し、保存するたびに、変更の影響を受ける文書を実行し直します。",
    """
    An edit affects a document if it changes the document or one of its pictures, modules or hosts. In a playground, \
    an edit reruns the page, or all pages if it changes a file that they share. Press Control-C to stop.
    """:
      "文書のほか、その画像、モジュール、ホストの変更でも実行し直します。プレイグラウンドでは、変更したページを、共有するファイルの変更ならすべてのページを実行し直します。Control-Cで終了します。",
    "Create a lesson, a workshop, an experiment or a host to start from, which runs as it is.":
      "書き始めに使える、そのまま動くレッスン、ワークショップ、実験、ホストを作成します。",
    """
    A lesson is a folder with a document in each language. A workshop is a file that lists parts of lessons. An \
    experiment is a Swift file for a host in Swift or, with its test, for a checkout of swift-lessons; with '--machine', \
    it is a state machine with its diagram and its transcripts. A host is a program in Python, or with '--swift' a Swift \
    package, with its line in hosts.yml. A set-up is a Swift file with the names that fragments in the documents of a \
    folder lack, for you to declare. No file is overwritten.
    """:
      "レッスンは、言語ごとの文書があるフォルダーです。ワークショップは、レッスンのパートを並べたファイルです。実験は、Swiftのホストに入れるSwiftのファイルです。swift-lessonsのチェックアウトでは、テストも作成します。`--machine`を付けると、図と記録のある状態機械になります。ホストはPythonのプログラム、`--swift`を付けるとSwiftのパッケージで、hosts.ymlにも書き加えます。準備のファイル(setup)は、フォルダーの文書にある断片に足りない名前を並べたSwiftのファイルで、宣言は自分で埋めます。ファイルは上書きしません。",
  ]
}
