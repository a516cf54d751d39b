import ExperimentKit

/// What the experiments on every order of events share: the call and what can happen to it.
struct SuspendOrders: Sendable, Hashable {
  static let signature = Signature(
    Self.init, SuspendParameters.form, SuspendParameters.handler, SuspendParameters.unordered)

  let form: SuspendForm
  let handler: SuspendParameters.Handler
  let events: [SuspendEvent]

  /// The schedules of the events.
  ///
  /// - Throws: ``ExperimentKit/ExperimentError`` where there are too many.
  var schedules: [SuspendSchedules.Schedule] {
    get throws { try SuspendSchedules(SuspendScene.Setting(form: form, handler: handler), events: events).all }
  }
}
