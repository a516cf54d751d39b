import Results

/// An English sentence that may announce that code does not compile, or that it ends in a runtime error.
///
/// A sentence announces nothing if it could be about something else, if it denies the fault, or if the fault depends on
/// a condition.
package struct EnglishAnnouncement {
  let words: EnglishWords

  package init(_ sentence: String) { words = EnglishWords(sentence) }

  /// A place that names a fault.
  package struct Mention {
    package var fault: AnnouncedFault
    var start: Int
    var end: Int
    var kind: Kind

    enum Kind {
      case noun, verb, infinitive, refusal
    }
  }

  /// The announcement of a comment about the code next to it.
  package var ofComment: FaultStatement? {
    guard let mention = mentions.first, words[words.count - 1] != "?" else { return nil }
    let isSaid = isLabel(mention) || hasPredicate(mention) && allowsTail(mention, Self.tailsOfSentences)
    return isSaid ? statement(mention, .either) : nil
  }

  /// Returns the announcement of a sentence in a paragraph.
  ///
  /// - Parameter leadsToCode: whether the sentence ends in a colon directly above the code.
  /// - Returns: the announcement; nil if the sentence is not about code next to it.
  package func ofProse(leadsToCode: Bool) -> FaultStatement? {
    guard let mention = mentions.first, words[words.count - 1] != "?" else { return nil }
    let head = Set(words[0..<mention.start])
    let isWhole =
      mention.fault != .error && mention.kind != .infinitive && isLabel(mention)
      && (mention.end..<words.count).allSatisfy { Self.stops.contains(words[$0]) }
    guard isWhole || hasPredicate(mention) && allowsTail(mention, Self.tailsOfSentences) else { return nil }
    guard isWhole || leadsToCode || pointsAtCode(mention.start) || words[mention.end] == "here" else { return nil }
    let isBelow = !head.isDisjoint(with: ["below", "following", "next"])
    let isAbove = !head.isDisjoint(with: ["above", "preceding", "previous"])
    return statement(mention, isBelow == isAbove ? .either : isBelow ? .below : .above)
  }

  private func statement(_ mention: Mention, _ direction: FaultStatement.Direction) -> FaultStatement {
    let isOfCompiler = words[0..<mention.start].contains { ["compiler", "compiling"].contains($0) }
    let fault = mention.fault == .error && isOfCompiler ? .compilerError : mention.fault
    return FaultStatement(fault: fault, direction: direction, offset: words.words[mention.start].offset)
  }

  /// Whether words before a position point at the code next to them: `this`, `the last call`.
  private func pointsAtCode(_ end: Int) -> Bool {
    (0..<end).contains { index in
      Self.deictic.contains(words[index])
        || Self.parts.contains(words[index]) && words[max(0, index - 2)..<index].contains("the")
    }
  }

  /// Whether a comment is the name of a fault, perhaps with words about it: `Error: it is a constant`, `crash!`.
  private func isLabel(_ mention: Mention) -> Bool {
    let isOfAssertion = !Set(words[mention.start..<mention.end]).isDisjoint(with: ["failed", "fails"])
    guard
      mention.start == 0 || followsCause(mention)
        || mention.start == 1 && (isOfAssertion ? ["the", "this"] : ["a", "an"]).contains(words[0])
    else { return false }
    if words[mention.end] == ":", isAbsence(at: mention.end + 1) { return false }
    switch mention.kind {
    case .refusal, .verb: return allowsTail(mention, Self.tailsOfSentences)
    case .infinitive:
      return allowsTail(mention, ["again", "at", "because", "due", "here", "occurs", "since", "with"])
    case .noun:
      let isAny = mention.fault == .error
      let tails: Set = ["again", "as", "because", "due", "happens", "here", "occurs", "since"]
      return allowsTail(mention, isAny ? tails : tails.union(isOfAssertion ? ["with"] : ["at", "for", "in", "on"]))
    }
  }

  /// Whether a word says that there is no error: `Error: none`, `Error: no error`, but not `Error: no such file`.
  private func isAbsence(at index: Int) -> Bool {
    let next = words[index + 1]
    return Self.absences.contains(words[index])
      && (words[index] != "no" || next.isEmpty || Self.stops.contains(next) || Self.errors.contains(next))
  }

  /// Whether a comment gives the cause of a fault in a few words, and the fault after a colon: `out of bounds: crash`.
  private func followsCause(_ mention: Mention) -> Bool {
    let head = words[0..<mention.start]
    guard mention.fault != .error, head.last == ":", head.count < 6, !isOfVersion(0..<mention.start) else {
      return false
    }
    return !head.dropLast().contains { word in
      word == ":" || Self.doubts.contains(word) || Self.elsewhere.contains(word) || Self.commands.contains(word)
        || Self.titles.contains(word)
        || word.hasSuffix("n't")
    }
  }

  /// Whether a verb says that some code has a fault: `this causes an error`, `the next line crashes`.
  private func hasPredicate(_ mention: Mention) -> Bool {
    var index = mention.start - 1
    switch mention.kind {
    case .verb, .refusal: break
    case .infinitive:
      while Self.adverbs.contains(words[index]), words[index] != "will" { index -= 1 }
      if Self.articles.contains(words[index]) { index -= 1 }
      guard ["calls", "lines", "they", "will"].contains(words[index]) || isCause(index) else { return false }
    case .noun:
      // Up to three words between the article and the error describe the error.
      var article = index
      while article >= 0, index - article < 3, !Self.articles.contains(words[article]), !isCause(article) {
        article -= 1
      }
      if Self.articles.contains(words[article]) { article -= 1 }
      guard isCause(article) || mention.fault == .runtimeError && words[article] == "throws" else { return false }
    }
    guard mention.start <= Self.longestHead else { return false }
    let head = words[0..<mention.start]
    let clause = head.lastIndex(of: ",").map { head[($0 + 1)...] } ?? head[...]
    // A denial in an earlier clause can be the reason: `it cannot be negative, and so this is an error`.
    let denied = clause.contains { ["it", "that", "this"].contains($0) } ? clause : head[...]
    let doubts = Self.doubts.subtracting(Self.negations).subtracting(["because", "so"])
    guard !head.contains(where: { doubts.contains($0) || Self.elsewhere.contains($0) }),
      !denied.contains(where: { Self.negations.contains($0) || $0.hasSuffix("n't") }),
      !Self.commands.contains(words[0]), !head.contains(where: { [";", "?", "=", "{", "}"].contains($0) }),
      !isOfVersion(0..<mention.start)
    else { return false }
    if let colon = head.lastIndex(of: ":"), !["it", "that", "this"].contains(words[colon + 1]) { return false }
    return !["which", "who", "where", "whose"].contains(clause.first ?? "") && !clause.dropFirst().contains("that")
  }

  private func isCause(_ index: Int) -> Bool {
    if Self.causes.contains(words[index]) { return true }
    return ["in", "to", "with"].contains(words[index])
      && ["result", "results", "lead", "leads", "end", "ends"].contains(words[index - 1])
  }

  /// Whether some words name a version of Swift or of a system that includes it.
  private func isOfVersion(_ range: Range<Int>) -> Bool {
    range.contains { Self.versioned.contains(words[$0]) && words[$0 + 1].first?.isNumber == true }
  }

  /// Whether the rest of the sentence leaves the fault certain.
  private func allowsTail(_ mention: Mention, _ tails: Set<String>) -> Bool {
    let next = words[mention.end]
    let isOfProgram = next == "the" && ["app", "playground", "process", "program"].contains(words[mention.end + 1])
    guard next.isEmpty || Self.stops.contains(next) || tails.contains(next) || isOfProgram else { return false }
    var explains = false
    var tells = false
    for index in mention.end..<max(mention.end, words.count) {
      let word = words[index]
      if [":", "because", "since", "\u{2014}"].contains(word) { explains = true }
      if Self.elsewhere.contains(word) || isOfVersion(index..<(index + 1)) { return false }
      if word == "," { tells = true }
      let isDenied = Self.negations.contains(word) || word.hasSuffix("n't")
      if !explains, isDenied ? !tells || mention.kind != .noun : Self.doubts.contains(word) { return false }
      if explains, Self.conditions.contains(word), mention.kind != .noun { return false }
    }
    return true
  }
}
