import HostTestSupport
import TestSupport
import Testing

@Suite("Refusals of the experiments on the room", .patient)
struct CableRefusalTests {
  @Test(
    "An impossible step names its place and the allowed steps",
    arguments: [
      ("[chiyo bark bawbaw]", "at place 1: chiyo is not connected"),
      ("[chiyo enter x, chiyo connect]", "at place 2: chiyo is connected already"),
      ("[chiyo connect, chiyo greet]", "at place 2: chiyo is in no room"),
      ("[chiyo enter x, chiyo subscribe y]", "at place 2: chiyo is in a room already"),
      ("[chiyo enter x, chiyo drop, chiyo close]", "at place 3: chiyo is not connected"),
      (
        "[a connect, b connect, c connect, d connect, e connect, f connect, g connect, h connect, i connect]", "place 9"
      ),
      ("[chiyo dance]", "`dance` is no step"),
      ("[chiyo entr x]", "Did you mean `enter`?"),
      ("[chiyo enter]", "Write `USER enter ROOM`."),
      ("[chiyo mumble a]", "Write `USER mumble`."),
      ("[犬 connect]", "`犬` is no name of a user"),
      ("[chiyo enter a_b]", "`a_b` is no name of a room"),
      ("[]", "It may have 1 to 100."),
    ])
  func steps(script: String, message: String) throws {
    let refusals = try refusals("cable-room.run", "steps: \(script)")
    #expect(refusals.count == 1)
    #expect(refusals.first?.contains(message) == true, "\(refusals)")
  }

  @Test(
    "Other wrong parameters are refused with the allowed values",
    arguments: [
      ("cable-room.frames", "user: eruu\nsteps: [eru connect]", "Did you mean `eru`?"),
      ("cable-room.greeting", "library: android\nsubscribe: when-connected", "tells of subscriptions alone"),
      ("cable-room.greeting", "library: window", "one of `ios-manual`"),
      ("cable-room.orders", "users: [a, a]", "it stands twice"),
      ("cable-room.orders", "users: [a, b, c, d, e]", "It may have 1 to 4."),
      ("cable-room.failures", "mishaps: [fire]", "one of `malformed-json`"),
      ("cable-room.failures", "limit: 49", "from 50 to 5000"),
      ("cable-room.contents", "contents: [わん]", "is no name of a content"),
    ])
  func others(experiment: String, parameters: String, message: String) throws {
    let refusals = try refusals(experiment, parameters)
    #expect(refusals.first?.contains(message) == true, "\(refusals)")
  }
}
