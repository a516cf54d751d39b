/// Decompresses the format of zlib (RFC 1950 and 1951), which PDF files use for the content of their pages.
struct Inflate {
  /// Why bytes cannot be decompressed.
  struct Failure: Error, Sendable {}

  private let input: [UInt8]
  private var position: Int
  private var bit = 0
  private var output: [UInt8] = []
  private let limit: Int

  /// The bytes that were compressed; at most `limit` of them.
  ///
  /// - Throws: ``Failure`` for anything that is not in this format, is cut off or is longer than the limit.
  static func bytes(_ input: [UInt8], limit: Int = 1 << 24) throws(Failure) -> [UInt8] {
    guard input.count > 2, input[0] & 0x0F == 8, (Int(input[0]) << 8 | Int(input[1])) % 31 == 0, input[1] & 0x20 == 0
    else { throw Failure() }
    var inflate = Inflate(input: input, position: 2, limit: limit)
    while try !inflate.block() {}
    return inflate.output
  }

  private init(input: [UInt8], position: Int, limit: Int) {
    (self.input, self.position, self.limit) = (input, position, limit)
  }

  /// Reads a block; true if it is the last.
  private mutating func block() throws(Failure) -> Bool {
    let isLast = try bits(1) == 1
    switch try bits(2) {
    case 0: try stored()
    case 1: try compressed(.fixedLiterals, .fixedDistances)
    case 2:
      let (literals, distances) = try codes()
      try compressed(literals, distances)
    default: throw Failure()
    }
    return isLast
  }

  private mutating func bits(_ count: Int) throws(Failure) -> Int {
    var value = 0
    for index in 0..<count {
      guard position < input.count else { throw Failure() }
      value |= Int(input[position] >> bit & 1) << index
      bit += 1
      if bit == 8 { (bit, position) = (0, position + 1) }
    }
    return value
  }

  private mutating func stored() throws(Failure) {
    if bit > 0 { (bit, position) = (0, position + 1) }
    let (count, check) = (try bits(16), try bits(16))
    guard count == ~check & 0xFFFF, position + count <= input.count else { throw Failure() }
    try append(input[position..<position + count])
    position += count
  }

  private mutating func append(_ bytes: some Sequence<UInt8>) throws(Failure) {
    output += bytes
    if output.count > limit { throw Failure() }
  }

  private mutating func symbol(_ code: HuffmanCode) throws(Failure) -> Int {
    var (word, length) = (0, 0)
    while length < HuffmanCode.longest {
      word = word << 1 | (try bits(1))
      length += 1
      if let symbol = code.symbol(word, length) { return symbol }
    }
    throw Failure()
  }

  private mutating func compressed(_ literals: HuffmanCode, _ distances: HuffmanCode) throws(Failure) {
    while true {
      let symbol = try symbol(literals)
      if symbol < 256 {
        try append(CollectionOfOne(UInt8(symbol)))
      } else if symbol == 256 {
        return
      } else {
        let length = try number(symbol - 257, Self.lengths)
        let distance = try number(try self.symbol(distances), Self.distances)
        guard distance <= output.count else { throw Failure() }
        for _ in 0..<length { try append(CollectionOfOne(output[output.count - distance])) }
      }
    }
  }

  /// A length or a distance: its base, and as many bits more as stand beside it.
  private mutating func number(_ index: Int, _ table: [(base: Int, bits: Int)]) throws(Failure) -> Int {
    guard table.indices.contains(index) else { throw Failure() }
    return table[index].base + (try bits(table[index].bits))
  }

  /// The codes that stand before a block, themselves compressed.
  private mutating func codes() throws(Failure) -> (HuffmanCode, HuffmanCode) {
    let (literals, distances, count) = (try bits(5) + 257, try bits(5) + 1, try bits(4) + 4)
    var first = Array(repeating: 0, count: 19)
    for index in Self.order.prefix(count) { first[index] = try bits(3) }
    let code = HuffmanCode(lengths: first)
    var lengths: [Int] = []
    while lengths.count < literals + distances {
      switch try symbol(code) {
      case 16:
        guard let last = lengths.last else { throw Failure() }
        lengths += Array(repeating: last, count: try bits(2) + 3)
      case 17: lengths += Array(repeating: 0, count: try bits(3) + 3)
      case 18: lengths += Array(repeating: 0, count: try bits(7) + 11)
      case let length: lengths.append(length)
      }
    }
    guard lengths.count == literals + distances else { throw Failure() }
    return (HuffmanCode(lengths: Array(lengths[..<literals])), HuffmanCode(lengths: Array(lengths[literals...])))
  }

  private static let order = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]
  private static let lengths: [(base: Int, bits: Int)] =
    table(from: 3, Array(repeating: 0, count: 4) + (0...5).flatMap { Array(repeating: $0, count: 4) })
    + [(258, 0)]
  private static let distances = table(from: 1, [0, 0] + (0...13).flatMap { [$0, $0] })

  /// Bases that follow from the widths of the ranges before them.
  private static func table(from first: Int, _ bits: [Int]) -> [(base: Int, bits: Int)] {
    var base = first
    return bits.map { count in
      defer { base += 1 << count }
      return (base, count)
    }
  }
}
