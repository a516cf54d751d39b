import ExactNumbers
import NumberFormats
import TestSupport
import Testing

/// Every code of every named format of at most 16 bits, of P3109's up to 8 bits and of unusual ones.
@Suite("Values of floating-point codes against their definition")
struct FloatDecodingTests {
  static let samples =
    SampleFormat.named(upTo: 16) + SampleFormat.p3109(3...8) + SampleFormat.defined + SampleFormat.odd

  @Test("The value of a code is that of the definition", arguments: samples)
  func values(sample: SampleFormat) {
    let (format, reference) = (sample.format, ReferenceFormat(sample.format))
    var different: [FloatFormat.Code] = []
    for (index, expected) in reference.values.enumerated() {
      let code = FloatFormat.Code(index)
      let value = format.value(of: code)
      let isSame: Bool =
        switch expected {
        case .number(let number):
          value.exact == number && value.number?.isZero == false && format.isNegative(code) == (number < 0)
            && format.floatClass(of: code) == (number.magnitude < reference.leastNormal ? .subnormal : .normal)
        case .zero(let isNegative):
          value.number?.isZero == true && value.number?.isNegative == isNegative
            && format.isNegative(code) == isNegative && format.floatClass(of: code) == .zero
        case .infinity(let isNegative):
          value == .infinity(isNegative: isNegative) && format.infinity(isNegative: isNegative) == code
            && format.floatClass(of: code) == .infinity
        case .nan: value == .nan && format.floatClass(of: code) == .nan
        }
      if !isSame { different.append(code) }
    }
    #expect(different.isEmpty)
    #expect(format.largestFiniteCode == reference.largest && format.nan == reference.nan)
    #expect(format.largestCode == reference.values.count - 1)
  }

  @Test("Codes compare and follow each other like their values", arguments: samples.filter { $0.format.bits <= 8 })
  func order(sample: SampleFormat) throws {
    let (format, reference) = (sample.format, ReferenceFormat(sample.format))
    let beyond = ExactRational.powerOfTwo(1_000)
    let ranks = reference.values.map { value -> ExactRational? in
      if case .infinity(let isNegative) = value { return isNegative ? -beyond : beyond }
      return value.exact
    }
    let sorted = Set(ranks.compactMap(\.self)).sorted()
    for (code, rank) in ranks.enumerated() {
      let code = FloatFormat.Code(code)
      let (up, down) = (format.nextUp(code), format.nextDown(code))
      guard let rank, let place = sorted.firstIndex(of: rank) else {
        #expect(up == code && down == code)
        continue
      }
      // Between both zeros there is no step, but to −0 from below and to +0 from above.
      let (above, below) = (sorted[min(place + 1, sorted.count - 1)], sorted[max(place - 1, 0)])
      #expect(ranks[Int(up)] == above && ranks[Int(down)] == below, "code \(code)")
      if rank < 0, above == 0 { #expect(format.isNegative(up) == (format.zero == .signed), "code \(code)") }
      if rank > 0, below == 0 { #expect(!format.isNegative(down), "code \(code)") }
    }
    let codes = ranks.count
    for pair in Exhaustive.indices(codes * codes, part: 200, seed: 9) {
      let (left, right) = (ranks[pair / codes], ranks[pair % codes])
      let order: FloatOrder
      if let left, let right {
        order = left < right ? .less : left > right ? .greater : .equal
      } else {
        order = .unordered
      }
      let operands = [reference.values[pair / codes], reference.values[pair % codes]]
      for isSignaling in [false, true] {
        let found = format.compare(
          FloatFormat.Code(pair / codes), FloatFormat.Code(pair % codes), isSignaling: isSignaling)
        let isInvalid = order == .unordered && (isSignaling || operands.contains(.nan(isSignaling: true)))
        #expect(found.order == order && found.flags == (isInvalid ? .invalid : []), "pair \(pair)")
      }
    }
  }
}
