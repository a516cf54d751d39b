import ExactNumbers
import Testing

@Suite("Exact numbers that are too large")
struct ExactNumberTooLargeTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let message: String
    let compute: @Sendable () throws -> Void

    init(_ name: String, _ message: String, _ compute: @escaping @Sendable () throws -> some Sendable) {
      (testDescription, self.message) = (name, message)
      self.compute = { _ = try compute() }
    }
  }

  static let integer: [Case] = [
    Case("2 to 2^24", "a number of 2 bits to the power of 16777216") {
      try (2 as ExactInteger).raised(toPower: ExactInteger.maximumBitWidth)
    },
    Case("3, which is seen afterwards", "a number of 2 bits to the power of 12000000") {
      try (3 as ExactInteger).raised(toPower: 12_000_000)
    },
    Case("the largest exponent", "a number of 2 bits to the power of 9223372036854775807") {
      try (-2 as ExactInteger).raised(toPower: .max)
    },
    Case("a large base", "a number of 9001 bits to the power of 9223372036854775807") {
      try ExactInteger.powerOfTwo(9_000).raised(toPower: .max)
    },
    Case("1 shifted", "a number of 1 bit shifted left by 16777216") {
      try (1 as ExactInteger) << ExactInteger.maximumBitWidth
    },
    Case("shifted farthest", "a number of 3 bits shifted left by 9223372036854775807") {
      try (-5 as ExactInteger) << .max
    },
  ]

  static let rational: [Case] = [
    Case("a numerator", "a number of 3 bits to the power of 20000000") {
      try ExactRational(5, over: 3).raised(toPower: 20_000_000)
    },
    Case("a denominator", "a number of 4 bits to the power of 20000000") {
      try ExactRational(1, over: 10).raised(toPower: 20_000_000)
    },
    Case("an inverse", "a number of 4 bits to the power of -20000000") {
      try ExactRational(1, over: 10).raised(toPower: -20_000_000)
    },
    Case("the smallest exponent", "a number of 2 bits to the power of -9223372036854775808") {
      try (2 as ExactRational).raised(toPower: .min)
    },
  ]

  @Test(
    "Operations with results that are too large throw, and the error states the operation and the limit",
    arguments: integer + rational)
  func messages(of example: Case) {
    let error = #expect(throws: ExactNumberTooLarge.self) { try example.compute() }
    #expect(error?.description == example.message + " is too large: an exact number can have at most 16777216 bits")
  }

  @Test("A product that is too large stops the program")
  func product() async {
    await #expect(processExitsWith: .failure) {
      _ = ExactInteger.powerOfTwo(ExactInteger.maximumBitWidth / 2) * .powerOfTwo(ExactInteger.maximumBitWidth / 2)
    }
  }

  @Test("The largest product and zero do not stop the program")
  func largestProducts() {
    let half = ExactInteger.maximumBitWidth / 2
    let largest = ExactInteger.powerOfTwo(ExactInteger.maximumBitWidth - 1)
    #expect(ExactInteger.powerOfTwo(half) * .powerOfTwo(half - 1) == largest)
    #expect(largest * 0 == 0 && largest * -1 == -largest)
  }
}
