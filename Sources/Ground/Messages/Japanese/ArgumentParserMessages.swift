extension MessageCatalogue {
  /// What the argument parser says, which is no source of this package.
  static let argumentParser: KeyValuePairs = [
    "Show the version.": "バージョンを表示します。",
    "Show help information.": "ヘルプを表示します。",
    "Show subcommand help information.": "サブコマンドのヘルプを表示します。",
    "Example: %1": "例: %1",
    "OVERVIEW: %1": "概要: %1",
    "USAGE: %1": "使い方: %1",
    "ARGUMENTS:": "引数:",
    "OPTIONS:": "オプション:",
    "SUBCOMMANDS:": "サブコマンド:",
    "%1 (default: %2)": "%1(既定値: %2)",
    "%1 (values: %2)": "%1(値: %2)",
    "%1 (values: %2; default: %3)": "%1(値: %2、既定値: %3)",
    "See '%1' for detailed help.": "詳しくは`%1`を見てください。",
    "See '%1' for more information.": "詳しくは`%1`を見てください。",
    "Error: %1": "エラー: %1",
    "Usage: %1": "使い方: %1",
    "Help:  %1": "説明: %1",
    "Unknown option '%1'": "`%1`というオプションはありません",
    "Unknown option '%1'. Did you mean '%2'?": "`%1`というオプションはありません。`%2`ではありませんか。",
    "Missing expected argument '%1'": "引数`%1`がありません",
    "Missing value for '%1'": "`%1`の値がありません",
    "Unexpected argument '%1'": "余分な引数`%1`があります",
    "The value '%1' is invalid for '%2'": "`%1`は、`%2`に書ける値ではありません",
    "The value '%1' is invalid for '%2'. Please provide one of %3.": "`%1`は、`%2`に書ける値ではありません。書けるのは%3です。",
  ]
}
