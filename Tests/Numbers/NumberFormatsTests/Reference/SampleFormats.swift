import NumberFormats
import Testing

/// A format that tests run through, with its name.
struct SampleFormat: CustomTestStringConvertible, Sendable {
  let name: String
  let format: FloatFormat

  var testDescription: String { name }

  /// Returns every named format of at most some bits.
  static func named(upTo bits: Int) -> [SampleFormat] {
    FloatFormat.named.filter { $0.format.bits <= bits }.map { SampleFormat(name: $0.name, format: $0.format) }
  }

  /// Returns the formats of IEEE P3109 of some widths.
  static func p3109(_ bits: ClosedRange<Int>) -> [SampleFormat] {
    bits.flatMap { bits in
      (1...bits).flatMap { precision in
        ["se", "sf", "ue", "uf"].compactMap { letters in
          let name = "binary\(bits)p\(precision)\(letters)"
          return (try? FloatFormat(named: name)).flatMap { $0 }.map { SampleFormat(name: name, format: $0) }
        }
      }
    }
  }

  /// A few of IEEE P3109's formats of 8 bits.
  static let someP3109: [SampleFormat] = p3109(8...8).filter {
    ["binary8p1ue", "binary8p3se", "binary8p4sf", "binary8p6uf"].contains($0.name)
  }

  /// The small formats with every kind of special codes; see ``FloatDefinition``.
  static let defined: [SampleFormat] = FloatDefinition.all.compactMap { definition in
    (try? definition.format).map { SampleFormat(name: definition.testDescription, format: $0) }
  }

  /// Formats that no standard has, such as those without a sign or a zero.
  ///
  /// Others have one zero, fixed point, no fraction, or a kind of overflow each.
  static let odd: [SampleFormat] = {
    var all: [SampleFormat] = []
    let zeros: [FloatFormat.Zero] = [.signed, .unsigned, .none, .nan]
    let specials: [(FloatFormat.Infinities, FloatFormat.NaNs)] = [
      (.ieee, .ieee), (.topCode, .topCode), (.none, .topCode), (.none, .none), (.topCode, .negativeZero),
    ]
    let overflows: [FloatFormat.Overflow] = [.infinity, .nan, .largest]
    for (hasSign, zero, (exponentBits, fractionBits)) in product(
      [true, false], zeros, [(0, 3), (2, 0), (2, 1), (3, 2)])
    {
      for (hasSubnormals, (infinities, nans), overflow) in product([true, false], specials, overflows) {
        let format = try? FloatFormat(
          hasSign: hasSign, exponentBits: exponentBits, fractionBits: fractionBits, hasSubnormals: hasSubnormals,
          zero: zero, infinities: infinities, nans: nans, overflow: overflow)
        let name =
          "\(hasSign ? "s" : "u") \(exponentBits)-\(fractionBits) subnormals \(hasSubnormals) \(zero) zero \(infinities) \(nans) \(overflow)"
        if let format { all.append(SampleFormat(name: name, format: format)) }
      }
    }
    return all
  }()

  /// All sample formats.
  static let all = named(upTo: 8) + p3109(3...5) + someP3109 + defined + odd

  private static func product<A, B, C>(_ a: [A], _ b: [B], _ c: [C]) -> [(A, B, C)] {
    a.flatMap { a in b.flatMap { b in c.map { (a, b, $0) } } }
  }
}
