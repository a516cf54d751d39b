import SourceText

extension Template {
  /// Creates a lesson that asks before it tells, in one or more languages.
  ///
  /// - Parameters:
  ///   - name: the name of its folder.
  ///   - languages: its languages; the first is that of `lesson.md`, unless it is only in Japanese.
  ///   - folder: the folder of the lessons.
  init(lesson name: String, languages: [Language], in folder: String) {
    let files = languages.map { language in
      File(
        path: "\(folder)/\(name)/\(Self.file(language))",
        text: language == .english
          ? Self.english(name.asTitle, languages) : Self.japanese(name.asTitle, languages))
    }
    self.init(
      files: files,
      hints: [
        "Run it: \(name: "lesson run \(folder)/\(name)")",
        "Preview it while you write: \(name: "lesson serve \(folder)/\(name)")",
      ])
  }

  private static func file(_ language: Language) -> String {
    language == .english ? "lesson.md" : "lesson.\(language.rawValue).md"
  }

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

    ## 練習問題

    1. 生徒が`lesson try`で答えられる問いを書きましょう。

    """
  }
}
