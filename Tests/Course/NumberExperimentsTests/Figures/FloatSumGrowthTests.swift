import ExactNumbers
import NumberFormats
import Results
import SourceText
import TestSupport
import Testing

@testable import NumberExperiments

@Suite("float.sum-growth")
struct FloatSumGrowthTests {
  @Test("A sum stops growing when twice the term is less than the distance")
  func standstill() throws {
    let growth = try #require(
      SumGrowth(FloatSumTerms(rule: .constant(ExactRational(1, over: 10)), count: 10_000), in: .binary16))
    #expect(growth.sums.last?.value == 256 && growth.gaps.last?.value == .powerOfTwo(-2))
    #expect(growth.standstill < 10_000 && growth.sums.last?.count == 10_000)
  }

  @Test("The last sum matches the table", arguments: ["harmonic", "squares", "random"])
  func sums(series: String) async throws {
    let table = try await table("float.sum", "{series: \(series), count: 500, formats: binary16, digits: 30}")
    let rule: FloatSumTerms.Rule = series == "harmonic" ? .harmonic : series == "squares" ? .squares : .random(1)
    let growth = try #require(SumGrowth(FloatSumTerms(rule: rule, count: 500), in: .binary16))
    #expect(growth.sums.last?.value.description == table.rows[0][2].text(.english))
  }

  @Test("The distance is the unit in the last place of the sum, at every change")
  func gaps() throws {
    let growth = try #require(SumGrowth(FloatSumTerms(rule: .constant(1), count: 100), in: .binary16))
    let changes = growth.gaps.dropLast().map(\.count)
    #expect(changes == [1, 2, 4, 8, 16, 32, 64])
    #expect(growth.gaps.map(\.value) == [-10, -9, -8, -7, -6, -5, -4, -4].map { .powerOfTwo($0) })
  }

  @Test("The figure says where the sum stops growing, and only then")
  func words() async throws {
    let still = try await figure("float.sum-growth", "{format: binary16, term: 0.1, count: 10000}").texts()
    #expect(still.contains { $0.hasPrefix("stops growing after") })
    let grows = try await figure("float.sum-growth", "{format: binary64, term: 0.1, count: 100}").texts()
    #expect(!grows.contains { $0.hasPrefix("stops growing after") })
  }

  @Test(
    "A sum that does not grow is refused",
    arguments: [
      "{format: binary16, term: 0, count: 10}", "{format: binary16, term: 1e-30, count: 10}",
      "{format: binary16, count: 10}",
    ])
  func refused(yaml: String) throws {
    #expect(try refusals("float.sum-growth", yaml).count == 1)
  }
}
