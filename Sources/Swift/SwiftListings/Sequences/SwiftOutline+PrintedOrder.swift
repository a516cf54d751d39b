import SwiftSource

extension SwiftOutline {
  /// Returns the order of the values that a call prints, as far as the call itself shows.
  ///
  /// They have an order if each argument is sorted, or consists of numbers and texts. They have none if an argument is a
  /// set or a dictionary, and not a variable.
  ///
  /// - Parameter call: the positions of the call's tokens, the last of which is its closing bracket.
  /// - Returns: the order.
  func order(ofPrinting call: ClosedRange<Int>) -> SequenceOrder {
    let depth = tokens[call.upperBound].depth + 1
    let start = call.first { tokens[$0].text == "(" }.map { $0 + 1 } ?? call.upperBound
    let arguments = (start..<call.upperBound).split { tokens[$0].text == "," && tokens[$0].depth == depth }
    if arguments.contains(where: { SequenceOrders().order(self, of: $0) == .unordered }) { return .unordered }
    return arguments.allSatisfy { isSorted($0, depth: depth) || $0.allSatisfy(isPartOfLiteral) } ? .ordered : .unknown
  }

  private func isSorted(_ argument: Range<Int>, depth: Int) -> Bool {
    tokens[argument].last { $0.depth == depth && $0.kind == .word }?.text == "sorted"
  }

  private func isPartOfLiteral(_ index: Int) -> Bool {
    switch tokens[index].kind {
    case .literal, .opening, .closing, .separator: true
    case .word: tokens[index].text.first?.isNumber == true
    case .sign: ["-", "+", "."].contains(tokens[index].text)
    }
  }
}
