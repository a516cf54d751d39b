import CYAML

/// A YAML reader that uses libyaml, only for the structure: one document, without aliases, tags and duplicate keys.
///
/// Every error is a finding with its line. Only the first syntax error is found, as in any YAML parser.
public struct YAMLParser {
  /// The deepest nesting that is allowed.
  public static let deepest = 32

  /// The errors so far.
  public private(set) var findings: [Finding] = []

  private let text: UnsafeBufferPointer<UInt8>
  private let file: String
  private let firstLine: Int
  private var events: UnsafeMutablePointer<yaml_parser_t>
  private var hasFailed = false

  /// Parses a text.
  ///
  /// - Parameters:
  ///   - text: the YAML, in UTF-8.
  ///   - file: the path for the places of findings.
  ///   - firstLine: the line number of the first line of the text in that file.
  /// - Returns: the root node, nil if there is none or if it could not be read; and the errors.
  public static func parse(
    _ text: UnsafeBufferPointer<UInt8>, file: String, firstLine: Int = 1
  ) -> (root: YAMLNode?, findings: [Finding]) {
    if text.isEmpty { return (nil, []) }
    if let mapping = PlainYAML.mapping(text, firstLine: firstLine) { return (mapping, []) }
    if let finding = YAMLSeparators.finding(text, file: file, firstLine: firstLine) { return (nil, [finding]) }
    return parseAny(text, file: file, firstLine: firstLine)
  }

  /// Parses a text with libyaml, even if it is plain.
  static func parseAny(
    _ text: UnsafeBufferPointer<UInt8>, file: String, firstLine: Int
  ) -> (root: YAMLNode?, findings: [Finding]) {
    withUnsafeTemporaryAllocation(of: yaml_parser_t.self, capacity: 1) { memory in
      guard let events = memory.baseAddress, yaml_parser_initialize(events) == 1 else {
        return (nil, [Finding(Place(file: file, line: firstLine), "There is not enough memory to read this YAML.")])
      }
      defer { yaml_parser_delete(events) }
      yaml_parser_set_encoding(events, YAML_UTF8_ENCODING)
      yaml_parser_set_input_string(events, text.baseAddress, text.count)
      var parser = YAMLParser(text: text, file: file, firstLine: firstLine, events: events)
      let root = parser.document()
      return (parser.hasFailed ? nil : root, parser.findings)
    }
  }

  /// Parses the text of a string.
  public static func parse(
    _ text: String, file: String, firstLine: Int = 1
  ) -> (root: YAMLNode?, findings: [Finding]) {
    var text = text
    return text.withUTF8 { parse($0, file: file, firstLine: firstLine) }
  }

  private init(
    text: UnsafeBufferPointer<UInt8>, file: String, firstLine: Int, events: UnsafeMutablePointer<yaml_parser_t>
  ) {
    self.text = text
    self.file = file
    self.firstLine = firstLine
    self.events = events
  }

  private func line(_ mark: yaml_mark_t) -> Int {
    firstLine + Int(mark.line)
  }

  private mutating func report(_ line: Int, _ message: Message, help: Message? = nil) {
    findings.append(Finding(Place(file: file, line: line), message, help: help))
  }

  private mutating func next<Result>(_ body: (inout YAMLParser, yaml_event_t) -> Result) -> Result? {
    guard !hasFailed else { return nil }
    var event = yaml_event_t()
    guard yaml_parser_parse(events, &event) == 1 else {
      hasFailed = true
      reportSyntax()
      return nil
    }
    defer { yaml_event_delete(&event) }
    return body(&self, event)
  }

  /// Reports the line where libyaml stopped, or the line of a bracket or quotation mark that is never closed.
  private mutating func reportSyntax() {
    let parser = events.pointee
    let problem = parser.problem.map { String(cString: $0) } ?? "unreadable"
    let context = parser.context.map { String(cString: $0) } ?? ""
    let isUnclosed = context.contains("flow") || context.contains("quoted")
    // For an error of the reader, such as an invalid byte or a control character, only the offset is known.
    let line =
      parser.error == YAML_READER_ERROR
      ? firstLine - 1 + SourceFile(path: file, bytes: Array(text)).line(at: Int(parser.problem_offset))
      : line(isUnclosed ? parser.context_mark : parser.problem_mark)
    report(
      line, "This is not YAML: \(context.isEmpty ? problem : problem + " " + context).",
      help: "Write `key: value` lines and lists like `[a, b]`; quote text that contains `: ` or starts with a special "
        + "character.")
  }

