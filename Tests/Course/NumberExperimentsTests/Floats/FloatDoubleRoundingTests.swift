import ExactNumbers
import NumberFormats
import Results
import SourceText
import TestSupport
import Testing

@Suite("float.double-rounding and float.double-rounding-count")
struct FloatDoubleRoundingTests {
  private static let formats = "from: e3m4, through: e2m3fn, to: e2m1fn"

  /// Returns the magnitudes of a format without special values, in the order of their codes.
  private func magnitudes(_ name: String) async throws -> [ExactRational] {
    let format = try #require(try FloatFormat(named: name))
    return (0...format.largestFiniteCode).compactMap { format.value(of: $0).exact }
  }

  /// Returns the nearest magnitude, the even one of two that are equally near, and the last one for anything beyond it.
  private func nearest(_ magnitude: ExactRational, _ magnitudes: [ExactRational]) -> ExactRational {
    let order = magnitudes.indices.sorted { left, right in
      let (near, far) = ((magnitudes[left] - magnitude).magnitude, (magnitudes[right] - magnitude).magnitude)
      return near != far ? near < far : left.isMultiple(of: 2)
    }
    return magnitudes[order[0]]
  }

  /// Returns the magnitude itself if it is in the list, or else its neighbor with an odd code.
  private func odd(_ magnitude: ExactRational, _ magnitudes: [ExactRational]) -> ExactRational {
    if magnitudes.contains(magnitude) { return magnitude }
    let above = magnitudes.firstIndex { $0 > magnitude } ?? magnitudes.count
    return magnitudes[above.isMultiple(of: 2) || above == magnitudes.count ? above - 1 : above]
  }

  @Test("The changed numbers are those of the definition, with either sign")
  func definition() async throws {
    let (from, through, to) = (
      try await magnitudes("e3m4"), try await magnitudes("e2m3fn"), try await magnitudes("e2m1fn")
    )
    let changed = from.filter { nearest($0, to) != nearest(nearest($0, through), to) }
    #expect(changed.count == 11)
    let table = try await table("float.double-rounding", "{\(Self.formats), count: 100}")
    #expect(table.ids == ["number", "bits", "value", "direct", "between", "twice"])
    #expect(table.column("value") == changed.map(\.description) + changed.map { (-$0).description })
    let rows = changed.map { number in
      let between = nearest(number, through)
      return [number, nearest(number, to), between, nearest(between, to)].map(\.description).joined(separator: "|")
    }
    let found = table.rows[..<11].map { row in row.dropFirst(2).map { $0.text(.english) }.joined(separator: "|") }
    #expect(found == rows)
    #expect(from.allSatisfy { nearest($0, to) == nearest(odd($0, through), to) })
  }

  @Test("Rows have their number among all, and are limited")
  func count() async throws {
    let table = try await table("float.double-rounding", "{\(Self.formats), count: 2}")
    #expect(table.lines() == ["1 of 22|00010001|0.265625|0.5|0.25|0", "2 of 22|00010010|0.28125|0.5|0.25|0"])
    #expect(table.column("number", .japanese) == ["22個中1", "22個中2"])
    #expect(
      try await NumberExperimentsTests.table("float.double-rounding", "{\(Self.formats), first: odd}").rows.isEmpty)
  }

  @Test("After rounding to odd first, no number changes")
  func odd() async throws {
    let table = try await table("float.double-rounding-count", "{\(Self.formats)}")
    #expect(table.ids == ["first", "values", "left-out", "different"])
    #expect(table.lines()[0] == "to nearest, ties to even|224|0|22" && table.lines()[5] == "to odd|224|0|0")
    for formats in ["from: binary16, through: e4m3, to: e2m1fn", "from: bfloat16, through: e3m4, to: float5"] {
      let counts = try await NumberExperimentsTests.table(
        "float.double-rounding-count", "{\(formats), first: [odd, nearest-even]}")
      #expect(counts.column("different")[0] == "0" && counts.column("different")[1] != "0")
    }
  }

  @Test("Rounding toward zero twice equals rounding toward zero once")
  func towardZero() async throws {
    let yaml = "{\(Self.formats), first: toward-zero, rounding: toward-zero}"
    #expect(try await table("float.double-rounding-count", yaml).column("different") == ["0"])
  }

  @Test("Numbers beyond the format between are skipped")
  func leftOut() async throws {
    // These are the 63,488 numbers of binary16 without those beyond a format that ends at 240.
    let counts = try await table(
      "float.double-rounding-count", "{from: binary16, through: e4m3, to: e2m1fn, first: nearest-even}")
    let binary16 = FloatFormat.binary16
    let beyond = (0...binary16.largestFiniteCode).count { (binary16.value(of: $0).exact ?? 0) >= 248 }
    #expect(counts.column("values") == ["\(63_488 - 2 * beyond)"])
    #expect(counts.column("left-out") == ["\(2 * beyond)"])
    #expect(counts.columns[2].title.en == "left out" && counts.columns[2].title.ja == "除いた数")
  }

  @Test("In each row, the rounded and the skipped numbers are all numbers of the format")
  func all() async throws {
    // Of the codes of bfloat16, 2 × 128 are infinities and NaN.
    let counts = try await table("float.double-rounding-count", "{from: bfloat16, through: e4m3fn, to: e2m3fn}")
    let sums = zip(counts.column("values"), counts.column("left-out")).map { (Int($0) ?? 0) + (Int($1) ?? 0) }
    #expect(sums == Array(repeating: 65_536 - 256, count: 6))
    #expect(Set(counts.column("left-out")).count > 1)
  }

  @Test("Formats of more than 16 bits are not enumerated")
  func refused() async throws {
    for name in ["float.double-rounding", "float.double-rounding-count"] {
      #expect(
        try refusals(name, "from: binary32\nthrough: binary16\nto: e2m1fn") == [
          "cell:1: The format `binary32` has 32 bits, but the experiment enumerates at most 16 bits. "
            + "Use a format of at most 16 bits, such as `binary16` or `bfloat16`."
        ])
    }
  }
}
