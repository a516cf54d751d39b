/// The colors of a picture without alpha, the most frequent first, and which of them each pixel has.
struct ColorIndices {
  /// The largest number of colors in the palette of a PNG file.
  static let most = 256

  /// The colors, as `0xRRGGBB`.
  private(set) var colors: [UInt32] = []
  /// The position of each pixel's color, row after row.
  private(set) var indices: [Int] = []

  /// Creates the list of the colors of pixels.
  init(_ pixels: [UInt32]) {
    var known: [UInt32: Int] = [:]
    var counts: [Int] = []
    var last: (color: UInt32, index: Int)?
    indices.reserveCapacity(pixels.count)
    for color in pixels {
      if last?.color != color {
        let index = known[color] ?? colors.count
        if index == colors.count {
          known[color] = index
          colors.append(color)
          counts.append(0)
        }
        last = (color, index)
      }
      let index = last?.index ?? 0
      counts[index] += 1
      indices.append(index)
    }
    // Colors with equal counts remain in the order of their first pixels.
    let order = colors.indices.sorted { (counts[$1], $0) < (counts[$0], $1) }
    replace(with: order.map { colors[$0] }, at: Self.inverse(order))
  }

  /// Replaces colors of edges by similar ones: first by those of areas, then by the most frequent ones.
  ///
  /// The color of an area, which is at least three pixels wide and high, remains.
  ///
  /// - Parameters:
  ///   - tolerance: the largest difference of a channel.
  ///   - width: the number of pixels in a row.
  mutating func merge(tolerance: Int, width: Int) {
    let areas = areas(width: width)
    var rest = colors.indices.filter { areas[$0] }.map { colors[$0] }
    var positions = colors.indices.map { areas[$0] ? rest.firstIndex(of: colors[$0]) ?? 0 : 0 }
    for index in colors.indices where !areas[index] {
      let distances = rest.map { Self.distance($0, colors[index]) }
      if let nearest = distances.min(), nearest <= tolerance {
        positions[index] = distances.firstIndex(of: nearest) ?? 0
      } else {
        positions[index] = rest.count
        rest.append(colors[index])
      }
    }
    replace(with: rest, at: positions)
  }

  /// Returns for each color whether it fills a square of three by three pixels.
  private func areas(width: Int) -> [Bool] {
    var areas = colors.map { _ in false }
    let offsets = [1, 2, width, width + 1, width + 2, 2 * width, 2 * width + 1, 2 * width + 2]
    for start in indices.indices.dropLast(2 * width + 2) where start % width < width - 2 {
      let color = indices[start]
      if !areas[color], offsets.allSatisfy({ indices[start + $0] == color }) { areas[color] = true }
    }
    return areas
  }

  private mutating func replace(with colors: [UInt32], at positions: [Int]) {
    self.colors = colors
    indices = indices.map { positions[$0] }
  }

  private static func inverse(_ order: [Int]) -> [Int] {
    var inverse = order
    for (position, index) in order.enumerated() { inverse[index] = position }
    return inverse
  }

  /// Returns the largest difference of a channel.
  private static func distance(_ one: UInt32, _ other: UInt32) -> Int {
    func difference(_ shift: UInt32) -> Int { abs(Int(one >> shift & 0xFF) - Int(other >> shift & 0xFF)) }
    return max(difference(16), difference(8), difference(0))
  }
}
