import SourceText

/// A word that introduces output in a comment.
struct PrintsWord {
  /// The word.
  let text: String
  /// Whether a colon must follow.
  let needsColon: Bool
  /// Whether the output may follow as it is.
  ///
  /// Otherwise it is a value, or is in quotation marks or on the lines below.
  let takesWords: Bool
  /// Whether the output can only be on the lines below, because the word also introduces the value of an expression.
  let standsAlone: Bool

  private init(_ text: String, needsColon: Bool = true, takesWords: Bool = false, standsAlone: Bool = false) {
    (self.text, self.needsColon) = (text, needsColon)
    (self.takesWords, self.standsAlone) = (takesWords, standsAlone)
  }

  /// Finds the word that a text begins with; nil for another.
  init?(_ text: Substring) {
    guard let word = Self.all.first(where: { text.hasPrefix($0.text) }) else { return nil }
    self = word
  }

  /// Whether a line is only such a word, perhaps in brackets, so that the lines below it can be the output.
  static func isTitle(_ line: Substring) -> Bool {
    let text = String(line).trimmed.drop { "[【<＜".contains($0) }
    guard let word = Self(text) else { return false }
    return text.dropFirst(word.text.count).allSatisfy { "]】>＞".contains($0) }
  }

  /// The words in English, Japanese and Chinese, longer ones before their own beginnings.
  private static let all: [PrintsWord] =
    ["Will print", "will print", "This prints", "It prints", "Prints", "prints"].map {
      PrintsWord($0, needsColon: false, takesWords: true)
    }
    + ["打印结果", "输出结果", "輸出結果", "运行结果", "執行結果"].map { PrintsWord($0) }
    + ["Outputs", "outputs", "This outputs", "打印出", "打印", "输出", "輸出"].map { PrintsWord($0, needsColon: false) }
    + [
      "Expected output", "Console output", "Output", "output", "OUTPUT", "コンソール出力", "出力結果", "出力例", "出力",
      "表示結果", "表示",
    ].map { PrintsWord($0) }
    + ["実行結果", "結果", "结果", "Result", "Results"].map { PrintsWord($0, standsAlone: true) }
}
