import SourceText

extension Template {
  /// Creates a lesson that asks before it tells, in one or more languages.
  ///
  /// - Parameters:
  ///   - name: the name of its folder.
  ///   - languages: its languages; the first is that of `lesson.md`, unless it is only in Japanese.
  ///   - folder: the folder of the lessons.
  init(lesson name: String, languages: [Language], in folder: String) {
    // A table below an edited cell needs `lesson update`, which writes the digests of the panel, too.
    let lock = File(path: "\(folder)/\(name)/varied.lock", text: Self.lock)
    let files = languages.map { language in
      File(
        path: "\(folder)/\(name)/\(Self.file(language))",
        text: language == .english
          ? Self.english(name.asTitle, languages) : Self.japanese(name.asTitle, languages))
    }
    self.init(
      files: files + [lock],
      hints: [
        "Run it: \(name: "lesson run \(folder)/\(name)")",
        "Preview it while you write: \(name: "lesson serve \(folder)/\(name)")",
      ])
  }

  private static func file(_ language: Language) -> String {
    language == .english ? "lesson.md" : "lesson.\(language.rawValue).md"
  }

  private static let digest =
    "<!-- vary: 16 results, sha256 262e9dff365d6a4602b4caef83b7fd77e22d8898cfb635f974d2680287fadedf -->"

  private static let lock = """
    # Digests of results for other values. `lesson update` writes this file.

    other-codes
      47e1ef2a codes: [0000]
      7ff1d054 codes: [0001]
      6dc63b52 codes: [0010]
      255e7bc9 codes: [0011]
      3fc52ac5 codes: [0100]
      7881b62d codes: [0101]
      1c0492ed codes: [0110]
      d60d50df codes: [0111]
      712dcb0f codes: [1000]
      41ea0ac4 codes: [1001]
      f9b0622a codes: [1010]
      b3eb2ae8 codes: [1011]
      9f6d5221 codes: [1100]
      51da7456 codes: [1101]
      e950354e codes: [1110]
      46471704 codes: [1111]

    """

  private static func english(_ title: String, _ languages: [Language]) -> String {
    """
    ---
    title: \(title)
    minutes: 15
    objectives:
      - Read a code of four bits
    ---

    # \(title)

    \(languages.contains(.japanese) ? "[日本語](lesson.ja.md)\n\n" : "")\
    Start with the question that this lesson answers, in the words that you would use to ask a friend.

    ## Predict

    The code below has four bits. Which number does it stand for in two's complement?

    ```experiment integer.table name=read predict=value
    encoding: twos-complement
    bits: 4
    codes: [1011]
    ```

    <details><summary>Hint 1</summary>

    The leftmost bit is worth less than zero.

    </details>

    <details><summary>Result</summary>

    | bits   | value |
    |--------|------:|
    | `1011` |    -5 |

    - `11`: you counted the leftmost bit like the others. <!-- if: encoding=unsigned -->
    - `-3`: you read the leftmost bit as a minus sign. <!-- if: encoding=sign-magnitude -->

    Explain here what the result shows.

    </details>

    ## Other codes

    <!-- lesson: page -->

    Press the bits. Which is the largest number, and which is the smallest?

    ```experiment integer.table name=other-codes vary=codes
    encoding: twos-complement
    bits: 4
    codes: [0110]
    ```

    | bits   | value |
    |--------|------:|
    | `0110` |     6 |

    \(digest)

    ## Think it over

    <!-- lesson: quiz name=why-negative -->

    Why is the leftmost bit worth less than zero?

    1. It marks a negative number with a minus sign.
    2. Its weight is -8 instead of 8.

    <details><summary>Answer</summary>

    - No. A minus sign would leave the size as it is: `1011` would be -3.
    - Yes. The other bits keep their weights, so `1011` is -8 + 2 + 1.

    </details>

    ## Exercises

    1. Write a question that a learner can answer with `lesson try`.

    """
  }

  private static func japanese(_ title: String, _ languages: [Language]) -> String {
    """
    ---
    title: \(title)
    objectives:
      - 4ビットのビット列を読む
    ---

    # \(title)

    \(languages.contains(.english) ? "[English](lesson.md)\n\n" : "")\
    このレッスンが答える問いから始めます。友達に尋ねるつもりで書きましょう。

    ## 予想しよう

    次の4ビットのビット列は、2の補数表現でどの数を表すでしょうか。

    ```experiment integer.table name=read predict=value
    encoding: twos-complement
    bits: 4
    codes: [1011]
    ```

    <details><summary>ヒント1</summary>

    左端のビットの重みは負の数です。

    </details>

    <details><summary>結果</summary>

    | ビット列 | 値 |
    |----------|---:|
    | `1011`   | -5 |

    - `11`: 左端のビットをほかのビットと同じように数えると、この値になります。 <!-- if: encoding=unsigned -->
    - `-3`: 左端のビットを負の符号として読むと、この値になります。 <!-- if: encoding=sign-magnitude -->

    結果からわかることを、ここに書きます。

    </details>

    ## ほかのビット列

    <!-- lesson: page -->

    ビットを押してみましょう。いちばん大きい数と、いちばん小さい数はどれでしょうか。

    ```experiment integer.table name=other-codes vary=codes
    encoding: twos-complement
    bits: 4
    codes: [0110]
    ```

    | ビット列 | 値 |
    |----------|---:|
    | `0110`   |  6 |

    \(digest)

    ## 考えてみよう

    <!-- lesson: quiz name=why-negative -->

    左端のビットの重みは、なぜ負の数なのでしょうか。

    1. 負の数にマイナスの記号を付けるためです。
    2. 重みが8ではなく-8だからです。

    <details><summary>答え</summary>

    - いいえ。記号なら大きさは変わらないので、`1011`は-3になります。
    - はい。ほかのビットの重みは変わらないので、`1011`は-8 + 2 + 1です。

    </details>

    ## 練習問題

    1. 生徒が`lesson try`で答えられる問いを書きましょう。

    """
  }
}
