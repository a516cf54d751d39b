import HostTestSupport
import SourceText
import TestSupport
import Testing

@testable import NetworkExperiments

@Suite("cable-room.orders, .contents, .failures and .claims", .patient, .serialized)
struct CableRoomTableTests {
  @Test("In every order of entering, each user sees the greetings from its own on, each once")
  func orders() async throws {
    for users in [["chiyo"], ["chiyo", "eru"], ["chiyo", "eru", "otome"]] {
      let table = try await table("cable-room.orders", "users: \(users)".replacing("\"", with: ""))
      let orders = table.column("order").map { $0.split(separator: ", ").map(String.init) }
      #expect(Set(orders).count == (1...users.count).reduce(1, *))
      for (index, user) in users.enumerated() {
        for (order, seen) in zip(orders, table.column("sees-\(index + 1)")) {
          let own = try #require(order.firstIndex(of: user))
          #expect(seen == order[own...].joined(separator: ", "))
        }
      }
    }
  }

  @Test("A content has its text, and an unknown one its result")
  func contents() async throws {
    #expect(
      try await table("cable-room.contents").lines() == [
        "bawbaw|bawbaw|ワンワン|ワンワン|ワンワン", "waooon|waooon|ワオーーン|ワオーーン|ワオーーン",
        "wooon|wooon|wooon|the app ends: Resources.NotFoundException|the face stays as it was",
      ])
  }

  @Test("Each fault has its outcome, and the room continues")
  func failures() async throws {
    let table = try await table("cable-room.failures", "limit: 50")
    #expect(
      table.lines() == [
        "malformed-json|no answer; the connection stands|no JSON of a command||yes",
        "unknown-command|no answer; the connection stands|unknown command `howl`||yes",
        "unknown-channel|no answer; the connection stands|no channel `CatChannel`||yes",
        "no-room|reject_subscription; the connection stands|||yes",
        "message-before-subscribe|no answer; the connection stands|no such subscription||yes",
        "unknown-action|no answer; the connection stands|no action `howl`||yes",
        "no-account|disconnect; closed with 1000|||yes",
        "wrong-path|no upgrade: HTTP 404|||yes",
        "oversized-frame|closed with 1009||out eru|yes",
        "unmasked-frame|closed with 1002||out eru|yes",
        "invalid-utf8|closed with 1007||out eru|yes",
        "reserved-opcode|closed with 1002||out eru|yes",
        "binary-frame|closed with 1003||out eru|yes",
        "half-closed|the connection is cut||out eru|yes",
        "dropped|the connection is cut||out eru|yes",
        "silent-server|no answer within 0.05 seconds|||–",
        "port-taken|the second server cannot start: the port is taken|||yes",
      ])
    #expect(table.lines(.japanese)[15] == "silent-server|50ミリ秒以内に応答がない|||–")
  }

  @Test("The verdicts are computed")
  func claims() async throws {
    #expect(
      try await table("cable-room.claims").column("verdict")
        == ["true", "true", "true", "true", "false", "true", "false", "false", "false", "false"])
    #expect(
      try await table("cable-room.claims", "code: corrected").column("verdict").suffix(2) == ["true", "true"])
  }

  @Test("Plays of 200 rooms leave no descriptor open")
  func leavesNothing() async throws {
    func once() async throws {
      let play = try await CablePlay([.enter("a", room: "x"), .enter("b", room: "x"), .drop("a")])
      #expect(play.messages(to: "b").map(\.type) == [.in, .out])
    }
    try await once()
    let before = try openDescriptors()
    for _ in 0..<200 { try await once() }
    #expect(try await openDescriptors(fallBelow: before + 100))
  }
}
