import CLibrary
import Results

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The runtime's report of a crash, as far as it agrees with the evidence from outside.
struct CrashReport {
  private var frames: [Saved.Frame] = []
  private let spoken: TrapMessage?
  private let runsOutOfMemory: Bool
  /// The fault that ended the program and that the runtime explained; nil if there was none, or nothing observed it.
  private var fault: WitnessedEnd.Fault?
  private let isEndedByRuntime: Bool

  /// Reads the report and the errors that a program has left.
  ///
  /// A report that cannot be read, or that is about another fault, counts as missing.
  ///
  /// - Parameters:
  ///   - json: the report of the program that explains crashes.
  ///   - errors: the standard error output.
  ///   - end: the end of the program, as it was observed from outside; nil if that was not possible.
  init(_ json: [UInt8], errors: [UInt8], end: WitnessedEnd?) {
    let errors = String(decoding: errors, as: UTF8.self)
    spoken = TrapMessage(inStandardError: errors)
    runsOutOfMemory = spoken?.text.hasPrefix("failed to allocate ") == true || errors.contains("std::bad_alloc")
    isEndedByRuntime = end?.isEndedByRuntime ?? false
    guard let end, end.isExplained, let fault = end.fault, fault.signal == end.signal else { return }
    self.fault = fault
    guard let saved = try? JSONDecoder().decode(Saved.self, from: Data(json)),
      let thread = saved.threads.first(where: { $0.crashed == true }),
      CrashReport.number(saved.faultAddress) == fault.address,
      CrashReport.number(thread.frames.first?.address) == fault.instruction
    else { return }
    frames = thread.frames
  }

  /// Whether an allocation failed.
  var isOutOfMemory: Bool { runsOutOfMemory }

  /// Finds the trap that ended a run.
  ///
  /// - Parameter running: the number of the cell that was running.
  /// - Returns: the trap; nil for a signal that is not explained.
  func trap(in running: Int) -> Trap? {
    guard let fault, let message = message(fault) else { return nil }
    guard let place else { return Trap(message) }
    return Trap(message, line: place.line, cell: place.cell == running ? nil : "\(place.cell)")
  }

  /// The innermost line of a cell.
  ///
  /// Optimization and implicit code leave frames without a line.
  private var place: CellPlace? {
    let places = frames.compactMap(\.place)
    if let first = places.first, first.line > 0 { return first }
    return (isSpoken ? spoken?.place : nil) ?? places.first { $0.line > 0 }
  }

  /// Whether the runtime ended the program after a message of its own, so that no cell printed the last message.
  ///
  /// It is judged by the instruction that failed.
  private var isSpoken: Bool {
    guard let fault, [SIGILL, SIGTRAP].contains(fault.signal), let first = frames.first else { return false }
    return first.image?.hasPrefix("libswift") == true && first.failure == nil
  }

  /// Returns the reason for a fault; nil for a signal that a process sent, and for a fault without a report.
  private func message(_ fault: WitnessedEnd.Fault) -> String? {
    if fault.signal == SIGABRT { return isEndedByRuntime && spoken?.isOfAbort == true ? spoken?.text : nil }
    guard fault.isOfInstruction, let first = frames.first else { return nil }
    if let failure = first.failure { return failure }
    switch fault.signal {
    case SIGSEGV, SIGBUS: return fault.isBesideStack ? "stack overflow" : "bad memory access"
    case SIGILL, SIGTRAP, SIGFPE:
      guard fault.address == fault.instruction else { return nil }
      if fault.signal == SIGFPE { return "arithmetic exception" }
      let message = isSpoken ? spoken?.text : nil
      return message ?? frames.lazy.compactMap(\.failure).first ?? "illegal instruction"
    default: return nil
    }
  }

  private static func number(_ text: String?) -> UInt64? {
    text.flatMap { UInt64($0.drop { $0 == "0" }.drop { $0 == "x" }, radix: 16) }
  }
}

extension WitnessedEnd.Fault {
  /// Whether the address of the fault is near the top of the stack, as when the stack is full.
  fileprivate var isBesideStack: Bool { (address > stack ? address - stack : stack - address) < 1 << 20 }
}

/// The parts of the JSON report that are read.
private struct Saved: Decodable {
  struct Frame: Decodable {
    struct Location: Decodable {
      var file: String
      var line: Int
    }
    var address: String?
    var image: String?
    var description: String?
    var sourceLocation: Location?

    /// The failure that the compiler recorded for the instruction; nil if there is none.
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
  }
  var faultAddress: String?
  var threads: [Thread]
}
