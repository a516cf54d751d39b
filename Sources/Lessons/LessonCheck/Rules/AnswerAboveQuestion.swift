import LessonKit
import LessonMarkdown
import SourceText

/// Answers of predictions that appear above their question.
struct AnswerAboveQuestion: Rule {
  static let page = RulePage(
    code: "answer-above-question", severity: .error,
    summary: LocalizedText(
      en:
        "The answer to a prediction appears above the question: in the title, an objective, a heading, an alternative text, or a sentence.",
      ja: "予想の答えが、問いより上に書かれています。題名、目標、見出し、代替テキスト、文を調べます。"),
    reason: LocalizedText(
      en:
        "A learner who has read the answer has nothing left to predict. A sentence contains the answer if it has both the item of the result's row and "
        + "the value that the question asks for; for printed lines, if it has the whole line. Sentences and alternative texts are checked from the heading above "
        + "the question, or in the whole document if the item is a code of at least four digits. Questions are checked only for codes. Single digits are not "
        + "checked, because they appear in any text. If the answer is there on purpose, as in a review, write "
        + "`<!-- check: allow=answer-above-question reason=\"…\" -->` before the question or before the answer.",
      ja:
        "答えを先に読むと、予想になりません。結果の行の項目と問われている値が1つの文にそろっているとき、または出力の1行がそのまま文にあるときに見つかります。文と代替テキストは、問いのすぐ上の見出しから調べますが、行の項目が4桁以上のビット列なら文書全体を調べます。問いかけの文は、ビット列についてだけ調べます。1桁の数はどんな文にもあるので、調べません。"
        + "復習などで意図して書くときは、問いか答えの前に`<!-- check: allow=answer-above-question reason=\"…\" -->`と書きます。"),
    wrong: .document(document("The code `101` stands for -3.")), right: .document(document("A code has three bits.")))

  private static func document(_ text: String) -> String {
    """
    \(text)

    What does `101` stand for?

    ```experiment integer.table name=top-bit predict=value
    encoding: twos-complement
    codes: [101]
    ```

    <details><summary>Result</summary>

    | bits  | value |
    |-------|------:|
    | `101` |    -3 |

    </details>

    """
  }

  func check(_ lesson: CheckedLesson, in tree: CheckedTree, _ findings: inout RuleFindings) {
    for document in lesson.documents {
      let cells = document.document.cells.filter { $0.prediction != nil && $0.transcript != nil }
      guard !cells.isEmpty else { continue }
      let texts = TextBeforeAnswer.of(document)
      for cell in cells {
        let line = cell.lines.lowerBound
        let section = document.markup.headings.last { $0.position.line < line }?.position.line ?? 1
        let answers = answers(of: cell, document, lesson.original(in: tree))
        var lines: Set<Int> = []
        for text in texts where text.line < line && !lines.contains(text.line) {
          let isNear = !text.isSentence || text.line >= section
          let read = answers.filter { $0.isOfLongCode || isNear && ($0.isOfCode || !text.asks) }
          guard let answer = read.first(where: { $0.isTold(in: text.text) }) else { continue }
          lines.insert(text.line)
          findings.add(
            document.file, line: text.line,
            LocalizedText(
              en:
                "The answer `\(answer.value)`\(answer.subject.map { " for `\($0)`" } ?? "") appears before line \(line) asks for it: move it below the question.",
              ja:
                "\(line)行目の問いより前に、\(answer.subject.map { "`\($0)`の" } ?? "")答え`\(answer.value)`が書かれています。問いより下に移してください。"),
            allowedAt: line)
        }
      }
    }
  }

  /// Returns the answers in the recorded result of a cell.
  private func answers(of cell: Cell, _ document: CheckedDocument, _ original: CheckedDocument?) -> [RecordedAnswer] {
    guard let transcript = cell.transcript else { return [] }
    if case .fence(.transcript, let lines) = transcript.content {
      return lines.filter { $0.count >= RecordedAnswer.shortestLine && !$0.hasPrefix("[trap") }.map {
        RecordedAnswer(subject: nil, value: $0)
      }
    }
    guard let column = cell.prediction?.column, let table = table(transcript, document),
      let index = index(of: column, table) ?? index(of: column, cell, original), let header = table.rows.first
    else { return [] }
    return table.rows.dropFirst().compactMap { row in
      guard row.cells.indices.contains(index), row.cells.count == header.cells.count, !row.cells[index].isEmpty,
        let subject = row.cells.indices.first(where: { $0 != index && !row.cells[$0].isEmpty }).map({ row.cells[$0] }),
        subject != row.cells[index]
      else { return nil }
      return RecordedAnswer(subject: subject, value: row.cells[index])
    }
  }

