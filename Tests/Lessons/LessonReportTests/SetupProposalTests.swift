import LessonKit
import LessonReport
import Results
import SourceText
import Testing

@Suite("Proposals of set-ups")
struct SetupProposalTests {
  /// Returns a proposal for listings that lack some names each.
  private static func proposal(_ all: [[String]]) -> SetupProposal {
    let text = all.map { "```swift\n\($0.map { "\($0)()" }.joined(separator: "\n"))\n```\n" }.joined(separator: "\n")
    let document = Document(path: "a.md", bytes: Array(text.utf8))
    let cells = zip(document.cells, all).map { cell, names in
      CellOutcome(
        cell, .skipped(reason: "a fragment", .obstacle(.fragment)),
        listing: .init(missing: names.map { MissingName($0, isType: $0.first?.isUppercase == true) }))
    }
    var proposal = SetupProposal()
    proposal.take(DocumentOutcome(document, reportPath: "a.md", cells: cells))
    return proposal
  }

  @Test("The names with which most fragments compile come first")
  func best() {
    let proposal = Self.proposal([["a"], ["a", "b"], ["b"], ["c", "d", "e", "f", "g", "h", "i", "j", "k"]])
    #expect(proposal.count == 4)
    #expect(proposal.best.names.map(\.name) == ["a", "b"])
    #expect(proposal.best.count == 3)
    #expect(proposal.sentence?.description.contains("With `a`, `b`, 3 of them can compile") == true)
  }

  @Test("A document without fragments proposes nothing")
  func nothing() {
    #expect(Self.proposal([]).sentence == nil)
    #expect(Self.proposal([]).declarations.isEmpty)
  }

  @Test("Each missing name is declared once, with its places and its kind")
  func declarations() {
    let found = Self.proposal([["Request", "send"], ["send"]]).declarations
    #expect(found.map(\.name.name) == ["Request", "send"])
    #expect(found.map(\.name.isType) == [true, false])
    #expect(found.map(\.isCalled) == [true, true])
    #expect(found.map { $0.places.map(\.line) } == [[1], [1, 6]])
  }
}
