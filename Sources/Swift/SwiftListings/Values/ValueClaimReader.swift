import SourceText
import SwiftSource

/// A reader of the claims about values in the comments of a listing.
struct ValueClaimReader {
  private let body: [UInt8]
  private let outline: SwiftOutline
  private let lineStarts: [Int]
  /// The words of the listing.
  private let known: Set<String>
  private let unordered: UnorderedValues
  private(set) var claims: [ValueClaim] = []

  /// Reads the comments of a listing.
  ///
  /// - Parameters:
  ///   - source: the body.
  ///   - outline: its outline.
  ///   - taken: the lines, from 0, whose comments say what is printed.
  ///   - callouts: a function that returns the numbers that the text around the listing refers to.
  /// - Complexity: O(*n*) for *n* bytes, except for statements of many lines under many comments.
  init(_ source: String, _ outline: SwiftOutline, taken: Set<Int>, callouts: () -> Set<Int>) {
    let bytes = Array(source.utf8)
    (body, self.outline) = (bytes, outline)
    lineStarts = [0] + bytes.indices.filter { bytes[$0] == 0x0A }.map { $0 + 1 }
    known = outline.words
    unordered = UnorderedValues(outline)
    guard !VaryingWords.isRandom(outline) else { return }
    for (index, comment) in outline.comments.enumerated() {
      if taken.contains(comment.line) { shown(comment) } else { read(index, comment) }
    }
    withoutCallouts(callouts)
  }

  private func text(_ comment: SwiftLineComment) -> Substring {
    String(decoding: body[comment.range], as: UTF8.self)[...]
  }

  private mutating func read(_ index: Int, _ comment: SwiftLineComment) {
    guard let statement = outline.statement(before: comment) else { return }
    let text = text(comment)
    let start = text.dropFirst(2)
    guard !start.hasPrefix("/"), !start.hasPrefix("!") else { return }
    let isNear = comment.followsCode || comment.line <= lastLine(above: comment) + 1
    if isCode(index, statement) { return }
    if !start.contains(Self.shownEquation), named(start, comment) { return }
    guard isNear else { return }
    // Below a statement that has a comment on its own line, another comment is about something else.
    if !comment.followsCode, index > 0, outline.comments[index - 1].followsCode,
      outline.comments[index - 1].tokensBefore == comment.tokensBefore
    {
      return
    }
    let subject = subject(statement)
    if case .printed = subject { return printed(index, comment) }
    let said = Self.withoutArrow(start)
    let values = severalLines(index, comment)
    // Below a call or an assignment, several lines can be its output.
    if values == nil, !comment.followsCode, isContinued(index) { printed(index, comment) }
    if let (text, value) = values {
      add(subject, value, in: text[...], comment, isCertain: true)
      claims[claims.count - 1].isWhole = false
    } else if let value = StatedValue(said) {
      add(subject, value, in: said, comment, isCertain: value.text.wholeMatch(of: Self.typeName) == nil)
      claims[claims.count - 1].isIntroduced = said.count < start.drop { $0 == " " || $0 == "\t" }.count
    } else if !isContinued(index), !String(said).trimmed.isEmpty, said.count <= 200 {
      let text = String(said).trimmed
      add(subject, text, said, offset: said.utf8.count - said.drop { $0 == " " }.utf8.count, comment, isCertain: false)
    }
  }

  /// Reads a comment about output next to an expression: if nothing is printed, it is the value that a playground
  /// shows.
  private mutating func shown(_ comment: SwiftLineComment) {
    guard comment.followsCode, let statement = outline.statement(before: comment),
      case .expression = statement.subject, let said = PrintsText(text(comment)), said.form == .closed
    else { return }
    add(statement.subject.claimed, said.text, text(comment), offset: said.opening.utf8.count, comment, isCertain: false)
  }

  /// Returns the line on which the code above a comment ends.
  private func lastLine(above comment: SwiftLineComment) -> Int {
    guard comment.tokensBefore > 0 else { return -1 }
    let last = outline.tokens[comment.tokensBefore - 1]
    return last.line + body[last.range].count { $0 == 0x0A }
  }

  /// Whether the comment on the line below continues this one, so that both are prose.
  private func isContinued(_ index: Int) -> Bool {
    let (comments, own) = (outline.comments, outline.comments[index])
    let next = index + 1
    return next < comments.count && !comments[next].followsCode && comments[next].line == own.line + 1
  }

