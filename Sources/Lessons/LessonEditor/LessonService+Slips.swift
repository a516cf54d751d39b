import ExperimentKit
import LanguageServing
import LessonKit
import LessonMarkdown
import Messages
import SourceText

extension LessonService {
  /// The parameter with which an experiment computes a misconception.
  private static let mistake = "mistake"

  /// Returns the actions that insert a slip for a misconception that the experiment of a cell can compute.
  func slipActions(_ open: OpenDocument, _ cell: Cell) -> [CodeAction] {
    misconceptions(cell).map { word in
      let title = say("Insert a slip: \((word.title ?? LocalizedText(word.word))[language])")
      let arguments = [open.uri, "\(cell.lines.lowerBound)", word.word]
      return CodeAction(
        title, "refactor.lesson.slip",
        command: EditorCommand(title, ServiceCommand.insertSlip.rawValue, arguments))
    }
  }

  /// Returns the misconceptions for which a cell has no slip yet.
  private func misconceptions(_ cell: Cell) -> [ParameterDomain.Word] {
    guard let prediction = cell.prediction, cell.transcript != nil,
      let entry = cell.experiment.flatMap({ catalogue[$0] }),
      let parameter = entry.parameters.first(where: { $0.name == Self.mistake })
    else { return [] }
    let known = prediction.slips.flatMap(\.parameterChanges).filter { $0.parameter == Self.mistake }.map(\.value)
    return parameter.domain.offered.filter { !known.contains($0.word) }
  }

  /// Returns the text of a document with a slip for a misconception, whose answer an update computes.
  func text(_ open: OpenDocument, inserting misconception: String, _ cell: Cell) -> String? {
    guard let word = misconceptions(cell).first(where: { $0.word == misconception }) else { return nil }
    let language = open.document.language
    let reason = (word.title ?? LocalizedText(word.word))[language]
    let slip = "- `?`\(language == .japanese ? "：" : ": ")\(reason) <!-- if: \(Self.mistake)=\(misconception) -->"
    let isBlank = { (line: Int) in open.file.line(line).allSatisfy { $0 == 0x20 || $0 == 0x09 } }
    // The lines of the last item of a list include the blank lines below it.
    let other = cell.prediction?.slips.last.flatMap { $0.lines.last { !isBlank($0) } }
    let (last, lines) = other.map { ($0, [slip]) } ?? (cell.lastRecordedLine, ["", slip])
    guard open.file.lines.indices.contains(last - 1) else { return nil }
    let ending = Array(open.file.ending(ofLine: last))
    let end = open.file.wholeLine(last).upperBound
    let added = lines.flatMap { (ending.isEmpty ? [0x0A] : ending) + cell.prefix.line($0) }
    let bytes = open.file.bytes[..<(end - ending.count)] + added + open.file.bytes[(end - ending.count)...]
    return String(decoding: bytes, as: UTF8.self)
  }
}