  private mutating func document() -> YAMLNode? {
    var root: YAMLNode?
    var documents = 0
    while true {
      let isAtEnd = next { parser, event in
        switch event.type {
        case YAML_STREAM_END_EVENT: return true
        case YAML_STREAM_START_EVENT, YAML_DOCUMENT_END_EVENT: return false
        case YAML_DOCUMENT_START_EVENT:
          documents += 1
          if documents == 2 {
            parser.report(
              parser.line(event.start_mark), "A second YAML document starts here.", help: "Remove the line `---`.")
          }
          return false
        default:
          let node = parser.node(event, depth: 0)
          if documents == 1 { root = node }
          return false
        }
      }
      if isAtEnd ?? true { return documents > 1 ? nil : root }
    }
  }

  /// Returns the node that an event starts; nil after an error that leaves no node.
  private mutating func node(_ event: yaml_event_t, depth: Int) -> YAMLNode? {
    let line = line(event.start_mark)
    guard depth <= Self.deepest else {
      report(line, "This YAML is nested more than \(Self.deepest) levels deep.", help: "Reduce the nesting.")
      hasFailed = true
      return nil
    }
    switch event.type {
    case YAML_SCALAR_EVENT:
      let scalar = event.data.scalar
      check(anchor: scalar.anchor, tag: scalar.tag, line: line)
      let text = String(decoding: UnsafeBufferPointer(start: scalar.value, count: scalar.length), as: UTF8.self)
      return YAMLNode(.scalar(text, quoted: scalar.style != YAML_PLAIN_SCALAR_STYLE), line: line)
    case YAML_SEQUENCE_START_EVENT:
      check(anchor: event.data.sequence_start.anchor, tag: event.data.sequence_start.tag, line: line)
      return YAMLNode(.sequence(sequence(depth: depth + 1)), line: line)
    case YAML_MAPPING_START_EVENT:
      check(anchor: event.data.mapping_start.anchor, tag: event.data.mapping_start.tag, line: line)
      return YAMLNode(.mapping(mapping(depth: depth + 1)), line: line)
    case YAML_ALIAS_EVENT:
      report(
        line, "`*\(String(cString: event.data.alias.anchor))` is an alias.",
        help: "Aliases are not supported: write the value itself.")
      return YAMLNode(.scalar("", quoted: true), line: line)
    default: return nil
    }
  }

  private mutating func check(
    anchor: UnsafeMutablePointer<UInt8>?, tag: UnsafeMutablePointer<UInt8>?, line: Int
  ) {
    if let anchor {
      report(
        line, "`&\(String(cString: anchor))` is an anchor for aliases.",
        help: "Aliases are not supported: remove the anchor and write the values themselves.")
    }
    if let tag {
      report(
        line, "`\(String(cString: tag).replacing("tag:yaml.org,2002:", with: "!!"))` is a tag.",
        help: "Tags are not supported: remove it. The type of the parameter determines how its text is read.")
    }
  }

  private mutating func sequence(depth: Int) -> [YAMLNode] {
    var nodes: [YAMLNode] = []
    while true {
      let goesOn = next { parser, event in
        guard event.type != YAML_SEQUENCE_END_EVENT else { return false }
        if let node = parser.node(event, depth: depth) { nodes.append(node) }
        return true
      }
      guard goesOn == true else { return nodes }
    }
  }

  private mutating func mapping(depth: Int) -> [YAMLNode.Entry] {
    var entries: [YAMLNode.Entry] = []
    var lines: [String: Int] = [:]
    var key: YAMLNode?
    while true {
      let goesOn = next { parser, event in
        guard event.type != YAML_MAPPING_END_EVENT else { return false }
        guard let node = parser.node(event, depth: depth) else { return true }
        guard let name = key else {
          key = node
          return true
        }
        key = nil
        parser.add(name, node, to: &entries, lines: &lines)
        return true
      }
      guard goesOn == true else { return entries }
    }
  }

  /// Adds an entry, or reports its key if it already has a line.
  private mutating func add(
    _ key: YAMLNode, _ value: YAMLNode, to entries: inout [YAMLNode.Entry], lines: inout [String: Int]
  ) {
    guard let name = key.scalar else {
      report(key.line, "`\(key.text)` cannot be a key.", help: "Write the key as a single word.")
      return
    }
    if let first = lines[name] {
      report(
        key.line, "Duplicate key `\(name)`; line \(first) already has it.", help: "Remove one of the two.")
      return
    }
    lines[name] = key.line
    entries.append(YAMLNode.Entry(key: name, line: key.line, value: value))
  }
}
