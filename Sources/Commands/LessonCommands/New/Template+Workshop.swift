import LessonKit
import LessonRunner
import SourceText
import Workshops

extension Template {
  /// The largest number of lessons that a new workshop has.
  private static let mostLessons = 3

  /// Creates a workshop with the first lessons of a folder, a break, and something to do in pairs.
  ///
  /// - Parameters:
  ///   - name: the name of its file.
  ///   - languages: its languages.
  ///   - folder: the folder of the lessons.
  ///   - root: the folder that relative paths start from.
  init(workshop name: String, languages: [Language], in folder: String, _ root: WorkingFolder) {
    let lessons = (root.names(in: folder) ?? []).sorted()
      .filter { root.names(in: "\(folder)/\($0)")?.contains { DocumentName(path: $0).isLesson } == true }
      .prefix(Self.mostLessons)
    func text(_ words: LocalizedText) -> String {
      "{\(languages.map { "\($0.rawValue): \"\(words[$0])\"" }.joined(separator: ", "))}"
    }
    func activity(_ title: LocalizedText, _ words: LocalizedText, minutes: Int) -> (yaml: String, minutes: Int) {
      ("activity: \(text(title))\n    minutes: \(minutes)\n    text: \(text(words))", minutes)
    }
    var parts = [activity(Words.welcome, Words.question, minutes: 5)]
    for (index, lesson) in lessons.enumerated() {
      if index == 2 { parts.append(("break: 10", 10)) }
      parts.append(("lesson: \(lesson)\n    minutes: 20\n    notes: \(text(Words.notes))", 20))
    }
    parts.append(activity(Words.inPairs, Words.ask, minutes: 10))
    parts.append(("slack: 5", 5))
    let title = text(LocalizedText(name.asTitle))
    let path = "\(folder)/workshops/\(name).yml"
    self.init(
      files: [
        File(
          path: path,
          text: """
            \(Words.keys[languages.first ?? .english])
            title: \(title)
            minutes: \(parts.reduce(0) { $0 + $1.minutes })
            parts:
            \(parts.map { "  - \($0.yaml)\n" }.joined())
            """)
      ],
      hints: [
        "Check it: \(name: "lesson check \(path)")",
        "Print your plan: \(name: "lesson plan \(path)")",
        "Make the page for learners: \(name: "lesson handout \(path)")",
      ])
  }
}

/// The words of a new workshop.
private enum Words {
  static let keys = LocalizedText(
    en: """
      # `lesson help plan` describes the keys. A part is a lesson, an activity, a break, or slack.
      # To show only some sections of a lesson, add `sections: [anchor, anchor]` to its part.
      """,
    ja: """
      # キーの説明は`lesson help plan`で表示できます。パートは、レッスン、活動、休憩(break)、予備の時間(slack)のどれかです。
      # レッスンの一部の節だけを見せるときは、パートに`sections: [アンカー, アンカー]`を加えます。
      """)
  static let welcome = LocalizedText(en: "Welcome", ja: "はじめに")
  static let question = LocalizedText(en: "What do you want to know today?", ja: "今日は何を知りたいですか。")
  static let notes = LocalizedText(
    en: "What you draw, ask, and look out for. Only your plan shows notes.", ja: "板書、発問、気をつけること。メモは進行表にだけ表示されます。")
  static let inPairs = LocalizedText(en: "In pairs", ja: "2人で")
  static let ask = LocalizedText(en: "Ask each other a question about today.", ja: "今日のことを1つずつ質問し合います。")
}
