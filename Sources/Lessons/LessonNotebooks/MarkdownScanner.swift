import LessonPage

/// A scanner of the text of Markdown that copies it, and changes comments, links, pictures, and collapsed blocks.
struct MarkdownScanner {
  private let rewriter: MarkdownRewriter
  private let text: [Unicode.Scalar]
  private var index = 0
  private var written: [Unicode.Scalar] = []
  /// The places in the written text at which brackets open.
  private var brackets: [Int] = []

  init(_ text: String, _ rewriter: MarkdownRewriter) {
    (self.text, self.rewriter) = (Array(text.unicodeScalars), rewriter)
  }

  /// Returns the text for a notebook.
  mutating func rewritten() -> String {
    while index < text.count { step() }
    return String(String.UnicodeScalarView(written))
  }

  private mutating func step() {
    switch text[index] {
    case "\\" where index + 1 < text.count: copy(2)
    case "`": copyCode()
    case "<" where starts("<!--"): skipComment()
    case "<": copyTag()
    case "[":
      brackets.append(written.count)
      copy(1)
    case "]":
      if let bracket = brackets.popLast(), let target = target() { replace(from: bracket, target) } else { copy(1) }
    case "$" where rewriter.syntax != .docc:
      // Jupyter takes text between two of them for a formula.
      written += ["\\", "$"]
      index += 1
    default: copy(1)
    }
  }

  private mutating func copy(_ count: Int) {
    written += text[index..<min(text.count, index + count)]
    index += count
  }

  private func starts(_ word: String) -> Bool { text[index...].starts(with: word.unicodeScalars) }

  private func find(_ word: String) -> Int? {
    let scalars = Array(word.unicodeScalars)
    return text.indices.dropFirst(index).first { text[$0...].starts(with: scalars) }.map { $0 + scalars.count }
  }

  private mutating func copyCode() {
    let ticks = text[index...].prefix { $0 == "`" }.count
    var next = index + ticks
    while let start = text[next...].firstIndex(of: "`") {
      let run = text[start...].prefix { $0 == "`" }.count
      next = start + run
      guard run == ticks else { continue }
      if ticks > 1, rewriter.syntax == .docc { return replaceCode(text[(index + ticks)..<start], end: next) }
      return copy(next - index)
    }
    copy(ticks)
  }

  /// Writes code between single backticks; code with a backtick in it is text for DocC.
  private mutating func replaceCode(_ code: ArraySlice<Unicode.Scalar>, end: Int) {
    let isPadded = code.count > 2 && code.first == " " && code.last == " "
    let code = isPadded ? code.dropFirst().dropLast() : code
    if code.contains("`") {
      for scalar in code { written += ("\\`*_[]<>&".unicodeScalars.contains(scalar) ? ["\\"] : []) + [scalar] }
    } else {
      written += ["`"] + code + ["`"]
    }
    index = end
  }

  /// Skips a comment, with the spaces before it and the line end after it.
  private mutating func skipComment() {
    guard let end = find("-->") else { return copy(4) }
    while written.last == " " { written.removeLast() }
    index = end
    let isWholeLine = written.last == "\n" || written.isEmpty
    if isWholeLine, index < text.count, text[index] == "\n" { index += 1 }
  }

  // MARK: HTML

  private mutating func copyTag() {
    guard let end = text[index...].firstIndex(of: ">") else { return copy(1) }
    let tag = String(String.UnicodeScalarView(text[index...end])).lowercased()
    let name = tag.dropFirst().prefix { $0.isLetter || $0 == "/" }
    guard rewriter.isUnfolded, ["details", "/details", "summary", "/summary"].contains(name) else {
      return tag.dropFirst().first?.isLetter == true ? copy(end + 1 - index) : copy(1)
    }
    if name.hasSuffix("summary") { written += ["*", "*"] }
    index = end + 1
  }

  // MARK: Links

  /// A destination in parentheses, with the text after it up to the closing one.
  private struct Target {
    var destination: String
    var rest: ArraySlice<Unicode.Scalar>
    var end: Int
  }

  /// Returns the target after a closing bracket; nil if there is none.
  private func target() -> Target? {
    var next = index + 1
    guard next < text.count, text[next] == "(" else { return nil }
    next += 1
    let start = next
    var depth = 0
    if next < text.count, text[next] == "<" {
      guard let close = text[next...].firstIndex(of: ">") else { return nil }
      next = close + 1
    } else {
      while next < text.count, !" \n".unicodeScalars.contains(text[next]), text[next] != ")" || depth > 0 {
        depth += text[next] == "(" ? 1 : text[next] == ")" ? -1 : 0
        next += 1
      }
    }
    guard let close = text[next...].firstIndex(of: ")") else { return nil }
    let written = String(String.UnicodeScalarView(text[start..<next]))
    let destination = written.hasPrefix("<") ? String(written.dropFirst().dropLast()) : written
    return Target(destination: destination, rest: text[next..<close], end: close + 1)
  }

  private mutating func replace(from bracket: Int, _ target: Target) {
    let isImage = bracket > 0 && written[bracket - 1] == "!"
    if isImage, let address = rewriter.picture(target.destination), address.hasPrefix("data:") {
      let alt = String(String.UnicodeScalarView(written[(bracket + 1)...])).withoutEscapes
      written.removeSubrange((bracket - 1)...)
      written += "<img alt=\"\(alt.asHTML)\" src=\"\(address)\">".unicodeScalars
    } else if let new = isImage ? rewriter.picture(target.destination) : rewriter.link(target.destination) {
      written += ["]", "("] + Array(new.unicodeScalars) + target.rest + [")"]
    } else if isImage {
      written[bracket - 1] = "*"
      written.remove(at: bracket)
      written.append("*")
    } else {
      written.remove(at: bracket)
    }
    index = target.end
  }
}

extension String {
  /// The text without the backslashes of Markdown, on one line.
  fileprivate var withoutEscapes: String {
    replacing(/\\([!-\/:-@\[-`{-~])/) { $0.output.1 }.replacing("\n", with: " ")
  }
}
