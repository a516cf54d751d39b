import LessonKit
import LessonMarkdown
import SourceText

/// Translations whose headings and cells differ from `lesson.md`.
struct OutdatedTranslation: Rule {
  static let page = RulePage(
    code: "outdated-translation", severity: .error,
    summary: LocalizedText(
      en:
        "A translation lacks a heading or an objective of `lesson.md`, has an extra one, or has a cell in a different place. Headings are compared by level and position, cells by name.",
      ja: "翻訳の見出しや目標の数が`lesson.md`と違うか、セルの位置が違います。見出しはレベルと位置で、セルは名前で比べます。"),
    reason: LocalizedText(
      en:
        "One language was edited and the other was not, so their readers learn different things. `lesson run` reports cells that are missing "
        + "or have different results.",
      ja: "片方の言語だけを書き換えると、言語によって学ぶことが違ってしまいます。足りないセルや結果の違うセルは、`lesson run`で表示されます。"),
    wrong: .files([("lessons/bits/lesson.md", english), ("lessons/bits/lesson.ja.md", japanese(""))]),
    right: .files([("lessons/bits/lesson.md", english), ("lessons/bits/lesson.ja.md", japanese("\n## 練習\n"))]))

  private static let english =
    "---\ntitle: Bits\nminutes: 30\nobjectives: [Read bits]\n---\n\n# Bits\n\n## Exercises\n"

  private static func japanese(_ end: String) -> String {
    "---\ntitle: ビット\nobjectives: [ビットを読む]\n---\n\n# ビット\n\(end)"
  }

  func check(_ lesson: CheckedLesson, in tree: CheckedTree, _ findings: inout RuleFindings) {
    guard let original = lesson.original(in: tree) else { return }
    for translation in lesson.documents where translation.name.isTranslation {
      compare(translation, with: original, &findings)
      compareObjectives(translation, with: original, &findings)
    }
  }

  private func compareObjectives(
    _ translation: CheckedDocument, with original: CheckedDocument, _ findings: inout RuleFindings
  ) {
    let counts = [translation, original].map { $0.document.frontMatter?.objectives.count ?? 0 }
    guard counts[0] != counts[1], counts[0] > 0 else { return }
    findings.add(
      translation.file, line: translation.place(ofKey: "objectives").line,
      LocalizedText(
        en:
          "The front matter has \(counts[0]) objectives here, but \(counts[1]) in `\(original.path)`: make the numbers equal.",
        ja: "目標が\(counts[0])個あり、`\(original.path)`の\(counts[1])個と違います。そろえてください。"))
  }

  private func compare(_ translation: CheckedDocument, with original: CheckedDocument, _ findings: inout RuleFindings) {
    let (theirs, ours) = (Landmark.of(original), Landmark.of(translation))
    let pairs = LongestCommonPart.pairs(theirs.map(\.kind), ours.map(\.kind))
    let named = Set(theirs.map(\.kind))
    var position = 0
    var matched: Set<Int> = []
    for pair in pairs + [(theirs.count, ours.count)] {
      for missing in theirs[position..<pair.0] where missing.isHeading {
        let line = pair.1 < ours.count ? ours[pair.1].line : max(1, translation.file.lines.count)
        findings.add(
          translation.file, line: line,
          LocalizedText(
            en:
              "The heading \"\(missing.text)\" of `\(original.path):\(missing.line)` is missing above this line: translate that section, or remove it from the original.",
            ja: "この行より上に、`\(original.path):\(missing.line)`の見出し「\(missing.text)」に当たる見出しがありません。その節を訳すか、もとの文書から削除してください。")
        )
      }
      position = pair.0 + 1
      matched.insert(pair.1)
    }
    for (index, landmark) in ours.enumerated() where !matched.contains(index) {
      if landmark.isHeading {
        findings.add(
          translation.file, line: landmark.line,
          LocalizedText(
            en:
              "`\(original.path)` has no heading for \"\(landmark.text)\" at this position: add the section there, or remove it here.",
            ja: "`\(original.path)`のこの位置に、見出し「\(landmark.text)」に当たる見出しがありません。もとの文書に加えるか、ここから削除してください。"))
      } else if named.contains(landmark.kind), let other = theirs.first(where: { $0.kind == landmark.kind }) {
        findings.add(
          translation.file, line: landmark.line,
          LocalizedText(
            en:
              "The cell `\(landmark.text)` is not in the same place as in `\(original.path):\(other.line)`: move it there.",
            ja: "セル`\(landmark.text)`の位置が`\(original.path):\(other.line)`と違います。同じ位置に移してください。"))
      }
    }
  }
}

/// A heading or a cell, for comparing two languages of a lesson.
private struct Landmark {
  enum Kind: Hashable {
    case heading(level: Int)
    case cell(String)
  }

  let kind: Kind
  let text: String
  let line: Int
  var isHeading: Bool { if case .heading = kind { true } else { false } }

  static func of(_ document: CheckedDocument) -> [Landmark] {
    let headings = document.markup.headings.map {
      Landmark(kind: .heading(level: $0.level), text: $0.text, line: $0.position.line)
    }
    let cells = document.document.cells.compactMap { cell in
      cell.name.map { Landmark(kind: .cell($0), text: $0, line: cell.lines.lowerBound) }
    }
    return (headings + cells).sorted { $0.line < $1.line }
  }
}

/// The longest common subsequence of two lists.
private enum LongestCommonPart {
  /// Returns the positions of the common members.
  ///
  /// - Complexity: O(*n* · *m*) for lists of *n* and *m* members; members after the first 2,000 are not compared.
  static func pairs<Element: Equatable>(_ left: [Element], _ right: [Element]) -> [(Int, Int)] {
    let (left, right) = (Array(left.prefix(2_000)), Array(right.prefix(2_000)))
    var lengths = [[Int]](repeating: [Int](repeating: 0, count: right.count + 1), count: left.count + 1)
    for row in left.indices.reversed() {
      for column in right.indices.reversed() {
        lengths[row][column] =
          left[row] == right[column]
          ? lengths[row + 1][column + 1] + 1 : max(lengths[row + 1][column], lengths[row][column + 1])
      }
    }
    var (row, column, pairs) = (0, 0, [(Int, Int)]())
    while row < left.count, column < right.count {
      if left[row] == right[column] {
        pairs.append((row, column))
        (row, column) = (row + 1, column + 1)
      } else if lengths[row + 1][column] >= lengths[row][column + 1] {
        row += 1
      } else {
        column += 1
      }
    }
    return pairs
  }
}