  /// Returns a list that takes several lines of comments, perhaps after words that end in a colon.
  private func severalLines(_ index: Int, _ comment: SwiftLineComment) -> (text: String, value: StatedValue)? {
    let comments = outline.comments
    guard !comment.followsCode,
      index == 0 || comments[index - 1].line != comment.line - 1
        || comments[index - 1].followsCode, isContinued(index)
    else { return nil }
    var lines = [String(text(comment).dropFirst(2)).trimmed]
    var next = index
    while isContinued(next), lines.count < 60 {
      next += 1
      lines.append(String(text(comments[next]).dropFirst(2)).trimmed)
    }
    if lines[0].hasSuffix(":"), !lines[0].contains("[") { lines.removeFirst() }
    guard let first = lines.first?.first, "[(".contains(first), let last = lines.last?.last, "])".contains(last) else {
      return nil
    }
    let joined = lines.joined(separator: " ")
    return StatedValue(joined[...]).flatMap { $0.text == joined ? (joined, $0) : nil }
  }

  /// Whether a comment on its own line is disabled code rather than a claim about a value.
  ///
  /// It is if it looks like `// name = "Bob"` below `let name = "Ann"`, or if it or a comment next to it says that the
  /// code would be an error.
  private func isCode(_ index: Int, _ statement: SwiftStatement) -> Bool {
    let comments = outline.comments
    guard !comments[index].followsCode, let match = text(comments[index]).prefixMatch(of: Self.assignment) else {
      return false
    }
    let isRefused = [index - 1, index, index + 1].contains { other in
      comments.indices.contains(other) && abs(comments[other].line - comments[index].line) <= 1
        && !comments[other].followsCode && text(comments[other]).contains(Self.refusal)
    }
    if isRefused || text(comments[index])[match.range.upperBound...].contains("//") { return true }
    guard case .variable(String(match.1)) = statement.subject else { return false }
    return statement.tokens.count <= 6 && outline.tokens[statement.tokens].contains { $0.text == "=" }
      && isLiteral(outline.tokens[statement.tokens.upperBound])
  }

  /// Whether a statement sets a variable to `nil`; a comment then describes the effect and not the value.
  private func endsWithNil(_ statement: SwiftStatement) -> Bool {
    let tokens = outline.tokens[statement.tokens]
    return tokens.count > 2 && tokens.last?.text == "nil" && tokens.dropLast().last?.text == "="
  }

  /// Returns the subject of a comment next to a statement.
  private func subject(_ statement: SwiftStatement) -> ValueClaim.Subject {
    let claimed = statement.subject.claimed
    // A constant does not change.
    let setsNil = endsWithNil(statement) && outline.tokens[statement.tokens.lowerBound].text != "let"
    guard case .variable(let name) = claimed, let bracket = name.firstIndex(of: "[") else {
      return setsNil ? .printed : claimed
    }
    // A replaced or removed part can no longer be read, and a subscript of the listing's own can do anything.
    let isGone = setsNil || name.contains("..") || known.contains("subscript")
    return isGone ? .variable(String(name[..<bracket])) : claimed
  }

  private func isLiteral(_ token: SwiftToken) -> Bool {
    // A reader does not see at once what a text of several lines is.
    token.kind == .literal && !body[token.range].contains(0x0A) || token.text.first?.isNumber == true
      || ["true", "false", "nil"].contains(token.text)
  }

  /// Reads `x is now 5, and y is equal to 6`; false if the comment names no variable this way.
  private mutating func named(_ text: Substring, _ comment: SwiftLineComment) -> Bool {
    var rest = text
    var found: [(name: String, value: StatedValue, at: Substring)] = []
    while let match = rest.prefixMatch(of: Self.naming) {
      let after = rest[match.range.upperBound...]
      let name = String(match.1)
      guard Self.isCall(name) != nil, known.contains(Self.isCall(name) ?? ""), let value = Self.value(after, &rest)
      else { break }
      found.append((name, value, after))
      guard let joint = rest.prefixMatch(of: Self.joint) else { break }
      rest = rest[joint.range.upperBound...]
    }
    for (name, value, after) in found {
      add(.variable(name), value, in: after, comment, isCertain: true)
    }
    return !found.isEmpty
  }

