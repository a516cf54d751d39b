import ExperimentKit
import TestSupport
import Testing

@Suite("Identity of experiments")
struct SameExperimentTests {
  @Test("Different parameters make a different experiment")
  func parametersTellExperimentsApart() throws {
    let five = try prepare("integer.table", "encoding: unsigned").get()
    #expect(five.isSame(as: try prepare("integer.table", "{bits: 5, encoding: unsigned, fold: 1}").get()))
    #expect(!five.isSame(as: try prepare("integer.table", "{encoding: unsigned, bits: 6}").get()))
    #expect(!five.isSame(as: try prepare("integer.table", "{encoding: unsigned, fold: 4}").get()))
    #expect(!five.isSame(as: try prepare("integer.negation", "encoding: unsigned").get()))
  }
}
