/// A keyboard, the lock of its capitals, and what an app learns of both.
struct Keyboard: Sendable, Hashable {
  /// A call with what comes along.
  struct Call: Sendable, Hashable {
    let call: KeyCall
    let key: KeyCode
    /// The flags that a press carries.
    let flags: Set<KeyModifier>
  }

  /// What an event did.
  struct Answer: Sendable, Hashable {
    /// The calls, in order.
    var calls: [Call]
    /// Whether the Mac beeps, since nobody handles the press.
    var beeps = false
  }

  /// Where the app runs.
  let platform: KeyPlatform
  /// Whether the app's view has methods for presses, be they empty.
  let hasPressMethods: Bool
  /// Whether capitals were locked before the app was launched.
  let wasLockedBefore: Bool
  /// Whether capitals are locked, which the light on the key tells.
  private(set) var isLocked: Bool
  /// What the app can know of the lock from presses; nil for nothing.
  private(set) var believesLocked: Bool?
  private var held: Set<KeyCode> = []

  /// A keyboard as the app finds it.
  init(on platform: KeyPlatform, isLocked: Bool = false, hasPressMethods: Bool = true) {
    (self.platform, self.isLocked, wasLockedBefore) = (platform, isLocked, isLocked)
    self.hasPressMethods = hasPressMethods
  }

  /// Whether a letter becomes a capital: exactly one of lock and Shift makes it one.
  var isCapital: Bool {
    isLocked != held.contains { KeyModifier(heldBy: $0) == .shift }
  }

  /// Whether Shift is held.
  var isShifted: Bool {
    held.contains { KeyModifier(heldBy: $0) == .shift }
  }

  /// Takes an event, and gives what is called.
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

  /// A press tells the lock by its flag; on a Mac the end of CapsLock's press tells that it is off.
  private mutating func learn(from call: KeyCall, of work: KeyGroup.Work) {
    if call == .began { believesLocked = reportsLocked }
    if call == .ended, work == .capsLock, platform == .catalyst { believesLocked = false }
  }

  /// What the flag `alphaShift` says: on iOS it is turned round if capitals were locked before the launch.
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
