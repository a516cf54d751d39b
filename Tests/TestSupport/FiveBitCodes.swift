/// The 32 codes of five bits, from the article 000-2 and from an independent program.
public enum FiveBitCodes {
  /// The bits of each code, then its value in unsigned, two's complement, ones' complement, sign-magnitude and excess
  /// 15.
  public static let facts = """
    00000 0 0 0 0 -15
    00001 1 1 1 1 -14
    00010 2 2 2 2 -13
    00011 3 3 3 3 -12
    00100 4 4 4 4 -11
    00101 5 5 5 5 -10
    00110 6 6 6 6 -9
    00111 7 7 7 7 -8
    01000 8 8 8 8 -7
    01001 9 9 9 9 -6
    01010 10 10 10 10 -5
    01011 11 11 11 11 -4
    01100 12 12 12 12 -3
    01101 13 13 13 13 -2
    01110 14 14 14 14 -1
    01111 15 15 15 15 0
    10000 16 -16 -15 -0 1
    10001 17 -15 -14 -1 2
    10010 18 -14 -13 -2 3
    10011 19 -13 -12 -3 4
    10100 20 -12 -11 -4 5
    10101 21 -11 -10 -5 6
    10110 22 -10 -9 -6 7
    10111 23 -9 -8 -7 8
    11000 24 -8 -7 -8 9
    11001 25 -7 -6 -9 10
    11010 26 -6 -5 -10 11
    11011 27 -5 -4 -11 12
    11100 28 -4 -3 -12 13
    11101 29 -3 -2 -13 14
    11110 30 -2 -1 -14 15
    11111 31 -1 -0 -15 16
    """.split(separator: "\n").map { $0.split(separator: " ").map(String.init) }
}
