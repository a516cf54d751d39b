import ExactNumbers
import NumberFormats
import TestSupport
import Testing

@Suite("Dot products in chunks and in blocks, and products of matrices")
struct ChunkedDotProductTests {
  /// Returns the dot product of a chunk by its definition, one operation after the other.
  private static func chunk(
    _ left: some Collection<UInt8>, _ right: some Collection<UInt8>, _ source: FloatArithmetic, _ sum: FloatArithmetic,
    usesFMA: Bool
  ) -> FloatResult {
    var flags: FloatFlags = []
    func take(_ result: FloatResult) -> FloatFormat.Code {
      flags.formUnion(result.flags)
      return result.code ?? 0
    }
    var total = usesFMA ? sum.encode(0.0).code : nil
    for (left, right) in zip(left, right) {
      let (x, y) = (
        take(sum.convert(FloatFormat.Code(left), from: source)),
        take(sum.convert(FloatFormat.Code(right), from: source))
      )
      if usesFMA, let before = total {
        total = take(sum.fusedMultiplyAdd(x, y, before))
      } else {
        let product = take(sum(.multiply, x, y))
        total = total.map { take(sum(.add, $0, product)) } ?? product
      }
    }
    return FloatResult(code: total, flags: flags)
  }

  @Test(
    "Each chunk is added in the accumulator, and their sums in the other one",
    arguments: [(FloatFormat.binary32, FloatFormat.binary32), (.binary16, .binary32), (.e4m3, .binary16)])
  func chunks(accumulator: FloatFormat, outer: FloatFormat) {
    var random = SplitMix64(seed: 90)
    let (source, sum, total) = (FloatArithmetic(.e4m3), FloatArithmetic(accumulator), FloatArithmetic(outer))
    for chunk in [1, 3, 8, 100] {
      for usesFMA in [false, true] {
        let count = Int(random.next() % 60) + 1
        let (left, right) = (
          (0..<count).map { _ in UInt8(truncatingIfNeeded: random.next()) & 0xBF },
          (0..<count).map { _ in UInt8(truncatingIfNeeded: random.next()) & 0xBF }
        )
        var expected: FloatResult?
        for first in stride(from: 0, to: count, by: chunk) {
          let places = first..<min(first + chunk, count)
          let part = Self.chunk(left[places], right[places], source, sum, usesFMA: usesFMA)
          let term = total.convert(part.code ?? 0, from: sum)
          let next = expected.map { total(.add, $0.code ?? 0, term.code ?? 0) } ?? term
          expected = FloatResult(
            code: next.code,
            flags: next.flags.union(term.flags).union(part.flags).union(expected?.flags ?? []))
        }
        let found = sum.dotProduct(left.span, right.span, of: source, chunk: chunk, total: total, usesFMA: usesFMA)
        #expect(found == expected, "\(chunk) \(usesFMA) \(count)")
      }
    }
  }

  @Test("Chunks keep a sum that a narrow accumulator loses")
  func lost() {
    let fp8 = FloatArithmetic(.e4m3fn)
    let ones = [UInt8](repeating: 0x38, count: 1_000)
    func sum(_ chunk: Int, _ total: FloatFormat) -> FloatValue? {
      fp8.dotProduct(ones.span, ones.span, of: fp8, chunk: chunk, total: FloatArithmetic(total)).code
        .map { total.value(of: $0) }
    }
    #expect(sum(1_000, .binary32)?.exact == 16)
    #expect(sum(8, .binary32)?.exact == 1_000)
    let none: [UInt8] = []
    #expect(fp8.dotProduct(none.span, none.span, of: fp8, chunk: 8) == FloatResult(code: 0))
  }

