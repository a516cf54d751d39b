/// The times of the parts of a workshop as it happens, in minutes from its start.
struct LiveSchedule {
  private let workshop: Workshop
  /// The position of the part that is on now.
  private(set) var part = 0
  /// The minutes by which this part began late; negative if it began early.
  private(set) var lateness = 0

  init(_ workshop: Workshop) { self.workshop = workshop }

  /// Whether no part follows.
  var isAtLastPart: Bool { part + 1 >= workshop.parts.count }

  /// The minute from which the minutes of this part count.
  ///
  /// A part that begins early has the time up to its start, too. Spare time is for catching up, so it ends as planned.
  var start: Int {
    let isSlack = workshop.parts[part].content == .slack
    return workshop.starts[part] + (isSlack ? 0 : max(0, lateness))
  }

  /// The minute at which this part is over, so that a part that begins late still has all of its minutes.
  var end: Int { start + workshop.parts[part].minutes }

  /// Begins the next part.
  mutating func beginNext(at minute: Int) {
    part += 1
    lateness = minute - workshop.starts[part]
  }
}
