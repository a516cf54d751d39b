import LessonKit
import SourceText

extension Summary {
  /// Returns the counts with the number of documents, as in `10 documents, 52 cells: 50 agree, 2 differ`.
  package func wholeSentence(_ language: Language) -> String {
    let documents = Self.count(documents, "document", "文書", "件")[language]
    return "\(documents)\(language == .english ? ", " : "、")\(sentence(language))"
  }

  /// Returns the counts, as in `52 cells: 50 agree, 2 differ`, without those of zero.
  package func sentence(_ language: Language) -> String {
    let told = CellOutcome.Status.inTables.map { (cells[$0], $0) }.filter { $0.0 > 0 }.map { count, status in
      let words = status.words(of: count)
      return LocalizedText(en: "\(count) \(words.en)", ja: "\(words.ja)\(count)個")
    }
    let all = Self.count(cells.total, "cell", "セル", "個")
    let list = LocalizedText(en: told.map(\.en).joined(separator: ", "), ja: told.map(\.ja).joined(separator: "、"))
    let whole = told.isEmpty ? all : LocalizedText(en: "\(all.en): \(list.en)", ja: "\(all.ja)(\(list.ja))")
    if documentFindings == 0 { return whole[language] }
    let errors = Self.count(documentFindings, "error", "エラー", "件")
    return LocalizedText(
      en: "\(whole.en); \(errors.en) outside cells", ja: "\(whole.ja)、セルの外の\(errors.ja)")[language]
  }

  fileprivate static func count(
    _ number: Int, _ noun: String, _ japanese: String, _ counter: String
  ) -> LocalizedText {
    LocalizedText(en: "\(number) \(noun)\(number == 1 ? "" : "s")", ja: "\(japanese)\(number)\(counter)")
  }
}

extension Questions {
  /// Returns the counts of questions, as in `Questions: 12 predictions with 31 slips (2 not computed), 1 quiz`.
  ///
  /// Counts of zero are omitted.
  package func sentence(_ language: Language) -> String {
    var parts: [LocalizedText] = []
    if self[.predictions] > 0 {
      let all = Summary.count(self[.predictions], "prediction", "予想", "個")
      let authors = LocalizedText(
        en: " (\(self[.slipsOfAuthors]) not computed)", ja: "、うち計算によらないもの\(self[.slipsOfAuthors])個")
      let told = self[.slipsOfAuthors] == 0 ? "" : authors
      let slipCount = Summary.count(self[.slips], "slip", "誤答例", "個")
      let withSlips = LocalizedText(
        en: "\(all.en) with \(slipCount.en)\(told.en)", ja: "\(all.ja)(\(slipCount.ja)\(told.ja))")
      parts.append(self[.slips] == 0 ? all : withSlips)
    }
    if self[.hints] > 0 { parts.append(Summary.count(self[.hints], "hint", "ヒント", "個")) }
    let quizzes = self[.quizzes]
    if quizzes > 0 {
      parts.append(LocalizedText(en: quizzes == 1 ? "1 quiz" : "\(quizzes) quizzes", ja: "クイズ\(quizzes)個"))
    }
    if self[.exercises] > 0 { parts.append(Summary.count(self[.exercises], "exercise", "練習問題", "個")) }
    let list = LocalizedText(en: parts.map(\.en).joined(separator: ", "), ja: parts.map(\.ja).joined(separator: "、"))
    return LocalizedText(en: "Questions: \(list.en)", ja: "問い: \(list.ja)")[language]
  }
}

extension VariationCounts {
  /// Returns the counts, as in `Other values: 96 results of 3 cells, 2 refusals`, without those of zero.
  package func sentence(_ language: Language) -> String {
    let (results, cells) = (
      Summary.count(self[.results], "result", "結果", "件"), Summary.count(self[.cells], "cell", "セル", "個")
    )
    var parts = [LocalizedText(en: "\(results.en) of \(cells.en)", ja: "\(cells.ja)に\(results.ja)")]
    if self[.refusals] > 0 {
      parts.append(Summary.count(self[.refusals], "refusal", "うち受け付けない値", "件"))
    }
    if self[.failures] > 0 {
      parts.append(LocalizedText(en: "\(self[.failures]) without a result", ja: "結果なし\(self[.failures])件"))
    }
    if self[.omitted] > 0 {
      parts.append(
        LocalizedText(
          en: "\(Summary.count(self[.omitted], "parameter", "", "").en) left out", ja: "省いたパラメーター\(self[.omitted])個"))
    }
    let list = LocalizedText(en: parts.map(\.en).joined(separator: ", "), ja: parts.map(\.ja).joined(separator: "、"))
    return LocalizedText(en: "Other values: \(list.en)", ja: "ほかの値: \(list.ja)")[language]
  }
}

extension CellOutcome.Status {
  /// Returns the words for the status after a count.
  fileprivate func words(of count: Int) -> LocalizedText {
    switch self {
    case .agrees: LocalizedText(en: count == 1 ? "agrees" : "agree", ja: "一致")
    case .differs: LocalizedText(en: count == 1 ? "differs" : "differ", ja: "違い")
    case .couldNotRun: LocalizedText(en: "could not run", ja: "実行不可")
    case .noTranscript: LocalizedText(en: count == 1 ? "has no transcript" : "have no transcript", ja: "記録なし")
    case .skipped: LocalizedText(en: "skipped", ja: "スキップ")
    }
  }

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
  /// A sentence about the evidence.
  var sentence: Message {
    switch self {
    case .compared: "Its output was compared with the document."
    case .ranOnly: "It only ran: there was nothing to compare."
    case .compiledOnly: "It was only compiled."
    }
  }
}
