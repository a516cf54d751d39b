import SourceText
import Testing

@Suite("Near misses")
struct SuggestionTests {
  private static let words = [
    "unsigned", "sign-magnitude", "ones-complement", "twos-complement", "bias", "bits", "encoding",
  ]

  @Test(
    "A typing error is recognized",
    arguments: [
      ("encodnig", "encoding"),  // a swap
      ("encoing", "encoding"),  // a missing letter
      ("encodingg", "encoding"),  // an extra letter
      ("encodimg", "encoding"),  // a wrong letter
      ("two-complement", "twos-complement"),
      ("twoscomplement", "twos-complement"),
      ("ENCODING", "encoding"),
      ("Bits", "bits"),
      ("bit", "bits"),
      ("enc", "encoding"),  // the start of a word
      ("sign", "sign-magnitude"),
      ("bitsize", "bits"),  // a word and more
    ])
  func near(_ word: String, _ expected: String) {
    #expect(Suggestion.nearest(to: word, among: Self.words) == expected)
  }

  @Test(
    "No word is suggested if all are too different",
    arguments: [
      "", "x", "en", "colour", "posit", "magnitudes", "値", String(repeating: "bits", count: 17),
    ])
  func far(_ word: String) {
    #expect(Suggestion.nearest(to: word, among: Self.words) == nil)
  }

  @Test("The nearest word is suggested, and the first of equally near ones")
  func order() {
    #expect(Suggestion.nearest(to: "cat", among: ["bat", "hat"]) == "bat")
    #expect(Suggestion.nearest(to: "cat", among: ["hat", "bat"]) == "hat")
    #expect(Suggestion.nearest(to: "float", among: ["flat", "floats", "float"]) == "float")
  }

  @Test("Any single edit of a word with at least three letters is near it")
  func singleEdits() {
    for word in Self.words {
      let letters = Array(word)
      for index in letters.indices {
        var (missing, extra, wrong, swapped) = (letters, letters, letters, letters)
        missing.remove(at: index)
        extra.insert("q", at: index)
        wrong[index] = "q"
        if index > 0 { swapped.swapAt(index, index - 1) }
        for edited in [missing, extra, wrong, swapped] {
          #expect(Suggestion.nearest(to: String(edited), among: [word]) == word)
        }
      }
    }
  }

  @Test("The help lists the allowed words, after a question if there is a near miss")
  func help() {
    #expect(
      Suggestion.help(for: "bist", among: ["bits", "bias"], what: "parameters")
        == "Did you mean `bits`? The parameters are: `bits`, `bias`.")
    #expect(
      Suggestion.help(for: "colour", among: ["bits", "bias"], what: "parameters")
        == "The parameters are: `bits`, `bias`.")
  }

  @Test("Of very many words, the help lists only the first and the number of the rest")
  func manyWords() {
    let words = (1...100).map { "w\($0)" }
    #expect(Suggestion.list(words, what: "names").description.hasSuffix(", `w99`, `w100`."))
    let help = Suggestion.help(for: "zzz", among: words + (101...40_000).map { "w\($0)" }, what: "names").description
    #expect(help.hasPrefix("The names are: `w1`, ") && help.hasSuffix(", `w100` and 39900 more."))
    #expect(help.utf8.count < 2_000)
  }

  @Test(
    "A single letter can be a typing error, but a plural and another number are not",
    arguments: [
      ("greett", "greet", true), ("gret", "greet", false), ("greeet", "greet", true), ("geret", "greet", true),
      ("makeShpae", "makeShape", true), ("makeShap", "makeShape", true), ("makeShaqe", "makeShape", true),
      ("makeShapes", "makeShape", false), ("makeShape2", "makeShape1", false), ("makeShape2", "makeShape", false),
      ("makeShape", "makeShape", false), ("takeShipe", "makeShape", false), ("draw", "drew", false),
    ])
  func slips(_ word: String, _ other: String, _ isOne: Bool) { #expect(Suggestion.isSlip(word, of: other) == isOne) }
}
