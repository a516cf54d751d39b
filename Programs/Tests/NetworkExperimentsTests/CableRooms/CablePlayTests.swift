import HostTestSupport
import TestSupport
import Testing

@testable import NetworkExperiments

@Suite("Plays in the room", .patient, .serialized)
struct CablePlayTests {
  /// Returns steps that are possible in order, and the messages to each user by a second implementation of the room's
  /// rules.
  private func script(_ random: inout SplitMix64) -> (steps: [CableStep], told: [String: [String]]) {
    let users = ["a", "b", "c", "d"]
    var rooms: [String: String] = [:]
    var steps: [CableStep] = []
    var told: [String: [String]] = [:]
    func tell(_ room: String, _ message: String) {
      for user in users where rooms[user] == room { told[user, default: []].append(message) }
    }
    for _ in 0..<30 {
      let user = users[Int.random(in: 0..<4, using: &random)]
      guard let room = rooms[user] else {
        let room = Bool.random(using: &random) ? "x" : "y"
        rooms[user] = room
        steps.append(.enter(user, room: room))
        tell(room, "in \(user)")
        continue
      }
      switch Int.random(in: 0..<6, using: &random) {
      case 0, 1:
        steps.append(.bark(user, content: "bawbaw"))
        tell(room, "bark \(user) bawbaw")
      case 2:
        steps.append(.mumble(user))
        told[user, default: []].append("mumbling \(user) (゚Д゚;)")
      case 3:
        steps.append(.greet(user))
        tell(room, "in \(user)")
      default:
        rooms[user] = nil
        steps.append(Bool.random(using: &random) ? .drop(user) : .close(user))
        tell(room, "out \(user)")
      }
    }
    return (steps, told)
  }

  @Test("Every user receives all messages of its room once, in order, and none of the other room (20 scripts, seed 10)")
  func exactlyOnce() async throws {
    var random = SplitMix64(seed: 10)
    for _ in 0..<20 {
      let (steps, told) = script(&random)
      let play = try await CablePlay(steps)
      for user in CableScript.users(steps) {
        let seen = play.scenes.flatMap(\.traffic).filter { $0.user == user && !$0.isSent }.map(\.short)
        #expect(
          seen.filter { !["welcome", "confirm_subscription"].contains($0) } == told[user] ?? [],
          "\(user) in \(steps.map(\.text))")
      }
    }
  }
}
