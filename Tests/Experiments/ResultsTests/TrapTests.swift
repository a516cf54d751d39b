import Results
import Testing

@Suite struct TrapTests {
  @Test func `A trap is one line of a transcript, which tells of its place what is known`() {
    #expect(Trap("Index out of range", line: 3).description == "[trap in line 3: Index out of range]")
    #expect(
      Trap("Index out of range", line: 2, cell: "1").description == "[trap in line 2 of cell 1: Index out of range]")
    #expect(Trap("Index out of range").description == "[trap: Index out of range]")
    #expect(Trap("Index out of range", cell: "1").description == "[trap: Index out of range]")
  }
}
