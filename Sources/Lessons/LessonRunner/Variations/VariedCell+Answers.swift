import LessonKit

extension VariedCell {
  /// An answer that a choice of values gives away.
  package struct GivenAway: Sendable {
    /// The position of the answer.
    package var position: Int
    /// The first choice of values that shows it.
    package var state: VariedState
  }

  /// Returns the answers that other values than those of the cell show.
  ///
  /// An answer that the recorded result shows, too, is known on the page already.
  ///
  /// - Parameter answers: the answers to the questions below the cell; nil for a question whose answer no result shows.
  /// - Returns: the answers that are given away, by their positions.
  package func givenAway(_ answers: [AnswerRows?]) -> [GivenAway] {
    var rest = answers.indices.filter { answers[$0] != nil }
    var found: [GivenAway] = []
    for varied in results.filter(\.state.isRecorded) + results.filter({ !$0.state.isRecorded }) {
      guard !rest.isEmpty, case .result(let result) = varied.result else { continue }
      let shown = ShownRows(result)
      let given = rest.filter { answers[$0].map(shown.hold) ?? false }
      guard !given.isEmpty else { continue }
      rest.removeAll(where: given.contains)
      if !varied.state.isRecorded { found += given.map { GivenAway(position: $0, state: varied.state) } }
    }
    return found.sorted { $0.position < $1.position }
  }
}
