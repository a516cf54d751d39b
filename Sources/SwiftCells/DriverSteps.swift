/// The commands that the compiler's driver would start for some arguments, so that it need not be started for the same
/// arguments again.
struct DriverSteps: Sendable, Hashable, Codable {
  /// The words of each command; ``folder`` stands for the folder in which it is compiled.
  private var commands: [[String]]

  /// What stands for the folder.
  static let folder = "\u{1}"

  /// Reads what the driver prints for `-driver-print-jobs`; nil where that holds more than plain words.
  ///
  /// - Parameters:
  ///   - text: what it prints.
  ///   - path: the folder in which it would compile, where it puts a folder of its own for what lies between the commands.
  init?(_ text: String, in path: String) {
    guard !text.isEmpty, !text.contains(where: { "'\"\\\u{1}".contains($0) }) else { return nil }
    commands = text.split(separator: "\n").map { line in
      line.split(separator: " ").map { word in
        String(word).replacing(/\/TemporaryDirectory\.\w+\//, with: "/").replacing(path, with: Self.folder)
      }
    }
    guard !commands.isEmpty, commands.allSatisfy({ $0.first?.hasPrefix("/") == true }),
      !commands.joined().contains(where: Self.isList)
    else { return nil }
  }

  /// Whether a word names a list that the driver itself writes, as it does of many files.
  private static func isList(_ word: String) -> Bool {
    word.hasSuffix("filelist") || word.hasSuffix("file-map") || word.hasPrefix("@") && !word.hasSuffix(".autolink")
  }

  /// The words of a shell that runs the commands in a folder, one after the other until one fails.
  func words(in path: String) -> [String] {
    let lines = commands.map { words in
      words.map { "'\($0.replacing(Self.folder, with: path).replacing("'", with: "'\\''"))'" }.joined(separator: " ")
    }
    return ["/bin/sh", "-c", lines.joined(separator: " &&\n")]
  }

  /// Arguments with what stands for a folder in place of its path.
  static func arguments(_ arguments: [String], in path: String) -> [String] {
    arguments.map { $0.replacing(path, with: folder) }
  }
}

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
    let key = "steps \(key)\n\(arguments.joined(separator: "\n"))"
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
