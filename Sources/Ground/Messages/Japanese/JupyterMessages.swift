extension MessageCatalogue {
  /// Messages of the kernel for Jupyter.
  static let jupyter: KeyValuePairs = [
    "This is not a connection file of Jupyter.": "これはJupyterの接続ファイルではありません。",
    "The transport `%1` is unknown. `tcp` and `ipc` work.": "通信方式`%1`は使えません。使えるのは`tcp`と`ipc`です。",
    "A kernel listens only on 127.0.0.1, not on `%1`.": "カーネルが待ち受けるのは127.0.0.1だけで、`%1`では待ち受けません。",
    "The file has no key, so anybody could send messages.":
      "このファイルには鍵がないため、だれでもメッセージを送れてしまいます。",
    "The signature scheme `%1` is unknown. `hmac-sha256` works.":
      "署名方式`%1`は使えません。使えるのは`hmac-sha256`です。",
    "Each of the five ports is a number of its own from 1 to 65535.":
      "5つのポートには、1から65535までのそれぞれ別の番号が必要です。",
    "Jupyter writes connection files and starts kernels. Run `lesson jupyter install`, and choose the kernel there.":
      "接続ファイルを書いてカーネルを起動するのはJupyterです。`lesson jupyter install`を実行し、Jupyterでカーネルを選んでください。",
    "This path is too long for a socket.": "このパスはソケットには長すぎます。",
    "Choose a folder with a shorter path.": "パスの短いフォルダーを選んでください。",
    "The kernel cannot listen here: %1.": "カーネルはここで待ち受けられません: %1",
    "Start the kernel again from Jupyter.": "Jupyterからカーネルを起動し直してください。",
    "No environment of Python is active.": "Pythonの仮想環境が有効になっていません。",
    "Activate one, or name its folder with `--prefix`.": "有効にするか、`--prefix`でフォルダーを指定してください。",
    "There is no home folder to install kernels in.": "カーネルをインストールするホームフォルダーがありません。",
    "Name a folder with `--prefix`.": "`--prefix`でフォルダーを指定してください。",
    "The folder of the kernel could not be removed: %1.": "カーネルのフォルダーを削除できませんでした: %1",
    "Other files may be in it; remove them first.": "ほかのファイルがあるかもしれません。先に削除してください。",
    "No kernel is installed in %1.": "%1にカーネルはインストールされていません。",
    "removed %1": "%1を削除しました",
    "Choose one of `--user`, `--sys-prefix` and `--prefix`.":
      "`--user`、`--sys-prefix`、`--prefix`のうち1つだけを指定してください。",
    "Jupyter names a connection file. Run `lesson jupyter install`, then start Jupyter.":
      "接続ファイルはJupyterが指定します。`lesson jupyter install`を実行してから、Jupyterを起動してください。",
    "Run the cells of a notebook for Jupyter.": "Jupyterのノートブックのセルを実行します。",
    """
    Jupyter starts this command itself, after `lesson jupyter install` (NOTEBOOKS.md). The cells of a notebook are one \
    document, which is computed from top to bottom. They have the permissions of a document's cells: Swift runs in the \
    sandbox, and hosts start only after `lesson trust`.
    """:
      "`lesson jupyter install`のあと、Jupyterが自分で起動するコマンドです(NOTEBOOKS.md)。ノートブックのセルは全体が1つの文書で、上から順に計算されます。権限は文書のセルと同じです。Swiftはサンドボックスの中で動き、ホストは`lesson trust`のあとでだけ起動します。",
    "The connection file that Jupyter has written.": "Jupyterが書いた接続ファイル。",
    "Install kernels for Jupyter, which open lessons as notebooks.":
      "レッスンをノートブックとして開くための、Jupyterのカーネルをインストールします。",
    "There are two kernels, in English and in Japanese. NOTEBOOKS.md explains what cells can be.":
      "英語と日本語の2つのカーネルがあります。セルの書き方はNOTEBOOKS.mdにあります。",
    "Install the kernels, or install them again.": "カーネルをインストールします。すでにあれば、インストールし直します。",
    "Remove the kernels.": "カーネルを削除します。",
    "In your own folder (default).": "自分のフォルダー(既定)。",
    "In the environment of Python that VIRTUAL_ENV or CONDA_PREFIX names.":
      "VIRTUAL_ENVかCONDA_PREFIXが示すPythonの仮想環境。",
    "In share/jupyter of a folder.": "指定したフォルダーのshare/jupyter。",
  ]
}
