import ExperimentKit

/// What the experiments on every order of events share: the call and what can happen to it.
struct SuspendOrders: Sendable, Hashable {
  /// The form, the callback and the events.
  static let parameters: [any ParameterDeclaration] = [
    SuspendParameters.form, SuspendParameters.handler, SuspendParameters.unordered,
  ]

  let setting: SuspendScene.Setting
  let events: [SuspendEvent]

  /// Takes the parameters.
  init(_ arguments: Arguments) {
    setting = SuspendScene.Setting(
      form: arguments[SuspendParameters.form], handlerThrows: arguments[SuspendParameters.handler] == .throws)
    events = arguments[SuspendParameters.unordered]
  }

  /// The schedules of the events.
  ///
  /// - Throws: ``ExperimentKit/ExperimentFailure`` where there are too many.
  var schedules: [SuspendSchedules.Schedule] {
    get throws { try SuspendSchedules(setting, events: events).all }
  }
}
