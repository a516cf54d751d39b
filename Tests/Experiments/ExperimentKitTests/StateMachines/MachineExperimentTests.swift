import ExperimentKit
import Testing

/// A door that may lock.
private struct DoorScreen: MachineExperiment {
  enum State: String, MachineWord {
    case open, closed
    var title: LocalizedText { LocalizedText(rawValue) }
  }

  enum Event: String, ScriptWord, WrittenEvent {
    case push
    case pull

    var meaning: String {
      switch self {
      case .push: "押す"
      case .pull: "引く"
      }
    }
  }

  static let states = About("door.states", en: "The states.", ja: "状態。")
  static let transitions = About("door.transitions", en: "The events.", ja: "イベント。")
  static let signature = Signature(
    Self.init, Parameter("sticks", .truth, default: false, help: "Whether it sticks."))

  let sticks: Bool

  var machine: StateMachine<State, Event, Void> {
    StateMachine(
      startingIn: .closed,
      [
        .on(.push, in: .closed, to: sticks ? .closed : .open), .on(.push, in: .open, refused: "open"),
        .on(.pull, in: .open, to: .closed), .on(.pull, in: .closed, refused: "closed"),
      ])
  }
}

@Suite("Experiments that are made of a state machine")
struct MachineExperimentTests {
  private let catalogue = Catalogue([MachineStates<DoorScreen>.self, MachineTransitions<DoorScreen>.self])

  @Test("Diagram and table have the parameters of the machine, and the table its layout after them")
  func parameters() {
    #expect(catalogue.entries.map(\.name) == ["door.states", "door.transitions"])
    #expect(catalogue["door.states"]?.parameters.map(\.name) == ["sticks"])
    #expect(catalogue["door.transitions"]?.parameters.map(\.name) == ["sticks", "layout"])
    #expect(catalogue["door.transitions"]?.summary.ja == "イベント。")
  }

  @Test("The experiments show the machine of the parameters")
  func results() async throws {
    #expect(try await catalogue.text("door.states").contains("closed --> open : push"))
    #expect(!(try await catalogue.text("door.states", "sticks: true").contains("--> open")))
    let matrix = try await catalogue.text("door.transitions", "layout: matrix").split(separator: "\n")
    #expect(matrix.count == 4 && matrix[0].contains("open") && matrix[0].contains("closed"))
  }

  @Test("An event that is a word is read unchanged, without text after it")
  func events() throws {
    #expect(DoorScreen.Event.forms == ["push", "pull"] && DoorScreen.Event.push.written == "push")
    #expect(try DoorScreen.Event(written: "pull") == .pull)
    #expect(throws: ValueError("nothing can follow `pull`", help: "Write `pull`.")) {
      try DoorScreen.Event(written: "pull hard")
    }
    #expect(DoorScreen.Event.push.title == LocalizedText(en: "push", ja: "push(押す)"))
  }
}
