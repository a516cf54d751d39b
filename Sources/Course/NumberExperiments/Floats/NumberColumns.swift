import ExactNumbers

/// A part of a line where numbers are too near to each other for marks.
struct NumberBand: Hashable {
  /// The start of the band.
  let from: Double
  let to: Double
  /// The number of times that the distance of two numbers is halved from the distance at which marks end.
  let halvings: Double
  let isSubnormal: Bool
}

/// The numbers of a format, divided into those with room for a mark each and bands of the others.
struct NumberColumns {
  /// The bands, in ascending order.
  private(set) var bands: [NumberBand] = []
  /// The indices of the numbers outside of bands, and of zero, in ascending order.
  private(set) var sparse: [Int128] = []

  /// The width over which the density of a band is measured.
  private static let width = 2.0
  /// The logarithm of the distance to the next number that leaves room for a mark: 3.
  private static let leastDistance = 1.5849625

  /// Divides the numbers with some indices along a scale.
  ///
  /// - Complexity: O(*n*) for a format of *n* bits, a few hundred exact numbers per bit.
  init(_ numbers: any NumberSet, indices: ClosedRange<Int128>, scale: any NumberScale) {
    let last = indices.upperBound
    var index = indices.lowerBound
    while index < last {
      let value = numbers.value(at: index)
      let distance = scale.logarithmOfDistance(value, numbers.value(at: index + 1))
      guard distance < Self.leastDistance else {
        sparse.append(index)
        index += 1
        continue
      }
      let from = scale.place(value)
      let next = min(last, numbers.firstIndex { scale.place($0) >= from + Self.width } ?? last)
      add(
        NumberBand(
          from: from, to: scale.place(numbers.value(at: next)), halvings: Self.leastDistance - distance,
          isSubnormal: numbers.isSubnormal(at: index)))
      if index <= 0, next > 0, numbers.value(at: 0) == 0 { sparse.append(0) }
      index = next
    }
    if bands.last?.to != scale.place(numbers.value(at: last)) || last == 0 { sparse.append(last) }
  }

  private mutating func add(_ band: NumberBand) {
    guard let last = bands.last, last.to == band.from, last.isSubnormal == band.isSubnormal,
      (last.halvings - band.halvings).magnitude < 1e-6
    else {
      bands.append(band)
      return
    }
    bands[bands.count - 1] = NumberBand(
      from: last.from, to: band.to, halvings: last.halvings, isSubnormal: last.isSubnormal)
  }
}
