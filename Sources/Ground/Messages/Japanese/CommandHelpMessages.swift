extension MessageCatalogue {
  /// What the help says of commands.
  static let commandHelp: KeyValuePairs = [
    "Runs lessons: Markdown documents whose tables, transcripts and pictures are computed again and compared.":
      "レッスンを実行します。レッスンはMarkdownの文書で、その表、記録、画像を計算し直して比べます。",
    "A PATH is a lessons folder, a lesson's folder, a document, or a cell: DOCUMENT#NAME or DOCUMENT:LINE.":
      "PATHは、レッスンを集めたフォルダー、レッスンのフォルダー、文書、またはセル(文書#名前、文書:行)です。",
    """
    Exit status: 0 all agree; 1 something differs; 2 something could not run or be read; 64 wrong usage; 130 \
    interrupted.
    """:
      "終了コード: 0 すべて一致。1 違うものがある。2 実行できないか読めないものがある。64 使い方の誤り。130 中断。",
    """
    Messages and help are in the language of LESSON_LANGUAGE, en or ja, or else of the locale; NO_COLOR=1 leaves out \
    colours.
    """:
      "メッセージとヘルプは、`LESSON_LANGUAGE`(enかja)の言語か、なければロケールの言語で表示します。`NO_COLOR=1`なら色を付けません。",
    "Run the cells of lessons and compare what they give with the transcripts.": "レッスンのセルを実行し、結果を記録と比べます。",
    """
    What a project always wants stands in a file `lesson.yml` in the folder of its lessons, as lines `strict: true` or \
    `jobs: 2` by the names of the options, but for `--only`, `--changed`, `--shard` and what is written where.
    """:
      """
    いつも使うオプションは、レッスンのフォルダーのファイル`lesson.yml`に、`strict: true`や`jobs: 2`のように、オプションの名前で書いておけます。ただし、`--only`、`--changed`、`--shard`と\
    出力先は書けません。
    """,
    "Rewrite the transcripts that differ, and add those that are missing.": "違っている記録を書き換え、ない記録を加えます。",
    "Nothing outside transcripts changes, and rows that agree keep their bytes.": "記録のほかは何も変わりません。一致している行は1バイトも変わりません。",
    "List lessons in learning order, with their titles, languages and cells.": "レッスンを学ぶ順に、題名、言語、セルとともに一覧にします。",
    "Look at what can be known without running: links, headings, images, translations, front matter, spelling.":
      "実行しなくてもわかることを調べます(リンク、見出し、画像、翻訳、フロントマター、表記)。",
    """
    Each finding is a line PATH:LINE:COLUMN: error: SENTENCE [CODE], or warning in place of error, as editors read it.
    """:
      "見つかったものは、エディターで開ける「PATH:行:桁: error: 文 [コード]」の形で1行ずつ出力します。警告ではerrorがwarningになります。",
    """
    Workshops that are named, or stand in a folder `workshops`, are looked at too: their minutes, lessons and sections.
    """:
      "指定されたワークショップや、フォルダー`workshops`にあるワークショップも調べます(時間、レッスン、節)。",
    "Which codes count where stands in the file `check.yml`, beside the lessons or above them.":
      "どのコードをどこで使うかは、レッスンの隣か上のフォルダーのファイル`check.yml`に書きます。",
    "Show saved outcomes again, in any form, and join those of several runs; nothing is run.":
      "保存した結果をいろいろな形式で表示し、複数の実行の結果を合わせます。何も実行しません。",
    """
    Outcomes are saved by `lesson run --format json`. Those of shards are joined in the order of the whole run; a \
    shard that is missing, a damaged file and outcomes that contradict each other are told, and the report says so too.
    """:
      "結果は`lesson run --format json`で保存します。分割した実行の結果は、全体を実行した順に並べます。足りない分割、壊れたファイル、食い違う結果は知らせ、レポートにも書きます。",
    "Run an experiment without a lesson.": "レッスンなしで実験を実行します。",
    "`lesson experiments NAME` lists the parameters. Values are YAML, as in a lesson.":
      "パラメーターの一覧は`lesson experiments 名前`で見られます。値は、レッスンと同じYAMLです。",
    "List the experiments, or tell all about one.": "実験を一覧にするか、1つの実験を詳しく説明します。",
    "Write lessons as pages that learners open in a browser, with nothing installed and no network.":
      "レッスンを、学ぶ人がブラウザーで開けるページにします。インストールもネットワークも要りません。",
    """
    One file a language holds the lessons that are named, with their pictures. Questions wait for an answer, which \
    stays in the browser; at the end stands a code that tells which answers were given. What is for teachers is left \
    out.
    """:
      "言語ごとに1つのファイルに、指定したレッスンが画像ごと入ります。問いは答えを待ち、答えはブラウザーに残ります。最後に、どう答えたかを表すコードが出ます。先生のための部分は入りません。",
    "The lessons are run first: pages are made of lessons that agree and whose pictures are there.":
      "まずレッスンを実行し、一致し、画像もそろっているレッスンだけをページにします。",
    "Show lessons as live pages, for a browser on this machine.": "レッスンを、このマシンのブラウザーで動くページとして表示します。",
    """
    A page follows its document: save it, and what has changed appears. Each experiment can be run with other values; \
    what differs can be written into the document. Swift cells run when they are asked to, in their sandbox. Only a \
    browser on this machine that has the address with its token is answered. Control-C ends the server.
    """:
      """
    文書を保存すると、変わったところがページに出ます。どの実験も値を変えて実行でき、違う結果は文書に書き込めます。Swiftのセルは、求められたときにサンドボックスで実行します。答えるのは、トークンの入ったアドレスを開いた、\
    このマシンのブラウザーだけです。Control-Cで終わります。
    """,
    "Print the plan of a workshop: the clock, sections, notes and answers.": "ワークショップの進行表を出力します(時刻、節、メモ、答え)。",
    """
    With '--live' it goes along with the workshop: it says what is to be on the screen now, when the time of a part is \
    over, and what to leave out when it is late.
    """:
      "`--live`を付けると、ワークショップに合わせて進みます。いま画面に出すもの、時間が過ぎた部分、遅れたときに省くものを知らせます。",
    "Read the codes of a class: how many were right, who fell for what, what to discuss.":
      "クラスのコードを読みます(正解の数、だれがどこでつまずいたか、何を話し合うとよいか)。",
    """
    The file holds one learner a line: the code of the page, and beside it whatever you like. `-` is standard input. \
    Without '--workshop', a `workshop.yml` of the current folder is taken, or else that workshop in \
    `lessons/workshops` whose codes these are.
    """:
      """
    ファイルには、1行に1人ずつ、ページのコードと、好きなメモを書きます。`-`は標準入力です。`--workshop`がなければ、いまのフォルダーの`workshop.yml`か、\
    `lessons/workshops`のうちコードの合うワークショップを使います。
    """,
    "Go through a workshop or a lesson here, from one question to the next.": "ワークショップかレッスンを、問いごとに端末で進めます。",
    """
    It prints what is to be read up to the next question, and waits for an answer. Nothing that was printed changes \
    later; tables are read row by row, pictures as what they show. Answers are kept as soon as they are given: without \
    a path it goes on with the workshop or lesson of last time.
    """:
      "次の問いまで読むところを出力し、答えを待ちます。出力したものは後から変わりません。表は行ごとに、画像は描かれているものを言葉で読めます。答えはすぐに保存され、パスがなければ前回の続きから始まります。",
    """
    Write an answer, or: hint, skip, try key=value, back, ? for "I do not know yet", quit. Words may be Japanese, \
    digits full-width.
    """:
      "答えか、次の言葉を書きます: hint(ヒント)、skip(飛ばす)、try key=value(試す)、back(戻る)、?(まだわからない)、quit(終わる)。日本語の言葉や全角の数字でもかまいません。",
    "Run a playground and show the results beside its lines.": "プレイグラウンドを実行し、行ごとに結果を表示します。",
    "A loop shows its last value and how often it was reached; JSON has the values of up to 1000 times.":
      "ループでは最後の値と回数を表示します。JSONには1000回までの値が入ります。",
    "Allow the programs that a hosts.yml names, or the remote cache that a lesson.yml names.":
      "hosts.ymlに書かれたプログラム、またはlesson.ymlに書かれたリモートキャッシュを許可します。",
    """
    Lessons can name programs that offer experiments, and such a program can do all that you can. It is started only \
    after you have allowed the file that names it. A remote cache that a lesson.yml names tells what cells gave, so it is \
    asked only after you have allowed that file. A file that has changed is to be allowed again.
    """:
      "レッスンは、実験を提供するプログラムを指定できます。そのプログラムには、あなたにできることがすべてできます。起動するのは、それを指定したファイルをあなたが許可してからです。lesson.ymlに書かれたリモートキャッシュはセルの結果を決めるものなので、使うのも、そのファイルを許可してからです。変わったファイルは、もう一度許可が要ります。",
    "Print the manual page of lesson, for man.": "man用のlessonのマニュアルを出力します。",
    "Run documents, and run again what an edit touches as soon as it is saved.": "文書を実行し、保存するたびに、変更に関わるものを実行し直します。",
    """
    An edit touches a document, or one of its pictures, modules or hosts. Of a playground it runs the page, or all pages \
    where it touches what they share. Control-C ends it.
    """:
      "文書のほか、その画像、モジュール、ホストの変更でも実行し直します。プレイグラウンドでは、変更したページを、共有するファイルの変更ならすべてのページを実行し直します。Control-Cで終わります。",
    "Write a lesson, an experiment or a host to begin with, which runs as it stands.": "そのまま動く、書き始めのレッスン、実験、ホストを作ります。",
    """
    A lesson is a folder with a document in each language. An experiment is a Swift file, for a host in Swift or, with \
    its test, for a checkout of swift-lessons. A host is a program in Python, with its line in hosts.yml. No file is \
    overwritten.
    """:
      """
    レッスンは、言語ごとの文書のあるフォルダーです。実験は、Swiftのホストに入れるSwiftのファイルです。swift-lessonsのチェックアウトでは、テストも作ります。ホストはPythonのプログラムで、\
    hosts.ymlにも書き加えます。ファイルは上書きしません。
    """,
  ]
}
