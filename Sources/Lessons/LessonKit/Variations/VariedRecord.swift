import Results
import SourceText

/// The results of a cell for other values, as a document and its lock file record them.
public struct VariedRecord: Sendable, Hashable {
  /// A result for some values.
  public struct Entry: Sendable, Hashable {
    /// The values of the parameters, such as `code: 00101, bits: 5`.
    public var state: String
    /// The SHA-256 of the result, as 64 hexadecimal digits.
    public var hash: String

    /// Creates an entry.
    package init(state: String, hash: String) {
      (self.state, self.hash) = (state, hash)
    }

    /// The digits of the hash that the lock file holds.
    var digits: String { String(hash.prefix(VariedLock.digits)) }
  }

  /// The entries, in the order of the values.
  public var entries: [Entry]

  /// Creates a record.
  package init(_ entries: [Entry]) { self.entries = entries }

  /// The comment that records the results in a document; the languages of a lesson have the same one.
  public var comment: String {
    let text = entries.map { "\($0.hash) \($0.state)\n" }.joined()
    return VariationDigest.comment(count: entries.count, hash: SHA256.text(of: text.utf8))
  }

  /// Returns the hash of a result, which covers its words in every language.
  ///
  /// Of a picture of pixels, only its text alternative counts, because pixels depend on the engine that draws them.
  package static func hash(of result: CellResult) -> String {
    let texts = Language.allCases.map { language in text(of: result, language).joined(separator: "\n") }
    return SHA256.text(of: "\(result.kind.rawValue)\n\(texts.joined(separator: "\n\n"))".utf8)
  }

  /// Returns the hash of the reason that some values have no result.
  package static func hash(ofRefusal findings: [Finding]) -> String {
    SHA256.text(of: "refusal\n\(findings.map { "\($0.text)" }.joined(separator: "\n"))".utf8)
  }

  private static func text(of result: CellResult, _ language: Language) -> [String] {
    switch result {
    case .table(let table):
      let text = TableText(table, language)
      return ([text.header] + text.rows).map { $0.joined(separator: "\t") }
    case .figure(let figure): return [figure.alt[language]] + result.text(language)
    case .picture(let picture) where picture.format == .svg: return [picture.alt[language]] + result.text(language)
    case .lines, .picture, .stateDiagram, .diagnostics: return result.text(language)
    }
  }
}
