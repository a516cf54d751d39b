import HostTestSupport
import TestSupport
import Testing

@testable import NetworkExperiments

@Suite("The server's side of the room", .patient)
struct CableHubTests {
  /// Returns a hub with users who have entered rooms, and the numbers of their connections.
  private func hub(_ users: [(name: String, room: String)]) -> (hub: CableHub, ids: [Int]) {
    var hub = CableHub()
    let ids = users.map { user in
      let id = hub.connect(account: user.name).connection
      _ = hub.take(CableCommand.subscribe(user.room).json, from: id)
      _ = hub.take(CableCommand.perform("greeting", user.room).json, from: id)
      return id
    }
    return (hub, ids)
  }

  @Test("A bark goes once to each user in the room, in the order of entering, and to no others")
  func barks() {
    var (hub, ids) = hub([("a", "x"), ("b", "y"), ("c", "x"), ("d", "x"), ("e", "y")])
    let sent = hub.take(CableCommand.perform("bark", content: "bawbaw", "x").json, from: ids[2])
    #expect(sent.map(\.connection) == [ids[0], ids[2], ids[3]])
    #expect(Set(sent.map(\.frame.short)) == ["bark c bawbaw"])
  }

  @Test("After a greeting or a departure, the room receives the users in it")
  func roommates() {
    var (hub, ids) = hub([("a", "x"), ("b", "x"), ("c", "x")])
    #expect(hub.disconnect(ids[1]).map(\.frame.roomMessage?.roommate) == [["a", "c"], ["a", "c"]])
    #expect(hub.take(CableCommand.unsubscribe("x").json, from: ids[0]).map(\.connection) == [ids[2]])
    #expect(hub.disconnect(ids[0]).isEmpty)
    #expect(hub.disconnect(ids[2]).isEmpty)
  }

  @Test("The frames are those of Action Cable, letter by letter")
  func frames() {
    var hub = CableHub()
    let (id, welcome) = hub.connect(account: "chiyo")
    let identifier = #""identifier":"{\"channel\":\"RoomChannel\",\"room\":\"x\"}""#
    #expect(welcome.map(\.frame.json) == [#"{"type":"welcome"}"#])
    #expect(
      hub.take(#"{"command":"subscribe",\#(identifier)}"#, from: id).map(\.frame.json)
        == [#"{\#(identifier),"type":"confirm_subscription"}"#])
    #expect(
      hub.take(
        #"{"command":"message",\#(identifier),"data":"{\"action\":\"bark\",\"content\":\"bawbaw\"}"}"#, from: id
      ).map(\.frame.json)
        == [#"{\#(identifier),"message":{"account":"chiyo","content":"bawbaw","type":"bark"}}"#])
    #expect(hub.beat().map(\.frame.json) == [#"{"message":1,"type":"ping"}"#])
    #expect(CableFrame.unauthorized.json == #"{"reason":"unauthorized","reconnect":false,"type":"disconnect"}"#)
  }

  @Test("A command that cannot be followed is logged and not answered")
  func notes() {
    var (hub, ids) = hub([("a", "x")])
    let texts = [
      "", "null", "[]", "{}", #"{"command":1}"#, #"{"command":"subscribe"}"#,
      #"{"command":"subscribe","identifier":"x"}"#, CableCommand(command: "howl", identifier: "{}").json,
      CableCommand(command: "subscribe", identifier: #"{"channel":"CatChannel"}"#).json,
      CableCommand.subscribe("x").json, CableCommand.unsubscribe("y").json, CableCommand.perform("bark", "y").json,
      CableCommand.perform("howl", "x").json,
    ]
    for text in texts { #expect(hub.take(text, from: ids[0]).isEmpty) }
    #expect(
      hub.notes == Array(repeating: .noJSON, count: 7) + [
        .unknownCommand("howl"), .unknownChannel("CatChannel"), .subscribedAlready, .noSubscription, .noSubscription,
        .unknownAction("howl"),
      ])
  }

  @Test("2000 damaged commands do not stop the hub (seed 10)")
  func damaged() {
    var random = SplitMix64(seed: 10)
    var (hub, ids) = hub([("a", "x")])
    let command = Array(CableCommand.perform("bark", content: "bawbaw", "x").json.utf8)
    for _ in 0..<2000 {
      var bytes = command
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        bytes[Int.random(in: bytes.indices, using: &random)] = UInt8.random(in: 32...126, using: &random)
      }
      #expect(hub.take(String(decoding: bytes, as: UTF8.self), from: ids[0]).count <= 1)
    }
  }
}
