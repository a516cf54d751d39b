/// A piece of YAML as it was written: structure, source text and lines; nothing is resolved to a number or a truth value.
public struct YAMLNode: Sendable, Hashable {
  /// What a node holds.
  public enum Content: Sendable, Hashable {
    /// A single value: its text, without quotation marks, and whether it had any.
    case scalar(String, quoted: Bool)
    /// A list.
    case sequence([YAMLNode])
    /// Keys and values in the order in which they stand; no key stands twice.
    case mapping([Entry])
  }

  /// A key and its value.
  public struct Entry: Sendable, Hashable {
    /// The key's text.
    public var key: String
    /// The line of the key.
    public var line: Int
    /// What stands behind the colon.
    public var value: YAMLNode

    /// Creates an entry.
    public init(key: String, line: Int, value: YAMLNode) {
      self.key = key
      self.line = line
      self.value = value
    }
  }

  /// What the node holds.
  public var content: Content
  /// The line on which the node starts, counted as in the file.
  public var line: Int

  /// Creates a node.
  public init(_ content: Content, line: Int) {
    self.content = content
    self.line = line
  }

  /// Creates a single value; an empty one is written in quotation marks.
  public init(written text: String) {
    self.init(.scalar(text, quoted: text.isEmpty), line: 1)
  }

  /// The text of a scalar; nil for anything else.
  public var scalar: String? {
    if case .scalar(let text, _) = content { text } else { nil }
  }

  /// Whether nothing was written, as behind `bits:`.
  public var isEmpty: Bool {
    content == .scalar("", quoted: false)
  }

  /// The first text in the node that holds a control character other than a tab, with such characters made visible.
  public var controlText: String? {
    controlText(allowingLineEnds: false)
  }

  /// The first text in the node that holds a control character other than a tab, or other than a tab and line ends.
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

  /// The node in YAML's one-line notation, but for quotation marks.
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
  /// The text for a message: of a long one the beginning and how long it is.
  public var abbreviated: String {
    count <= 60 ? String(self) : "\(prefix(40))… (\(count) characters)"
  }
}
