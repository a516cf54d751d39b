import ExperimentKit

/// A slider, and the alpha of the image that its action sets.
struct Slider: Sendable, Hashable {
  /// The value at the left end of the track.
  private(set) var minimum: Float
  /// The value at the right end of the track, not below the minimum.
  private(set) var maximum: Float
  /// Whether the action runs while the thumb moves, and not only when it is released.
  let isContinuous: Bool
  /// The value, from the minimum to the maximum.
  private(set) var value: Float
  /// The alpha of the image that the action set; 1 until it has run.
  private(set) var alpha = 1.0

  /// Creates a slider whose value is pinned between its limits.
  init(minimum: Float = 0, maximum: Float = 1, value: Float = 0.5, isContinuous: Bool = true) {
    (self.minimum, self.maximum, self.isContinuous) = (minimum, maximum, isContinuous)
    self.value = min(max(value, minimum), maximum)
  }

  /// Returns the nearest value in the slider's range.
  func pinned(_ value: Float) -> Float {
    min(max(value, minimum), maximum)
  }

  /// Returns the value of a place on the track, from 0 at the left end to 1 at the right; places beyond count as the
  /// ends.
  func value(at place: Double) -> Float {
    pinned(place >= 1 ? maximum : minimum + Float(max(place, 0)) * (maximum - minimum))
  }

  /// Applies an event.
  mutating func take(_ event: SliderEvent) {
    switch event {
    case .drag(let place): value = value(at: place)
    case .set(let number): value = pinned(Float(number))
    case .minimum(let number):
      minimum = Float(number)
      maximum = max(maximum, minimum)
      value = pinned(value)
    case .maximum(let number):
      maximum = Float(number)
      minimum = min(minimum, maximum)
      value = pinned(value)
    case .action: alpha = Double(value)
    case .press, .release: break
    }
  }
}
