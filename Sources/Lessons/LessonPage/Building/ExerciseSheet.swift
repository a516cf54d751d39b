import LessonKit
import LessonMarkdown
import SourceText

/// The parts of a document that belong on a sheet of exercises.
struct ExerciseSheet {
  private let document: Document
  private let markup: Markup

  init(_ document: Document) throws(Finding) {
    (self.document, markup) = (document, try Markup(document))
  }

  /// Finds the sections called "Exercises" and the sections with exercises in Swift.
  ///
  /// The answers to the section called "Exercises" come with it, even if they are not among the shown sections.
  ///
  /// - Parameters:
  ///   - shown: the lines of the sections to search; nil for all.
  ///   - hasSolutions: whether the answers and the solutions are part of the sheet.
  /// - Returns: the lines from top to bottom; none if these sections have no exercises.
  func lines(among shown: [ClosedRange<Int>]?, hasSolutions: Bool) -> [ClosedRange<Int>] {
    let outline = LessonOutline(document, markup)
    let headings = markup.headings.filter { !$0.isHTML && $0.level <= 2 }
    let starters = document.exercises.map(\.starter.lines.lowerBound)
    var lines: [ClosedRange<Int>] = []
    var (hasExercises, hasList) = (false, shown == nil)
    for (index, heading) in headings.enumerated() {
      let first = heading.position.line
      let last = index + 1 < headings.count ? headings[index + 1].position.line - 1 : document.file.lines.count
      let section = first...max(first, last)
      let isShown = shown?.contains { $0.contains(first) } ?? true
      let isList = LessonOutline.exercises.contains(heading.text.lowercased())
      if isShown, isList || starters.contains(where: section.contains) {
        hasExercises = true
        hasList = hasList || isList
        lines += hasSolutions ? [section] : without(solutions, section)
      } else if hasSolutions, hasList, outline.isForAnswers(first) {
        lines.append(section)
      }
    }
    return hasExercises ? lines : []
  }

  /// The lines of the collapsed blocks around the solutions of exercises in Swift.
  private var solutions: [ClosedRange<Int>] {
    document.exercises.map { exercise in
      let cell = exercise.solution.lines
      let begin = (1...cell.lowerBound).reversed().first { starts($0, with: "<details") } ?? cell.lowerBound
      let rest = cell.upperBound...max(cell.upperBound, document.file.lines.count)
      return begin...(rest.first { starts($0, with: "</details") } ?? cell.upperBound)
    }
  }

  private func starts(_ line: Int, with text: String) -> Bool {
    document.file.line(line).starts(with: text.utf8)
  }

  private func without(_ holes: [ClosedRange<Int>], _ section: ClosedRange<Int>) -> [ClosedRange<Int>] {
    var (rest, first) = ([ClosedRange<Int>](), section.lowerBound)
    for hole in holes.sorted(by: { $0.lowerBound < $1.lowerBound }) where section.overlaps(hole) {
      if first < hole.lowerBound { rest.append(first...hole.lowerBound - 1) }
      first = hole.upperBound + 1
    }
    return first <= section.upperBound ? rest + [first...section.upperBound] : rest
  }
}

extension PageBuilder {
  /// Limits documents to the exercises of the sections that they show.
  ///
  /// - Parameters:
  ///   - documents: the documents.
  ///   - hasSolutions: whether the answers and the solutions are shown, too.
  /// - Returns: the documents that have exercises.
  /// - Throws: a ``/SourceText/Finding`` for a document that exceeds the limits of the Markdown parser.
  package static func sheets(_ documents: [Ran], hasSolutions: Bool) throws(Finding) -> [Ran] {
    var sheets: [Ran] = []
    for var document in documents {
      let lines = try ExerciseSheet(document.document).lines(among: document.lines, hasSolutions: hasSolutions)
      guard !lines.isEmpty else { continue }
      (document.lines, document.isUnfolded) = (lines, hasSolutions)
      sheets.append(document)
    }
    return sheets
  }
}
