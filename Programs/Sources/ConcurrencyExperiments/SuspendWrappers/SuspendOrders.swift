import ExperimentKit

/// The common parts of the experiments on every order of events: the call and its events.
struct SuspendOrders: Sendable, Hashable {
  static let signature = Signature(
    Self.init, SuspendParameters.form, SuspendParameters.handler, SuspendParameters.unordered)

  let form: SuspendForm
  let handler: SuspendParameters.Handler
  let events: [SuspendEvent]

  /// The schedules of the events.
  ///
  /// - Throws: ``ExperimentKit/ExperimentError`` if there are too many.
  var schedules: [SuspendSchedules.Schedule] {
    get throws { try SuspendSchedules(SuspendScene.Setting(form: form, handler: handler), events: events).all }
  }
}
