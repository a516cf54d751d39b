import Results

/// What an English sentence announces: that code does not compile, or that it ends in a runtime error.
///
/// What could be about something else, is denied, or depends on a condition announces nothing.
struct EnglishAnnouncement {
  private let words: EnglishWords

  init(_ sentence: String) { words = EnglishWords(sentence) }

  /// A place where a fault is named.
  private struct Mention {
    var fault: AnnouncedFault
    var start: Int
    var end: Int
    var kind: Kind

    enum Kind {
      case noun, verb, infinitive, refusal
    }
  }

  /// What a comment announces of the code beside it.
  var ofComment: FaultStatement? {
    guard let mention = mentions.first, words[words.count - 1] != "?" else { return nil }
    let isSaid = isLabel(mention) || hasPredicate(mention) && allowsTail(mention, Self.tailsOfSentences)
    return isSaid ? statement(mention, .either) : nil
  }

  /// What a sentence of a paragraph announces.
  ///
  /// - Parameter leadsToCode: whether the sentence ends in a colon directly above the code.
  /// - Returns: it; nil where the sentence does not speak of code next to it.
  func ofProse(leadsToCode: Bool) -> FaultStatement? {
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

  // MARK: - Naming faults

  private var mentions: [Mention] { words.words.indices.compactMap(mention) }

  private func mention(at start: Int) -> Mention? {
    refusal(at: start) ?? verb(at: start) ?? noun(at: start)
  }

  /// `does not compile`, `cannot be compiled`, `fails to compile`.
  private func refusal(at start: Int) -> Mention? {
    var index = start
    if ["doesn't", "don't", "won't", "can't", "cannot"].contains(words[index]) {
      index += 1
    } else if ["does", "do", "will", "can"].contains(words[index]), words[index + 1] == "not" {
      index += 2
    } else if ["fails", "fail"].contains(words[index]), words[index + 1] == "to" {
      index += 2
    } else {
      return nil
    }
    if ["be", "even", "actually"].contains(words[index]) { index += 1 }
    guard ["compile", "compiled", "type-check"].contains(words[index]) else { return nil }
    return Mention(fault: .compilerError, start: start, end: index + 1, kind: .refusal)
  }

  /// `crashes`, `will trap`, `fails at runtime`.
  private func verb(at start: Int) -> Mention? {
    let word = words[start]
    let end: Int
    switch word {
    case "crashes", "traps", "crash", "trap": end = start + 1
    case "fails", "fail":
      guard words[start + 1] == "at", let next = afterRunTime(start + 2) else { return nil }
      end = next
    default: return nil
    }
    return Mention(
      fault: .runtimeError, start: start, end: end, kind: word.hasSuffix("s") ? .verb : .infinitive)
  }

  private func afterRunTime(_ index: Int) -> Int? {
    if ["runtime", "run-time"].contains(words[index]) { return index + 1 }
    return words[index] == "run" && words[index + 1] == "time" ? index + 2 : nil
  }

  private func noun(at start: Int) -> Mention? {
    func found(_ fault: AnnouncedFault, _ end: Int) -> Mention {
      Mention(fault: fault, start: start, end: end, kind: .noun)
    }
    if Self.ofCompiler.contains(words[start]) {
      let end = words[start + 1] == "time" ? start + 2 : start + 1
      return Self.errors.contains(words[end]) ? found(.compilerError, end + 1) : nil
    }
    if let end = afterRunTime(start), Self.failures.contains(words[end]) { return found(.runtimeError, end + 1) }
    if Self.ofRun.contains(words[start]), Self.failures.contains(words[start + 1]) {
      return found(.runtimeError, start + 2)
    }
    if ["arithmetic", "integer", "stack"].contains(words[start]), words[start + 1] == "overflow" {
      return found(.runtimeError, Self.failures.contains(words[start + 2]) ? start + 3 : start + 2)
    }
    if words[start] == "assertion", words[start + 1] == "fails" { return found(.runtimeError, start + 2) }
    if ["assert", "assertion"].contains(words[start]), words[start - 2].hasPrefix("trigger") {
      return found(.runtimeError, start + 1)
    }
    guard words[start] == "error" else { return nil }
    guard words[start + 1] == "at" else { return found(.error, start + 1) }
    if let end = afterRunTime(start + 2) { return found(.runtimeError, end) }
    if words[start + 2] == "compile-time" { return found(.compilerError, start + 3) }
    let isOfCompiler = words[start + 2] == "compile" && words[start + 3] == "time"
    return isOfCompiler ? found(.compilerError, start + 4) : found(.error, start + 1)
  }

  // MARK: - What stands around them

  /// Whether a comment is the name of a fault, perhaps with words about it: `Error: it is a constant`, `crash!`.
  private func isLabel(_ mention: Mention) -> Bool {
    let isOfAssertion = words[mention.start..<mention.end].contains("fails")
    guard
      mention.start == 0 || mention.start == 1 && (isOfAssertion ? ["the", "this"] : ["a", "an"]).contains(words[0])
    else { return false }
    if Self.absences.contains(words[mention.end + 1]), words[mention.end] == ":" { return false }
    switch mention.kind {
    case .refusal, .verb: return allowsTail(mention, Self.tailsOfSentences)
    case .infinitive: return allowsTail(mention, ["again", "because", "due", "here", "occurs", "since"])
    case .noun:
      let isAny = mention.fault == .error
      let tails: Set = ["again", "as", "because", "due", "happens", "here", "occurs", "since"]
      return allowsTail(mention, isAny ? tails : tails.union(isOfAssertion ? ["with"] : ["at", "for", "in", "on"]))
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
      // Up to three words between the article and the error say which.
      var article = index
      while article >= 0, index - article < 3, !Self.articles.contains(words[article]), !isCause(article) {
        article -= 1
      }
      if Self.articles.contains(words[article]) { article -= 1 }
      guard isCause(article) || mention.fault == .runtimeError && words[article] == "throws" else { return false }
    }
    guard mention.start <= Self.longestHead else { return false }
    let head = words[0..<mention.start]
    let doubts = Self.doubts.subtracting(["because", "so"])
    guard !head.contains(where: { doubts.contains($0) || $0.hasSuffix("n't") || Self.elsewhere.contains($0) }),
      !Self.commands.contains(words[0]), !head.contains(where: { [";", "?", "=", "{", "}"].contains($0) }),
      !isOfVersion(0..<mention.start)
    else { return false }
    if let colon = head.lastIndex(of: ":"), !["it", "that", "this"].contains(words[colon + 1]) { return false }
    let clause = head.lastIndex(of: ",").map { head[($0 + 1)...] } ?? head[...]
    return !["which", "who", "where", "whose"].contains(clause.first ?? "") && !clause.dropFirst().contains("that")
  }

  private func isCause(_ index: Int) -> Bool {
    if Self.causes.contains(words[index]) { return true }
    return ["in", "to", "with"].contains(words[index])
      && ["result", "results", "lead", "leads", "end", "ends"].contains(words[index - 1])
  }

  /// Whether some words name a version of Swift.
  private func isOfVersion(_ range: Range<Int>) -> Bool {
    range.contains { words[$0] == "swift" && words[$0 + 1].first?.isNumber == true }
  }

  /// Whether what follows leaves the fault as certain as it is.
  private func allowsTail(_ mention: Mention, _ tails: Set<String>) -> Bool {
    let next = words[mention.end]
    let isOfProgram = next == "the" && ["app", "playground", "process", "program"].contains(words[mention.end + 1])
    guard next.isEmpty || Self.stops.contains(next) || tails.contains(next) || isOfProgram else { return false }
    var explains = false
    for index in mention.end..<max(mention.end, words.count) {
      let word = words[index]
      if [":", "because", "since", "\u{2014}"].contains(word) { explains = true }
      if Self.elsewhere.contains(word) || isOfVersion(index..<(index + 1)) { return false }
      if !explains, Self.doubts.contains(word) || word.hasSuffix("n't") { return false }
      if explains, Self.conditions.contains(word), mention.kind != .noun { return false }
    }
    return true
  }

  // MARK: - Words

  private static let longestHead = 14
  private static let ofCompiler: Set = [
    "build", "build-time", "compilation", "compile", "compile-time", "compiler", "compiletime", "static", "syntax",
    "type", "type-checking",
  ]
  private static let ofRun: Set = [
    "arithmetic", "assertion", "division-by-zero", "fatal", "index-out-of-range", "out-of-bounds", "out-of-range",
    "overflow", "precondition",
  ]
  private static let errors: Set = ["error", "errors", "failure"]
  private static let failures: Set = ["crash", "error", "exception", "failure", "trap"]
  private static let articles: Set = ["a", "an", "another", "the", "this"]
  private static let adverbs: Set = [
    "also", "always", "immediately", "now", "still", "then", "therefore", "thus", "will",
  ]
  private static let causes: Set = [
    "are", "cause", "causes", "emit", "emits", "generate", "generates", "get", "gets", "give", "gives", "is", "it's",
    "produce", "produces", "raise", "raises", "report", "reports", "that's", "trigger", "triggers", "yield", "yields",
  ]
  private static let stops: Set = [".", "!", ",", ":", ";", "(", ")", "\u{2014}", "\u{2026}"]
  private static let tailsOfSentences: Set = [
    "again", "and", "as", "at", "because", "by", "due", "for", "here", "immediately", "in", "on", "since", "with",
  ]
  private static let conditions: Set = ["if", "unless", "when", "whenever"]
  /// Words with which a fault is denied, or happens in some cases only.
  private static let doubts: Set = conditions.union([
    "avoid", "avoids", "because", "can", "could", "else", "either", "except", "how", "instead", "longer", "may",
    "maybe", "might", "neither", "never", "no", "nor", "not", "nothing", "once", "only", "or", "otherwise", "perhaps",
    "possibly", "prevent", "prevents", "previously", "rather", "should", "so", "sometimes", "suppose", "until", "used",
    "what", "why", "without", "would",
  ])
  /// Words with which a fault happens elsewhere: in other code, with another compiler or another build.
  private static let elsewhere: Set = [
    "earlier", "ios", "linux", "macos", "older", "optimized", "release", "uncomment", "uncommented", "windows", "xcode",
  ]
  /// What is said to be absent behind a name: `Error: none`.
  private static let absences: Set = ["0", "handled", "nil", "no", "none", "null", "ok", "optional"]
  /// Words with which a comment says what code is to do.
  private static let commands: Set = [
    "assert", "catch", "check", "create", "define", "demonstrate", "ensure", "fixme", "handle", "ignore", "log", "make",
    "mark", "print", "prints", "return", "returns", "show", "shows", "simulate", "test", "throw", "throws", "todo",
  ]
  /// Words with which a sentence points at the code next to it.
  private static let deictic: Set = [
    "above", "below", "following", "here", "it", "it's", "next", "preceding", "previous", "that's", "these", "this",
  ]
  /// The parts of a listing of which a sentence can speak behind `the`.
  private static let parts: Set = [
    "assertion", "assignment", "call", "code", "conversion", "example", "expression", "line", "lines", "listing",
    "loop",
    "one", "program", "snippet", "statement",
  ]
}

extension EnglishWords {
  fileprivate subscript(range: Range<Int>) -> [String] { range.map { self[$0] } }
}
