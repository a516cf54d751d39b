import Results
import Testing

@testable import SwiftCells

@Suite struct CrashReportTests {
  private func trap(_ errors: String, json: String = "", signal: Int32 = 4, running: Int = 2) -> String? {
    CrashReport(Array(json.utf8), errors: Array(errors.utf8), signal: signal).trap(in: running)?.description
  }

  @Test func `Without a report of the crash standard error and the signal tell it`() {
    #expect(
      trap("Program/cell-2.swift:4: Fatal error: no way\n\n*** Signal 4: Backtracing from 0x7f... done ***\n")
        == "[trap in line 4: no way]")
    #expect(trap("Program/cell-1.swift:4: Precondition failed\n") == "[trap in line 4 of cell 1: Precondition failed]")
    #expect(trap("Swift/Array.swift:12: Fatal error: Index out of range\n") == "[trap: Index out of range]")
    #expect(trap("Fatal error\n") == "[trap: Fatal error]")
    #expect(trap("", signal: 4) == "[trap: illegal instruction]")
    #expect(trap("", signal: 11) == "[trap: bad memory access]")
    #expect(trap("", signal: 6) == nil)
    #expect(trap("", signal: 15) == nil)
  }

  @Test func `Of several messages the last one counts`() {
    #expect(trap("Fatal error: printed by the cell\nx/cell-2.swift:1: Fatal error: true\n") == "[trap in line 1: true]")
  }

  @Test func `Where the innermost frame tells the failure, what cells printed before is no message`() {
    let json = #"""
      {"threads": [{"crashed": true, "frames": [
        {"description": "Swift runtime failure: arithmetic overflow + 0",
         "sourceLocation": {"file": "/x/cell-2.swift", "line": 3}}]}]}
      """#
    #expect(trap("Fatal error: printed by the cell\n", json: json) == "[trap in line 3: arithmetic overflow]")
  }

  @Test(arguments: [1, 2, 9, 15] as [Int32])
  func `A signal that the runtime does not raise is no trap, whatever was printed`(_ signal: Int32) {
    #expect(trap("Fatal error: printed by the cell\n", signal: signal) == nil)
  }

  @Test func `A message has no address, whatever its length`() {
    #expect(
      trap("Could not cast value of type 'A' (0x7f3d7f1da698) to 'B' (0x7f3d7f1d7ca0).\n", signal: 6)
        == "[trap: Could not cast value of type 'A' to 'B'.]")
    #expect(trap("Fatal error: object 0x7f3d7f1da698 is gone\n") == "[trap: the object is gone]")
    #expect(trap("Fatal error: 0xff is no address\n") == "[trap: 0xff is no address]")
  }

  @Test(arguments: ["{", "[]", "{}", "null", #"{"threads": []}"#, #"{"threads": [{"crashed": true, "frames": 1}]}"#])
  func `A report that cannot be read is as one that is missing`(_ json: String) {
    #expect(trap("Fatal error: x\n", json: json) == "[trap: x]")
  }

  @Test func `The first frame in a cell counts, by the last component of its path`() {
    let json = #"""
      {"threads": [{"frames": []}, {"crashed": true, "frames": [
        {"description": "Swift runtime failure: arithmetic overflow + 0"},
        {"sourceLocation": {"file": "/x/support.swift", "line": 9}},
        {"sourceLocation": {"file": "/x/cell-x.swift", "line": 9}},
        {"sourceLocation": {"file": "/x/y/cell-3.swift", "line": 5}},
        {"sourceLocation": {"file": "/x/y/cell-2.swift", "line": 7}}]}]}
      """#
    #expect(trap("", json: json) == "[trap in line 5 of cell 3: arithmetic overflow]")
    #expect(trap("", json: json, running: 3) == "[trap in line 5: arithmetic overflow]")
  }

  @Test func `A fault beside the stack pointer is that of a full stack`() {
    func json(_ fault: String) -> String {
      #"{"faultAddress": "\#(fault)", "threads": [{"crashed": true, "registers": {"rsp": "0x00007ffc00001000"}, "frames": []}]}"#
    }
    #expect(trap("", json: json("0x00007ffc00000ff8"), signal: 11) == "[trap: stack overflow]")
    #expect(trap("", json: json("0x0000000000000001"), signal: 11) == "[trap: bad memory access]")
  }
}
