import SwiftCells
import Testing

@Suite struct SwiftCellTests {
  @Test func `A cell is run unless it says otherwise`() {
    #expect(SwiftCell("print(1)").use == .run)
  }
}
