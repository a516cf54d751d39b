import Results

/// The names that a fragment lacks.
struct MissingNames {
  /// Of more names only so many are told.
  private static let most = 4

  private let names: [String]
  private let message: String

  /// Takes them from what the compiler says; nil if it misses no name.
  init?(_ errors: [Diagnostic]) {
    guard let first = errors.first else { return nil }
    message = first.message
    var seen: Set<String> = []
    names = errors.compactMap(\.quotedName).filter { seen.insert($0).inserted }
  }

  /// They as words: ``it lacks `a`, `b` ``; what would help stands behind them.
  var words: String {
    guard !names.isEmpty else { return message }
    let more = names.count > Self.most ? " and \(names.count - Self.most) more" : ""
    let words = "it lacks " + names.prefix(Self.most).map { "`\($0)`" }.joined(separator: ", ") + more
    guard let known = names.first(where: FoundationNames.all.contains) else { return words }
    return words + "; `--import Foundation` has `\(known)`"
  }
}