  /// Reads a block of comments below code that prints: the printed text itself.
  private mutating func printed(_ index: Int, _ comment: SwiftLineComment) {
    let comments = outline.comments
    if !comment.followsCode, index > 0, comments[index - 1].line == comment.line - 1,
      comments[index - 1].tokensBefore == comment.tokensBefore
    {
      return
    }
    var last = index
    while !comment.followsCode, last + 1 < comments.count, !comments[last + 1].followsCode,
      comments[last + 1].line == comments[last].line + 1, comments[last + 1].tokensBefore == comment.tokensBefore
    { last += 1 }
    var lines = (index...last).map { position in
      let said = text(comments[position]).dropFirst(2)
      return said.hasPrefix(" ") ? said.dropFirst() : said
    }
    if lines.count > 1, PrintsWord.isTitle(lines[0]) { lines.removeFirst() }
    if lines.count == 1 {
      let text = Self.withoutArrow(Self.withoutRemark(lines[0]))
      let isMarked = text.startIndex > lines[0].drop { $0 == " " || $0 == "\t" }.startIndex
      if let value = StatedValue(text), isMarked || value.isAll(of: text) || value.endsInJapanese(text) {
        return add(.printed, value, in: text, comments[last], isCertain: true)
      }
      if let quoted = Self.corner(text) {
        return add(.printed, String(quoted), quoted, offset: 0, comments[last], isCertain: true)
      }
      lines[0] = Self.withoutRemark(lines[0])
    }
    guard lines.contains(where: { !String($0).trimmed.isEmpty }), lines.count <= 100 else { return }
    let first = lines[0]
    add(.printed, lines.map { String($0) }.joined(separator: "\n"), first, offset: 0, comments[last], isCertain: false)
  }

  private mutating func add(
    _ subject: ValueClaim.Subject, _ value: StatedValue, in said: Substring, _ comment: SwiftLineComment,
    isCertain: Bool
  ) {
    add(subject, value.text, said, offset: value.offset, comment, isCertain: isCertain)
    claims[claims.count - 1].isApproximate = value.isApproximate
  }

  private mutating func add(
    _ subject: ValueClaim.Subject, _ text: String, _ said: Substring, offset: Int, _ comment: SwiftLineComment,
    isCertain: Bool
  ) {
    let before = said.base.utf8.distance(from: said.base.startIndex, to: said.startIndex)
    let start = comment.range.lowerBound - lineStarts[comment.line] + before + offset
    var firstLine = comment.line
    if case .expression(let range) = subject {
      firstLine = lineStarts.lastIndex { $0 <= range.lowerBound } ?? comment.line
    }
    let statement = outline.statement(before: comment)
    var (isUnordered, isSelection) = (false, false)
    if text.hasPrefix("[") {
      isUnordered = statement.map { unordered.isUnordered($0.tokens) } ?? false
      if case .variable(let name) = subject { isUnordered = unordered.isUnordered(name) }
      isSelection = isUnordered && (statement.map { unordered.isSelection($0.tokens) } ?? true)
    }
    var receiver: String?
    if case .expression = subject, isCertain { receiver = statement.flatMap { outline.receiver(of: $0) } }
    if case .variable(let name) = subject, isCertain, let bracket = name.firstIndex(of: "[") {
      receiver = String(name[..<bracket])
    }
    claims.append(
      ValueClaim(
        subject: subject, text: text, isCertain: isCertain, isUnordered: isUnordered, isSelection: isSelection,
        receiver: receiver, firstLine: firstLine, bodyLine: comment.line,
        range: start..<(start + text.utf8.count), position: comment.range.lowerBound, followsCode: comment.followsCode))
  }

  /// Makes numbers that only point at a line uncertain.
  ///
  /// They are 1, 2, 3 down the listing, and the text around it refers to them.
  private mutating func withoutCallouts(_ referred: () -> Set<Int>) {
    var next = 1
    var callouts: [Int] = []
    for (index, claim) in claims.enumerated() where claim.isCertain && claim.text == "\(next)" {
      let line = String(decoding: body[claim.position...].prefix { $0 != 0x0A }, as: UTF8.self)
      guard String(line.dropFirst(2)).trimmed == claim.text else { continue }
      callouts.append(index)
      next += 1
    }
    guard !callouts.isEmpty else { return }
    let numbers = referred()
    for index in callouts where Int(claims[index].text).map(numbers.contains) == true {
      claims[index].isCertain = false
    }
  }
}

extension SwiftStatement.Subject {
  /// The subject of a comment next to the statement.
  fileprivate var claimed: ValueClaim.Subject {
    switch self {
    case .expression(let range): .expression(range)
    case .variable(let name): .variable(name)
    case .other: .printed
    }
  }
}
