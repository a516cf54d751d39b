import Results
import SourceText
import TestSupport
import Testing

@Suite("Misconceptions of rounding, comparing and converting")
struct FloatResultMisconceptionTests {
  private func cells(_ yaml: String) async throws -> [String] {
    try await table("float.operation-table", "{format: e2m2, \(yaml)}").lines()
  }

  @Test("An unrounded product is the exact one, for all pairs of numbers")
  func notRounded() async throws {
    let wrong = try await table("float.operation-table", "{format: e2m2, operation: multiply, mistake: not-rounded}")
    var count = 0
    for row in wrong.lines().map({ $0.split(separator: "|").map(String.init) }) {
      for (column, cell) in zip(wrong.columns, row).dropFirst() {
        guard let left = Double(row[0]), let right = Double(column.title.en), left.isFinite, right.isFinite else {
          continue
        }
        #expect(Double(cell) == left * right, "\(left) × \(right)")
        count += 1
      }
    }
    #expect(count == 24 * 24)
  }

  @Test("The misconceptions about range and division by zero have their results")
  func examples() async throws {
    #expect(try await cells("operation: multiply, left: [3], right: [3], mistake: range-forgotten") == ["3|8"])
    #expect(
      try await cells("operation: multiply, left: [0.25], right: [0.25], mistake: range-forgotten") == ["0.25|0.0625"])
    let zeros = "operation: divide, left: [1, -1, 0, -0], right: [0]"
    #expect(try await cells("\(zeros), mistake: nan-by-zero") == ["1|nan", "-1|nan", "0|nan", "-0|nan"])
    #expect(try await cells("\(zeros), mistake: infinite-zero-by-zero") == ["1|inf", "-1|-inf", "0|inf", "-0|-inf"])
    #expect(try await cells("\(zeros), mistake: one-zero-by-zero") == ["1|inf", "-1|-inf", "0|1", "-0|1"])
  }

  @Test("A wrong result has no bits, and the corner of its table marks it as wrong")
  func marked() async throws {
    let refused = try refusals("float.operation-table", "{format: e2m2, show: bits, mistake: not-rounded}")
    #expect(refused.count == 1)
    #expect(refused.first?.contains("With `show: bits`, there is no mistake to compute.") == true)
    let table = try await table(
      "float.operation-table", "{format: float5, left: [1], right: [1], mistake: not-rounded}")
    #expect(table.columns[0].title.en == "left (mistake: computed exactly, not rounded)")
  }

  @Test("The misconceptions about NaN have their orders")
  func order() async throws {
    let yaml = "format: e2m2, values: [nan, inf, -1]"
    #expect(
      try await table("float.order", "{\(yaml), mistake: nan-behind-infinity}").lines() == [
        "nan|equal|greater|greater", "inf|less|equal|greater", "-1|less|less|equal",
      ])
    #expect(
      try await table("float.order", "{\(yaml), mistake: nan-equal-to-itself}").lines() == [
        "nan|equal|unordered|unordered", "inf|unordered|equal|greater", "-1|unordered|less|equal",
      ])
  }

  @Test("Half up takes the greater of two nearest numbers, for all eighths")
  func tiesUp() async throws {
    let numbers = [0, 0.25, 0.5, 0.75, 1, 1.25, 1.5, 1.75, 2, 2.5, 3, 3.5].flatMap { [$0, -$0] }
    let values = (-28...28).map { Double($0) / 8 }
    let list = values.map { "\($0)" }.joined(separator: ", ")
    let table = try await table("float.representable", "{format: e2m2, values: [\(list)], mistake: ties-up}")
    for (value, found) in zip(values, table.column("nearest")) {
      let distance = numbers.map { abs($0 - value) }.min() ?? 0
      #expect(Double(found) == numbers.filter { abs($0 - value) == distance }.max(), "\(value)")
    }
  }

  @Test("A number is rounded as requested, and the title names the mode")
  func rounding() async throws {
    let yaml = "format: e2m2, values: [2.125, 2.25, -2.25]"
    let away = try await table("float.representable", "{\(yaml), rounding: nearest-away}")
    #expect(away.column("nearest") == ["2", "2.5", "-2.5"])
    #expect(away.columns[3].title.en == "rounded to nearest, ties away from zero")
    let cut = try await table("float.representable", "{\(yaml), rounding: toward-zero}")
    #expect(cut.column("nearest") == ["2", "2", "-2"])
    #expect(try refusals("float.representable", "{\(yaml), rounding: up, mistake: ties-up}").count == 1)
  }

  @Test("The misconceptions about directed rounding, zero and overflow have their results")
  func others() async throws {
    let modes = try await table("float.rounding", "{format: e2m2, values: [-1.875, 1.875], mistake: up-away-from-zero}")
    #expect(modes.column("value-1") == ["-2", "-2", "-1.75", "-2", "-1.75", "-1.75"])
    #expect(modes.column("value-2") == ["2", "2", "1.75", "2", "1.75", "1.75"])

    let chain = "values: [1.3125], formats: [e3m4, e2m3fn, e2m1fn], mistake: rounded-directly"
    #expect(try await table("float.convert", "{\(chain)}").column("result") == ["1.3125", "1.25", "1.5"])

    let decimals = "values: [0.1, -0.1, 0, 1000, -1000], formats: [e2m1fn]"
    #expect(
      try await table("float.decimal", "{\(decimals), mistake: never-zero}").column("stored")
        == ["0.5", "-0.5", "0", "6", "-6"])
    #expect(
      try await table("float.decimal", "{\(decimals), mistake: overflow-infinite}").column("stored")
        == ["0", "-0", "0", "inf", "-inf"])
  }
}
