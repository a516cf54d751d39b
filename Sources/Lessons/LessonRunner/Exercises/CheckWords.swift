import LessonKit
import SourceText
import SwiftCells
import SwiftSource

/// The functions and operators that the check of an exercise calls and that a learner must not replace.
///
/// A check that calls the learner's own `precondition` always passes.
struct CheckWords {
  private let called: Set<String>
  private let signs: Set<String>

  /// Creates the words of an exercise's check, except for names that the starter or the solution declares.
  init(_ exercise: Exercise) {
    let check = SwiftOutline(exercise.check.body)
    let tokens = check.tokens
    let calls = tokens.indices.dropLast().filter { index in
      tokens[index].kind == .word && tokens[index + 1].text == "("
        && (index == 0 || !tokens[index - 1].text.hasSuffix(".") && tokens[index - 1].text != "func")
    }
    let parts = [exercise.starter, exercise.solution].map { SwiftOutline($0.body) }
    let own = parts.map(Self.names).reduce(check.declaredNames) { $0.union($1) }
    called = Set(calls.map { tokens[$0].text }).union(["Swift"]).subtracting(own)
    signs = Set(tokens.filter { $0.kind == .sign }.map(\.text)).subtracting(own)
  }

  private static func names(_ outline: SwiftOutline) -> Set<String> {
    outline.declaredNames.union(outline.operatorFunctions.map(\.name))
  }

  /// Returns errors for the names that a learner's code replaces, with their lines, from top to bottom.
  func replaced(by code: String) -> [SwiftCellError] {
    let outline = SwiftOutline(code)
    let taken = outline.declaredNames.intersection(called).union(
      Set(outline.operatorFunctions.map(\.name)).intersection(signs))
    let lines = taken.map { name in (name, (outline.tokens.first { $0.text == name }?.line ?? 0) + 1) }
    return lines.sorted { ($0.1, $0.0) < ($1.1, $1.0) }.map { name, line in
      SwiftCellError(
        line: line, "The check uses the name `\(name)`, so the code cannot declare it.", help: "Give it another name.")
    }
  }
}
