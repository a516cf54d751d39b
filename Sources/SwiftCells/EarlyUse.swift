/// Finds sources that mention a name which only one further down declares.
///
/// Swift compiles a program of them, in which a variable that is read before its declaration is reached has no value yet.
enum EarlyUse {
  /// Looks for such sources.
  ///
  /// - Parameters:
  ///   - declared: the names that each source declares, from top to bottom.
  ///   - words: the words of each source.
  /// - Returns: their positions, from 0.
  static func positions(declared: [Set<String>], words: [Set<String>]) -> Set<Int> {
    var first: [String: Int] = [:]
    for (position, names) in declared.enumerated() {
      for name in names where first[name] == nil { first[name] = position }
    }
    return Set(words.indices.filter { position in words[position].contains { first[$0, default: 0] > position } })
  }
}
