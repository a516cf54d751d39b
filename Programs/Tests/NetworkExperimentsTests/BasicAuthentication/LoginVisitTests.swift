import ExperimentKit
import HostTestSupport
import Loopback
import TestSupport
import Testing

@testable import NetworkExperiments

@Suite("A visit to a server that asks for a login", .patient, .serialized)
struct LoginVisitTests {
  private let login = LoginServer().member

  @Test("A visit leaves no descriptor open, whether it succeeds, is canceled or is never answered")
  func leavesNothing() async throws {
    func once() async throws {
      for answer in [LoginAnswer.useCredential(login, .forSession), .cancel, .none] {
        _ = try await LoginVisit.run(LoginServer(), limit: .milliseconds(1)) { _ in answer }
      }
      for fault in LoginServer.Fault.allCases {
        _ = try await LoginVisit.run(LoginServer(fault: fault), limit: .milliseconds(1)) { _ in .cancel }
      }
    }
    try await once()
    let before = try openDescriptors()
    // Other tests open descriptors at the same time; a leak of one per round is more than that.
    for _ in 0..<60 { try await once() }
    #expect(try await openDescriptors(fallBelow: before + 50))
  }

  @Test("A canceled visit ends, though its server never answers and its limit is an hour away")
  func ends() async throws {
    let journal = LoginJournal()
    let visit = Task {
      try await LoginVisit.run(LoginServer(fault: .silent), limit: .seconds(3600), journal: journal) { _ in .cancel }
    }
    while journal.events.isEmpty { await Task.yield() }
    visit.cancel()
    await #expect(throws: (any Error).self) { try await visit.value }
  }

  @Test("A visit can be canceled while its challenge is answered")
  func whileAnswering() async {
    for turns in 0..<60 {
      let (asked, asking) = AsyncStream.makeStream(of: Void.self)
      let visit = Task { [login] in
        try await LoginVisit.run(LoginServer()) { _ in
          asking.finish()
          return .useCredential(login, .none)
        }
      }
      for await _ in asked {}
      for _ in 0..<turns { await Task.yield() }
      visit.cancel()
      _ = await visit.result
    }
  }

  @Test("A visit that is canceled before it begins ends")
  func endsAtOnce() async throws {
    let visit = Task {
      while !Task.isCancelled { await Task.yield() }
      return try await LoginVisit.run(LoginServer(fault: .silent), limit: .seconds(3600)) { _ in .cancel }
    }
    visit.cancel()
    await #expect(throws: (any Error).self) { try await visit.value }
  }

  @Test("Pages of one session are loaded in order")
  func pages() async throws {
    let visit = try await LoginVisit.run(LoginServer(), paths: ["/a", "/b"]) { _ in .useCredential(login, .none) }
    #expect(visit.outcomes.count == 2)
    #expect(visit.journal.authorizations == [nil, login.header(), nil, login.header()])
  }
}
