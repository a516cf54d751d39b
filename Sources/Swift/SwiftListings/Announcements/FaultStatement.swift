import Results

/// What a sentence says of a fault, beyond doubt.
package struct FaultStatement: Hashable {
  /// The fault.
  package var fault: AnnouncedFault
  /// The code of which it is said, where a paragraph could speak of the code above or below it.
  package var direction = Direction.either
  /// The character of the text at which the fault is named.
  package var offset = 0

  /// Where the code is that a paragraph speaks of.
  package enum Direction: Hashable {
    case above, below, either
  }
}
