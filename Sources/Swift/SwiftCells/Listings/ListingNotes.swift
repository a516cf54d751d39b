import Results
import SourceText

/// The notes about listings that were run while names were declared again, or without some of their lines.
struct ListingNotes {
  private let judge: ListingJudge
  private let listings: [Int: SwiftListing]
  private let variants: [Int: ListingVariant]
  private let sound: Set<Int>
  private let names: ListingNames
  private let refusedNext: [Int: [Int]]

  init(
    _ judge: ListingJudge, _ listings: [SwiftListing], _ variants: [Int: ListingVariant], sound: Set<Int>,
    refusedNext: [Int: [Int]]
  ) {
    (self.judge, self.variants, self.sound, self.refusedNext) = (judge, variants, sound, refusedNext)
    self.listings = Dictionary(uniqueKeysWithValues: listings.map { ($0.cell.number, $0) })
    names = ListingNames(
      listings.filter { sound.contains($0.cell.number) }.sorted { $0.cell.number < $1.cell.number }, variants)
  }

  /// Returns the outcomes with their notes.
  func told(_ outcomes: [Int: ListingOutcome]) -> [Int: ListingOutcome] {
    Dictionary(uniqueKeysWithValues: outcomes.map { number, outcome in (number, told(outcome, number)) })
  }

  private func told(_ outcome: ListingOutcome, _ number: Int) -> ListingOutcome {
    let without = variants[number]?.without.sorted() ?? []
    let which = without.map(String.init).joined(separator: ", ")
    let left =
      without.isEmpty
      ? nil
      : ListingNote(
        text: without.count > 1
          ? "its lines \(which) cannot be compiled, as announced"
          : "its line \(which) cannot be compiled, as announced",
        leftOut: without)
    let next = refusedNext[number].map { lines in
      let which = lines.map(String.init).joined(separator: ", ")
      return ListingNote(
        text: lines.count > 1
          ? "its lines \(which) cannot be compiled in language mode 6"
          : "its line \(which) cannot be compiled in language mode 6", refusedNext: lines)
    }
    let effects = variants[number]?.effects ?? [:]
    let run = effects.keys.min().map { line in
      ListingNote(text: "its line \(line) ran with `\(effects[line] ?? "")`", effects: effects)
    }
    let context = variants[number]?.context
    let around = context.map { ListingNote(text: $0.note) }
    let all = [around, next, left, run].compactMap(\.self).reduce(ListingNote?.none) { $0?.with($1) ?? $1 }
    switch outcome {
    case .judged where context?.isRun == false: return .judged(.compiled, note: all)
    case .judged(let judged, nil):
      let note = sound.contains(number) ? note(number) : nil
      return .judged(judged, note: note.map { $0.with(all) } ?? all)
    case .uncompiled where left != nil, .skipped(.doesNotCompile, _) where left != nil:
      return .judged(.compiled, note: left)
    default: return outcome
    }
  }

  /// Returns the note about the declaration that a listing means; nil if there is only one.
  func note(_ number: Int) -> ListingNote? {
    guard let listing = listings[number] else { return nil }
    if let ignored = variants[number]?.ignoring.max(), let name = names.name(shadowedBy: ignored, in: listing) {
      return ListingNote(
        text: "it builds on what stands above the listing \(place(ignored)), which declares `\(name)` again")
    }
    if let (other, name) = unfinished(above: listing) {
      return ListingNote(
        text: "it builds on what stands above the listing \(place(other)), which declares `\(name)` again")
    }
    guard let (other, name) = names.redeclaration(for: listing) else { return nil }
    guard other == number else {
      return ListingNote(text: "it builds on the listing \(place(other)), which declares `\(name)` again")
    }
    guard let original = names.original(of: name, before: number) else { return nil }
    return ListingNote(text: "it declares `\(name)` again, as the listing \(place(original)) does")
  }

  /// Returns the newest unfinished listing above one that declares a name it mentions; nil if none above that declares
  /// it.
  private func unfinished(above listing: SwiftListing) -> (Int, String)? {
    let number = listing.cell.number
    var newest: [String: Int] = [:]
    for other in judge.listings where other.cell.number < number && other.cell.isChained {
      for name in other.declaredNames { newest[name] = other.cell.number }
    }
    return listing.words.filter { !listing.declaredNames.contains($0) }.compactMap { name in
      guard let other = newest[name], !sound.contains(other) else { return nil }
      let isElsewhere = judge.listings.contains { above in
        above.cell.number < other && sound.contains(above.cell.number) && above.declaredNames.contains(name)
      }
      return isElsewhere ? (other, name) : nil
    }.max { ($0.0, $1.1) < ($1.0, $0.1) }
  }

  private func place(_ number: Int) -> Message { listings[number]?.place ?? "number \(number)" }
}

extension ListingNote {
  /// Returns the note with another one after it.
  func with(_ other: ListingNote?) -> ListingNote {
    guard let other else { return self }
    return ListingNote(
      text: "\(text); \(other.text)", leftOut: leftOut + other.leftOut,
      refusedNext: refusedNext + other.refusedNext, effects: effects.merging(other.effects) { first, _ in first })
  }
}
