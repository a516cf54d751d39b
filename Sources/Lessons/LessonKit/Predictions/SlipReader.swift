import LessonMarkdown
import SourceText

/// A reader of the slips in a list below a prediction's result.
struct SlipReader {
  let file: SourceFile
  let prefix: BlockPrefix

  /// Whether an item has a comment that makes it a slip.
  func isSlip(_ lines: ClosedRange<Int>) -> Bool {
    lines.contains { line in
      file.line(line).firstRange(of: "<!--".utf8).map { range in
        let comment = file.line(line)[range.upperBound...].drop(while: \.isBlank)
        return comment.starts(with: "if:".utf8) || Self.isSlipWord(comment)
      } ?? false
    }
  }

  private static func isSlipWord(_ comment: ArraySlice<UInt8>) -> Bool {
    guard comment.starts(with: "slip".utf8) else { return false }
    return comment.dropFirst(4).drop(while: \.isBlank).starts(with: "-->".utf8)
  }

  /// Reads an item.
  ///
  /// - Throws: a ``/SourceText/Finding`` for an item that is not a slip.
  func read(_ lines: ClosedRange<Int>) throws(Finding) -> Slip {
    var rest = (prefix.content(of: file.line(lines.lowerBound)) ?? []).dropFirst().drop(while: \.isBlank)
    var values: [Slip.Value] = []
    while let (value, behind) = codeSpan(rest) {
      values.append(value)
      rest = behind.drop(while: \.isBlank)
      guard let separator = Self.separators.first(where: { rest.starts(with: $0.utf8) }) else { break }
      rest = rest.dropFirst(separator.utf8.count).drop(while: \.isBlank)
    }
    guard !values.isEmpty, let colon = Self.colons.first(where: { rest.starts(with: $0.utf8) }) else {
      throw finding(
        lines, "This slip does not begin with the wrong answer.",
        help: "Write it in backticks, with a colon after it: ``- `-13`: how a learner gets it. <!-- if: key=value "
          + "-->``.")
    }
    let first = String(decoding: rest.dropFirst(colon.utf8.count), as: UTF8.self)
    let others = lines.dropFirst().map { line in
      String(decoding: prefix.content(of: file.line(line)) ?? [], as: UTF8.self)
    }
    let text = ([first] + others).joined(separator: "\n")
    let (reason, origin) = try split(text, lines)
    return Slip(values: values, reason: reason, origin: origin, lines: lines)
  }

  private static let separators = [",", "、"]
  private static let colons = [":", "："]

  /// Returns the code span at the start of a text, and the rest of the text.
  private func codeSpan(_ text: ArraySlice<UInt8>) -> (Slip.Value, ArraySlice<UInt8>)? {
    let tick = UInt8(ascii: "`")
    let fence = text.prefix { $0 == tick }.count
    guard fence > 0 else { return nil }
    var next = text.startIndex + fence
    while next < text.endIndex {
      guard let start = text[next...].firstIndex(of: tick) else { return nil }
      let run = text[start...].prefix { $0 == tick }
      if run.count == fence {
        var content = text[(text.startIndex + fence)..<start]
        let isPadded = content.first == 0x20 && content.last == 0x20 && content.contains { $0 != 0x20 }
        if isPadded, content.count > 1 { content = content.dropFirst().dropLast() }
        let value = Slip.Value(
          text: String(decoding: content, as: UTF8.self), range: text.startIndex..<run.endIndex)
        return (value, text[run.endIndex...])
      }
      next = run.endIndex
    }
    return nil
  }

  /// Splits the text after the colon into the reason and the origin, which the comment gives.
  private func split(_ text: String, _ lines: ClosedRange<Int>) throws(Finding) -> (String, Slip.Origin) {
    let bytes = Array(text.utf8)
    guard let opening = bytes.firstRange(of: Array("<!--".utf8)),
      let closing = bytes[opening.upperBound...].firstRange(of: Array("-->".utf8))
    else {
      throw finding(
        lines, "This slip does not say how to compute it.",
        help: "After it, write the changed parameters, as in `<!-- if: key=value -->`, or `<!-- slip -->` if nothing "
          + "can compute it.")
    }
    let reason = String(decoding: bytes[..<opening.lowerBound] + bytes[closing.upperBound...], as: UTF8.self).trimmed
    guard !reason.isEmpty else {
      throw finding(
        lines, "This slip has no reason.",
        help: "After the colon, add a sentence that says how a learner gets this answer.")
    }
    let comment = String(decoding: bytes[opening.upperBound..<closing.lowerBound], as: UTF8.self).trimmed
    if comment == "slip" { return (reason, .author) }
    guard comment.hasPrefix("if:") else {
      throw finding(
        lines, "A slip cannot have this comment.",
        help: "Write `<!-- if: key=value -->`, `<!-- if: cell=NAME -->` or `<!-- slip -->`.")
    }
    return (reason, try origin(String(comment.dropFirst(3)), lines))
  }

  private func origin(_ condition: String, _ lines: ClosedRange<Int>) throws(Finding) -> Slip.Origin {
    let info = InfoString(condition, leadingWords: 0)
    var changes: [Slip.Change] = []
    for attribute in info.attributes {
      guard let value = attribute.value, !attribute.key.isEmpty else {
        throw finding(
          lines, "`\(attribute.key)` is not a change of a parameter.",
          help: "Write `key=value`. Put a value with spaces in quotation marks.")
      }
      if changes.contains(where: { $0.parameter == attribute.key }) {
        throw finding(lines, "The slip changes `\(attribute.key)` twice.", help: "Remove one of the two.")
      }
      changes.append(Slip.Change(parameter: attribute.key, value: value))
    }
    if info.hasOpenQuotation {
      throw finding(lines, "A quotation mark is never closed.", help: "Write the value as `key=\"…\"`.")
    }
    guard let first = changes.first else {
      throw finding(lines, "This slip does not name a parameter to change.", help: "Write `<!-- if: key=value -->`.")
    }
    guard first.parameter == "cell" else { return .parameters(changes) }
    if changes.count > 1 {
      throw finding(
        lines, "A slip that another cell computes cannot change parameters.",
        help: "Change them in the body of that cell.")
    }
    return .cell(first.value)
  }

  private func finding(_ lines: ClosedRange<Int>, _ message: Message, help: Message) -> Finding {
    Finding(file.place(line: lines.lowerBound), message, help: help)
  }
}
