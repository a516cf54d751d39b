/// Keeps the steps of drivers for each list of arguments.
actor DriverStepStore {
  /// Those that were read in this process.
  static let ofProcess = DriverStepStore()

  private var tasks: [String: Task<DriverSteps?, Never>] = [:]

  /// Gives the steps, which the first who asks reads.
  ///
  /// - Parameters:
  ///   - arguments: the arguments.
  ///   - cache: where they are kept.
  ///   - key: what tells the compiler from others.
  ///   - read: asks the driver.
  /// - Returns: the steps; nil where the driver must be started each time.
  func steps(
    _ arguments: [String], keptIn cache: OutcomeCache, key: String, _ read: @escaping @Sendable () async -> DriverSteps?
  ) async -> DriverSteps? {
    let key = "steps with link \(key)\n\(arguments.joined(separator: "\n"))"
    if let task = tasks[key] { return await task.value }
    let task = Task<DriverSteps?, Never> {
      if let known = cache.value(DriverSteps.self, for: key) { return known }
      let steps = await read()
      if let steps { cache.store(steps, for: key) }
      return steps
    }
    tasks[key] = task
    return await task.value
  }
}
