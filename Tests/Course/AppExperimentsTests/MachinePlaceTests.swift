import AppExperiments
import ExperimentKit
import Results
import SourceText
import TestSupport
import Testing

/// A machine that readers walk through, with parameters and events of its script.
struct WalkedMachine: Sendable {
  var name: String
  var parameters: String
  var script = "events"
  var events: [String]

  static let all = [
    WalkedMachine(
      name: "dialog.run", parameters: "actions: [OK default, Cancel cancel]\ntext-fields: [user]",
      events: ["present", "type user chiyo", "tap OK", "tap Cancel", "tap-outside", "dismiss", "add No destructive"]),
    WalkedMachine(
      name: "file-input.run", parameters: "page: article\ndevice: iphone",
      events: ["select 1 a.jpg b.jpg", "select 1 c.jpg", "cancel 1", "submit"]),
    WalkedMachine(
      name: "timed-message.run", parameters: "ids: random\nseed: 1",
      events: ["show ok 5 A", "show error 9 B", "wait 4", "show ok 0 C"]),
    WalkedMachine(
      name: "audio-player.run", parameters: "code: article\nduration: 3",
      events: ["load", "press", "wait 1.5", "interrupt"]),
    WalkedMachine(
      name: "text-limit.run", parameters: "rule: article\nlength: 4\nplaceholder: 書く",
      events: ["begin", "type あい", "delete", "compose とう", "commit 東", "end"]),
    WalkedMachine(
      name: "microphone.run", parameters: "code: article", events: ["press", "allow", "deny", "ok", "turn-on"]),
    WalkedMachine(
      name: "validation.run", parameters: "code: article\nfields: [name, email]",
      events: ["begin name", "begin email", "type Chiyo", "end"]),
    WalkedMachine(
      name: "hosts-file.emulator", parameters: "devices: [Pixel_2_API_28]", script: "commands",
      events: [
        "emulator -avd Pixel_2_API_28 -writable-system", "adb root", "adb remount", "adb emu kill",
        "connect devnokiyo.example.com",
      ]),
  ]

  /// Returns the experiment with some of the events.
  func prepared(_ taken: [String]) throws -> PreparedExperiment {
    let entry = try #require(Catalogue.app[name])
    return try entry.prepare(yaml: "\(parameters)\n\(script): [\(taken.joined(separator: ", "))]", file: "").get()
  }

  /// Whether the experiment takes a script without events; if not, the start is a place of its own.
  var acceptsNothing: Bool {
    get throws {
      let entry = try #require(Catalogue.app[name])
      return (try? entry.prepare(yaml: "\(parameters)\n\(script): []", file: "").get()) != nil
    }
  }

  /// Returns the transcript of some of the events; nothing for a script that the experiment refuses.
  func transcript(_ taken: [String]) async throws -> [String] {
    guard try !taken.isEmpty || acceptsNothing, case .lines(let lines) = try await prepared(taken).run() else {
      return []
    }
    return lines.texts(.japanese)
  }

  /// Returns the place after some of the events.
  func place(_ taken: [String]) throws -> MachinePlace {
    let script = try #require(try prepared(taken.isEmpty ? [events[0]] : taken).script)
    #expect(script.parameter == self.script)
    return script.place(taken.count)
  }

  /// Returns the effect of an event on a transcript: the number of lines that it replaces, and the lines that it adds.
  func effect(of event: String, after taken: [String]) async throws -> (dropped: Int, added: [String]) {
    let (before, after) = (try await transcript(taken), try await transcript(taken + [event]))
    let kept = zip(before, after).prefix { $0 == $1 }.count
    return (before.count - kept, Array(after.dropFirst(kept)))
  }
}

@Suite("Places on machines")
struct MachinePlaceTests {
  @Test("An event has the same effect after all scripts that lead to the same place", arguments: WalkedMachine.all)
  func merged(_ machine: WalkedMachine) async throws {
    var random = SplitMix64(seed: 20_261_128)
    var shortest: [AnyHashable: [String]] = [:]
    var merges = 0
    for _ in 0..<60 {
      var taken: [String] = []
      for _ in 0..<Int.random(in: 1...6, using: &random) {
        let place = try machine.place(taken)
        let event = try #require(machine.events.randomElement(using: &random))
        guard try !taken.isEmpty || machine.acceptsNothing else {
          taken.append(event)
          continue
        }
        if let other = shortest[AnyHashable(place.identity)], other != taken {
          merges += 1
          let (here, there) = (
            try await machine.effect(of: event, after: taken), try await machine.effect(of: event, after: other)
          )
          #expect(here.added == there.added && here.dropped == there.dropped, "\(taken), \(other), \(event)")
        } else {
          shortest[AnyHashable(place.identity)] = taken
        }
        taken.append(event)
      }
    }
    // A label counts time from the start, so each script leads to a place of its own.
    #expect(merges > 0 || machine.name == "timed-message.run")
  }

  @Test(
    "A place has a state of its machine, and an event that is refused leads back to it", arguments: WalkedMachine.all)
  func states(_ machine: WalkedMachine) throws {
    for event in machine.events {
      let (start, place) = (try machine.place([]), try machine.place([event]))
      #expect(place.states.indices.contains(place.state))
      #expect(place.states == start.states)
      if place.isRefused, machine.name != "timed-message.run" {
        #expect(AnyHashable(place.identity) == AnyHashable(start.identity))
      }
    }
  }

  @Test("A dialog is at its place while it is on the screen")
  func dialog() throws {
    let machine = WalkedMachine.all[0]
    #expect(try machine.place([]).dialog == nil)
    let dialog = try #require(try machine.place(["present", "type user chiyo"]).dialog)
    #expect(dialog.buttons.map(\.event) == ["tap Cancel", "tap OK"])
    #expect(dialog.fields == [ShownDialog.Field(name: "user", text: "chiyo")])
    #expect(dialog.isSideBySide && !dialog.isSheet)
    #expect(try machine.place(["present", "tap OK"]).dialog == nil)
  }
}
