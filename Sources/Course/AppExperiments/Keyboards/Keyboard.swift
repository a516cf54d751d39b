/// A keyboard with the lock of its capitals, and an app's knowledge of both.
struct Keyboard: Sendable, Hashable {
  /// A call with its data.
  struct Call: Sendable, Hashable {
    let call: KeyCall
    let key: KeyCode
    /// The flags of a press.
    let flags: Set<KeyModifier>
  }

  /// The effect of an event.
  struct Answer: Sendable, Hashable {
    /// The calls, in order.
    var calls: [Call]
    /// Whether the Mac beeps because no code handles the press.
    var beeps = false
  }

  /// The platform that the app runs on.
  let platform: KeyPlatform
  /// Whether the app's view has methods for presses, even empty ones.
  let hasPressMethods: Bool
  /// Whether capitals were locked before the app was launched.
  let wasLockedBefore: Bool
  /// Whether capitals are locked, as the light on the key shows.
  private(set) var isLocked: Bool
  /// The state of the lock that the app can infer from presses; nil if it knows nothing.
  private(set) var believesLocked: Bool?
  private var held: Set<KeyCode> = []

  /// Creates a keyboard in its state when the app starts.
  init(on platform: KeyPlatform, isLocked: Bool = false, hasPressMethods: Bool = true) {
    (self.platform, self.isLocked, wasLockedBefore) = (platform, isLocked, isLocked)
    self.hasPressMethods = hasPressMethods
  }

  /// Whether a letter becomes a capital: either the lock or Shift makes it one, but not both.
  var isCapital: Bool {
    isLocked != held.contains { KeyModifier(heldBy: $0) == .shift }
  }

  /// Whether Shift is held.
  var isShifted: Bool {
    held.contains { KeyModifier(heldBy: $0) == .shift }
  }

  /// Applies an event, and returns the calls.
  mutating func take(_ event: KeyEvent) -> Answer {
    guard let work = KeyGroup.work(of: event.key) else { return Answer(calls: []) }
    if event.kind == .down { held.insert(event.key) } else { held.remove(event.key) }
    let moment = moment(of: event, work)
    let calls = KeyRules.calls(work, moment, on: platform)
    for call in calls where hasPressMethods && call.needsPressMethods { learn(from: call, of: work) }
    return Answer(
      calls: calls.filter { hasPressMethods || !$0.needsPressMethods }
        .map { Call(call: $0, key: event.key, flags: $0.needsPressMethods ? flags(with: event.key) : []) },
      beeps: platform == .catalyst && !hasPressMethods && work == .other && event.kind == .down)
  }

  private mutating func moment(of event: KeyEvent, _ work: KeyGroup.Work) -> KeyRules.Moment {
    switch (event.kind, work) {
    case (.up, _): return .up
    case (.down, .capsLock):
      isLocked.toggle()
      return isLocked ? .locks : .unlocks
    case (.down, _): return .down
    }
  }

  /// Updates the app's knowledge of the lock from a press.
  ///
  /// The flag of a press shows the lock; on a Mac, the end of CapsLock's press shows that it is off.
  private mutating func learn(from call: KeyCall, of work: KeyGroup.Work) {
    if call == .began { believesLocked = reportsLocked }
    if call == .ended, work == .capsLock, platform == .catalyst { believesLocked = false }
  }

  /// The value of the flag `alphaShift`; on iOS it is inverted if capitals were locked before the launch.
  private var reportsLocked: Bool {
    platform == .ios && wasLockedBefore ? !isLocked : isLocked
  }

  private func flags(with key: KeyCode) -> Set<KeyModifier> {
    var flags = Set(held.compactMap(KeyModifier.init(heldBy:)))
    if reportsLocked { flags.insert(.alphaShift) }
    if key.name.hasPrefix("keypad") { flags.insert(.numericPad) }
    return flags
  }
}
