import CLibrary
import Results

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// What the runtime said of a crash: in JSON, or on standard error alone where the program that explains crashes is missing.
struct CrashReport {
  private var frames: [Saved.Frame] = []
  private var distance: UInt64?
  private let errors: String
  private let spoken: TrapMessage?
  private let signal: Int32
  /// Whether the runtime made the signal; nil where no report tells it.
  private var isOfRuntime: Bool?

  /// Reads what a program has left; a report that cannot be read is as one that is missing.
  ///
  /// - Parameters:
  ///   - json: the report of the program that explains crashes.
  ///   - errors: standard error.
  ///   - signal: the signal that ended the program.
  ///   - isExpected: whether a program was there that explains crashes, so that without its report nothing has crashed.
  init(_ json: [UInt8], errors: [UInt8], signal: Int32, isExpected: Bool = false) {
    (self.errors, self.signal) = (String(decoding: errors, as: UTF8.self), signal)
    if isExpected { isOfRuntime = false }
    spoken = TrapMessage(inStandardError: self.errors)
    guard let saved = try? JSONDecoder().decode(Saved.self, from: Data(json)),
      let thread = saved.threads.first(where: { $0.crashed == true })
    else { return }
    frames = thread.frames
    isOfRuntime = isOfRuntime(frames.first, fault: CrashReport.number(saved.faultAddress))
    if let fault = CrashReport.number(saved.faultAddress),
      let stack = CrashReport.number(thread.registers?["rsp"] ?? thread.registers?["sp"])
    {
      distance = fault > stack ? fault - stack : stack - fault
    }
  }

  /// Whether memory could not be had.
  var isOutOfMemory: Bool {
    spoken?.text.hasPrefix("failed to allocate ") == true || errors.contains("std::bad_alloc")
  }

  /// Looks for the trap that ended a run.
  ///
  /// - Parameter running: the number of the cell that was running.
  /// - Returns: the trap; nil for a signal that none explains.
  func trap(in running: Int) -> Trap? {
    guard Self.signals.contains(signal), isOfRuntime != false, let message else { return nil }
    guard let place else { return Trap(message) }
    return Trap(message, line: place.line, cell: place.cell == running ? nil : "\(place.cell)")
  }

  /// The innermost line of a cell; optimization and implicit code leave frames without a line.
  private var place: CellPlace? {
    let places = frames.compactMap(\.place)
    if let first = places.first, first.line > 0 { return first }
    return spoken?.place ?? places.first { $0.line > 0 }
  }

  /// Whether a signal comes from an instruction that failed, or from the runtime's own end of the program, and not from
  /// `kill` or `raise`, for which the system tells the sender in place of the instruction.
  private func isOfRuntime(_ frame: Saved.Frame?, fault: UInt64?) -> Bool? {
    switch signal {
    case SIGILL, SIGTRAP, SIGFPE:
      guard let place = CrashReport.number(frame?.address), let fault else { return nil }
      return place == fault
    case SIGABRT: return spoken?.isOfAbort ?? false
    default: return !Self.senders.contains(frame?.symbol ?? "")
    }
  }

  /// The functions of the C library in which a program is that sends a signal.
  private static let senders: Set = ["kill", "raise", "tgkill", "__pthread_kill_implementation", "syscall", "sigqueue"]

  /// The signals by which the runtime ends a program.
  private static let signals: Set = [SIGILL, SIGTRAP, SIGABRT, SIGSEGV, SIGBUS, SIGFPE]

  /// What failed where the innermost frame says it; standard error then says nothing of it, and holds at most what cells printed.
  private var message: String? {
    if let failure = frames.first?.failure { return failure }
    if let spoken { return spoken.text }
    if let failure = frames.lazy.compactMap(\.failure).first { return failure }
    switch signal {
    case SIGSEGV, SIGBUS: return isStackOverflow ? "stack overflow" : "bad memory access"
    case SIGILL, SIGTRAP: return "illegal instruction"
    case SIGFPE: return "arithmetic exception"
    default: return nil
    }
  }

  /// A fault beside the stack pointer is that of a stack that is full.
  private var isStackOverflow: Bool { distance.map { $0 < 1 << 20 } ?? false }

  private static func number(_ text: String?) -> UInt64? {
    text.flatMap { UInt64($0.drop { $0 == "0" }.drop { $0 == "x" }, radix: 16) }
  }
}

/// The parts of the JSON that are used.
private struct Saved: Decodable {
  struct Frame: Decodable {
    struct Location: Decodable {
      var file: String
      var line: Int
    }
    var address: String?
    var symbol: String?
    var description: String?
    var sourceLocation: Location?

    /// What failed, if the compiler has written that down for the instruction.
    var failure: String? {
      let mark = "Swift runtime failure: "
      guard let description, description.hasPrefix(mark) else { return nil }
      return String(description.dropFirst(mark.count)).replacing(/\s\+ \d+$/, with: "")
    }

    var place: CellPlace? { sourceLocation.flatMap { CellPlace(file: $0.file, line: $0.line) } }
  }
  struct Thread: Decodable {
    var crashed: Bool?
    var frames: [Frame]
    var registers: [String: String]?
  }
  var faultAddress: String?
  var threads: [Thread]
}
