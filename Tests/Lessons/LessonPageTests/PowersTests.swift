import Testing

@testable import LessonPage

@Suite("Exponents on pages")
struct PowersTests {
  @Test(
    "A caret between a digit, a letter, or a bracket and a whole number or a letter marks an exponent",
    arguments: [
      ("10^-10", "10[-10]"), ("2^b", "2[b]"), ("c = ± a × 2^b.", "c = ± a × 2[b]."), ("x^2 + y^2", "x[2] + y[2]"),
      ("(1 + x)^n", "(1 + x)[n]"), ("[a]^3", "[a][3]"), ("2^-2の高さ", "2[-2]の高さ"), ("2^+7", "2[+7]"),
      ("16^1 × 2^2", "16[1] × 2[2]"),
      ("2^10.", "2[10]."), ("2^α", "2[α]"), ("λ^2", "λ[2]"), ("2^10/3", "2^10/3"),
    ])
  func raised(_ text: String, _ expected: String) {
    #expect(marked(text) == expected)
  }

  @Test(
    "Any other caret stays",
    arguments: [
      "", "^", "^2", "2^", "a ^ b", "2^ 3", "(^○^)", "2^(n-1)", "2^0.5", "2^2^3", "2^10th", "2^ab", "2^--1", "'^', '0'",
      "顔^3", "2^-b",
      "a_^2", "2^-", "2^²",
    ])
  func kept(_ text: String) {
    #expect(marked(text) == text)
  }

  /// Returns the text with exponents in brackets instead of after carets.
  private func marked(_ text: String) -> String {
    let characters = Array(text)
    var marked = ""
    var start = 0
    for exponent in Powers.exponents(in: characters) {
      marked +=
        String(characters[start..<exponent.caret]) + "[\(String(characters[(exponent.caret + 1)..<exponent.end]))]"
      start = exponent.end
    }
    return marked + String(characters[start...])
  }
}
