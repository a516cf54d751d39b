import ExactNumbers
import ExperimentKit

/// The numbers of a format along an axis, in ascending order: marks if there is room for each, otherwise bands.
struct NumberLine {
  /// A number and its class.
  struct Mark {
    let value: ExactRational
    let isSubnormal: Bool
    /// The label priority of the number: the rounder its code, the earlier.
    let rank: Int
    /// The text at the number, or nil if it is too long.
    let text: String?
  }

  let title: LocalizedText
  /// The numbers with room for a mark, and zero.
  let marks: [Mark]
  /// The parts without room for marks.
  let bands: [NumberBand]
  /// The least and the greatest number of the format, regardless of the range.
  let reach: ClosedRange<ExactRational>
  /// The least number above zero, regardless of the range.
  let smallestPositive: ExactRational?
  /// Whether infinity comes after the last number.
  let hasInfinity: Bool
  /// Whether negative infinity comes before the first number.
  let hasNegativeInfinity: Bool

  private let count: UInt128
  private let subnormals: UInt128

  /// Creates the numbers of a format in a range.
  ///
  /// - Complexity: O(*n*) for a format of *n* bits, a few thousand exact numbers per bit.
  init(_ name: NumberFormatName, in range: ClosedRange<ExactRational>, scale: any NumberScale) {
    let numbers = name.numbers
    title = name.title
    reach = numbers.reach
    smallestPositive = numbers.smallestPositive.map(numbers.value)
    hasInfinity = numbers.hasInfinities
    hasNegativeInfinity = numbers.hasInfinities && reach.lowerBound < 0
    guard let indices = numbers.indices(in: range) else {
      (marks, bands, count, subnormals) = ([], [], 0, 0)
      return
    }
    let columns = NumberColumns(numbers, indices: indices, scale: scale)
    bands = columns.bands
    marks = columns.sparse.map { index in
      let value = numbers.value(at: index)
      return Mark(
        value: value, isSubnormal: numbers.isSubnormal(at: index), rank: numbers.roundness(at: index),
        text: scale.text(value))
    }
    count = indices.size
    subnormals = numbers.subnormalIndices.filter(indices.overlaps).map { $0.clamped(to: indices).size }.reduce(0, +)
  }

  /// The parts in which zero is farther from its neighbors than they are from their next numbers.
  var holes: [ClosedRange<ExactRational>] {
    guard bands.isEmpty, let zero = marks.firstIndex(where: { $0.value == 0 }) else { return [] }
    return [1, -1].compactMap { side in
      guard marks.indices.contains(zero + 2 * side) else { return nil }
      let (near, far) = (marks[zero + side].value, marks[zero + 2 * side].value)
      guard near.magnitude > (far - near).magnitude else { return nil }
      return min(near, 0)...max(near, 0)
    }
  }

  /// The description of the marks of subnormal numbers, or nil if they are within the bands of other numbers.
  private var subnormalShapes: LocalizedText? {
    switch (marks.contains(where: \.isSubnormal), bands.contains(where: \.isSubnormal)) {
    case (true, false):
      LocalizedText(en: subnormals == 1 ? "an open circle" : "open circles", ja: "白丸")
    case (true, true): LocalizedText(en: "open circles and white bands", ja: "白丸と白い帯")
    case (false, true): LocalizedText(en: "white bands", ja: "白い帯")
    case (false, false): nil
    }
  }

  /// The text alternative of the line, for readers who cannot see it.
  var alt: LocalizedText {
    let smallest = smallestPositive?.spokenText ?? ""
    let largest = reach.upperBound.spokenText
    let drawn = subnormalShapes.map { LocalizedText(en: ", drawn as \($0)", ja: "\($0)の") } ?? ""
    let among =
      subnormals == 0
      ? "" : LocalizedText(en: ", \(subnormals) of them subnormal\(drawn)", ja: "(うち\(drawn)\(subnormals)個は非正規化数)")
    let dense =
      bands.isEmpty
      ? LocalizedText(en: "", ja: "で、")
      : LocalizedText(en: ", with bands where they are too dense for marks", ja: "で、密集する範囲は帯で示す。")
    return LocalizedText(
      en: "\(title): \(count) numbers\(among)\(dense); the least above zero is \(smallest), the largest \(largest).",
      ja: "\(title)は\(count)個\(among)\(dense)正の最小の数は\(smallest)、最大の数は\(largest)。")
  }
}
