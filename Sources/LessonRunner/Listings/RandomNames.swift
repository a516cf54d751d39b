import LessonKit
import SourceText

/// The names whose values differ from run to run, as far as the source tells.
struct RandomNames {
  private var names: Set<String> = []

  /// Takes the next listing.
  ///
  /// - Returns: whether it gives something else with each run: it calls what is random, or uses a name of a listing that does.
  mutating func takes(_ source: String) -> Bool {
    let outline = SwiftOutline(source)
    let declared = outline.declaredNames
    let used = outline.wordsWithInsertions(source).subtracting(declared)
    guard Listing.isRandom(outline) || !used.isDisjoint(with: names) else {
      names.subtract(declared)
      return false
    }
    names.formUnion(declared)
    return true
  }
}
