import ExperimentKit
import Foundation

/// A separate process that saves preferences and is killed by the system in the middle of it.
///
/// The system lets the process write a number of bytes to a file and kills it at the next one (`RLIMIT_FSIZE`,
/// `SIGXFSZ`).
public enum PreferenceChild {
  /// The word that starts `lesson-foundation` as this process.
  static let word = "save-preferences"
  /// The name of the program.
  static let program = "lesson-foundation"

  /// Saves if the arguments of the program request it, and returns whether they did.
  public static func run(_ arguments: [String]) -> Bool {
    guard arguments.count == 5, arguments[1] == word, let limit = UInt64(arguments[4]) else { return false }
    let file = PreferenceFile(folder: URL(filePath: arguments[2]))
    var store = PreferenceStore(.corrected, .here, PreferenceEntry.ofSource, file)
    store.isAtomic = arguments[3] == "atomic"
    for event in PreferenceKill.newSave.dropLast() { store.take(event) }
    Self.limit(fileSize: limit)
    store.take(.save)
    return true
  }

  private static func limit(fileSize: UInt64) {
    signal(SIGXFSZ, SIG_DFL)
    var none = sigset_t()
    sigemptyset(&none)
    sigprocmask(SIG_SETMASK, &none, nil)
    var (file, core) = (rlimit(), rlimit())
    (file.rlim_cur, file.rlim_max) = (rlim_t(fileSize), rlim_t(fileSize))
    #if canImport(Darwin)
      setrlimit(RLIMIT_CORE, &core)
      setrlimit(RLIMIT_FSIZE, &file)
    #else
      setrlimit(__rlimit_resource_t(RLIMIT_CORE.rawValue), &core)
      setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &file)
    #endif
  }

  /// Starts the process, waits for its end, and returns the signal that killed it; nil if there is none.
  ///
  /// - Throws: ``ExperimentKit/Unavailable`` if the program is not next to this one.
  static func save(in folder: URL, atomically: Bool, limit: Int) throws -> Int32? {
    let process = Process()
    process.executableURL = try executable()
    process.arguments = [word, folder.path, atomically ? "atomic" : "in-place", "\(limit)"]
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    return process.terminationReason == .uncaughtSignal ? process.terminationStatus : nil
  }

  private static func executable() throws -> URL {
    let places = [Bundle.main.executableURL, URL(filePath: CommandLine.arguments[0])].compactMap(\.self)
    for place in places {
      let url = place.deletingLastPathComponent().appending(path: program)
      if FileManager.default.isExecutableFile(atPath: url.path) { return url }
    }
    throw Unavailable("the program \(program), which saves and is then killed, is not next to this program")
  }
}
