import ExperimentKit

/// A hosts file: which names stand for which addresses, read line by line as the C library does.
///
/// What cannot be read is passed over without a word, as there. Letters of either case are the same in names.
///
/// Source: 001-11; hosts(5).
struct HostsFile: Sendable, Hashable {
  /// What a line is.
  enum Content: Sendable, Hashable {
    case blank
    case comment
    case entry(HostAddress, names: [String], hasComment: Bool)
    /// The first word is no address.
    case noAddress(String)
    /// Nothing stands behind the address.
    case noName
  }

  /// A line that has a name.
  struct Match: Sendable, Hashable {
    /// The number of the line, from 1.
    let line: Int
    /// The address on it.
    let address: HostAddress
  }

  /// The lines as they were written.
  private(set) var lines: [String]

  init(_ lines: [String]) {
    self.lines = lines
  }

  /// The lines of a file.
  static let parameter = Parameter(
    "file", .list(of: .text, count: 0...200),
    default: ["127.0.0.1 localhost", "::1 ip6-localhost", "10.0.2.2 devnokiyo.example.com"],
    help: LocalizedText(
      en: "The lines of the hosts file; put a line with a `#` in quotation marks.",
      ja: "hostsファイルの行。`#`のある行は引用符で囲む。"))

  /// What each line is.
  var contents: [Content] {
    lines.map(Self.content)
  }

  /// The lines that have a name, from the top; the first one answers.
  ///
  /// - Complexity: O(*n*) in the length of the file.
  func matches(_ name: String, _ family: HostAddress.Family = .any) -> [Match] {
    zip(1..., contents).compactMap { number, content in
      guard case .entry(let address, let names, _) = content, family == .any || address.family == family,
        names.contains(where: { $0.lowercased() == name.lowercased() })
      else { return nil }
      return Match(line: number, address: address)
    }
  }

  /// Puts a line at the end.
  mutating func append(_ line: String) {
    lines.append(line)
  }

  private static func content(_ line: String) -> Content {
    let body = line.prefix { $0 != "#" }
    let words = body.split { $0 == " " || $0 == "\t" }
    guard let first = words.first else { return body.count < line.count ? .comment : .blank }
    guard let address = HostAddress(first) else { return .noAddress(String(first)) }
    guard words.count > 1 else { return .noName }
    return .entry(address, names: words.dropFirst().map(String.init), hasComment: body.count < line.count)
  }
}
