extension String {
  /// Returns whether a word appears in the text by itself, not as part of a longer word or number.
  package func hasWord(_ word: String) -> Bool {
    let text = replacing("−", with: "-")
    return text.ranges(of: word.replacing("−", with: "-")).contains { range in
      let before = text[..<range.lowerBound].last
      let after = text[range.upperBound...]
      let goesOn =
        after.first.map { Self.isPart($0, of: word.last) } == true
        || after.first == "." && after.dropFirst().first?.isNumber == true
      let isInside =
        before.map { Self.isPart($0, of: word.first) || word.first?.isNumber == true && "-.+".contains($0) } == true
      return !goesOn && !isInside
    }
  }

  /// Whether two neighbors are characters of one word; Japanese has no spaces between words.
  private static func isPart(_ neighbour: Character, of end: Character?) -> Bool {
    end?.isASCII == true && end?.isPunctuation == false && neighbour.isASCII
      && (neighbour.isLetter || neighbour.isNumber || neighbour == "_")
  }
}
