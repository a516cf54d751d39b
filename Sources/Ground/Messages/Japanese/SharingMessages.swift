extension MessageCatalogue {
  /// Messages about outcomes that machines share.
  static let sharing: KeyValuePairs = [
    "Share the results of Swift cells with other machines, through a server that uses Bazel's HTTP caching protocol.":
      "Swiftのセルの結果を、BazelのHTTPキャッシュプロトコルのサーバーを通して、ほかのマシンと共有します。",
    "Read from the remote cache without writing to it.": "リモートキャッシュから読み込むだけで、何も書き込みません。",
    "A console cell cannot use a server. Remove '%1'.": "コンソールのセルではサーバーを使えません。`%1`を外してください。",
    "A remote cache has an address such as `https://cache.example.org/lessons`.":
      "リモートキャッシュには、`https://cache.example.org/lessons`のようなアドレスを書きます。",
    """
    The address of a remote cache cannot contain a password, because others could read it: write it into `~/.netrc`, \
    or a whole header field into the variable `LESSON_REMOTE_CACHE_HEADER`.
    """:
      "リモートキャッシュのアドレスにパスワードは書けません。ほかの人に読まれるおそれがあるからです。`~/.netrc`に書くか、ヘッダーフィールド全体を環境変数`LESSON_REMOTE_CACHE_HEADER`に入れてください。",
    "`remote-cache` has an invalid address.": "`remote-cache`の値を、リモートキャッシュのアドレスとして読めません。",
    "The remote cache in `%1` is not used, because you have not trusted that file: run `lesson trust %2`.":
      "`%1`に書かれたリモートキャッシュは使いません。このファイルをまだ許可していないからです。許可するには、`lesson trust %2`を実行してください。",
    """
    The program `lesson-cache` is not installed next to `lesson`, so no remote cache is used: run `scripts/install`, \
    or build the hosts.
    """:
      "プログラム`lesson-cache`が`lesson`と一緒にインストールされていないため、リモートキャッシュは使いません。`scripts/install`を実行するか、ホストをビルドしてください。",
    "Cannot reach the remote cache `%1` (%2). Missing results are computed here.":
      "リモートキャッシュ`%1`に接続できません(%2)。足りない結果は、このマシンで計算します。",
    "The remote cache `%1` timed out after %2 and is no longer used. Missing results are computed here.":
      "リモートキャッシュ`%1`が%2以内に応答しなかったため、もう使いません。足りない結果は、このマシンで計算します。",
    "The remote cache `%1` failed repeatedly (%2) and is no longer used. Missing results are computed here.":
      "リモートキャッシュ`%1`が続けて失敗したため(%2)、もう使いません。足りない結果は、このマシンで計算します。",
    """
    The remote cache `%1` requires credentials: write them into `~/.netrc`, or a header field into the variable `%2`. \
    Missing results are computed here.
    """:
      "リモートキャッシュ`%1`には認証が必要です。`~/.netrc`に書くか、ヘッダーフィールドを環境変数`%2`に入れてください。足りない結果は、このマシンで計算します。",
    "The remote cache `%1` does not accept entries (status %2): with `--remote-cache-read-only`, none are sent.":
      "リモートキャッシュ`%1`では書き込みができません(ステータス%2)。`--remote-cache-read-only`を付けると、書き込みを行いません。",
    "Damaged entries from the remote cache `%1`: %2. Their results were computed instead.":
      "リモートキャッシュ`%1`から受け取った結果のうち、%2件が壊れていたため、このマシンで計算しました。",
    "%1 lets lesson share the results of Swift cells with %2.": "%1を許可すると、Swiftのセルの結果を%2と共有します。",
    "Trust this cache? [y/N] ": "このキャッシュを許可しますか? [y/N] ",
    "The file names no remote cache, so there is nothing to trust.": "このファイルにはリモートキャッシュが書かれていないため、許可するものがありません。",
    "Write `remote-cache: ADDRESS`.": "`remote-cache: アドレス`と書いてください。",
  ]
}
