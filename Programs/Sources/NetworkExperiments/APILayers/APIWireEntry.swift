import Loopback

/// The text in one direction of a connection, without parts that depend on the version of a library.
struct APIWireEntry: Sendable, Hashable {
  let isRequest: Bool
  /// The first line: the method and the target, or the status.
  let firstLine: String
  /// The shown header fields, sorted by name.
  let fields: [Field]
  let body: String

  /// A header field, its name in lower case.
  struct Field: Sendable, Hashable {
    let name: String
    let value: String
  }

  /// The fields that are useful for readers of the lesson.
  private static let shown = ["content-length", "content-type", "host"]

  init(_ entry: WireLog.Entry, port: Int) {
    let text = String(decoding: entry.bytes, as: UTF8.self).replacing("127.0.0.1:\(port)", with: "127.0.0.1:PORT")
    let (head, body) = Self.split(text, at: "\r\n\r\n")
    let lines = head.split(separator: "\r\n", omittingEmptySubsequences: false)
    isRequest = entry.isRequest
    firstLine = lines.first.map(String.init) ?? ""
    fields = lines.dropFirst().map { line in
      let (name, value) = Self.split(String(line), at: ":")
      return Field(name: name.lowercased(), value: String(value.drop { $0 == " " }))
    }.filter { !entry.isRequest || Self.shown.contains($0.name) }.sorted { $0.name < $1.name }
    self.body = body
  }

  private static func split(_ text: String, at mark: String) -> (String, String) {
    guard let range = text.firstRange(of: mark) else { return (text, "") }
    return (String(text[..<range.lowerBound]), String(text[range.upperBound...]))
  }

  /// The value of a header field.
  subscript(name: String) -> String? {
    fields.first { $0.name == name }?.value
  }

  /// The entry as lines; long ones are cut.
  var lines: [String] {
    ([firstLine] + fields.map { "\($0.name): \($0.value)" } + (body.isEmpty ? [] : [body])).map(Self.cut)
  }

  private static func cut(_ line: String) -> String {
    line.count <= 80 ? line : "\(line.prefix(40))… (\(line.utf8.count))"
  }
}
