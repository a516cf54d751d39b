import HostTestSupport
import TestSupport
import Testing

@testable import NetworkExperiments

@Suite("The lost greeting", .patient, .serialized)
struct CableGreetingTests {
  @Test("The article's failing example loses the greeting in the one order in which it subscribes too early")
  func failing() async throws {
    #expect(
      try await table("cable-room.greeting").lines() == [
        "subscribe (dropped), open, welcome|0|", "open, subscribe, welcome, confirm, greet, in chiyo|1|",
        "open, welcome, subscribe, confirm, greet, in chiyo|1|",
      ])
  }

  @Test("The article's working programs never lose the greeting")
  func working() async throws {
    for parameters in ["subscribe: when-connected", "library: android\nsubscribe: before-connect"] {
      let seen = try await table("cable-room.greeting", parameters).column("seen")
      #expect(!seen.isEmpty && seen.allSatisfy { $0 == "1" })
    }
  }

  @Test("Without a library, a greeting before the subscription is in the server's log")
  func bare() async throws {
    let rows = try await table("cable-room.greeting", "library: bare\ngreet: at-once").lines()
    #expect(rows.contains("subscribe (dropped), open, greet, welcome|0|no such subscription"))
    #expect(rows.contains("subscribe (dropped), greet (dropped), open, welcome|0|"))
  }

  @Test("The number of orders is that of two threads, counted by hand")
  func counts() async throws {
    let rows = try await table("cable-room.greetings").lines()
    #expect(rows.count == 11)
    #expect(rows[1] == "iOS, `autoSubscribe: false`|right after connect()|3|1|2|0")
    #expect(rows[7] == "Android|right after connect()|11|0|1|10")
  }

  @Test("No two orders of one program are the same, and each is explored once")
  func different() async throws {
    for library in CableLibrary.allCases {
      for greeting in CableGreeting.allCases {
        let outcomes = try await CableSchedule(library: library, moment: .behindConnect, greeting: greeting).outcomes()
        #expect(Set(outcomes.map(\.turns)).count == outcomes.count)
      }
    }
  }

  @Test("A library stores or drops an early greeting, as in its source")
  func libraries() {
    var manual = CableLibraryState(.iosManual, room: "x")
    #expect(manual.subscribe().fate == .dropped)
    #expect(manual.open() == [.connected])
    #expect(manual.greet().fate == .kept)
    #expect(manual.subscribe().effects == [.send(.subscribe("x"))])
    #expect(
      manual.take(CableFrame(type: "confirm_subscription")) == [.subscribed, .send(.perform("greeting", "x"))])
    var automatic = CableLibraryState(.iosAutomatic, room: "x")
    #expect(automatic.subscribe().fate == .kept)
    #expect(automatic.open() == [.connected, .send(.subscribe("x"))])
    var android = CableLibraryState(.android, room: "x")
    #expect(android.open() == [])
    #expect(android.subscribe().effects == [.send(.subscribe("x")), .subscribed])
    #expect(android.take(.welcome) == [])
  }
}
