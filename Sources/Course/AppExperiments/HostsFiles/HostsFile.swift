import ExperimentKit

/// A hosts file: the addresses of names, read line by line as in the C library.
///
/// Lines that cannot be read are skipped silently, as there. The case of letters in names does not matter.
///
/// Source: 001-11; hosts(5).
struct HostsFile: Sendable, Hashable {
  /// The content of a line.
  enum Content: Sendable, Hashable {
    case blank
    case comment
    case entry(HostAddress, names: [String], hasComment: Bool)
    /// A line whose first word is not an address.
    case noAddress(String)
    /// A line with an address but no name.
    case noName
  }

  /// A line with the name.
  struct Match: Sendable, Hashable {
    /// The number of the line, from 1.
    let line: Int
    /// The address on it.
    let address: HostAddress
  }

  /// The lines, as written.
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

  /// The content of each line.
  var contents: [Content] {
    lines.map(Self.content)
  }

  /// Returns the lines with a name, from the top; the first one answers.
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

  /// Appends a line.
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
