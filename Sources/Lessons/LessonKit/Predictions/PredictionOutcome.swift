import Results
import SourceText

/// The outcome of a prediction: the right answers, and the answers of each slip.
public final class PredictionOutcome: Sendable {
  /// A slip and its answers.
  public struct SlipOutcome: Sendable, Hashable {
    /// The slip.
    public var slip: Slip
    /// The computed answers, or those of the author if nothing computes them.
    public var answers: PredictedAnswers
  }

  /// The right answers.
  public let answers: PredictedAnswers
  /// The slips, from top to bottom.
  public let slips: [SlipOutcome]
  /// The fields for the answers; nil if the answer is printed text.
  package let fields: PredictionFields?

  /// Creates the outcome of a prediction.
  ///
  /// - Parameters:
  ///   - prediction: the prediction.
  ///   - result: the result of its cell.
  ///   - results: the result of each slip, from top to bottom; nil for a slip that nothing computes.
  ///   - document: the document.
  ///   - line: the line of the cell, for findings.
  /// - Throws: ``/SourceText/Findings`` for a result that cannot be predicted, and for slips that are not wrong
  ///   answers.
  public init(
    _ prediction: Prediction, _ result: CellResult, slips results: [CellResult?], in document: Document, line: Int
  ) throws(Findings) {
    let file = document.file
    do throws(PredictionError) {
      answers = try PredictedAnswers(result, column: prediction.column)
      fields = try PredictionFields(result, prediction)
    } catch {
      throw Findings([Finding(file.place(line: line), error.message, help: error.help)])
    }
    var slips: [SlipOutcome] = []
    var findings: [Finding] = []
    for (slip, result) in zip(prediction.slips, results) {
      let place = file.place(line: slip.lines.lowerBound)
      do throws(PredictionError) {
        let given = try Self.answers(of: slip, result, like: answers, prediction, document.language)
        slips.append(SlipOutcome(slip: slip, answers: given))
        if given.isSame(as: answers) {
          findings.append(
            Finding(place, "This slip gives the right answer.", help: "Change how it is computed, or remove it."))
        } else if let other = slips.dropLast().first(where: { $0.answers.isSame(as: given) }) {
          findings.append(
            Finding(
              place, "This slip gives the same answer as the one on line \(other.slip.lines.lowerBound).",
              help: "Remove one of the two, or merge their reasons if they differ."))
        }
      } catch {
        findings.append(Finding(place, error.message, help: error.help))
      }
    }
    guard findings.isEmpty else { throw Findings(findings) }
    self.slips = slips
  }

  private static func answers(
    of slip: Slip, _ result: CellResult?, like right: PredictedAnswers, _ prediction: Prediction, _ language: Language
  ) throws(PredictionError) -> PredictedAnswers {
    if let result {
      let given = try PredictedAnswers(result, column: result.kind == .table ? slip.column ?? prediction.column : nil)
      if right.title == nil || given.values.count == right.values.count { return given }
      throw PredictionError(
        message: "This slip changes the number of rows from \(right.values.count) to \(given.values.count).",
        help: "Change only parameters that leave the rows as they are.")
    }
    guard right.title == nil || slip.values.count == right.values.count else {
      throw PredictionError(
        message:
          "The number of values is \(slip.values.count), but the number of rows is \(right.values.count).",
        help: "Write a value for each row, each in backticks, separated by commas.")
    }
    let kinds = right.values.map(\.kind)
    let values = slip.values.enumerated().map { index, value in
      PredictedAnswers.Value(kind: index < kinds.count ? kinds[index] : .text, text: LocalizedText(value.text))
    }
    return PredictedAnswers(title: right.title, values: values)
  }
}

extension PredictionFields {
  /// Creates the fields of a prediction; nil for a result that is not a table.
  fileprivate init?(_ result: CellResult, _ prediction: Prediction) throws(PredictionError) {
    guard case .table(let table) = result, let column = prediction.column else { return nil }
    try self.init(table, column: table.index(ofColumn: column), names: prediction.names)
  }
}

extension PredictionOutcome.SlipOutcome {
  /// Returns the difference between the document and the slip.
  func difference(_ language: Language) -> Difference? {
    let found = answers.values.map { $0.text[language] }
    let expected = slip.values.map(\.text)
    guard slip.origin != .author, !expected.elementsEqual(found, by: { $0.hasSameBytes(as: $1) }) else { return nil }
    return Difference(
      line: slip.lines.lowerBound, expected: expected.joined(separator: ", "), found: found.joined(separator: ", "))
  }

  /// Returns the edit that writes the slip's answers into the document.
  func edit(_ language: Language) -> Edit? {
    guard difference(language) != nil, let first = slip.values.first, let last = slip.values.last else { return nil }
    let values = answers.values.map { $0.text[language].codeSpan }
    return Edit(
      range: first.range.lowerBound..<last.range.upperBound,
      replacement: Array(values.joined(separator: language == .japanese ? "、" : ", ").utf8))
  }
}

extension PredictionOutcome {
  /// Returns the differences between the document and its slips, from top to bottom.
  func differences(_ language: Language) -> [Difference] {
    slips.compactMap { $0.difference(language) }
  }

  /// Whether the slips of a document that was read again agree with this outcome.
  public func agrees(with prediction: Prediction?, _ language: Language) -> Bool {
    guard let prediction, prediction.slips.count == slips.count else { return false }
    return zip(prediction.slips, slips).allSatisfy {
      SlipOutcome(slip: $0, answers: $1.answers).difference(language) == nil
    }
  }

  /// Returns the outcome of a cell with the differences of its slips.
  public func added(to outcome: CellOutcome, _ language: Language) -> CellOutcome {
    let slips = differences(language)
    let ending: CellOutcome.Ending
    switch outcome.ending {
    case .agrees(let result?) where !slips.isEmpty: ending = .differs(.init(result, slips))
    case .differs(var disagreement):
      disagreement.differences += slips
      ending = .differs(disagreement)
    default: ending = outcome.ending
    }
    return CellOutcome(outcome.cell, ending, note: outcome.note, prediction: self)
  }
}
