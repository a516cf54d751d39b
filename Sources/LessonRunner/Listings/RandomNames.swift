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
    guard Listing.isRandom(outline) || !outline.wordsWithInsertions(source).isDisjoint(with: names) else {
      names.subtract(outline.declaredNames)
      return false
    }
    names.formUnion(outline.declaredNames)
    return true
  }
}
