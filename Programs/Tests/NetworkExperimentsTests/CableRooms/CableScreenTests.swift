import ExperimentKit
import HostTestSupport
import SourceText
import TestSupport
import Testing

@testable import NetworkExperiments

@Suite("The screen of the room's app", .patient)
struct CableScreenTests {
  private func faces(_ code: CodeVersion, _ messages: [CableMessage]) -> [String: String] {
    messages.reduce(into: CableScreen(code: code)) { $0.show($1) }.faces.mapValues(\.words.en)
  }

  private let entered = CableMessage(type: .in, account: "b", roommate: ["a", "b"])

  @Test("In, out, barks and mumbles show the article's texts", arguments: CodeVersion.allCases)
  func texts(code: CodeVersion) {
    #expect(faces(code, [entered]) == ["a": "(^○^) (green)", "b": "(^○^) (green)"])
    #expect(
      faces(code, [entered, CableMessage(type: .out, account: "b", roommate: ["a"])])
        == ["a": "(^○^) (green)", "b": "( ˘ω˘ ) (red)"])
    #expect(
      faces(
        code,
        [
          entered, CableMessage(type: .bark, account: "a", content: "bawbaw"),
          CableMessage(type: .mumbling, account: "b", content: CableFace.mumbling),
        ]) == ["a": "ワンワン (green)", "b": "(゚Д゚;) (green)"])
    #expect(
      faces(code, [entered, CableMessage(type: .bark, account: "a", content: "waooon")])["a"] == "ワオーーン (green)")
  }

  @Test("An unknown content is shown unchanged, or changes nothing in the corrected code")
  func unknown() {
    let bark = CableMessage(type: .bark, account: "a", content: "wooon")
    #expect(faces(.article, [entered, bark])["a"] == "wooon (green)")
    #expect(faces(.corrected, [entered, bark])["a"] == "(^○^) (green)")
  }

  @Test("Only the corrected code removes absent users, and preserves a bark when a user enters")
  func entering() {
    let gone = CableMessage(type: .in, account: "c", roommate: ["a", "c"])
    let messages = [entered, CableMessage(type: .bark, account: "a", content: "bawbaw"), gone]
    #expect(faces(.article, messages) == ["a": "(^○^) (green)", "b": "(^○^) (green)", "c": "(^○^) (green)"])
    #expect(faces(.corrected, messages) == ["a": "ワンワン (green)", "b": "( ˘ω˘ ) (red)", "c": "(^○^) (green)"])
  }
}
