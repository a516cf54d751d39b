/// The article's table of Float5, line by line.
enum Float5Article {
  /// The table of the 32 codes, 8 rows of 4 pairs, as the article prints it.
  ///
  /// Only the superscripts, marked by `^`, and the words for infinity differ.
  static let text = """
    00000 +0.00×2^-1=0.000 01000 +1.00×2^1=2.000 10000 -0.00×2^-1=-0.000 11000 -1.00×2^1=-2.000
    00001 +1.25×2^-1=0.625 01001 +1.25×2^1=2.500 10001 -1.25×2^-1=-0.625 11001 -1.25×2^1=-2.500
    00010 +1.50×2^-1=0.750 01010 +1.50×2^1=3.000 10010 -1.50×2^-1=-0.750 11010 -1.50×2^1=-3.000
    00011 +1.75×2^-1=0.875 01011 +1.75×2^1=3.500 10011 -1.75×2^-1=-0.875 11011 -1.75×2^1=-3.500
    00100 +1.00×2^0=1.000 01100 +1.00×2^2=4.000 10100 -1.00×2^0=-1.000 11100 -1.00×2^2=-4.000
    00101 +1.25×2^0=1.250 01101 +1.25×2^2=5.000 10101 -1.25×2^0=-1.250 11101 -1.25×2^2=-5.000
    00110 +1.50×2^0=1.500 01110 +1.50×2^2=6.000 10110 -1.50×2^0=-1.500 11110 -1.50×2^2=-6.000
    00111 +1.75×2^0=1.750 01111 +無限大 10111 -1.75×2^0=-1.750 11111 -無限大
    """

  /// The bits, the expression and the value of every code, without unneeded zeros in the value.
  static let rows: [[String]] = {
    let cells = text.split(separator: "\n").map { $0.split(separator: " ").map(String.init) }
    let pairs = (0..<4).flatMap { column in cells.map { ($0[2 * column], $0[2 * column + 1]) } }
    return pairs.map { bits, printed in
      let parts = printed.split(separator: "=").map(String.init)
      guard parts.count == 2 else { return [bits, printed, printed.hasPrefix("-") ? "-inf" : "inf"] }
      var value = parts[1]
      while value.hasSuffix("0") { value.removeLast() }
      if value.hasSuffix(".") { value.removeLast() }
      return [bits, parts[0].replacing("×", with: " × "), value]
    }
  }()
}
