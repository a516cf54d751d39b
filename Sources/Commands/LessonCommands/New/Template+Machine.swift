import SourceText

extension Template {
  /// Creates a state machine with an experiment that plays events, and the experiments of its diagram and its table.
  ///
  /// - Parameters:
  ///   - name: the part of the name after the dot.
  ///   - topic: the part of the name before the dot.
  ///   - folder: the folder of the topics.
  ///   - isForHost: whether they belong to the user's own host instead of a checkout of swift-lessons.
  init(machine name: String, topic: String, in folder: String, isForHost: Bool) {
    let group = topic.asTypeName
    let type = group + name.asTypeName
    self.init(
      files: [
        File(path: "\(folder)/\(group)/\(group)Machine.swift", text: Self.machine(group)),
        File(
          path: "\(folder)/\(group)/\(type).swift",
          text: Self.machineExperiments(type, group, topic, "\(topic).\(name)")),
      ],
      hints: Self.buildHints(of: [type, "\(group)States"], isForHost: isForHost) + [
        "Then run it: \(name: "lesson try \(topic).\(name) 'events=[push, pull]'")"
      ])
  }

  private static func machine(_ group: String) -> String {
    """
    import ExperimentKit

    /// A door that counts how often it was opened.
    typealias \(group)Machine = StateMachine<\(group)State, \(group)Event, Int>

    /// A state of the door.
    enum \(group)State: String, MachineWord {
      case closed, open

      var title: LocalizedText {
        switch self {
        case .closed: LocalizedText(en: "closed", ja: "閉")
        case .open: LocalizedText(en: "open", ja: "開")
        }
      }
    }

    /// An event of the door, which a script names by its word.
    enum \(group)Event: String, ScriptWord, MachineEvent, WrittenEvent {
      case push, pull

      var meaning: String {
        switch self {
        case .push: "押す"
        case .pull: "引く"
        }
      }
    }

    extension \(group)Machine {
      /// The machine of the door.
      static let door = \(group)Machine(
        startingIn: .closed,
        [
          .on(
            .push, in: .closed, to: .open, LocalizedText(en: "it opens", ja: "開く"),
            changing: { count, _ in count += 1 },
            printing: { count, _ in [LocalizedText(en: "opened \\(count) times", ja: "\\(count)回開いた")] }),
          .on(.push, in: .open, refused: LocalizedText(en: "it is open already", ja: "もう開いている")),
          .on(.pull, in: .open, to: .closed, LocalizedText(en: "it closes", ja: "閉まる")),
          .on(.pull, in: .closed, refused: LocalizedText(en: "it is closed", ja: "閉まっている")),
        ])
    }

    """
  }

  private static func machineExperiments(_ type: String, _ group: String, _ topic: String, _ name: String) -> String {
    """
    import ExperimentKit

    /// A transcript of the door for a script of events.
    struct \(type): Experiment {
      static let about = About(
        "\(name)", en: "A door, played from a script.", ja: "操作の並びのとおりに動かすドア。", example: "events=[push, pull]")
      static let signature = Signature(Self.init, .events())

      let events: [\(group)Event]

      func run() -> Lines {
        \(group)Machine.door.run(events, context: 0).lines
      }
    }

    /// The states of the door and the events that lead from one to another.
    struct \(group)States: Experiment {
      static let about = About("\(topic).states", en: "The states of a door.", ja: "ドアの状態遷移図。")
      static let signature = Signature(Self.init)

      func run() -> StateDiagram {
        \(group)Machine.door.diagram
      }
    }

    """
  }
}
