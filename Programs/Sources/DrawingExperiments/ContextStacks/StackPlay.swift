import Drawing
import ExperimentKit

/// Calls on several drawings, their contexts, and whether drawing checks the flag first.
struct StackPlay: Sendable, Hashable {
  let calls: [StackCall]
  let ownership: ImageContexts.Ownership
  let checks: Bool

  /// The effect of one call.
  struct Moment {
    let call: StackCall
    /// The printed error lines.
    let errors: [String]
    /// The drawing whose context the call drew on; nil for none.
    let target: Int?
    /// The drawings with open contexts afterward, the current one last.
    let open: [Int]
    /// The image of the call.
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

  /// The number of pixels per point in each direction, so that the thinnest line fills whole pixels.
  static let scale = 2
}

/// The answers of a drawing to its calls, in order.
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
