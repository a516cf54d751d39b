import Testing

@testable import LessonPage

@Suite("Minus signs on pages")
struct MinusSignsTests {
  /// Texts in which a minus sign stands where a hyphen was written.
  private static let differing = [
    // Before numbers.
    "−3", "from −16 to 15", "(−3, −2.5)", "[−1,−2]", "= −0.5", "−.5", "−∞", "−√2", "1 / −0", "3 → −3", "≈ −1.5",
    "URLError −999",
    "−infinity", "the value −inf.", "−nan", "−0 and 0", "+1.25 × 2^−1", "10^−10", "“−1”", "−2^−3",
    // Between numbers and variables.
    "34 − 32 is 2", "2 − 1.25", "(16 + 1) − 16", "x − y", "n − 1", "x² − b·x + 1", "√(x + 1) − √x", "inf − inf",
    "1 − −1",
    "5 −3", "8 + 4 + 2 − bias 15 = −1", "255 − (m + 1)",
    // Japanese.
    "300のうち−60から0まで", "値は−3です", "ここでは、−0が", "「−99999とか」", "−2から−0.5", "1 / −infは−0で", "x − yが0", "（−1）",
    "34 − 32 = 2です",
  ]

  /// Texts in which every hyphen stays.
  private static let unchanged = [
    "", "-", "UTF-8", "two's-complement", "2026-11-28", "3-5", "03-1234-5678", "1.00e-6", "e4m3-5", "-info",
    "-infinite",
    "-nano", "-name", "--5", "-a", "- 3", "lesson - 3", "3 - lessons", "screen - messages", "A - B", "Part A - 2",
    "a -b",
    "(see above) - then", "| - |", "ロケット-3", "零式-52", "スペーサー-1", "x-1", "_-1", ")-1", "https://e.org/a-1",
  ]

  @Test("A hyphen is a minus sign before a number and within a difference", arguments: differing)
  func signs(_ expected: String) {
    let written = expected.replacing("−", with: "-")
    #expect(Typography.plain(written) == expected)
  }

  @Test("A hyphen stays in words, names, dates, ranges, and options", arguments: unchanged)
  func hyphens(_ text: String) {
    #expect(Typography.plain(text) == text)
  }

  @Test("Signs of a text that already has them stay", arguments: differing)
  func again(_ expected: String) {
    #expect(Typography.plain(expected) == expected)
  }
}
