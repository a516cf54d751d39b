import Results

extension [MissingName] {
  /// The names that a fragment lacks, in the order of the compiler's errors; none if it lacks something else, too.
  init(_ errors: [Diagnostic]) {
    self = []
    guard errors.allSatisfy(\.isAboutUnknownName) else { return }
    for error in errors {
      guard let name = error.quotedName, !["self", "super", "Self"].contains(name) else {
        self = []
        return
      }
      let isType = error.id?.contains("type") == true || name.first?.isUppercase == true
      if !contains(where: { $0.name == name }) { append(MissingName(name, isType: isType)) }
    }
  }
}

/// The names that a fragment lacks.
struct MissingNames {
  /// The maximum number of names that are shown.
  private static let most = 4

  private let names: [String]
  private let message: String

  /// Reads the names in the compiler's errors; nil if there are no errors.
  init?(_ errors: [Diagnostic]) {
    guard let first = errors.first else { return nil }
    message = first.message
    var seen: Set<String> = []
    names = errors.compactMap(\.quotedName).filter { seen.insert($0).inserted }
  }

  /// The names in words, as in ``it lacks `a`, `b` ``, and then a hint if one would help.
  var words: String {
    guard !names.isEmpty else { return message }
    let more = names.count > Self.most ? " and \(names.count - Self.most) more" : ""
    let words = "it lacks " + names.prefix(Self.most).map { "`\($0)`" }.joined(separator: ", ") + more
    guard let known = names.first(where: FoundationNames.all.contains) else { return words }
    return words + "; `--import Foundation` has `\(known)`"
  }
}
