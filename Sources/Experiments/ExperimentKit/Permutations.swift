/// All orders of some elements.
public enum Permutations {
  /// Returns all orders, in the lexicographic order of places; equal elements count as different.
  ///
  /// - Complexity: O(*n* · *n*!).
  public static func all<Element>(of elements: [Element]) -> [[Element]] {
    guard elements.count > 1 else { return [elements] }
    return elements.indices.flatMap { first -> [[Element]] in
      var rest = elements
      let element = rest.remove(at: first)
      return all(of: rest).map { [element] + $0 }
    }
  }
}
