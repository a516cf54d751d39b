import ExperimentKit
import Results
import SourceText
import TestSupport
import Testing

@testable import DrawingExperiments

@Suite("The slider's machine")
struct SliderMachineTests {
  @Test("The table of the slider's machine has no flaws")
  func flaws() {
    #expect(SliderMachine.slider.flaws.isEmpty)
  }

  @Test(
    "The value is always within the limits, and alpha is the value of the last action",
    arguments: [1 as UInt64, 2, 3])
  func invariants(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    for _ in 0..<200 {
      let isContinuous = Bool.random(using: &random)
      let events = (0..<Int.random(in: 0...25, using: &random)).map { _ in Self.event(&random) }
      let note: Testing.Comment = "seed \(seed): \(isContinuous) \(events.map(\.written.en))"
      var alpha = 1.0
      for count in 0...events.count {
        let run = SliderMachine.slider.run(
          Array(events.prefix(count)), context: Slider(isContinuous: isContinuous))
        let slider = run.context
        #expect(slider.minimum <= slider.value && slider.value <= slider.maximum, note)
        if case .minimum(let number) = run.steps.last?.event { #expect(slider.minimum == Float(number), note) }
        if case .maximum(let number) = run.steps.last?.event { #expect(slider.maximum == Float(number), note) }
        guard let last = run.steps.last else { continue }
        if last.isRaised {
          #expect(last.event == .action, note)
          alpha = Double(slider.value)
        }
        #expect(slider.alpha == alpha, note)
      }
      let steps = SliderMachine.slider.run(events, context: Slider(isContinuous: isContinuous)).steps
      for (step, next) in zip(steps, steps.dropFirst()) where next.isRaised {
        #expect(step.event.kind == (isContinuous ? .drag : .release), note)
      }
    }
  }

  private static func event(_ random: inout SplitMix64) -> SliderEvent {
    let number = random.pick([-2, -0.5, 0, 0.1, 0.25, 0.5, 1, 1.5, 3])
    return random.pick([.press, .drag(number), .release, .set(number), .minimum(number), .maximum(number)])
  }

  @Test("A place on the track is its share of the range between the limits, and the ends are exact")
  func places() {
    let slider = Slider(minimum: -1, maximum: 3, value: 9)
    #expect(slider.value == 3)
    #expect([-7, 0, 0.25, 0.5, 1, 7].map { slider.value(at: $0) } == [-1, -1, 0, 1, 3, 3])
    let third = Slider(minimum: 0.1, maximum: 0.7)
    #expect(third.value(at: 1) == 0.7 && third.value(at: 0) == 0.1)
    #expect(Slider(minimum: 2, maximum: 2, value: 0).value(at: 0.4) == 2)
  }
}
