import Results

extension PrintsComparison {
  /// Compares a comment in a body with the output of the call on its line; false if that output is unknown.
  ///
  /// The comment stands for the output of all its runs, or of one of them, or of some one after the other. If the call
  /// never ran, the comment is not judged.
  mutating func compare(call comment: Int) -> Bool {
    guard listing.comments[comment].call != nil,
      let runs = output.calls.outputs(of: .init(listing: listing.name, comment: comment))
    else { return false }
    guard !runs.isEmpty else {
      unjudged.insert(comment)
      return true
    }
    let all = runs.map(\.text).joined().outputLines
    let readings = [all] + runs.flatMap { [$0.text.outputLines, ($0.before + $0.text).outputLines] }
    if readings.contains(where: { agrees(comment, $0[...]) }) || position(of: comment, in: all[...]) != nil {
      return true
    }
    let stated = listing.comments[comment].lines[0].text
    let lines = runs.map { run in
      (!run.before.isEmpty && stated.hasPrefix(run.before) ? run.before + run.text : run.text).outputLines
    }
    differ(comment, Set(lines).count == 1 ? lines[0] : all)
    return true
  }
}
