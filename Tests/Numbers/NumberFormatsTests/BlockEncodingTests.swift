import NumberFormats
import TestSupport
import Testing

/// The loops over blocks, compared with the definition: one number after the other.
@Suite("Numbers in blocks, one by one") struct BlockEncodingTests {
  /// Returns the scales and the elements of blocks by their definition, with one rounding for each number.
  private func definition(_ format: BlockFormat, _ numbers: [Double]) -> (scales: [UInt8], elements: [UInt8], Float) {
    let largestElement: Double =
      if case .float(let elements) = format.elements {
        FloatArithmetic(elements).double(elements.largestFiniteCode)
      } else {
        127 / 64
      }
    let scaleArithmetic = FloatArithmetic(format.scaleFormat, saturation: .all)
    var arrayScale: Float = 1
    let most = numbers.filter(\.isFinite).map(\.magnitude).max() ?? 0
    if format == .nvfp4, most > 0 {
      arrayScale = min(max(Float(most / (448 * largestElement)), .leastNonzeroMagnitude), .greatestFiniteMagnitude)
    }
    var (scales, elements): ([UInt8], [UInt8]) = ([], [])
    for first in stride(from: 0, to: numbers.count, by: format.size) {
      let block = numbers[first..<min(first + format.size, numbers.count)]
      guard block.allSatisfy(\.isFinite) else {
        scales.append(UInt8(format.scaleFormat.nan ?? 0))
        elements += block.map { _ in 0 }
        continue
      }
      let most = block.map(\.magnitude).max() ?? 0
      let scale: FloatFormat.Code
      if format == .nvfp4 {
        scale = scaleArithmetic.encode(most / largestElement / Double(arrayScale)).code ?? 0
      } else if most == 0 {
        scale = 0
      } else {
        scale = FloatFormat.Code(min(max(Int(most.exponent) - Int(largestElement.exponent), -127), 127) + 127)
      }
      scales.append(UInt8(scale))
      let factor = scaleArithmetic.double(scale) * Double(arrayScale)
      for number in block {
        let quotient = factor == 0 ? 0 : number / factor
        switch format.elements {
        case .float(let elementFormat):
          let code = FloatArithmetic(elementFormat, saturation: .all).encode(quotient).code
          elements.append(UInt8(code ?? 0))
        case .int8:
          elements.append(UInt8(bitPattern: Int8(min(max((quotient * 64).rounded(.toNearestOrEven), -127), 127))))
        }
      }
    }
    return (scales, elements, arrayScale)
  }

  /// The kinds of numbers that blocks are made of.
  enum Kind: CaseIterable {
    case uniform, logUniform, subnormal, ties, huge, special

    func number(_ random: inout SplitMix64) -> Double {
      let sign: Double = random.next() & 1 == 0 ? 1 : -1
      let fraction = Double(random.next() >> 11) * 0x1p-53
      switch self {
      case .uniform: return sign * fraction * 6
      case .logUniform:
        return sign * Double(sign: .plus, exponent: Int(random.next() % 300) - 150, significand: 1 + fraction)
      case .subnormal: return sign * Double(sign: .plus, exponent: Int(random.next() % 60) - 1_074, significand: 1)
      case .ties:
        let digits = 1 + Double(random.next() % 32) / 32
        return sign * Double(sign: .plus, exponent: Int(random.next() % 5), significand: digits)
      case .huge: return sign * Double(sign: .plus, exponent: Int(random.next() % 200) + 823, significand: 1 + fraction)
      case .special:
        return [.infinity, .nan, 0, -0.0, fraction, sign * 3][
          Int(random.next() % 60).isMultiple(of: 20) ? Int(random.next() % 2) : 2 + Int(random.next() % 4)]
      }
    }
  }

  @Test(
    "Arrays of every length have the scales and elements of the definition", arguments: BlockFormat.named.map(\.name),
    Kind.allCases) func lengths(name: String, kind: Kind) throws
  {
    let format = try #require(BlockFormat.named.first { $0.name == name }?.format)
    var random = SplitMix64(seed: 210)
    for count in Array(0...70) + [511, 512, 513, 1_030] {
      let numbers = (0..<count).map { _ in kind.number(&random) }
      let array = format.encode(numbers)
      let expected = definition(format, numbers)
      #expect(array.scales == expected.scales && array.elements == expected.elements, "\(count) numbers")
      #expect(array.arrayScale == expected.2)
      let floats = numbers.map { Float($0) }
      let ofFloats = format.encode(floats)
      let expectedOfFloats = definition(format, floats.map { Double($0) })
      #expect(ofFloats.scales == expectedOfFloats.scales && ofFloats.elements == expectedOfFloats.elements, "\(count)")
    }
  }
}
