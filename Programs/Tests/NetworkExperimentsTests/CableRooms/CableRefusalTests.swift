import HostTestSupport
import TestSupport
import Testing

@Suite("Refusals of the experiments on the room", .patient)
struct CableRefusalTests {
  @Test(
    "An impossible step names its position and the allowed steps",
    arguments: [
      ("[chiyo bark bawbaw]", "at position 1: chiyo is not connected"),
      ("[chiyo enter x, chiyo connect]", "at position 2: chiyo is already connected"),
      ("[chiyo connect, chiyo greet]", "at position 2: chiyo is not in a room"),
      ("[chiyo enter x, chiyo subscribe y]", "at position 2: chiyo is already in a room"),
      ("[chiyo enter x, chiyo drop, chiyo close]", "at position 3: chiyo is not connected"),
      (
        "[a connect, b connect, c connect, d connect, e connect, f connect, g connect, h connect, i connect]",
        "position 9"
      ),
      ("[chiyo dance]", "unknown step `dance`"),
      ("[chiyo entr x]", "Did you mean `enter`?"),
      ("[chiyo enter]", "Write `USER enter ROOM`."),
      ("[chiyo mumble a]", "Write `USER mumble`."),
      ("[犬 connect]", "`犬` is not a valid user name"),
      ("[chiyo enter a_b]", "`a_b` is not a valid room name"),
      ("[]", "It can have 1 to 100."),
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
      ("cable-room.greeting", "library: android\nsubscribe: when-connected", "reports only subscriptions"),
      ("cable-room.greeting", "library: window", "one of `ios-manual`"),
      ("cable-room.orders", "users: [a, a]", "it is a duplicate"),
      ("cable-room.orders", "users: [a, b, c, d, e]", "It can have 1 to 4."),
      ("cable-room.failures", "mishaps: [fire]", "one of `malformed-json`"),
      ("cable-room.failures", "limit: 49", "from 50 to 5000"),
      ("cable-room.contents", "contents: [わん]", "is not a valid content name"),
    ])
  func others(experiment: String, parameters: String, message: String) throws {
    let refusals = try refusals(experiment, parameters)
    #expect(refusals.first?.contains(message) == true, "\(refusals)")
  }
}
