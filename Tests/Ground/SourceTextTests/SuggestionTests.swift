import SourceText
import Testing

@Suite("Near misses")
struct SuggestionTests {
  private static let words = [
    "unsigned", "sign-magnitude", "ones-complement", "twos-complement", "bias", "bits", "encoding",
  ]

  @Test(
    "A slip of the fingers is recognized",
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
    "Nothing is suggested for a word that is far from all",
    arguments: [
      "", "x", "en", "colour", "posit", "magnitudes", "値", String(repeating: "bits", count: 17),
    ])
  func far(_ word: String) {
    #expect(Suggestion.nearest(to: word, among: Self.words) == nil)
  }

  @Test("Of equally near words the first is suggested, a nearer one before it")
  func order() {
    #expect(Suggestion.nearest(to: "cat", among: ["bat", "hat"]) == "bat")
    #expect(Suggestion.nearest(to: "cat", among: ["hat", "bat"]) == "hat")
    #expect(Suggestion.nearest(to: "float", among: ["flat", "floats", "float"]) == "float")
  }

  @Test("Any single edit of a word of three letters or more is near it")
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

  @Test("The help lists what is allowed, behind the near miss if there is one")
  func help() {
    #expect(
      Suggestion.help(for: "bist", among: ["bits", "bias"], what: "parameters")
        == "Did you mean `bits`? The parameters are: `bits`, `bias`.")
    #expect(
      Suggestion.help(for: "colour", among: ["bits", "bias"], what: "parameters")
        == "The parameters are: `bits`, `bias`.")
  }

  @Test("Of very many words the first are listed, and how many more there are")
  func manyWords() {
    let words = (1...100).map { "w\($0)" }
    #expect(Suggestion.list(words, what: "names").description.hasSuffix(", `w99`, `w100`."))
    let help = Suggestion.help(for: "zzz", among: words + (101...40_000).map { "w\($0)" }, what: "names").description
    #expect(help.hasPrefix("The names are: `w1`, ") && help.hasSuffix(", `w100` and 39900 more."))
    #expect(help.utf8.count < 2_000)
  }

  @Test(
    "One slip makes one word of another, and neither a plural nor another number does",
    arguments: [
      ("greett", "greet", true), ("gret", "greet", false), ("greeet", "greet", true), ("geret", "greet", true),
      ("makeShpae", "makeShape", true), ("makeShap", "makeShape", true), ("makeShaqe", "makeShape", true),
      ("makeShapes", "makeShape", false), ("makeShape2", "makeShape1", false), ("makeShape2", "makeShape", false),
      ("makeShape", "makeShape", false), ("takeShipe", "makeShape", false), ("draw", "drew", false),
    ])
  func slips(_ word: String, _ other: String, _ isOne: Bool) { #expect(Suggestion.isSlip(word, of: other) == isOne) }
}
