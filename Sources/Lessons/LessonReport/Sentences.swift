import LessonKit
import SourceText

extension Summary {
  /// `10 documents, 52 cells: 50 agree, 2 differ`.
  package func wholeSentence(_ language: Language) -> String {
    let documents = Self.count(documents, "document", "文書", "件")[language]
    return "\(documents)\(language == .english ? ", " : "、")\(sentence(language))"
  }

  /// `52 cells: 50 agree, 2 differ`; what did not happen is left out.
  package func sentence(_ language: Language) -> String {
    let parts: [(Int, LocalizedText)] = [
      (agree, LocalizedText(en: agree == 1 ? "agrees" : "agree", ja: "一致")),
      (differ, LocalizedText(en: differ == 1 ? "differs" : "differ", ja: "違い")),
      (couldNotRun, LocalizedText(en: "could not run", ja: "実行できない")),
      (noTranscript, LocalizedText(en: noTranscript == 1 ? "has no transcript" : "have no transcript", ja: "記録なし")),
      (skipped, LocalizedText(en: "skipped", ja: "スキップ")),
    ]
    let told = parts.filter { $0.0 > 0 }.map { LocalizedText(en: "\($0.0) \($0.1.en)", ja: "\($0.1.ja)\($0.0)個") }
    let cells = Self.count(cells, "cell", "セル", "個")
    let list = LocalizedText(en: told.map(\.en).joined(separator: ", "), ja: told.map(\.ja).joined(separator: "、"))
    let whole = told.isEmpty ? cells : LocalizedText(en: "\(cells.en): \(list.en)", ja: "\(cells.ja)(\(list.ja))")
    if documentFindings == 0 { return whole[language] }
    let mistakes = Self.count(documentFindings, "mistake", "誤り", "件")
    return LocalizedText(
      en: "\(whole.en); \(mistakes.en) outside cells", ja: "\(whole.ja)、セルの外の\(mistakes.ja)")[language]
  }

  fileprivate static func count(
    _ number: Int, _ noun: String, _ japanese: String, _ counter: String
  ) -> LocalizedText {
    LocalizedText(en: "\(number) \(noun)\(number == 1 ? "" : "s")", ja: "\(japanese)\(number)\(counter)")
  }
}

extension Questions {
  /// `They ask 12 predictions with 31 slips (2 that nothing computes), 5 hints, 1 quiz`; what there is none of is left out.
  package func sentence(_ language: Language) -> String {
    var parts: [LocalizedText] = []
    if predictions > 0 {
      let all = Summary.count(predictions, "prediction", "予想", "個")
      let authors = LocalizedText(
        en: " (\(slipsOfAuthors) that nothing computes)", ja: "、うち計算しないもの\(slipsOfAuthors)個")
      let told = slipsOfAuthors == 0 ? "" : authors
      let slipCount = Summary.count(slips, "slip", "間違い例", "個")
      let withSlips = LocalizedText(
        en: "\(all.en) with \(slipCount.en)\(told.en)", ja: "\(all.ja)(\(slipCount.ja)\(told.ja))")
      parts.append(slips == 0 ? all : withSlips)
    }
    if hints > 0 { parts.append(Summary.count(hints, "hint", "ヒント", "個")) }
    if quizzes > 0 {
      parts.append(LocalizedText(en: quizzes == 1 ? "1 quiz" : "\(quizzes) quizzes", ja: "クイズ\(quizzes)個"))
    }
    if exercises > 0 { parts.append(Summary.count(exercises, "exercise", "練習問題", "個")) }
    let list = LocalizedText(en: parts.map(\.en).joined(separator: ", "), ja: parts.map(\.ja).joined(separator: "、"))
    return LocalizedText(en: "They ask \(list.en)", ja: "問い: \(list.ja)")[language]
  }
}

extension CellOutcome.Status {
  /// The status in words.
  package var words: Message {
    switch self {
    case .agrees: "agrees"
    case .differs: "differs"
    case .noTranscript: "has no transcript"
    case .couldNotRun: "could not run"
    case .skipped: "skipped"
    }
  }
}

extension CellOutcome.Evidence {
  /// What was compared of a listing that agrees.
  var sentence: Message {
    switch self {
    case .compared: "What it says was compared."
    case .ranOnly: "It ran only: it says nothing that could be compared."
    case .compiledOnly: "It was compiled only."
    }
  }
}
