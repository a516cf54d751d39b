import Testing

@testable import SwiftListings

@Suite("The output of calls in bodies")
struct PrintedCallTests {
  /// Returns the output of a comment's calls, each with what was on its line before; `?` if it is unknown.
  ///
  /// `<1 text>1` is a call of the comment at position 1.
  private func outputs(_ program: String, of comment: Int) -> [String] {
    let printed = program.replacing(/(?<sign>[<>])(?<comment>\d)/) { "\u{1E}lesson\($0.sign)\($0.comment) a\u{1E}" }
    let output = ListingOutput(printed.split(separator: "\n", omittingEmptySubsequences: false).map(String.init))
    return output.calls.outputs(of: .init(listing: "a", comment: comment))?.map { "\($0.before)|\($0.text)" } ?? ["?"]
  }

  @Test(
    "Each run of a call has its own output, and what was on its line before",
    arguments: [
      ("<1a\n>1<1b\n>1", ["|a\n", "|b\n"]), ("x: <1a\n>1y", ["x: |a\n"]), ("x\n<1a >1<1b\n>1", ["|a ", "a |b\n"]),
      ("<1>1", ["|"]), ("<2a\n>2", []), ("", []), ("é<1a\r\nb>1", ["é|a\r\nb"]),
      // An argument prints, too.
      ("<1<2a\n>2b\n>1", ["|b\n"]), ("<1<1<1a\n>1b\n>1c\n>1", ["|a\n", "|b\n", "|c\n"]),
      // An argument throws an error.
      ("<1<1a\n>1<1b\n>1", ["|a\n", "|b\n"]), ("<2<1a\n>1", ["|a\n"]),
      // Two threads print.
      ("<1<2a\n>1b\n>2", ["?"]), ("a\n>1", ["?"]), ("<1a\n>1<2<1b\n>2>1", ["?"]),
    ])
  func runs(program: String, expected: [String]) { #expect(outputs(program, of: 1) == expected) }

  @Test("Of a call that runs very often, the output is unknown")
  func many() {
    #expect(outputs(String(repeating: "<1a\n>1", count: 1_000), of: 1).count == 1_000)
    #expect(outputs(String(repeating: "<1a\n>1", count: 1_001), of: 1) == ["?"])
    #expect(outputs(String(repeating: "<1abc>1", count: 900), of: 1).last?.utf8.count == 1_004)
  }

  @Test("The calls after two threads have printed are known again")
  func recovery() {
    #expect(outputs("<1<2a\n>1b\n>2<3c\n>3", of: 3) == ["|c\n"])
    #expect(outputs("<1<2a\n>1<3c\n>3", of: 3) == ["|c\n"])
  }

  @Test("Output that differs in another run is unknown")
  func otherRun() {
    let mark = { (text: String) in ["\u{1E}lesson<0 a\u{1E}\(text)\u{1E}lesson>0 a\u{1E}"] }
    let key = PrintedCalls.Key(listing: "a", comment: 0)
    let first = ListingOutput(mark("1"))
    #expect(first.common(with: ListingOutput(mark("1"))).calls.outputs(of: key)?.map(\.text) == ["1"])
    #expect(first.common(with: ListingOutput(mark("2"))).calls.outputs(of: key) == nil)
    #expect(first.calls.outputs(of: .init(listing: "b", comment: 0))?.isEmpty == true)
  }
}
