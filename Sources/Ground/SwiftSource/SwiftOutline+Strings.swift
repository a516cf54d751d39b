import SourceText

// Strings and regular expressions.
extension SwiftOutline {
  /// Returns the number of `#` from the current position to a sign; nil if another character comes first.
  func hashesBefore(_ sign: Unicode.Scalar) -> Int? {
    var count = 0
    while count < Self.mostHashes, byte(count) == UInt8(ascii: "#") { count += 1 }
    return byte(count) == UInt8(ascii: sign) ? count : nil
  }

  private func hashes(at offset: Int, _ count: Int) -> Bool {
    (0..<count).allSatisfy { byte(offset + $0) == UInt8(ascii: "#") }
  }

  mutating func takeString() {
    let (start, first) = (position, line)
    skipString()
    add(.literal, from: start, to: position, line: first)
  }

  private mutating func skipString() {
    let hashes = hashesBefore("\"") ?? 0
    advance(hashes)
    let quotes = starts(with: "\"\"\"") && !isOneLine(hashes) ? 3 : 1
    advance(quotes)
    while position < source.count {
      if byte() == UInt8(ascii: "\\"), self.hashes(at: 1, hashes) {
        advance(1 + hashes)
        if byte() == UInt8(ascii: "(") { skipInsertion(mayBreakLines: quotes == 3) } else { advance() }
      } else if byte() == UInt8(ascii: "\""), quotes == 1 || starts(with: "\"\"\""), self.hashes(at: quotes, hashes) {
        return advance(quotes + hashes)
      } else if quotes == 1, byte() == 0x0A || byte() == 0x0D {
        break
      } else {
        advance()
      }
    }
    hasOpenString = true
    imbalance = imbalance ?? "a string is never closed"
  }

  /// Returns whether three quotation marks at the current position begin a raw string on one line, as in `#"""#`.
  private func isOneLine(_ hashes: Int) -> Bool {
    guard hashes > 0 else { return false }
    var offset = 1
    while position + offset < source.count, byte(offset) != 0x0A, byte(offset) != 0x0D {
      if byte(offset) == UInt8(ascii: "\""), self.hashes(at: offset + 1, hashes) { return true }
      offset += 1
    }
    return false
  }

  private mutating func skipInsertion(mayBreakLines: Bool) {
    guard insertions < Self.mostInsertions else {
      imbalance = imbalance ?? "strings are inserted into each other too deep"
      return advance(source.count)
    }
    insertions += 1
    defer { insertions -= 1 }
    var depth = 0
    while position < source.count {
      switch byte() {
      case UInt8(ascii: "("): depth += 1
      case UInt8(ascii: ")"): depth -= 1
      case _ where hashesBefore("\"") != nil:
        skipString()
        continue
      case UInt8(ascii: "/") where starts(with: "/*"):
        _ = skipBlockComment()
        continue
      case UInt8(ascii: "/") where mayBreakLines && starts(with: "//"):
        while position < source.count, byte() != 0x0A, byte() != 0x0D { advance() }
        continue
      case 0x0A where !mayBreakLines: return
      default: break
      }
      advance()
      if depth == 0 { return }
    }
  }

  /// Returns whether the slash at the current position begins a regular expression that ends on the same line.
  mutating func beginsExpression() -> Bool {
    let next = byte(1)
    guard next > 0x20, next != UInt8(ascii: "/"), next != UInt8(ascii: "*"), next != UInt8(ascii: "=") else {
      return false
    }
    if let last = tokens.last {
      switch last.kind {
      case .word where ["return", "in", "case", "let", "try", "await"].contains(last.text): break
      case .word, .literal, .closing: if last.line == line { return false }
      case .sign where last.range.upperBound == position: return false
      case .opening, .separator, .sign: break
      }
    }
    if lineWithoutExpression == line { return false }
    if expressionEnd != nil { return true }
    lineWithoutExpression = line
    return false
  }

  /// The byte after the slash that ends the regular expression; nil if it does not end on the same line.
  private var expressionEnd: Int? {
    var (index, depth, isClass) = (position + 1, 0, false)
    while index < source.count, source[index] != 0x0A {
      switch source[index] {
      case UInt8(ascii: "/"): return index + 1
      case UInt8(ascii: "\\"): index += 1
      case UInt8(ascii: "["): isClass = true
      case UInt8(ascii: "]"): isClass = false
      case UInt8(ascii: "(") where !isClass: depth += 1
      // A slash before a `)` that closes a bracket around it is an operator: `reduce(1, /)`.
      case UInt8(ascii: ")") where !isClass:
        depth -= 1
        if depth < 0 { return nil }
      default: break
      }
      index += 1
    }
    return nil
  }

  mutating func takeExpression() {
    let start = position
    position = min(expressionEnd ?? source.count, source.count)
    add(.literal, from: start, to: position)
  }

  /// Whether the source has a regular expression between bare slashes, such as `/a+/`.
  public var hasBareExpression: Bool {
    tokens.contains { $0.kind == .literal && source[$0.range.lowerBound] == UInt8(ascii: "/") }
  }

  mutating func takeExtendedExpression() {
    let (start, first) = (position, line)
    let hashes = hashesBefore("/") ?? 1
    advance(hashes + 1)
    while position < source.count {
      if byte() == UInt8(ascii: "/"), self.hashes(at: 1, hashes) {
        advance(1 + hashes)
        return add(.literal, from: start, to: position, line: first)
      }
      advance(byte() == UInt8(ascii: "\\") ? 2 : 1)
    }
    imbalance = imbalance ?? "a regular expression is never closed"
    add(.literal, from: start, to: position, line: first)
  }
}
