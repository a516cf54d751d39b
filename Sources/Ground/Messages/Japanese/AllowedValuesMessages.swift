extension MessageCatalogue {
  /// What parameters take, to stand for the argument of "It takes %1.".
  static let allowedValues: KeyValuePairs = [
    "seconds from %1 to %2, with three decimals at most": "%1から%2まで、小数点以下3桁までの秒数",
    "the name of a file with %1, in the folder of the document or below it": "文書のフォルダーまたはその下にある、%1のファイルの名前",
    "an array of NumPy (`.npy`; float16, float32 or float64) or comma-separated numbers":
      "NumPyの配列(`.npy`。float16、float32、float64のどれか)またはコンマ区切りの数",
    "an event: %1": "%1のどれかの形で書いたイベント",
    "a path from the project's folder, such as `App/a.png`": "`App/a.png`のような、プロジェクトのフォルダーからのパス",
    "a glob with `*`, `?`, `[...]`, `{a,b}` and `**/`, such as `%1`": "`*`、`?`、`[...]`、`{a,b}`、`**/`で書く、`%1`のようなglob",
    "a time of day, such as `%1`": "`%1`のような時刻",
    "a number such as `0.1`, `-3`, `1/8` or `6.02e23`, of at most %1 digits when written without an exponent":
      "指数なしで書いて%1桁までの、`0.1`、`-3`、`1/8`、`6.02e23`のような数",
    "one of %1, or a name of P3109 such as `binary8p3se`": "%1のどれか、または`binary8p3se`のようなP3109の名前",
    "`decimal32`, `decimal64`, `decimal128`, `digits1` to `digits34` for a decimal format of so many digits, or %1":
      "`decimal32`、`decimal64`、`decimal128`、桁数を表す`digits1`から`digits34`までの十進数の形式、または%1",
    """
    %1, a posit such as `posit8` or, with another number of exponent bits, `posit8es0`, a takum such as `takum8`, or a \
    fixed-point format of a sign, 3 bits before the point and 4 after it, such as `q3.4`
    """:
      "%1、`posit8`のようなポジット(指数部のビット数を変えるなら`posit8es0`)、`takum8`のようなタクム、または、符号、整数部3ビット、小数部4ビットを表す`q3.4`のような固定小数点数の形式",
    "0 to %1 bytes in hexadecimal digits, such as `3dd8` or `<3dd873ff 0e>`":
      "`3dd8`や`<3dd873ff 0e>`のように16進数で書いた、0バイトから%1バイトまでのデータ",
    "a title and a style, `default`, `destructive` or `cancel`, such as `OK default`":
      "`OK default`のような題名と種類(`default`、`destructive`、`cancel`)",
    "a word, such as `user`, with `hidden` behind it for dots, as in `password hidden`":
      "`user`のような1語(文字を隠すなら`password hidden`のように`hidden`を付けたもの)",
    "a code, written as all its binary digits (`00101`), in decimal (`5`), or as `0b101` or `0x1F`":
      "全ビットの二進数`00101`、十進数`5`、`0b101`や`0x1F`の形で書いたビット列",
    """
    a number such as `0.1`, `1/8` or `1e-3` of at most %1 digits when written without an exponent, `inf`, `-inf`, \
    `nan`, `-0`, or a code such as `0b00101` or `0x1F`
    """:
      "指数なしで書いて%1桁までの`0.1`、`1/8`、`1e-3`のような数、`inf`、`-inf`、`nan`、`-0`、または`0b00101`や`0x1F`のようなビット列",
    "the name of a floating-point format of at most 64 bits such as `e4m3fn`, or one of %1":
      "`e4m3fn`のような64ビットまでの浮動小数点数の形式の名前、または%1のどれか",
    "an IP address, such as `10.0.2.2`": "`10.0.2.2`のようなIPアドレス",
    "a name and a price, such as `apple 120`": "`りんご 120`のような品物と値段",
    "a clock: %1": "%1のどれかの形で書いた時計",
    "a whole number of any size, such as `5` or `-3`, of at most %1 digits": "`5`や`-3`のような、%1桁までの整数",
    "one character, such as `=`": "`=`のような1つの文字",
    "keys joined by +, such as `leftShift+keyA`": "`leftShift+keyA`のように+でつないだキー",
    "an image and a whole number from %1 to %2, such as `%3`": "`%3`のような、画像の番号と%1から%2までの整数",
    "a line of 1 to %1 letters, or half as many Japanese characters": "1文字から%1文字までの1行の文字列(日本語の文字は2文字と数える)",
    "a maker and a brand, such as `Panasonic VIERA`": "`Panasonic VIERA`のようなメーカーとブランド",
    "an operation, a controller and an answer, such as `light siri yes`": "`light siri yes`のような、操作、操作する手段、答えの3語",
    "a question: %1": "%1のどれかの形で書いた問い",
    "a text, an arrow and what comes in place of the selection in brackets, such as `ab[cd]e -> f`":
      "`ab[cd]e -> f`のような、選択を`[`と`]`で囲んだ文、矢印、選択に代わる文",
    "a text, in which `\\n` and `\\r` are line ends, `\\u{301}` a scalar and `\\\\` a backslash":
      "`\\n`と`\\r`で改行、`\\u{301}`でUnicodeスカラー、`\\\\`でバックスラッシュを表す文字列",
    "a rule: %1": "%1のどれかの形で書いた規則",
    "an event of the source `a`, `b` or `c` with its time: `a=1@0`, `a done@4` or `a fails@4`":
      "`a=1@0`、`a done@4`、`a fails@4`のどれかの形で書いた、流れ`a`、`b`、`c`のイベントと時刻",
    "up to 40 letters and digits, a letter first": "英字で始まる40文字までの英数字",
    "names with blanks between, or `none`": "空白で区切った名前か、`none`",
    "an event: `start`, `post NAME` or `cancel`": "`start`、`post NAME`、`cancel`のどれかの形で書いたイベント",
    "a name and a type, such as `getUser User`": "`getUser User`のような名前と型",
    "a call: %1": "%1のどれかの形で書いた呼び出し",
    "a column and a row, such as `50 20`": "`50 20`のような列と行",
    "a color: %1, or hexadecimal digits `rrggbb`, such as `ff8000`": "色の名前(%1)か、`ff8000`のような16進数`rrggbb`",
    "a color: %1, or hexadecimal digits `rrggbb`, `rrggbbaa`, such as `ff8000`":
      "色の名前(%1)か、`ff8000`のような16進数`rrggbb`、`rrggbbaa`",
    "a text of at most %1 ASCII characters, any other character counting as two": "ASCIIで%1文字までの文字列(ほかの文字は2文字と数える)",
    "a role, `stroke` or `fill`, and a color, such as `text-special stroke ff8000`":
      "`text-special stroke ff8000`のような、役割、`stroke`か`fill`、色の3語",
    "two roles, such as `line-strong line-weak`": "`line-strong line-weak`のような2つの役割",
    "a name and a frame, such as `targetView 20 20 40 40`, and `bounds 0 50` behind it if it is scrolled":
      "`targetView 20 20 40 40`のような名前とframe(スクロールしたビューなら後ろに`bounds 0 50`)",
    "a shape, such as `circle 60 60 30` or `star 60 60 30 counterclockwise`":
      "`circle 60 60 30`や`star 60 60 30 counterclockwise`のような図形",
    "a point, such as `60 60`": "`60 60`のような点",
    "`right`, `down`, `left`, `up`, or two whole numbers, such as `2 -1` for two to the right and one up":
      "`right`、`down`、`left`、`up`か、`2 -1`(右へ2、上へ1)のような2つの整数",
    "a number above 0 and at most %1, with at most two digits behind the point": "0より大きく%1以下で、小数点以下2桁までの数",
    "0 for the scale of the screen, or a number up to %1, with at most two digits behind the point":
      "画面の倍率を表す0か、%1以下で小数点以下2桁までの数",
    "0 to 3 letters, without line breaks": "改行のない3文字までの文字列",
    "a key, a type and a value, such as `ShopId Int 999`; the types are Int, Float, Double, String, Bool":
      "`ShopId Int 999`のようなキー、型、値(型はInt、Float、Double、String、Bool)",
    "a type and a value, such as `Int 999`": "`Int 999`のような型と値",
    "an image with a link, such as `image 600 200 https://google.com/`":
      "`image 600 200 https://google.com/`のような、リンクのある画像",
    "a part: %1": "%1のどれかの形で書いた部分",
    "an address that begins with `http://127.0.0.1:PORT/`, or a text that names no server":
      "`http://127.0.0.1:ポート/`で始まるアドレスか、サーバー名のない文字列",
    "a name and a value, such as `id 1`; the value is a whole number, a word or `null`":
      "`id 1`のような名前と値(値は整数か、1語か、`null`)",
    "a user and a password, such as `user secret`": "`user secret`のような利用者とパスワード",
    "a user and a password, such as `Aladdin open sesame`; `\"\"` for no user":
      "`Aladdin open sesame`のような利用者とパスワード(利用者がなければ`\"\"`)",
    "a text of at most 200 characters without `\"` and `\\`": "`\"`と`\\`のない、200文字までの文字列",
    "`login USER PASSWORD` (`\"\"` for no user), `cancel` or `dismiss`":
      "`login USER PASSWORD`(利用者がなければ`\"\"`)、`cancel`、`dismiss`のどれか",
    "a content of a bark": "鳴き声の内容",
    "a user of the script": "台本の利用者",
    "a name": "名前",
  ]
}
