import Results
import Testing

@testable import Sandbox

@Suite struct CrashReportTests {
  /// Returns a report of a crash whose instruction was at an address.
  private func json(_ frames: String, address: String = "0x10", fault: String = "0x0000000000000010") -> String {
    #"{"faultAddress": "\#(fault)", "threads": [{"crashed": true, "frames": [{"address": "\#(address)", \#(frames)]}]}"#
  }

  private func fault(_ signal: Int32, code: Int32 = 1, address: UInt64 = 16, stack: UInt64 = 1 << 30)
    -> WitnessedEnd.Fault
  {
    WitnessedEnd.Fault(signal: signal, code: code, address: address, instruction: 16, stack: stack)
  }

  private func trap(
    _ errors: String, json: String, fault: WitnessedEnd.Fault, isExplained: Bool = true, isEndedByRuntime: Bool = false,
    running: Int = 2
  ) -> String? {
    let end = WitnessedEnd(
      signal: fault.signal, fault: fault, isExplained: isExplained, isEndedByRuntime: isEndedByRuntime)
    return CrashReport(Array(json.utf8), errors: Array(errors.utf8), end: end).trap(in: running)?.description
  }

  private let overflow = #""description": "Swift runtime failure: arithmetic overflow + 0""#
  private let place = #""sourceLocation": {"file": "/x/cell-2.swift", "line": 3}}"#
  private let runtime = #""image": "libswiftCore.so"}"#

  @Test func `What the runtime says counts where the runtime ended the program, the last of several`() {
    let errors =
      "Fatal error: printed by the cell\nx/cell-2.swift:4: Fatal error: no way\n\n*** Signal 4: Backtracing ***\n"
    #expect(trap(errors, json: json(runtime), fault: fault(4)) == "[trap in line 4: no way]")
    #expect(
      trap("x/cell-1.swift:4: Precondition failed\n", json: json(runtime), fault: fault(4))
        == "[trap in line 4 of cell 1: Precondition failed]")
    #expect(trap("Fatal error\n", json: json(runtime), fault: fault(4)) == "[trap: Fatal error]")
    #expect(trap("", json: json(runtime), fault: fault(4)) == "[trap: illegal instruction]")
  }

  @Test func `What cells printed is no message where another instruction failed, nor its line`() {
    let printed = "x/cell-2.swift:9: Fatal error: printed by the cell\n"
    #expect(
      trap(printed, json: json("\(overflow), \(place)"), fault: fault(4)) == "[trap in line 3: arithmetic overflow]")
    #expect(trap(printed, json: json(place), fault: fault(11)) == "[trap in line 3: bad memory access]")
    #expect(trap(printed, json: json(runtime), fault: fault(11)) == "[trap: bad memory access]")
    #expect(trap(printed, json: json(#""image": "program"}"#), fault: fault(4)) == "[trap: illegal instruction]")
    #expect(trap(printed, json: json(place), fault: fault(8)) == "[trap in line 3: arithmetic exception]")
  }

  @Test(arguments: [4, 5, 6, 7, 8, 11] as [Int32])
  func `A signal that a process sent is no trap, whatever is written`(_ signal: Int32) {
    let json = json("\(overflow), \(place)")
    #expect(trap("Fatal error: x\n", json: json, fault: fault(signal, code: 0)) == nil)
    #expect(trap("Fatal error: x\n", json: json, fault: fault(signal, code: -6)) == nil)
  }

  @Test(arguments: [4, 5, 8] as [Int32])
  func `A signal at another address than that of the instruction is no trap`(_ signal: Int32) {
    #expect(trap("", json: json(place, fault: "0x20"), fault: fault(signal, address: 32)) == nil)
  }

  @Test func `A report counts only where nobody but the runtime can have written it`() {
    let written = json("\(overflow), \(place)")
    #expect(trap("", json: written, fault: fault(4), isExplained: false) == nil)
    #expect(trap("", json: json("\(overflow), \(place)", address: "0x20"), fault: fault(4)) == nil)
    #expect(trap("", json: json("\(overflow), \(place)", fault: "0x20"), fault: fault(4)) == nil)
    #expect(CrashReport(Array(written.utf8), errors: [], end: nil).trap(in: 2) == nil)
    let other = WitnessedEnd(signal: 9, fault: fault(4), isExplained: true)
    #expect(CrashReport(Array(written.utf8), errors: [], end: other).trap(in: 2) == nil)
  }

  @Test(arguments: [
    "", "{", "[]", "{}", "null", #"{"threads": []}"#, #"{"threads": [{"crashed": true, "frames": 1}]}"#,
  ])
  func `Without a report that can be read a signal is no trap`(_ json: String) {
    #expect(trap("x/cell-2.swift:4: Fatal error: x\n", json: json, fault: fault(4)) == nil)
  }

  @Test func `An end by abort is a trap where the runtime called it and says why`() {
    let message = "Could not cast value of type 'A' (0x7f3d7f1da698) to 'B' (0x7f3d7f1d7ca0).\n"
    let aborted = fault(6, code: -6, address: 7)
    #expect(
      trap(message, json: "", fault: aborted, isEndedByRuntime: true)
        == "[trap: Could not cast value of type 'A' to 'B'.]")
    #expect(trap(message, json: "", fault: aborted) == nil)
    #expect(trap("Fatal error: x\n", json: "", fault: aborted, isEndedByRuntime: true) == nil)
  }

  @Test func `A message has no address, whatever its length`() {
    #expect(
      trap("Fatal error: object 0x7f3d7f1da698 is gone\n", json: json(runtime), fault: fault(4))
        == "[trap: the object is gone]")
    #expect(
      trap("Fatal error: 0xff is no address\n", json: json(runtime), fault: fault(4)) == "[trap: 0xff is no address]")
  }

  @Test func `The first frame in a cell counts, by the last component of its path`() {
    let frames = json(
      overflow + """
        },
        {"sourceLocation": {"file": "/x/support.swift", "line": 9}},
        {"sourceLocation": {"file": "/x/cell-x.swift", "line": 9}},
        {"sourceLocation": {"file": "/x/y/cell-3.swift", "line": 5}},
        {"sourceLocation": {"file": "/x/y/cell-2.swift", "line": 7}}
        """)
    #expect(trap("", json: frames, fault: fault(4)) == "[trap in line 5 of cell 3: arithmetic overflow]")
    #expect(trap("", json: frames, fault: fault(4), running: 3) == "[trap in line 5: arithmetic overflow]")
  }

  @Test func `A fault beside the top of the stack is that of a full stack`() {
    let near = fault(11, address: 0xFF8, stack: 0x1000)
    #expect(trap("", json: json(place, fault: "0xff8"), fault: near) == "[trap in line 3: stack overflow]")
  }
}
