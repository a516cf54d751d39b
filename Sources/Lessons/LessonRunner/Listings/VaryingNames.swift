import LessonKit
import SourceText
import SwiftListings
import SwiftSource

/// The names by which what differs from run to run reaches listings, as far as the source tells.
struct VaryingNames {
  private var random: Set<String> = []
  private var unordered: Set<String> = []
  /// The names of listings that mention what could have no order.
  private var unsure: Set<String> = []
  private var orders = SequenceOrders()
  /// Whether a library is used, of which nobody knows what has an order.
  private var usesLibrary: Bool

  /// Begins above all listings.
  ///
  /// - Parameter usesLibrary: whether listings use a library without saying so.
  init(usesLibrary: Bool) { self.usesLibrary = usesLibrary }

  /// Takes the next listing.
  ///
  /// - Returns: what differs with each run: all of a listing that calls what is random, the order in lists of one that declares what
  ///   goes through a set or a dictionary, perhaps the order of lines of one that mentions such a thing or uses a library, and the
  ///   same for one that uses a name of such a listing.
  mutating func takes(_ source: String) -> Variation {
    let outline = SwiftOutline(source)
    let declared = outline.declaredNames
    let used = outline.wordsWithInsertions(source).subtracting(declared)
    let isRandom = Listing.isRandom(outline) || !used.isDisjoint(with: random)
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
