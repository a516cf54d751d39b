import ExperimentKit
import HostTestSupport
import Results
import SourceText
import TestSupport
import Testing

@testable import NetworkExperiments

@Suite("api-layer.path", .patient)
struct APILayerPathTests {
  private func alt(_ yaml: String, _ language: Language = .english) async throws -> String {
    try await Catalogue.network.figure("api-layer.path", yaml).alt[language]
  }

  @Test("The picture follows a call to the server and back")
  func wholeWay() async throws {
    #expect(
      try await alt("{code: corrected, status: 404}")
        == """
        app → layer: dispatch; layer → url-session: GET; url-session → server: GET /users HTTP/1.1; \
        server → url-session: HTTP/1.1 404 Not Found; url-session → app: statusNotSuccess(404) (the main queue)
        """)
  }

  @Test("The picture ends where the call ends")
  func ends() async throws {
    #expect(
      try await alt("{client: stub}")
        == "app → layer: dispatch; layer → stub: GET; stub → app: responseParseFailed (the caller's queue)")
    #expect(
      try await alt("{client: flying-fox, server: silence}", .japanese)
        == "アプリ→レイヤー: dispatch。レイヤー→flying-fox: GET。flying-fox→サーバー: GET /users HTTP/1.1。アプリ: どのクロージャも呼ばれない")
  }
}
