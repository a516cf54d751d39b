import LessonKit
import LessonPage
import SourceText

/// What `lesson next` says, in each language.
package enum NextWords {
  /// What can be written in place of an answer.
  package enum Command: CaseIterable {
    case hint, skip, attempt, back, quit, unknown, help

    /// The words for it, in every language; the first of each language is the one that is shown.
    package var words: (en: [String], ja: [String]) {
      switch self {
      case .hint: (["hint"], ["ヒント"])
      case .skip: (["skip"], ["飛ばす", "とばす", "スキップ"])
      case .attempt: (["try"], ["試す", "ためす"])
      case .back: (["back"], ["戻る", "もどる"])
      case .quit: (["quit", "q", "exit"], ["終わる", "おわる", "終了", "やめる"])
      case .unknown:
        (["?", "i do not know", "i don't know", "i do not know yet"], ["わからない", "わかりません", "\u{5206}からない", "まだわかりません"])
      case .help: (["help"], ["ヘルプ", "使い方"])
      }
    }

    /// The word that is shown.
    package var word: LocalizedText { LocalizedText(en: words.en[0], ja: words.ja[0]) }

    /// The command that a word asks for, whatever its language; nil for an answer.
    package init?(_ word: String) {
      guard let command = Self.allCases.first(where: { ($0.words.en + $0.words.ja).contains(word) }) else { return nil }
      self = command
    }
  }

  private static let offered = list([.hint, .skip, .attempt, .back, .quit])
  private static let offeredAtExercise = list([.attempt, .skip, .back, .quit])

  private static func list(_ commands: [Command]) -> LocalizedText {
    LocalizedText(
      en: commands.map(\.word.en).joined(separator: ", "), ja: commands.map(\.word.ja).joined(separator: "、"))
  }

  /// Where one is.
  package static func place(_ title: String, _ number: Int, _ count: Int) -> LocalizedText {
    let end = title.last.map { ".?!。？！".contains($0) } == true ? "" : "."
    return LocalizedText(en: "\(title)\(end) \(number) of \(count).", ja: "「\(title)」 \(count)問中\(number)問目")
  }

  package static let prediction = LocalizedText(en: "Prediction (or: \(offered.en)): ", ja: "予想(\(offered.ja)も可): ")
  package static let choice = LocalizedText(en: "Choice (or: \(offered.en)): ", ja: "番号(\(offered.ja)も可): ")
  package static let exercise = LocalizedText(
    en: "Your turn (\(offeredAtExercise.en)): ", ja: "どうぞ(\(offeredAtExercise.ja)): ")
  package static let goOn = LocalizedText(en: "Return goes on (or: quit): ", ja: "Enterキーで続きへ(終わる も可): ")

  /// A prompt for one of several rows.
  package static func row(_ label: String) -> LocalizedText { LocalizedText(en: "\(label): ", ja: "\(label): ") }

  /// What several rows are asked for.
  package static func rows(_ count: Int, _ title: String) -> LocalizedText {
    LocalizedText(
      en: "\(count) answers\(title.isEmpty ? "" : " (\(title))"), one after the other.",
      ja: "\(count)個の答え\(title.isEmpty ? "" : "(\(title))")を、1つずつ書いてください。")
  }

  /// Among which words one chooses.
  package static func words(_ words: [String]) -> LocalizedText {
    LocalizedText(
      en: "One of: \(words.joined(separator: ", ")).", ja: "次から選んでください: \(words.joined(separator: "、"))。")
  }

  /// How to write what a program prints.
  package static func output(isOneLine: Bool) -> LocalizedText {
    let others: [LocalizedText] = [.errorAnswer, .trapAnswer, .warningAnswer, .nothingAnswer]
    let words = LocalizedText(
      en: others.map { "“\($0.en)”" }.joined(separator: ", "), ja: others.map { "「\($0.ja)」" }.joined(separator: ""))
    return isOneLine
      ? LocalizedText(en: "Write what it prints, or \(words.en).", ja: "出力を書いてください。\(words.ja)と答えてもかまいません。")
      : LocalizedText(
        en: "Write what it prints, line by line, then an empty line; or \(words.en).",
        ja: "出力を1行ずつ書き、最後に空行を入力してください。\(words.ja)と答えてもかまいません。")
  }

  /// Several choices may be right.
  package static let several = LocalizedText(
    en: "More than one may be right: 1, 3.", ja: "正しいものは1つとは限りません。「1, 3」のように書いてください。")
  package static let notAChoice = LocalizedText(en: "Write the number of a choice.", ja: "選択肢の番号を書いてください。")
  package static let nothingToTry = LocalizedText(en: "There is nothing to try here.", ja: "ここで試せるものはありません。")
  package static let noHint = LocalizedText(en: "There is no further hint.", ja: "ヒントはこれで全部です。")
  package static let first = LocalizedText(en: "This is the first question.", ja: "ここが最初の問いです。")
  package static let skipped = LocalizedText(en: "Left out.", ja: "飛ばしました。")
  package static let changed = LocalizedText(
    en: "This question has changed since you answered it.", ja: "この問いは、前に答えてもらった後で変わりました。もう一度答えてください。")
  package static let done = LocalizedText(en: "That was all.", ja: "これで終わりです。")
  package static let correct = LocalizedText(en: "It passes the check.", ja: "正解です。チェックに通りました。")
  package static let checking = LocalizedText(en: "Checking …", ja: "確認しています…")

  /// How to go on another time.
  package static func resume(_ command: String) -> LocalizedText {
    LocalizedText(en: "Go on with: \(command)", ja: "続きは次のコマンドで: \(command)")
  }

  /// How to begin again.
  package static func restart(_ command: String) -> LocalizedText {
    LocalizedText(en: "To begin again: \(command)", ja: "最初からやり直すには: \(command)")
  }

  package static let help = LocalizedText(
    en: """
      Write your answer, or: hint (a hint), skip (leave this out), try key=value (the same with other values), back (to the \
      question before), ? (I do not know yet), quit (end; what you answered is kept).
      """,
    ja: """
      答えを書くか、次の言葉を入力してください。ヒント(ヒントを見る)、飛ばす(この問いを飛ばす)、試す key=値(値を変えて試す)、\
      戻る(前の問いへ)、わからない(結果を見る)、終わる(終了。答えは残ります)。
      """)

  /// Where an exercise is.
  package static func file(_ path: String) -> LocalizedText {
    LocalizedText(
      en: "An exercise in Swift. Write it in \(path), with any editor: saving checks it.",
      ja: "Swiftの練習問題です。\(path)をエディタで開いて書いてください。保存すると確認します。")
  }

  package static let noCompiler = LocalizedText(
    en: "An exercise in Swift, which waits for a machine with a Swift compiler.",
    ja: "Swiftの練習問題です。Swiftコンパイラーのあるマシンで取り組んでください。")

  /// Why an exercise could not be checked.
  package static func untried(_ reason: String) -> LocalizedText {
    LocalizedText(en: "It could not be checked: \(reason).", ja: "確認できませんでした: \(reason)")
  }

  /// The code runs, and a check finds it wrong.
  package static func wrong(_ check: String?) -> LocalizedText {
    let line = check.map { ": \($0)" } ?? ""
    return LocalizedText(
      en: "It runs, but not as asked. This does not hold\(line)", ja: "動きますが、まだ正しくありません。成り立たない条件\(line)")
  }

  /// A message about a line of the learner's file.
  package static func line(_ line: Int?, _ message: String) -> LocalizedText {
    guard let line else { return LocalizedText(message) }
    return LocalizedText(en: "Line \(line): \(message)", ja: "\(line)行目: \(message)")
  }

  /// What was answered, and what the result is.
  package static func wrote(_ answers: [String], _ result: LocalizedText) -> LocalizedText {
    LocalizedText(
      en: "\(QuestionWords.wrote.en) \(answers.joined(separator: ", ")). \(result.en)",
      ja: "\(QuestionWords.wrote.ja)\(answers.joined(separator: "、"))。\(result.ja)")
  }

  /// What the result is.
  package static func result(_ answers: [String]) -> LocalizedText {
    LocalizedText(
      en: "\(QuestionWords.result.en) \(answers.joined(separator: ", ")).",
      ja: "\(QuestionWords.result.ja)\(answers.joined(separator: "、"))。")
  }
}
