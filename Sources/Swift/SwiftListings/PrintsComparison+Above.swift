extension PrintsComparison {
  /// Whether each comment has output below it, up to the next one, and the first has none above it.
  var isToldAbove: Bool {
    hasOnlyBoundaries && ofCalls.isEmpty && output.parts[0].lines.isEmpty
      && output.parts.dropFirst().allSatisfy { !$0.lines.isEmpty }
  }

  /// Whether each comment agrees with the statements directly above or directly below it, and no output is left
  /// between two comments.
  ///
  /// - Complexity: O(*n*) comparisons for *n* comments and statements.
  var isToldNearby: Bool {
    guard hasOnlyBoundaries else { return false }
    /// Whether the comment before can be about what is below it, or above it.
    var (isAbove, isBelow) = (false, true)
    var before = 0
    for (comment, part) in zip(boundaries, output.parts) {
      defer { before = comment }
      let lines = part.lines[...]
      let endsBoth =
        isAbove
        && part.starts.contains { start in
          start > 0 && start < lines.count && agrees(before, lines[..<start]) && agrees(comment, lines[start...])
        }
      (isAbove, isBelow) = (
        !listing.comments[comment].followsCode
          && (isAbove && agrees(before, lines) || isBelow && lines.isEmpty),
        endsBoth || isBelow && (agrees(comment, lines) || agrees(comment, lines, from: part.starts))
      )
    }
    if isBelow { return true }
    guard isAbove, let last = output.parts.last else { return false }
    let ends = [last.lines.count] + last.starts
    return ends.contains { agrees(before, last.lines.prefix($0)) }
  }

  /// The comments that are not about calls in bodies.
  private var boundaries: [Int] { listing.comments.indices.filter { !ofCalls.contains($0) } }

  /// Whether these comments are between statements that were reached.
  private var hasOnlyBoundaries: Bool {
    !isCut && output.parts.count == boundaries.count + 1
      && zip(boundaries, output.parts).allSatisfy { $1.comment == $0 && listing.comments[$0].isBoundary }
  }
}
