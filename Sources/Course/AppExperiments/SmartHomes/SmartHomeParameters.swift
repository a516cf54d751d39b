import ExperimentKit

/// The parameters that the experiments on the smart home share.
enum SmartHomeParameters {
  static let automation = Parameter(
    "automation", .truth, default: false,
    help: LocalizedText(
      en: "Whether an automation service (IFTTT) is set up.", ja: "自動化サービス(IFTTT)を使うか。"))

  static let changes = Parameter(
    "changes", changeList, default: [],
    help: LocalizedText(
      en: "Answers that differ from the article's, such as `light siri yes`.",
      ja: "記事と違うところ(例:`light siri yes`)。"))

  private static let change: ParameterType<SmartHome.Change> = .written(
    LocalizedText(
      en: "an operation, a controller and an answer, such as `light siri yes`",
      ja: "操作、コントローラー、答え(例:`light siri yes`)")
  ) { text throws(ValueError) in
    let words = text.split(separator: " ").map(String.init)
    guard words.count == 3 else {
      throw ValueError(
        "it is not three words", help: "Write an operation, a controller, and an answer, such as `light siri yes`.")
    }
    return SmartHome.Change(
      operation: try word(words[0], "operation"), controller: try word(words[1], "controller"),
      answer: try word(words[2], "answer"))
  }

  /// A list with at most one answer per cell.
  private static let changeList: ParameterType<[SmartHome.Change]> = .list(of: change, count: 0...24).refusing {
    changes in
    for (index, change) in changes.enumerated() {
      let same = changes[..<index].first { $0.operation == change.operation && $0.controller == change.controller }
      guard let same, same.answer != change.answer else { continue }
      return (
        index, ValueError("it was `\(same.answer.rawValue)` before", help: "Keep one answer for each cell.")
      )
    }
    return nil
  }

  /// Reads a word of an enumeration.
  static func word<Word: CaseIterable & RawRepresentable<String>>(
    _ text: String, _ what: String
  ) throws(ValueError) -> Word {
    guard let word = Word(rawValue: text) else {
      throw ValueError(
        ("unknown " as Message) + Message(key: what) + " `\(text)`",
        help: Suggestion.help(for: text, among: Word.allCases.map(\.rawValue), what: Message(key: "\(what)s")))
    }
    return word
  }
}
