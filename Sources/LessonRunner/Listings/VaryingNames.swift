import LessonKit
import SourceText

/// The names by which what differs from run to run reaches listings, as far as the source tells.
struct VaryingNames {
  private var random: Set<String> = []
  private var unordered: Set<String> = []

  /// Takes the next listing.
  ///
  /// - Returns: what differs with each run: all of a listing that calls what is random, the order in lists of one that declares what
  ///   goes through a set or a dictionary, and the same for one that uses a name of such a listing.
  mutating func takes(_ source: String) -> Variation {
    let outline = SwiftOutline(source)
    let declared = outline.declaredNames
    let used = outline.wordsWithInsertions(source).subtracting(declared)
    let isRandom = Listing.isRandom(outline) || !used.isDisjoint(with: random)
    let isUnordered = Listing.hidesOrder(outline) || !used.isDisjoint(with: unordered)
    random = isRandom ? random.union(declared) : random.subtracting(declared)
    unordered = isUnordered ? unordered.union(declared) : unordered.subtracting(declared)
    return isRandom ? .everything : isUnordered ? .order : .nothing
  }
}
