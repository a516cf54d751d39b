import Drawing
import ExperimentKit

/// Calls on several drawings, the contexts that they work on, and whether drawing looks at the flag first.
struct StackPlay: Sendable, Hashable {
  let calls: [StackCall]
  let ownership: ImageContexts.Ownership
  let checks: Bool

  /// What one call did.
  struct Moment {
    let call: StackCall
    /// The error lines that were printed.
    let errors: [String]
    /// The drawing on whose context the call worked; nil for none.
    let target: Int?
    /// The drawings whose contexts are open afterwards, the current one last.
    let open: [Int]
    /// The image that the call got.
    let image: ImageSurface?
  }

  /// Plays the calls on the engine.
  ///
  /// - Throws: ``Drawing/DrawingError`` if the engine fails.
  func moments() throws -> [Moment] {
    let machine = OffscreenMachine.offscreen(.first, checks: checks)
    var answers = StackShape.drawings.map { drawing in
      Answers(machine.run(calls.filter { $0.drawing == drawing }.flatMap(\.calls), context: OffscreenDrawing(.first)))
    }
    var contexts = ImageContexts(ownership, scale: Double(Self.scale))
    return try calls.map { call in
      let images = contexts.images.count
      var errors: [String] = []
      var target = contexts.target(of: call.drawing)
      for _ in call.calls {
        switch answers[call.drawing - 1].next() {
        case .refused(let lines): errors += lines
        case .taken(let command): try contexts.play(command, of: call.drawing)
        }
      }
      if call.action == .begin { target = contexts.target(of: call.drawing) }
      return Moment(
        call: call, errors: errors, target: target, open: contexts.open.map(\.drawing),
        image: contexts.images.count > images ? contexts.images.last?.surface : nil)
    }
  }

  /// How many pixels a point is wide and high, so that the thinnest line fills whole pixels.
  static let scale = 2
}

/// What a drawing answers to its calls, one after the other.
private struct Answers {
  enum Answer {
    case refused([String])
    case taken(OffscreenDrawing.Command)
  }

  private var answers: ArraySlice<Answer>

  init(_ run: OffscreenMachine.Run) {
    var commands = run.context.commands[...]
    answers =
      run.steps.map { step in
        step.outcome == .refused
          ? .refused(step.printed.map(\.en)) : .taken(commands.popFirst() ?? .nothing)
      }[...]
  }

  mutating func next() -> Answer {
    answers.popFirst() ?? .taken(.nothing)
  }
}
