import Drawing
import ExperimentKit

/// One call of each method, in each state of the class.
enum OffscreenSamples {
  private static let canvas = OffscreenCanvas(width: 40, height: 30, isOpaque: false)
  /// The number of registered colors; numbers from 0 to one below are valid.
  private static let colors = 2

  /// Returns the calls that lead to a state, with an image that was got before.
  static func setUp(_ form: OffscreenForm, _ state: OffscreenState) -> [OffscreenCall] {
    switch (form, state) {
    case (_, .trapped): []
    case (.first, .disabled): [.new(canvas, colors: colors), .get]
    case (.first, .enabled): [.new(canvas, colors: colors), .get, .new(canvas, colors: colors)]
    case (.extended, .disabled): [.add(colors), .start(canvas), .get, .stop]
    case (.extended, .enabled): [.add(colors), .start(canvas), .get]
    }
  }

  /// Returns the effect of a call in a state: the last step of the machine.
  static func step(_ call: OffscreenCall, _ form: OffscreenForm, in state: OffscreenState) -> OffscreenMachine.Step? {
    OffscreenMachine.offscreen(form)
      .run(setUp(form, state) + [call], context: OffscreenDrawing(form)).steps.last
  }

  /// Returns a call of each method of a form, with valid arguments.
  static func valid(_ form: OffscreenForm) -> [OffscreenCall] {
    form.methods.map { call($0, count: 1, color: 1) }
  }

  /// Returns the calls with an argument out of range, of the methods that check it.
  static func invalid(_ form: OffscreenForm) -> [OffscreenCall] {
    form.methods.filter { [.new, .add].contains($0) || OffscreenMethod.colored.contains($0) }
      .map { call($0, count: 0, color: colors) }
  }

  private static func call(_ method: OffscreenMethod, count: Int, color: Int) -> OffscreenCall {
    let area = Rect(10, 5, 20, 20)
    return switch method {
    case .new: .new(canvas, colors: count)
    case .start: .start(canvas)
    case .stop: .stop
    case .clear: .clear
    case .add: .add(count)
    case .strokeColor: .strokeColor(color, .black)
    case .fillColor: .fillColor(color, .white)
    case .get: .get
    case .line: .draw(.line(width: 1, from: Point(0, 0), to: Point(40, 30)), color: color)
    case .rect: .draw(.rectangle(.both, lineWidth: 1, area), color: color)
    case .circle: .draw(.circle(.both, lineWidth: 1, area), color: color)
    case .text: .draw(.text("A", size: 12, topLeft: Point(0, 0)), color: color)
    case .image: .image(.image(area))
    }
  }
}
