import LessonKit
import LessonPage
import SourceText

/// The words of `lesson next`, in each language.
package enum NextWords {
  /// A command that the learner can type instead of an answer.
  package enum Command: CaseIterable {
    case hint, skip, attempt, again, back, quit, unknown, help

    /// The words for the command, in every language; the first of each language is shown.
    package var words: (en: [String], ja: [String]) {
      switch self {
      case .hint: (["hint"], ["ヒント"])
      case .skip: (["skip"], ["飛ばす", "とばす", "スキップ"])
      case .attempt: (["try"], ["試す", "ためす"])
      case .again: (["again"], ["もう一度", "やり直す"])
      case .back: (["back"], ["戻る", "もどる"])
      case .quit: (["quit", "q", "exit"], ["終わる", "おわる", "終了", "やめる"])
      case .unknown:
        (
          ["?", "i do not know", "i don't know", "i do not know yet", "i don't know yet"],
          ["わからない", "わかりません", "\u{5206}からない", "まだわからない", "まだわかりません"]
        )
      case .help: (["help"], ["ヘルプ", "使い方"])
      }
    }

    /// The word that is shown.
    package var word: LocalizedText { LocalizedText(en: words.en[0], ja: words.ja[0]) }

    /// Creates the command for a word in any language; nil for an answer.
    package init?(_ word: String) {
      guard let command = Self.allCases.first(where: { ($0.words.en + $0.words.ja).contains(word) }) else { return nil }
      self = command
    }
  }

  private static let offeredAfterMistake = list([.again, .quit])
  private static let offeredAtExercise = list([.attempt, .skip, .back, .quit])

  private static func list(_ commands: [Command]) -> LocalizedText {
    LocalizedText(
      en: commands.map(\.word.en).joined(separator: ", "), ja: commands.map(\.word.ja).joined(separator: "、"))
  }

  /// Returns the learner's place in the course.
  package static func place(_ title: String, _ number: Int, _ count: Int) -> LocalizedText {
    let end = title.last.map { ".?!。？！".contains($0) } == true ? "" : "."
    return LocalizedText(en: "\(title)\(end) \(number) of \(count).", ja: "「\(title)」 \(count)問中\(number)問目")
  }

  /// Returns the prompt for an answer, by the name of its field or its kind, with the commands that are possible.
  package static func prompt(_ name: LocalizedText, _ commands: [Command]) -> LocalizedText {
    let offered = list(commands + [.skip, .back, .quit])
    return LocalizedText(en: "\(name.en) (or: \(offered.en)): ", ja: "\(name.ja)(ほかに: \(offered.ja)): ")
  }

  package static let prediction = LocalizedText(en: "Prediction", ja: "予想")

  package static let choice = LocalizedText(en: "Choice", ja: "番号")
  package static let exercise = LocalizedText(
    en: "Your turn (\(offeredAtExercise.en)): ", ja: "次の操作(\(offeredAtExercise.ja)): ")
  /// The prompt after a wrong answer.
  package static let tryAgain = LocalizedText(
    en: "Try again, or press Return for the result (or: \(offeredAfterMistake.en)): ",
    ja: "もう一度答えるか、Enterキーで正解へ(ほかに: \(offeredAfterMistake.ja)): ")

  /// Returns the prompt before a collapsed block.
  package static func collapsed(_ title: String) -> LocalizedText {
    LocalizedText(
      en: "\(title): press Return to read it (or: \(Command.quit.word.en)): ",
      ja: "「\(title)」はEnterキーで表示(ほかに: \(Command.quit.word.ja)): ")
  }

  package static let goOn = LocalizedText(en: "Press Return to continue (or: quit): ", ja: "Enterキーで続きへ(ほかに: 終わる): ")

  /// Returns the prompt for one of several rows.
  package static func row(_ label: String) -> LocalizedText { LocalizedText(en: "\(label): ", ja: "\(label): ") }

  /// Returns the request for answers to several rows.
  package static func rows(_ count: Int, _ title: String) -> LocalizedText {
    LocalizedText(
      en: "\(count) answers\(title.isEmpty ? "" : " (\(title))"), one after another.",
      ja: "\(count)個の答え\(title.isEmpty ? "" : "(\(title))")を、1つずつ入力してください。")
  }

  /// Returns the words to choose from.
  package static func words(_ words: [String]) -> LocalizedText {
    LocalizedText(
      en: "Choose one: \(words.joined(separator: ", ")).", ja: "次から選んでください: \(words.joined(separator: "、"))。")
  }

  /// Returns the instructions for writing the output of a program.
  package static func output(isOneLine: Bool, ofExperiment: Bool = false) -> LocalizedText {
    let others: [LocalizedText] =
      ofExperiment ? [.nothingAnswer] : [.errorAnswer, .trapAnswer, .warningAnswer, .nothingAnswer]
    let words = LocalizedText(
      en: others.map { "“\($0.en)”" }.joined(separator: ", "), ja: others.map { "「\($0.ja)」" }.joined(separator: ""))
    return isOneLine
      ? LocalizedText(en: "Write what it prints, or \(words.en).", ja: "出力を入力してください。\(words.ja)と答えてもかまいません。")
      : LocalizedText(
        en: "Write what it prints, line by line, and end with a blank line; or \(words.en).",
        ja: "出力を1行ずつ入力し、最後に空行を入力してください。\(words.ja)と答えてもかまいません。")
  }

  /// The note that several choices may be right.
  package static let several = LocalizedText(
    en: "More than one may be right. Separate them by commas: 1, 3.", ja: "正しいものは1つとは限りません。「1, 3」のように入力してください。")
  package static let notAChoice = LocalizedText(en: "Write the number of a choice.", ja: "選択肢の番号を入力してください。")
  package static let nothingToTry = LocalizedText(en: "There is nothing to try here.", ja: "ここで試せるものはありません。")
  package static let noHint = LocalizedText(en: "There are no more hints.", ja: "ヒントはこれで全部です。")
  package static let first = LocalizedText(en: "This is the first question.", ja: "ここが最初の問いです。")
  package static let skipped = LocalizedText(en: "Skipped.", ja: "飛ばしました。")
  package static let changed = LocalizedText(
    en: "This question has changed since you answered it. Answer it again.", ja: "前回答えた後に、この問いが変更されました。もう一度答えてください。")
  package static let done = LocalizedText(en: "You have reached the end.", ja: "これで終わりです。")
  package static let correct = LocalizedText(en: "Right. It passes the check.", ja: "正解です。テストに合格しました。")
  package static let checking = LocalizedText(en: "Checking …", ja: "テストしています…")

  /// Returns the instruction for continuing another time.
  package static func resume(_ command: String) -> LocalizedText {
    LocalizedText(en: "To continue: \(command)", ja: "続きから始めるには: \(command)")
  }

  /// Returns the instruction for starting over.
  package static func restart(_ command: String) -> LocalizedText {
    LocalizedText(en: "To start over: \(command)", ja: "最初からやり直すには: \(command)")
  }

  package static let help = LocalizedText(
    en: """
      Write your answer, or: hint (show a hint), skip (skip this question), try key=value (compute it with other values), \
      again (show the question again), back (return to the previous question), ? (I don't know yet), quit (end; your answers are saved).
      """,
    ja: """
      答えか、次の言葉を入力してください。ヒント(ヒントを見る)、飛ばす(この問いを飛ばす)、試す key=値(値を変えて試す)、\
      もう一度(問いをもう一度表示する)、戻る(前の問いに戻る)、わからない(結果を見る)、終わる(答えを保存して終わる)。
      """)

  /// Returns the instructions for the file of an exercise.
  package static func file(_ path: String) -> LocalizedText {
    LocalizedText(
      en: "A Swift exercise. Edit \(path) in any editor; it is checked each time you save it.",
      ja: "Swiftの練習問題です。\(path)をエディターで編集してください。保存するたびにテストします。")
  }

  package static let noCompiler = LocalizedText(
    en: "A Swift exercise. Solve it on a machine with a Swift compiler.",
    ja: "Swiftの練習問題です。Swiftコンパイラーのあるパソコンで取り組んでください。")

  /// Returns the reason that an exercise could not be checked.
  package static func untried(_ reason: String) -> LocalizedText {
    LocalizedText(en: "It could not be checked: \(reason).", ja: "テストできませんでした: \(reason)")
  }

  /// Returns the message for code that runs, but does not pass a check.
  package static func wrong(_ check: String?) -> LocalizedText {
    let line = check.map { ": \($0)" } ?? ""
    return LocalizedText(
      en: "It runs, but does not meet a condition\(line)", ja: "実行できましたが、次の条件を満たしていません\(line)")
  }

  /// Returns a message about a line of the learner's file.
  package static func line(_ line: Int?, _ message: String) -> LocalizedText {
    guard let line else { return LocalizedText(message) }
    return LocalizedText(en: "Line \(line): \(message)", ja: "\(line)行目: \(message)")
  }

  /// Returns the learner's answer and the result.
  package static func wrote(_ answers: [String], _ result: LocalizedText) -> LocalizedText {
    LocalizedText(
      en: "\(QuestionWords.wrote.en) \(answers.joined(separator: ", ")). \(result.en)",
      ja: "\(QuestionWords.wrote.ja) \(answers.joined(separator: "、"))。\(result.ja)")
  }

  /// Returns words as a sentence.
  package static func sentence(_ words: LocalizedText) -> LocalizedText {
    LocalizedText(en: "\(words.en).", ja: "\(words.ja)。")
  }

  /// Returns the result in words.
  package static func result(_ answers: [String]) -> LocalizedText {
    LocalizedText(
      en: "\(QuestionWords.result.en) \(answers.joined(separator: ", ")).",
      ja: "\(QuestionWords.result.ja) \(answers.joined(separator: "、"))。")
  }
}
