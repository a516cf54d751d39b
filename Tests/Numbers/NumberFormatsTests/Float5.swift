/// The 32 codes of Float5, from the article and from a program that shares nothing with this one.
enum Float5 {
  /// The bits, class, exponent, significand and value, one line per code.
  ///
  /// The last three are as the article prints them, without needless zeros.
  static let facts = """
    00000 zero -1 0 0
    00001 normal -1 1.25 0.625
    00010 normal -1 1.5 0.75
    00011 normal -1 1.75 0.875
    00100 normal 0 1 1
    00101 normal 0 1.25 1.25
    00110 normal 0 1.5 1.5
    00111 normal 0 1.75 1.75
    01000 normal 1 1 2
    01001 normal 1 1.25 2.5
    01010 normal 1 1.5 3
    01011 normal 1 1.75 3.5
    01100 normal 2 1 4
    01101 normal 2 1.25 5
    01110 normal 2 1.5 6
    01111 infinity - - inf
    10000 zero -1 0 -0
    10001 normal -1 1.25 -0.625
    10010 normal -1 1.5 -0.75
    10011 normal -1 1.75 -0.875
    10100 normal 0 1 -1
    10101 normal 0 1.25 -1.25
    10110 normal 0 1.5 -1.5
    10111 normal 0 1.75 -1.75
    11000 normal 1 1 -2
    11001 normal 1 1.25 -2.5
    11010 normal 1 1.5 -3
    11011 normal 1 1.75 -3.5
    11100 normal 2 1 -4
    11101 normal 2 1.25 -5
    11110 normal 2 1.5 -6
    11111 infinity - - -inf
    """.split(separator: "\n").map { $0.split(separator: " ").map(String.init) }

  /// The same for the codes without a sign of the IEEE 754 format, computed by hand.
  static let ieeeFacts = """
    00000 zero 0 0 0
    00001 subnormal 0 0.25 0.25
    00010 subnormal 0 0.5 0.5
    00011 subnormal 0 0.75 0.75
    00100 normal 0 1 1
    00101 normal 0 1.25 1.25
    00110 normal 0 1.5 1.5
    00111 normal 0 1.75 1.75
    01000 normal 1 1 2
    01001 normal 1 1.25 2.5
    01010 normal 1 1.5 3
    01011 normal 1 1.75 3.5
    01100 infinity - - inf
    01101 nan - - nan
    01110 nan - - nan
    01111 nan - - nan
    """.split(separator: "\n").map { $0.split(separator: " ").map(String.init) }

  /// The exact distance from each number without a sign to the next one, including the one after the last.
  static let gaps = [
    "0.625", "0.125", "0.125", "0.125", "0.25", "0.25", "0.25", "0.25", "0.5", "0.5", "0.5", "0.5", "1", "1", "1",
  ]
}
