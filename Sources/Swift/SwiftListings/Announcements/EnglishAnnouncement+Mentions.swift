import Results

extension EnglishAnnouncement {
  /// The places that name faults, from left to right.
  var mentions: [Mention] { words.words.indices.compactMap(mention) }

  /// Whether the sentence is about errors of the compiler, even without announcing one.
  package var speaksOfCompilerErrors: Bool {
    words.words.indices.contains { start in
      guard isSubject(at: start) || mention(at: start)?.fault == .compilerError else { return false }
      return !words[(start - 4)..<start].contains(where: Self.isDenial)
    }
  }

  /// Whether words name what compilers write or miss: `diagnostics`, `error message`, `missing label`, `a case that
  /// does not exist`.
  private func isSubject(at start: Int) -> Bool {
    switch words[start] {
    case "diagnostic", "diagnostics", "fix-it", "fix-its": true
    case "error": ["message", "messages"].contains(words[start + 1])
    case "missing": ["argument", "arguments", "label", "labels"].contains(words[start + 1])
    case "doesn't": words[start + 1] == "exist" && isOfDeclaration(start)
    case "does": words[(start + 1)..<(start + 3)] == ["not", "exist"] && isOfDeclaration(start)
    default: false
    }
  }

  /// Whether a clause is about something that code declares: `a method that`.
  private func isOfDeclaration(_ start: Int) -> Bool {
    words[start - 1] == "that" && Self.declarations.contains(words[start - 2])
  }

  /// Whether a word denies what follows within a few words.
  private static func isDenial(_ word: String) -> Bool {
    negations.contains(word) || word == "without" || word.hasSuffix("n't") || word.hasPrefix("avoid")
      || word.hasPrefix("prevent")
  }

  private func mention(at start: Int) -> Mention? {
    refusal(at: start) ?? verb(at: start) ?? noun(at: start)
  }

  /// Returns a mention such as `does not compile`, `cannot be compiled`, `fails to compile`.
  private func refusal(at start: Int) -> Mention? {
    var index = start
    if ["doesn't", "don't", "won't", "can't", "cannot"].contains(words[index]) {
      index += 1
    } else if ["does", "do", "will", "can"].contains(words[index]), words[index + 1] == "not" {
      index += 2
    } else if ["fails", "fail"].contains(words[index]), words[index + 1] == "to" {
      index += 2
    } else if words[index] == "not", words[index + 1] == "compilable" {
      return Mention(fault: .compilerError, start: start, end: index + 2, kind: .refusal)
    } else if words[index] == "compiler", ["complains", "refuses", "rejects"].contains(words[index + 1]) {
      let end = ["it", "that", "this"].contains(words[index + 2]) ? index + 3 : index + 2
      return Mention(fault: .compilerError, start: start, end: end, kind: .refusal)
    } else if words[start..<(start + 4)] == ["rejected", "by", "the", "compiler"] {
      return Mention(fault: .compilerError, start: start, end: start + 4, kind: .refusal)
    } else {
      return nil
    }
    if ["be", "even", "actually"].contains(words[index]) { index += 1 }
    guard ["compile", "compiled", "type-check"].contains(words[index]) else { return nil }
    return Mention(fault: .compilerError, start: start, end: index + 1, kind: .refusal)
  }

  /// Returns a mention such as `crashes`, `will trap`, `fails at runtime`.
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
    if ["assertion", "precondition"].contains(words[start]), ["failed", "fails"].contains(words[start + 1]) {
      return found(.runtimeError, start + 2)
    }
    for cause in Self.causesOfTraps where words[start..<(start + cause.count)] == cause {
      let end = start + cause.count
      if Self.failures.contains(words[end]) { return found(.runtimeError, end + 1) }
    }
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
}
