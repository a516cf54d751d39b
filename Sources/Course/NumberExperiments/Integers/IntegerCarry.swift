import ExperimentKit
import NumberFormats

/// The adder as a machine that reads two codes bit by bit, the lowest first, with a state for each carry.
///
/// A transition is a pair of bits; its label is their sum with the carry of the state, the written bit and the new
/// carry.
///
/// Source: 000-2e.
struct IntegerCarry: Experiment {
  static let about = About(
    "integer.carry", en: "The adder as a machine with two states: no carry and carry.", ja: "加算器を、桁上げなしとありの2状態の機械として描く。"
  )

  static let signature = Signature(Self.init)

  let adder: RippleCarryAdder

  init() throws {
    adder = try RippleCarryAdder(bits: 1)
  }

  /// Returns the diagram: two states, with four transitions from each.
  func run() -> StateDiagram {
    StateDiagram(
      states: [
        StateDiagram.State(Self.id(false), LocalizedText(en: "no carry", ja: "桁上げなし")),
        StateDiagram.State(Self.id(true), LocalizedText(en: "carry", ja: "桁上げあり")),
      ],
      transitions: [false, true].flatMap { carry in
        (0...3).flatMap { pair in
          adder.add(pair >> 1, pair & 1, carryIn: carry).steps.map(transition)
        }
      },
      initial: Self.id(false))
  }

  private func transition(_ step: FullAdderStep) -> StateDiagram.Transition {
    let (left, right) = (step.left ? 1 : 0, step.right ? 1 : 0)
    let (sum, carry) = (step.sum ? 1 : 0, step.carryOut ? 1 : 0)
    let total = "\(left) + \(right)\(step.carryIn ? " + 1" : "") = \(step.carryOut ? "1" : "")\(sum)"
    return StateDiagram.Transition(
      from: Self.id(step.carryIn), to: Self.id(step.carryOut),
      LocalizedText(en: "\(total), write \(sum), carry \(carry)", ja: "\(total)、\(sum)を書き、桁上げは\(carry)"))
  }

  private static func id(_ carry: Bool) -> String {
    carry ? "carry" : "no-carry"
  }
}
