/// Long texts that differ, cut to the part around the difference.
package enum LongTexts {
  /// The number of characters up to which texts are shown whole.
  package static let longest = 120

  /// Returns the two texts, or the parts around their first difference if one of them is long.
  package static func cut(_ left: String?, _ right: String?) -> (String?, String?) {
    guard let left, let right, max(left.count, right.count) > longest else { return (left, right) }
    // Characters that only look the same, since they are composed differently, differ too.
    let same = zip(left, right).prefix { $0.unicodeScalars.elementsEqual($1.unicodeScalars) }.count
    return (window(left, around: same), window(right, around: same))
  }

  private static func window(_ text: String, around position: Int) -> String {
    let start = max(0, position - 30)
    let part = text.dropFirst(start).prefix(90)
    return (start > 0 ? "…" : "") + part + (start + part.count < text.count ? "…" : "")
  }
}
