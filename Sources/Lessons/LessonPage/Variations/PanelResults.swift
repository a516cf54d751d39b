import SourceText

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The results of a panel in the form that the script of a page reads.
struct PanelResults: Encodable {
  /// A result: the numbers of its lines, or the HTML itself.
  enum Entry: Encodable {
    case numbers([Int])
    case text(String)
    /// No result, because the experiment failed or took too long.
    case missing

    func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      switch self {
      case .numbers(let numbers): try container.encode(numbers)
      case .text(let text): try container.encode(text)
      case .missing: try container.encodeNil()
      }
    }
  }

  /// The distinct lines of all results; empty if results are plain.
  private var lines: [String] = []
  /// The results, in the order of the choices of values.
  private var results: [Entry] = []
  /// The positions of the results that are refusals.
  private let refused: [Int]

  /// Returns results in the smaller of two forms, compressed, as Base64.
  ///
  /// - Parameters:
  ///   - html: the HTML of each result; nil for none.
  ///   - refused: the positions of the results that are refusals.
  /// - Returns: the text; nil if there is no memory for it.
  static func encoded(_ html: [String?], refused: [Int]) -> String? {
    [PanelResults(html, refused: refused), PanelResults(linesOf: html, refused: refused)]
      .compactMap(\.encoded).min { $0.utf8.count < $1.utf8.count }
  }

  private init(_ html: [String?], refused: [Int]) {
    self.refused = refused
    results = html.map { $0.map { .text($0) } ?? .missing }
  }

  private init(linesOf html: [String?], refused: [Int]) {
    self.refused = refused
    var numbers: [String: Int] = [:]
    for text in html {
      guard let text else {
        results.append(.missing)
        continue
      }
      let own = text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
        let line = String(line)
        if let number = numbers[line] { return number }
        numbers[line] = lines.count
        lines.append(line)
        return lines.count - 1
      }
      results.append(.numbers(own))
    }
  }

  private var encoded: String? {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    // A value of these types always has a form in JSON.
    guard let data = try? encoder.encode(self) else { return nil }
    return Deflate.base64(Array(data))
  }
}
