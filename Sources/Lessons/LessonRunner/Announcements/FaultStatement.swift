import Results

/// What a sentence says of a fault, beyond doubt.
struct FaultStatement: Hashable {
  /// The fault.
  var fault: AnnouncedFault
  /// The code of which it is said, where a paragraph could speak of the code above or below it.
  var direction = Direction.either
  /// The character of the text at which the fault is named.
  var offset = 0

  /// Where the code is that a paragraph speaks of.
  enum Direction: Hashable {
    case above, below, either
  }
}
