import CrashRecovery
import ExperimentKit
import LessonKit
import LessonPage
import LessonRunner
import SourceText
import Workshops

/// An attempt with other values of an experiment, for `try key=value` in `lesson next`.
struct NextAttempt {
  private let cell: Cell?
  private let document: String
  private let language: Language

  /// - Parameters:
  ///   - cell: the cell of the experiment; nil for a question without one.
  ///   - document: the path of its document; its folder holds the files that values may name.
  ///   - language: the language of the result.
  init(_ cell: Cell?, of document: String, _ language: Language) {
    (self.cell, self.document, self.language) = (cell, document, language)
  }

  /// Runs the experiment with the values of a line, and prints the result, or the values that are allowed.
  func run(_ line: String, _ dialogue: NextDialogue) async {
    let (session, document, language) = (dialogue.session, document, language)
    guard let cell, let name = cell.experiment,
      let entry = await session.experiments.experiments(named: [name], near: "").catalogue[name]
    else { return dialogue.say(NextWords.nothingToTry) }
    let words = Self.words(line).dropFirst().map { String($0) }
    if words.isEmpty {
      return dialogue.show(CatalogueTable.parameterLines(entry, session.language))
    }
    let (given, errors) = ParameterArguments.entries(words)
    guard errors.isEmpty else { return tell(errors, dialogue) }
    let entries = cell.writtenParameters.filter { entry in !given.contains { $0.key == entry.key } } + given
    let place = { @Sendable (line: Int) in Place(file: words.indices.contains(line - 1) ? words[line - 1] : name) }
    do {
      let result = try await CrashRecovery.run { isApart in
        let found = await session.experiments.apart(isApart).experiments(named: [name], near: document)
        if let problem = found.problem(of: name) { throw problem }
        let prepared = try ParameterFiles.$current.withValue(session.folder.parameterFiles(of: document)) {
          try (found.catalogue[name] ?? entry).prepare(entries, line: 0, place: place).get()
        }
        return try await prepared.run()
      }
      dialogue.show(Reading.lines(of: result, language))
    } catch {
      tell(Findings(thrown: error, line: 0, place: place).all, dialogue)
    }
  }

  private func tell(_ findings: [Finding], _ dialogue: NextDialogue) {
    for finding in findings { dialogue.say(LocalizedText("\(finding)")) }
  }

  /// Splits a line into words; spaces in brackets and quotation marks do not separate words.
  static func words(_ line: String) -> [Substring] {
    var depth = 0
    var isQuoted = false
    return line.split { character in
      switch character {
      case "\"": isQuoted.toggle()
      case "[", "{": depth += 1
      case "]", "}": depth -= 1
      default: return (character == " " || character == "\u{3000}") && depth <= 0 && !isQuoted
      }
      return false
    }
  }
}
