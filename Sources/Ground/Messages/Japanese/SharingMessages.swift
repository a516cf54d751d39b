extension MessageCatalogue {
  /// What is said of outcomes that machines share.
  static let sharing: KeyValuePairs = [
    "Share what Swift cells gave with other machines, through a server by Bazel's HTTP caching protocol.":
      "Swiftのセルの結果をほかのマシンと共有します(BazelのHTTPキャッシュプロトコルのサーバーを通して)。",
    "Take from the remote cache, and send nothing to it.": "リモートキャッシュから受け取るだけで、何も送りません。",
    "A console cell asks no server: leave out '%1'.": "コンソールのセルはサーバーに接続しません。`%1`を外してください。",
    "A remote cache has an address such as `https://cache.example.org/lessons`.":
      "リモートキャッシュには、`https://cache.example.org/lessons`のようなアドレスを書きます。",
    """
    The address of a remote cache holds no password, which others would read: write it into `~/.netrc`, or a whole header \
    field into the variable `LESSON_REMOTE_CACHE_HEADER`.
    """:
      "リモートキャッシュのアドレスにパスワードは書けません。ほかの人に読まれるからです。`~/.netrc`に書くか、ヘッダーを環境変数`LESSON_REMOTE_CACHE_HEADER`に入れてください。",
    "`remote-cache` is no address of a remote cache.": "`remote-cache`が、リモートキャッシュのアドレスではありません。",
    """
    `%1` names a remote cache, which is not asked, since you have not trusted that file: `lesson trust %2`.
    """:
      "`%1`に書かれたリモートキャッシュは使いません。このファイルをまだ許可していないからです。許可するには: `lesson trust %2`",
    """
    The program `lesson-cache` is not installed beside `lesson`, so no remote cache is asked: run `scripts/install`, or \
    build the hosts.
    """:
      "プログラム`lesson-cache`が`lesson`と一緒にインストールされていないため、リモートキャッシュは使いません。`scripts/install`を実行するか、ホストをビルドしてください。",
    "The remote cache `%1` is not reached (%2). What it lacks is computed here.":
      "リモートキャッシュ`%1`につながりません(%2)。足りないものは、ここで計算します。",
    """
    The remote cache `%1` did not answer within %2, and is asked no more. What it lacks is computed here.
    """:
      "リモートキャッシュ`%1`から%2以内に返事がないため、使うのをやめました。足りないものは、ここで計算します。",
    """
    The remote cache `%1` failed again and again (%2), and is asked no more. What it lacks is computed here.
    """:
      "リモートキャッシュ`%1`が続けて失敗したため(%2)、使うのをやめました。足りないものは、ここで計算します。",
    """
    The remote cache `%1` wants credentials: write them into `~/.netrc`, or a header field into the variable `%2`. What it \
    lacks is computed here.
    """:
      "リモートキャッシュ`%1`には認証が要ります。`~/.netrc`に書くか、ヘッダーを環境変数`%2`に入れてください。足りないものは、ここで計算します。",
    "The remote cache `%1` takes no entries (status %2): `--remote-cache-read-only` sends none.":
      "リモートキャッシュ`%1`は書き込みを受け付けません(ステータス%2)。`--remote-cache-read-only`を付けると、何も送りません。",
    "Of the entries of the remote cache `%1`, %2 were damaged and computed instead.":
      "リモートキャッシュ`%1`から受け取ったもののうち%2件は壊れていたため、計算しました。",
    "%1 lets lesson share what Swift cells gave with %2.": "%1を許可すると、lessonはSwiftのセルの結果を%2と共有します。",
    "Trust this cache? [y/N]%1": "このキャッシュを許可しますか? [y/N]%1",
    "The file names no remote cache, so there is nothing to trust.": "このファイルにはリモートキャッシュが書かれていないので、許可するものがありません。",
    "Write `remote-cache: ADDRESS`.": "`remote-cache: アドレス`と書いてください。",
  ]
}
