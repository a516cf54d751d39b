/// The anchors for links to the headings of a document, as GitHub makes them.
///
/// Source: `TableOfContentsFilter` of github/html-pipeline. Letters become lowercase, and a space becomes a hyphen.
/// Only letters, marks, decimal digits, connectors such as `_` and hyphens remain. Repeated anchors get `-1`, `-2`.
public enum HeadingAnchors {
  /// Returns the anchor of each heading, in order.
  public static func of(_ headings: some Sequence<String>) -> [String] {
    var counts: [String: Int] = [:]
    return headings.map { text in
      let plain = base(text)
      let count = counts[plain, default: 0]
      counts[plain] = count + 1
      return count == 0 ? plain : "\(plain)-\(count)"
    }
  }

  private static func base(_ heading: String) -> String {
    var anchor = ""
    for scalar in heading.lowercased().unicodeScalars {
      switch scalar.properties.generalCategory {
      case _ where scalar == " ": anchor.unicodeScalars.append("-")
      case _ where scalar == "-": anchor.unicodeScalars.append("-")
      case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .nonspacingMark,
        .spacingMark, .enclosingMark, .decimalNumber, .connectorPunctuation:
        anchor.unicodeScalars.append(scalar)
      default: break
      }
    }
    return anchor
  }
}
