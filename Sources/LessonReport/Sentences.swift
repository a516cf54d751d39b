import LessonKit

extension Summary {
  /// `10 documents, 52 cells: 50 agree, 2 differ`.
  public var wholeSentence: String {
    "\(Self.count(documents, "document")), \(sentence)"
  }

  /// `52 cells: 50 agree, 2 differ`; what did not happen is left out.
  public var sentence: String {
    let parts: [(Int, String)] = [
      (agree, agree == 1 ? "agrees" : "agree"), (differ, differ == 1 ? "differs" : "differ"),
      (couldNotRun, "could not run"), (noTranscript, noTranscript == 1 ? "has no transcript" : "have no transcript"),
      (skipped, "skipped"),
    ]
    let told = parts.filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }
    let cells = Self.count(cells, "cell") + (told.isEmpty ? "" : ": " + told.joined(separator: ", "))
    return documentFindings == 0 ? cells : "\(cells); \(Self.count(documentFindings, "mistake")) outside cells"
  }

  fileprivate static func count(_ number: Int, _ noun: String) -> String {
    "\(number) \(noun)\(number == 1 ? "" : "s")"
  }
}

extension Questions {
  /// `They ask 12 predictions with 31 slips (2 that nothing computes), 5 hints, 1 quiz`; what there is none of is left out.
  public var sentence: String {
    var parts: [String] = []
    if predictions > 0 {
      let authors = slipsOfAuthors == 0 ? "" : " (\(slipsOfAuthors) that nothing computes)"
      let slips = slips == 0 ? "" : " with \(Summary.count(slips, "slip"))\(authors)"
      parts.append(Summary.count(predictions, "prediction") + slips)
    }
    if hints > 0 { parts.append(Summary.count(hints, "hint")) }
    if quizzes > 0 { parts.append(quizzes == 1 ? "1 quiz" : "\(quizzes) quizzes") }
    if exercises > 0 { parts.append(Summary.count(exercises, "exercise")) }
    return "They ask \(parts.joined(separator: ", "))"
  }
}

extension CellOutcome.Status {
  /// The status in words.
  public var words: String {
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
  var sentence: String {
    switch self {
    case .compared: "What it says was compared."
    case .ranOnly: "It ran only: it says nothing that could be compared."
    case .compiledOnly: "It was compiled only."
    }
  }
}
