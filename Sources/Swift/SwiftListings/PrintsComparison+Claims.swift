import Results
import SourceText

extension PrintsComparison {
  /// Compares a claim about a value; a claim that could be prose counts only if it agrees.
  mutating func compare(claim index: Int) {
    let claim = listing.claims[index]
    let found: String
    let value = output.values[index]
    if let value, states(claim, value) { return agree(claim) }
    let receiver = output.receivers[index]
    if let receiver, states(claim, receiver) { return agree(claim) }
    let judgement = judgement(ofPrinted: index)
    if let judgement, judgement.agrees { return agree(claim) }
    if claim.subject == .printed || isSilent(claim, value, receiver, printed: output.printedLast[index]) {
      guard let judgement, let line = judgement.lines.first else { return }
      if judgement.lines.count > 1 { return differ(claim, judgement.lines) }
      guard claim.subject == .printed || FoundValue(printed: line).hasForm(of: claim.text) else { return }
      found =
        claim.isCertain
        ? FoundValue(printed: line).written(as: claim.text, isApproximate: claim.isApproximate) ?? line
        : claim.text.hasPrefix("\"") ? "\"\(line)\"" : line
    } else {
      let isOfReceiver = value.map { !$0.resembles(claim.text) } ?? true
      let meant = receiver.flatMap { isOfReceiver && $0.resembles(claim.text) ? $0 : nil } ?? value
      guard let value = meant, claim.isCertain || value.hasUnit(of: claim.text), !claim.isSelection,
        value.isLike(claim.text) || claim.isIntroduced && value.isNoNumber,
        let form = value.written(as: claim.text, isApproximate: claim.isApproximate)
      else { return }
      found = form
    }
    comparedCount += 1
    differences.append(Difference(line: firstLine + claim.bodyLine, expected: claim.text, found: found))
    if claim.isWhole {
      statements[index] = found
    } else {
      refusals.append((firstLine + claim.bodyLine, .ambiguous))
    }
  }

  /// Whether a comment is about its statement's output, rather than about its value or the variable that it changes.
  private func isSilent(_ claim: ValueClaim, _ value: FoundValue?, _ receiver: FoundValue?, printed: [String]?) -> Bool
  {
    if value?.kind == .void, printed?.isEmpty ?? true, receiver?.resembles(claim.text) == true { return false }
    return value?.isSilent(on: claim.text, printed: printed) == true
  }

  private func states(_ claim: ValueClaim, _ value: FoundValue) -> Bool {
    value.isStated(by: claim.text, inAnyOrder: isUnordered(claim), isApproximate: claim.isApproximate)
  }

  private func isUnordered(_ claim: ValueClaim) -> Bool { claim.isUnordered || variation == .order }

  /// Returns whether the output before a claim is what it states; nil if it can be prose, or nothing was printed.
  ///
  /// A claim stands for all output since the mark before it, else for the output of the statement directly above it.
  func judgement(ofPrinted index: Int) -> (agrees: Bool, lines: [String], isOfLast: Bool)? {
    let all = output.printed[index].flatMap { lines in agreement(index, lines).map { ($0, lines, false) } }
    if let all, all.0 { return all }
    return output.printedLast[index].flatMap { lines in agreement(index, lines).map { ($0, lines, true) } } ?? all
  }

  private func agreement(_ index: Int, _ lines: [String]) -> Bool? {
    let claim = listing.claims[index]
    guard !lines.isEmpty else { return nil }
    let stated = claim.lines
    if zip(stated, lines).allSatisfy({ ValueClaim.isLine($0, $1) }) {
      if stated.count == lines.count { return true }
      // A last line `...` stands for all that follows.
    } else if stated.count > 2, ["...", "\u{2026}"].contains(stated.last), stated.count <= lines.count,
      zip(stated.dropLast(), lines).allSatisfy({ ValueClaim.isLine($0, $1) })
    {
      return true
    }
    if stated.count > 1, stated.count == lines.count {
      // Another order can come from something without an order; a text that is mostly right is not prose.
      if isReordered(stated, lines) { return variation == .nothing ? false : nil }
      let right = zip(stated, lines).count { ValueClaim.isLine($0, $1) && !$0.isEmpty }
      return right * 2 >= stated.count ? false : nil
    }
    guard claim.isCertain, lines.count == 1 else { return nil }
    let agrees = states(claim, FoundValue(printed: lines[0]))
    return claim.isSelection && !agrees ? nil : agrees
  }

  /// Whether lines of a comment are the printed ones, each with or without quotation marks, in another order.
  private func isReordered(_ stated: [String], _ lines: [String]) -> Bool {
    var rest = lines
    for line in stated {
      guard let index = rest.firstIndex(where: { ValueClaim.isLine(line, $0) }) else { return false }
      rest.remove(at: index)
    }
    return rest.isEmpty
  }

  /// Records the wrong lines of a claim, which is not corrected.
  private mutating func differ(_ claim: ValueClaim, _ lines: [String]) {
    comparedCount += 1
    let first = firstLine + claim.bodyLine - claim.lines.count + 1
    for (offset, pair) in zip(claim.lines, lines).enumerated() where !ValueClaim.isLine(pair.0, pair.1) {
      differences.append(Difference(line: first + offset, expected: pair.0, found: pair.1))
      refusals.append((first + offset, .ambiguous))
    }
  }

  private mutating func agree(_ claim: ValueClaim) {
    comparedCount += 1
    statedLines.append(firstLine + claim.bodyLine)
  }
}
