/// The words that announcements in English consist of.
extension EnglishAnnouncement {
  static let longestHead = 14
  static let ofCompiler: Set = [
    "build", "build-time", "compilation", "compile", "compile-time", "compiler", "compiletime", "static", "syntax",
    "type", "type-checking",
  ]
  static let ofRun: Set = [
    "arithmetic", "assertion", "division-by-zero", "fatal", "index-out-of-range", "out-of-bounds", "out-of-range",
    "overflow", "precondition",
  ]
  static let errors: Set = ["error", "errors", "failure"]
  static let failures: Set = ["crash", "error", "exception", "failure", "trap"]
  static let articles: Set = ["a", "an", "another", "the", "this"]
  static let adverbs: Set = [
    "also", "always", "immediately", "now", "still", "then", "therefore", "thus", "will",
  ]
  static let causes: Set = [
    "are", "cause", "causes", "emit", "emits", "generate", "generates", "get", "gets", "give", "gives", "is", "it's",
    "produce", "produces", "raise", "raises", "report", "reports", "that's", "trigger", "triggers", "yield", "yields",
  ]
  static let stops: Set = [".", "!", ",", ":", ";", "(", ")", "\u{2014}", "\u{2026}"]
  static let tailsOfSentences: Set = [
    "again", "and", "as", "at", "because", "by", "due", "for", "here", "immediately", "in", "on", "since", "with",
  ]
  static let conditions: Set = ["if", "unless", "when", "whenever"]
  static let causesOfTraps = [
    ["division", "by", "zero"], ["index", "out", "of", "bounds"], ["index", "out", "of", "range"],
    ["out", "of", "bounds"],
    ["out", "of", "range"],
  ]
  /// Words for what code declares.
  static let declarations: Set = [
    "argument", "case", "function", "initializer", "label", "member", "method", "overload", "parameter", "property",
    "subscript", "type",
  ]
  /// Words of titles; a colon after them explains nothing.
  static let titles: Set = [
    "case", "example", "exercise", "listing", "note", "option", "part", "question", "scenario", "section", "step",
    "tip",
    "topic", "warning",
  ]
  static let negations: Set = ["cannot", "neither", "never", "no", "nor", "not", "nothing"]
  /// Words that deny a fault, or limit it to some cases.
  static let doubts: Set = conditions.union(negations).union([
    "avoid", "avoids", "because", "can", "could", "else", "either", "except", "how", "instead", "longer", "may",
    "maybe", "might", "once", "only", "or", "otherwise", "perhaps", "possibly", "prevent", "prevents", "previously",
    "rather", "should", "so", "sometimes", "suppose", "until", "used", "what", "why", "without", "would",
  ])
  /// Words that place a fault elsewhere: in other code, in another compiler or in another build.
  static let elsewhere: Set = [
    "earlier", "ios", "linux", "macos", "older", "optimized", "release", "uncomment", "uncommented", "windows", "xcode",
  ]
  /// Words for things with versions, since a fault may affect only some of them.
  static let versioned: Set = ["compiler", "language", "swift", "toolchain", "version"]
  /// Words for an absence after a name: `Error: none`.
  static let absences: Set = ["0", "handled", "nil", "no", "none", "null", "ok", "optional"]
  /// Words with which a comment says what the code does.
  static let commands: Set = [
    "assert", "catch", "check", "create", "define", "demonstrate", "ensure", "fixme", "handle", "ignore", "log", "make",
    "mark", "print", "prints", "return", "returns", "show", "shows", "simulate", "test", "throw", "throws", "todo",
  ]
  /// Words with which a sentence points at the code next to it.
  static let deictic: Set = [
    "above", "below", "following", "here", "it", "it's", "next", "preceding", "previous", "that's", "these", "this",
  ]
  /// The parts of a listing that a sentence can name after `the`.
  static let parts: Set = [
    "assertion", "assignment", "call", "code", "conversion", "example", "expression", "line", "lines", "listing",
    "loop",
    "one", "program", "snippet", "statement",
  ]
}