  @Test("A dot product of blocks is exact in an accumulator with room for it", arguments: BlockFormat.named.map(\.name))
  func blocks(name: String) throws {
    let format = try #require(BlockFormat.named.first { $0.name == name }?.format)
    var random = SplitMix64(seed: 91)
    for count in [1, 16, 33, 100] {
      func array() -> BlockArray {
        format.encode((0..<count).map { _ in Double(Int64(bitPattern: random.next()) >> 40) * 0x1p-20 })
      }
      let (left, right) = (array(), array())
      let exact = try zip(left.numbers, right.numbers).reduce(0 as ExactRational) { sum, pair in
        sum + (try #require(ExactRational(exactly: pair.0))) * (try #require(ExactRational(exactly: pair.1)))
      }
      let wide = FloatArithmetic(.binary128)
      let found = wide.dotProduct(left, right, usesFMA: true)
      #expect(found.code.flatMap { FloatFormat.binary128.value(of: $0).exact } == exact)
      #expect(found.flags == [] && wide.dotProduct(left, right) == found)
    }
  }

  @Test("In a narrow accumulator each block is scaled and added with its own rounding")
  func blockSteps() throws {
    var random = SplitMix64(seed: 92)
    for format in [BlockFormat.mxfp4, .mxfp8e4m3, .nvfp4] {
      let size = format.size
      let values = (0..<(3 * size)).map { _ in Double(Int64(bitPattern: random.next()) >> 40) * 0x1p-20 }
      let (left, right) = (format.encode(values), format.encode(values.reversed()))
      guard case .float(let elements) = format.elements else { continue }
      for accumulator in [FloatFormat.binary32, .bfloat16] {
        let (sum, source) = (FloatArithmetic(accumulator), FloatArithmetic(elements))
        let scales = FloatArithmetic(format.scaleFormat)
        var total: FloatFormat.Code?
        for block in 0..<3 {
          let places = block * size..<(block + 1) * size
          let part = Self.chunk(left.elements[places], right.elements[places], source, sum, usesFMA: false)
          let factors = [left.scales[block], right.scales[block]].map { scales.format.value(of: FloatFormat.Code($0)) }
          let exact = try #require(part.code.flatMap { accumulator.value(of: $0).exact })
          let scaled = sum.round(try exact * #require(factors[0].exact) * #require(factors[1].exact)).code ?? 0
          total = total.map { sum(.add, $0, scaled).code ?? 0 } ?? scaled
        }
        let alpha = try #require(ExactRational(exactly: Double(left.arrayScale) * Double(right.arrayScale)))
        let expected = sum.round(try #require(total.flatMap { accumulator.value(of: $0).exact }) * alpha)
        #expect(sum.dotProduct(left, right).code == expected.code)
      }
    }
  }

  @Test("Blocks of different elements are multiplied, and a scale that is NaN makes the product NaN")
  func mixed() throws {
    let left = try BlockArray(format: .mxfp4, scales: [127], elements: [0x2, 0x4])
    let right = try BlockArray(format: .mxint8, scales: [128], elements: [0x40, 0xC0])
    let float = FloatArithmetic(.binary32)
    // (1 × 1 + 2 × −1) × 2.
    #expect(float.dotProduct(left, right).code == FloatFormat.Code(Float(-2).bitPattern))
    let none = try BlockArray(format: .mxint8, scales: [255], elements: [0x40, 0xC0])
    #expect(float.dotProduct(left, none).code == FloatFormat.binary32.nan)
  }

  @Test(
    "A product of matrices is the dot products of rows and columns",
    arguments: [
      (FloatFormat.e4m3fn, FloatFormat.binary32), (.e5m2, .binary16), (.binary16, .binary64), (.e4m3, .e2m1fn),
    ])
  func matrices(source: FloatFormat, accumulator: FloatFormat) {
    var random = SplitMix64(seed: 93)
    let (from, to) = (FloatArithmetic(source), FloatArithmetic(accumulator))
    for (rows, inner, columns) in [(1, 1, 1), (2, 3, 4), (5, 16, 2), (3, 0, 2)] {
      func codes(_ count: Int) -> [UInt16] { (0..<count).map { _ in UInt16(truncatingIfNeeded: random.next()) } }
      let (left, right) = (codes(rows * inner), codes(inner * columns))
      var results = [UInt64](repeating: 99, count: rows * columns)
      var span = results.mutableSpan
      let outcome = to.matrixProduct(
        left.span, right.span, of: from, rows: rows, columns: columns, into: &span, chunk: 5)
      var (flags, places): (FloatFlags, [Int]) = ([], [])
      for row in 0..<rows {
        for column in 0..<columns {
          let x = Array(left[row * inner..<(row + 1) * inner])
          let y = (0..<inner).map { right[$0 * columns + column] }
          let element = to.dotProduct(x.span, y.span, of: from, chunk: 5)
          flags.formUnion(element.flags)
          if element.code == nil { places.append(row * columns + column) }
          #expect(results[row * columns + column] == UInt64(element.code ?? 0))
        }
      }
      #expect(outcome.flags == flags && outcome.placesWithoutCode == places)
    }
  }
}
