import LessonKit
import SourceText
import SwiftListings
import SwiftSource

/// The names through which values that differ from run to run reach listings, as far as the source shows.
struct VaryingNames {
  private var random: Set<String> = []
  private var unordered: Set<String> = []
  /// The names of listings that mention something that may have no order.
  private var unsure: Set<String> = []
  private var orders = SequenceOrders()
  /// Whether a library is used, whose order of values is unknown.
  private var usesLibrary: Bool

  /// Creates an empty set of names, for the start of a document.
  ///
  /// - Parameter usesLibrary: whether listings use a library without importing it.
  init(usesLibrary: Bool) { self.usesLibrary = usesLibrary }

  /// Adds the next listing.
  ///
  /// - Parameters:
  ///   - source: the source of the listing.
  ///   - lacksInput: whether it reads input and has none, so that readers who type something get another result.
  /// - Returns: the part that differs with each run. It is everything if the listing calls something random. It is the
  ///   order in lists if it declares something that goes through a set or a dictionary. It may be the order of lines if
  ///   it mentions such a thing or uses a library. A listing that uses a name of such a listing varies in the same way.
  mutating func takes(_ source: String, lacksInput: Bool = false) -> Variation {
    let outline = SwiftOutline(source)
    let declared = outline.declaredNames
    let used = outline.wordsWithInsertions(source).subtracting(declared)
    let isRandom = lacksInput || Listing.isRandom(outline) || !used.isDisjoint(with: random)
    orders.take(outline)
    let isOrdered = Listing.isOrdered(source, outline, orders, unsure: unsure.union(unordered))
    let isUnordered = Listing.hidesOrder(outline, orders) || !used.isDisjoint(with: unordered) && !isOrdered
    usesLibrary = usesLibrary || !Set(outline.imports).isSubset(of: ["Swift", "Foundation"])
    let isUnsure =
      usesLibrary || Listing.mayBeUnordered(outline) || !used.union(outline.words).isDisjoint(with: unsure)
    // A member may be one of many types.
    unsure = isUnsure ? unsure.union(declared).union(outline.memberNames) : unsure.subtracting(declared)
    random = isRandom ? random.union(declared) : random.subtracting(declared)
    unordered = isUnordered ? unordered.union(declared) : unordered.subtracting(declared)
    return isRandom
      ? .everything : isUnordered ? .order : isUnsure && (usesLibrary || !isOrdered) ? .perhapsOrder : .nothing
  }
}
