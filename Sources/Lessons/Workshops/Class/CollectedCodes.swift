/// The codes of a class as counts, whose size does not depend on the number of lines.
package struct CollectedCodes: Sendable, Hashable {
  /// The largest number of notes that are kept.
  package static let mostNotes = 1000
  /// The largest number of lines that are reported one by one.
  package static let mostDoubts = 100

  /// A note next to the codes of a learner.
  package struct Note: Sendable, Hashable {
    /// The line, from 1.
    package var line: Int
    package var text: String
  }

  /// The number of learners.
  package private(set) var learners = 0
  /// The number of notes.
  package private(set) var noteCount = 0
  /// The number of lines that are not understood.
  package private(set) var doubtCount = 0
  /// The answers to each question.
  package private(set) var tallies: [ClassTally]
  /// The first notes.
  package private(set) var notes: [Note] = []
  /// The first lines that are not understood.
  package private(set) var doubts: [CodeReader.Doubt] = []
  private var editions: [Int: Int] = [:]

  /// Creates a collection without learners.
  ///
  /// - Parameter questions: the number of questions.
  package init(questions: Int) { tallies = [ClassTally](repeating: ClassTally(), count: questions) }

  /// Adds a line.
  package mutating func add(_ entry: CodeReader.Entry) {
    switch entry {
    case .learner(let learner):
      learners += 1
      for (question, state) in learner.states.enumerated() { tallies[question].count(state) }
      guard !learner.note.isEmpty else { return }
      noteCount += 1
      if notes.count < Self.mostNotes { notes.append(Note(line: learner.line, text: learner.note)) }
    case .doubt(let doubt):
      doubtCount += 1
      if case .edition(let number) = doubt.reason { editions[number, default: 0] += 1 }
      if doubts.count < Self.mostDoubts { doubts.append(doubt) }
    }
  }

  /// Returns the number of lines with codes of an edition that is not the page's.
  ///
  /// A wrong character looks like another edition, too, but hardly ever like the same one in two lines.
  package func lines(ofEdition number: Int) -> Int { editions[number] ?? 0 }
}
