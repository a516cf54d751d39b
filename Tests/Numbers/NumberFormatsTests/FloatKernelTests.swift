import TestSupport
import Testing

@testable import NumberFormats

/// One kernel in words of two widths.
@Suite("Kernels of floating-point arithmetic")
struct FloatKernelTests {
  static let samples = SampleFormat.named(upTo: 64) + SampleFormat.odd.filter { $0.format.bits == 6 }

  @Test("Kernels of 64 and of 128 bits have the same results", arguments: samples)
  func widths(sample: SampleFormat) throws {
    let (format, arithmetic) = (sample.format, FloatArithmetic(sample.format))
    let (narrow, wide) = (try #require(arithmetic.narrow), arithmetic.wide)
    var random = SplitMix64(seed: 40)
    for _ in 0..<Exhaustive.count(1_000, part: 60) {
      let left = UInt64(truncatingIfNeeded: random.next()) & UInt64(format.largestCode)
      let far = UInt64(truncatingIfNeeded: random.next()) & UInt64(format.largestCode)
      let right = random.next() & 1 == 0 ? far : left ^ (far >> UInt64(max(0, format.bits - 6)))
      let third = UInt64(truncatingIfNeeded: random.next()) & UInt64(format.largestCode)
      let short = [left, right, third].map { narrow.decode($0) }
      let long = [left, right, third].map { wide.decode(UInt128($0)) }
      for rounding in Rounding.deterministic {
        var pairs: [(String, FloatResult, FloatResult)] = FloatOperation.allCases.map {
          (
            "\($0)", FloatResult(narrow.perform($0, short[0], short[1], rounding)),
            FloatResult(wide.perform($0, long[0], long[1], rounding))
          )
        }
        let exact = (
          narrow.productPlus(short[0], short[1], short[2], rounding),
          wide.productPlus(long[0], long[1], long[2], rounding)
        )
        pairs.append(
          (
            "fma", FloatResult(narrow.encode(exact.0.value, rounding, flags: exact.0.flags)),
            FloatResult(wide.encode(exact.1.value, rounding, flags: exact.1.flags))
          ))
        for (name, short, long) in pairs {
          #expect(short == long, "\(name) of \(left), \(right), \(third) \(rounding)")
        }
      }
    }
  }
}
