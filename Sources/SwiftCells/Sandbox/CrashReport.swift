#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif
import Results

/// What the runtime said of a crash: in JSON, or on standard error alone where the program that explains crashes is missing.
struct CrashReport {
  private var frames: [Saved.Frame] = []
  private var distance: UInt64?
  private let errors: String
  private let signal: Int32

  /// Reads what a program has left; a report that cannot be read is as one that is missing.
  init(_ json: [UInt8], errors: [UInt8], signal: Int32) {
    (self.errors, self.signal) = (String(decoding: errors, as: UTF8.self), signal)
    guard let saved = try? JSONDecoder().decode(Saved.self, from: Data(json)),
      let thread = saved.threads.first(where: { $0.crashed == true })
    else { return }
    frames = thread.frames
    if let fault = CrashReport.number(saved.faultAddress),
      let stack = CrashReport.number(thread.registers?["rsp"] ?? thread.registers?["sp"])
    {
      distance = fault > stack ? fault - stack : stack - fault
    }
  }

  /// Whether memory could not be had.
  var isOutOfMemory: Bool {
    false
  }

  /// The trap; nil for a signal that none explains.
  ///
  /// - Parameter running: the number of the cell that was running.
  func trap(in running: Int) -> Trap? {
    guard let message else { return nil }
    guard let (cell, line) = frames.lazy.compactMap(\.place).first else { return Trap(message) }
    return Trap(message, line: line, cell: cell == running ? nil : cell)
  }

  private var message: String? {
    if let text = TrapMessage.inStandardError(errors) { return text }
    let failure = "Swift runtime failure: "
    for frame in frames {
      if let name = frame.description, name.hasPrefix(failure) {
        return String(name.dropFirst(failure.count).prefix { $0 != "(" }).trimmingSuffix(while: " ")
      }
    }
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

extension String {
  fileprivate func trimmingSuffix(while character: Character) -> String {
    var text = self[...]
    while text.last == character { text.removeLast() }
    return String(text)
  }
}

/// The parts of the JSON that are used.
private struct Saved: Decodable {
  struct Frame: Decodable {
    struct Location: Decodable {
      var file: String
      var line: Int
    }
    var description: String?
    var sourceLocation: Location?

    /// The number of the cell and the line in it.
    var place: (cell: Int, line: Int)? {
      guard let sourceLocation, sourceLocation.line > 0,
        let name = sourceLocation.file.split(separator: "/").last, name.hasPrefix("cell-"), name.hasSuffix(".swift"),
        let cell = Int(name.dropFirst(5).dropLast(6))
      else { return nil }
      return (cell, sourceLocation.line)
    }
  }
  struct Thread: Decodable {
    var crashed: Bool?
    var frames: [Frame]
    var registers: [String: String]?
  }
  var faultAddress: String?
  var threads: [Thread]
}
