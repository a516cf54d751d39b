import ExperimentKit
import Foundation
import HostTestSupport
import NetworkExperiments
import Results
import SourceText
import TestSupport
import Testing

@Suite("basic-authentication.sequence", .patient)
struct BasicAuthenticationSequenceTests {
  private func figure(_ yaml: String) async throws -> Figure {
    try await Catalogue.network.figure("basic-authentication.sequence", yaml)
  }

  @Test("The alternative text has the messages, in order, and the end")
  func alt() async throws {
    let alt = try await figure("acts: [login user x, cancel]").alt.en
    #expect(
      alt.components(separatedBy: "; ").map { $0.components(separatedBy: ": ").last } == [
        "GET", "401", "challenge, 0 failed before", "dialog Basic認証", "user / x", "GET (Basic dXNlcjp4)", "401",
        "challenge, 1 failed before", "dialog Basic認証", "cancelled", "URLError -999 (cancelled)",
      ])
  }

  @Test("More dialogs make the figure higher, not wider, and nothing is outside", arguments: [1, 3, 9])
  func size(count: Int) async throws {
    let acts = Array(repeating: "login user x", count: count).joined(separator: ", ")
    let figure = try await figure("acts: [\(acts)]")
    #expect(figure.width == 640)
    #expect(figure.height > Double(count * 5 * 36))
    for case .text(_, let point, _) in figure.shapes {
      #expect((0...figure.width).contains(point.x) && (0...figure.height).contains(point.y))
    }
  }
}
