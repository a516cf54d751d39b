import SourceText

extension Template {
  /// A lesson that asks before it tells, in some languages.
  ///
  /// - Parameters:
  ///   - name: the name of its folder.
  ///   - languages: its languages; the first is that of `lesson.md`, unless it is Japanese alone.
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
      hints: ["Run it: lesson run \(folder)/\(name)", "Look at it while you write: lesson serve \(folder)/\(name)"])
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
    Begin with the question that this lesson answers, as you would ask a friend.

    ## Predict

    A code of four bits is read in two's complement. Which number is this one?

    ```experiment integer.table name=read predict=value
    encoding: twos-complement
    bits: 4
    codes: [1011]
    ```

    <details><summary>Hint 1</summary>

    The bit on the left counts for less than nothing.

    </details>

    <details><summary>Result</summary>

    | bits   | value |
    |--------|------:|
    | `1011` |    -5 |

    - `11`: you counted the bit on the left like the others. <!-- if: encoding=unsigned -->
    - `-3`: you read the bit on the left as a minus sign. <!-- if: encoding=sign-magnitude -->

    Say here what the result shows.

    </details>

    ## Exercises

    1. Write a question that a reader answers with `lesson try`.

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

    4ビットのビット列を、2の補数表現で読みます。次のビット列はどの数でしょうか。

    ```experiment integer.table name=read predict=value
    encoding: twos-complement
    bits: 4
    codes: [1011]
    ```

    <details><summary>ヒント1</summary>

    左端のビットの重みは、0より小さい数です。

    </details>

    <details><summary>結果</summary>

    | ビット列 | 値 |
    |----------|---:|
    | `1011`   | -5 |

    - `11`: 左端のビットを、ほかのビットと同じように数えています。 <!-- if: encoding=unsigned -->
    - `-3`: 左端のビットを、負の符号と読んでいます。 <!-- if: encoding=sign-magnitude -->

    結果から何がわかるかを、ここに書きます。

    </details>

    ## 練習問題

    1. 読み手が`lesson try`で答えられる問いを書きましょう。

    """
  }
}