  private func table(_ transcript: Transcript, _ document: CheckedDocument) -> Markup.Table? {
    document.markup.tables.first { $0.lines.lowerBound == transcript.lines.lowerBound }
  }

  /// Returns the position of a column by its id, which is usually its English title.
  private func index(of column: String, _ table: Markup.Table) -> Int? {
    table.rows.first?.cells.firstIndex { $0.lowercased().replacing(" ", with: "-") == column }
  }

  /// Returns the position of a column in the English document, for a translation.
  private func index(of column: String, _ cell: Cell, _ original: CheckedDocument?) -> Int? {
    guard let original, let name = cell.name,
      let other = original.document.cells.first(where: { $0.name == name })?.transcript,
      let table = table(other, original)
    else { return nil }
    return index(of: column, table)
  }
}

/// A unit of text before an answer: a sentence, a heading, an objective.
private struct TextBeforeAnswer {
  let text: String
  let line: Int
  /// Whether it is a sentence of a paragraph, or describes a picture.
  var isSentence = false

  /// Whether it asks for something, judged by words of the two languages.
  var asks: Bool {
    ["?", "？", "か。", "ください。"].contains { text.hasSuffix($0) }
      || ["Answer ", "Predict ", "Say "].contains { text.hasPrefix($0) }
  }

  /// Returns the text units of a document in the order of lines.
  static func of(_ document: CheckedDocument) -> [TextBeforeAnswer] {
    let matter = document.document.frontMatter
    let title = matter.map { TextBeforeAnswer(text: $0.title, line: document.place(ofKey: "title").line) }
    let objectives = (matter?.objectives ?? []).map {
      TextBeforeAnswer(text: $0, line: document.place(ofKey: "objectives", value: $0).line)
    }
    let headings = document.markup.headings.map { TextBeforeAnswer(text: $0.text, line: $0.position.line) }
    let pictures = document.markup.links.filter(\.isImage).map {
      TextBeforeAnswer(text: $0.text ?? "", line: $0.position.line, isSentence: true)
    }
    // Slips give wrong answers, which can be right answers of other questions.
    let slips = document.document.cells.flatMap { $0.prediction?.slips ?? [] }.map(\.lines)
    let paragraphs = document.markup.paragraphs.filter { paragraph in !slips.contains { $0.overlaps(paragraph.lines) } }
    let sentences = paragraphs.flatMap { paragraph in
      paragraph.text.replacing("。", with: "。\n").replacing(#/([.!?]) /#, with: { "\($0.output.1)\n" })
        .split(separator: "\n").map {
          TextBeforeAnswer(text: String($0), line: paragraph.lines.lowerBound, isSentence: true)
        }
    }
    let all: [TextBeforeAnswer] = (title.map { [$0] } ?? []) + objectives + headings + pictures + sentences
    return all.sorted { $0.line < $1.line }
  }
}

/// A right answer and its subject.
private struct RecordedAnswer {
  /// The minimum length of a printed line; shorter lines appear in any text.
  static let shortestLine = 6

  /// The item in the row of the result; nil for a printed line.
  let subject: String?
  let value: String

  /// Whether the answer is for a code, which a sentence seldom contains by chance.
  var isOfCode: Bool {
    subject.map { $0.count >= 3 && $0.allSatisfy { "01".contains($0) } } ?? false
  }

  /// Whether the answer is for a code that no other sentence of the document contains by chance.
  var isOfLongCode: Bool { isOfCode && (subject?.count ?? 0) >= 4 }

  /// Whether the subject or the answer is a single digit or letter.
  private var isShort: Bool { value.count == 1 && value.allSatisfy(\.isASCII) || subject?.count == 1 }

  /// Whether a text gives the answer.
  func isTold(in text: String) -> Bool {
    (isOfCode || !isShort) && text.hasWord(value) && (subject.map { text.hasWord($0) } ?? true)
  }
}
