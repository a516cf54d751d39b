/// A part of YAML as it was written: structure, source text and lines.
///
/// Values are not resolved to numbers or Booleans.
public struct YAMLNode: Sendable, Hashable {
  /// The content of a node.
  public enum Content: Sendable, Hashable {
    /// A single value: its text without quotation marks, and whether it had any.
    case scalar(String, quoted: Bool)
    /// A list.
    case sequence([YAMLNode])
    /// Keys and values in the order of the source, without duplicate keys.
    case mapping([Entry])
  }

  /// A key and its value.
  public struct Entry: Sendable, Hashable {
    /// The text of the key.
    public var key: String
    /// The line of the key.
    public var line: Int
    /// The value after the colon.
    public var value: YAMLNode

    /// Creates an entry.
    public init(key: String, line: Int, value: YAMLNode) {
      self.key = key
      self.line = line
      self.value = value
    }
  }

  /// The content of the node.
  public var content: Content
  /// The line on which the node starts, counted as in the file.
  public var line: Int

  /// Creates a node.
  public init(_ content: Content, line: Int) {
    self.content = content
    self.line = line
  }

  /// Creates a single value; quotation marks are assumed if it is empty.
  public init(written text: String) {
    self.init(.scalar(text, quoted: text.isEmpty), line: 1)
  }

  /// The text of a scalar; nil for anything else.
  public var scalar: String? {
    if case .scalar(let text, _) = content { text } else { nil }
  }

  /// Whether the value was left empty, as after `bits:`.
  public var isEmpty: Bool {
    content == .scalar("", quoted: false)
  }

  /// The first text in the node with a control character other than a tab, with such characters escaped.
  public var controlText: String? {
    controlText(allowingLineEnds: false)
  }

  /// Returns the first text in the node with a control character, escaped; tabs are allowed, and line ends on request.
  public func controlText(allowingLineEnds: Bool) -> String? {
    switch content {
    case .scalar(let text, _):
      (allowingLineEnds ? text.replacing("\n", with: "") : text).hasControls ? text.abbreviated.debugDescription : nil
    case .sequence(let nodes): nodes.lazy.compactMap { $0.controlText(allowingLineEnds: allowingLineEnds) }.first
    case .mapping(let entries):
      entries.lazy.compactMap { $0.value.controlText(allowingLineEnds: allowingLineEnds) }.first
    }
  }

  /// The node in YAML's one-line notation.
  public var text: String { text(withQuotationMarks: true) }

  /// The node in YAML's one-line notation, without quotation marks.
  public var plainText: String { text(withQuotationMarks: false) }

  private func text(withQuotationMarks keepsMarks: Bool) -> String {
    switch content {
    case .scalar(let text, let quoted): quoted && keepsMarks ? "\"\(text)\"" : text
    case .sequence(let nodes):
      "[\(nodes.map { $0.text(withQuotationMarks: keepsMarks) }.joined(separator: ", "))]"
    case .mapping(let entries):
      "{\(entries.map { "\($0.key): \($0.value.text(withQuotationMarks: keepsMarks))" }.joined(separator: ", "))}"
    }
  }
}

extension StringProtocol {
  /// The text for a message; a long text is reduced to its beginning and its length.
  public var abbreviated: String {
    count <= 60 ? String(self) : "\(prefix(40))… (\(count) characters)"
  }
}
