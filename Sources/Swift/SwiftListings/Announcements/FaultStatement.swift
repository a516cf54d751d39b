import Results

/// The unambiguous statement of a sentence about a fault.
package struct FaultStatement: Hashable {
  package var fault: AnnouncedFault
  /// The code with the fault, if a paragraph could mean the code above or below it.
  package var direction = Direction.either
  /// The character of the text at which the name of the fault begins.
  package var offset = 0

  /// The place of the code that a paragraph means.
  package enum Direction: Hashable {
    case above, below, either
  }
}
