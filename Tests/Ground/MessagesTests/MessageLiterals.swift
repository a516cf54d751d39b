import Foundation
import SourceText
import SwiftSource

/// A string literal of the sources that people read as a message.
struct MessageLiteral {
  /// The file and the line of the literal.
  let place: String
  /// The text of the literal, with `%1` … for interpolated values.
  let text: String

  /// The calls and labels whose literals are messages.
  private static let calls: Set<String> = [
    "Finding", "Rejection", "ValidationError", "tell", "report", "finding", "rejection", "missing",
    "ArgumentHelp", "ValueError", "SwiftCellError", "ExperimentError", "Unavailable", "skipped", "usage", "said", "say",
    "text", "Message",
  ]
  private static let labels: Set<String> = ["help", "abstract", "discussion"]
  /// The labels whose literals are names, places or text in each language.
  private static let others: Set<String> = ["file", "en", "ja", "named", "valueName", "example", "name", "parameter"]

  private static let packageRoot = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()
    .deletingLastPathComponent().path

  /// Returns all messages in the files of some folders.
  static func all(in folders: [String]) throws -> [MessageLiteral] {
    try files(in: folders).flatMap { path, text in messages(in: text, path: path) }
  }

  /// Returns the contents of the Swift files in some folders, with their paths.
  static func files(in folders: [String]) throws -> [(path: String, text: String)] {
    try folders.flatMap { folder in
      let names = FileManager.default.enumerator(atPath: "\(packageRoot)/\(folder)")?.allObjects as? [String] ?? []
      return try names.filter { $0.hasSuffix(".swift") && !$0.contains(".build/") }.sorted().map {
        ("\(folder)/\($0)", try String(contentsOfFile: "\(packageRoot)/\(folder)/\($0)", encoding: .utf8))
      }
    }
  }

  private static func messages(in source: String, path: String) -> [MessageLiteral] {
    let bytes = Array(source.utf8)
    let tokens = SwiftOutline(source).tokens
    var found: [MessageLiteral] = []
    var open: [(call: String?, label: String?)] = []
    var index = 0
    while index < tokens.count {
      let token = tokens[index]
      defer { index += 1 }
      switch token.kind {
      case .opening:
        let before = index > 0 ? tokens[index - 1] : nil
        open.append((token.text == "(" && before?.kind == .word ? before?.text : nil, nil))
      case .closing: _ = open.popLast()
      case .separator: if !open.isEmpty { open[open.count - 1].label = nil }
      case .word:
        if index + 1 < tokens.count, tokens[index + 1].text == ":", !open.isEmpty {
          let last = index > 0 ? tokens[index - 1].text : ""
          if last == "(" || last == "," { open[open.count - 1].label = token.text }
        }
      case .literal where bytes[token.range.lowerBound] == UInt8(ascii: "\""):
        var text = decoded(Array(bytes[token.range]))
        while index + 2 < tokens.count, tokens[index + 1].text == "+", tokens[index + 2].kind == .literal {
          text += decoded(Array(bytes[tokens[index + 2].range]))
          index += 2
        }
        let context = open.last ?? (nil, nil)
        let isMessage =
          context.label.map { labels.contains($0) } == true
          || context.call.map { calls.contains($0) } == true && context.label.map { others.contains($0) } != true
        if isMessage, isSentence(text) {
          found.append(MessageLiteral(place: "\(path):\(token.line)", text: numbered(text)))
        }
      case .literal, .sign: break
      }
    }
    return found
  }

  /// Returns whether a text consists of English words.
  private static func isSentence(_ text: String) -> Bool {
    text.contains(" ") && text.split(whereSeparator: { !$0.isLetter }).count { $0.count > 1 } > 1
      && text.unicodeScalars.allSatisfy { $0.value < 0x3040 }
  }

  /// Returns the text of a literal, with `\u{1}` for each interpolated value.
  private static func decoded(_ literal: [UInt8]) -> String {
    let isLong = literal.starts(with: Array("\"\"\"".utf8))
    var body = Array(literal.dropFirst(isLong ? 3 : 1).dropLast(isLong ? 3 : 1))[...]
    var text: [UInt8] = []
    while let byte = body.popFirst() {
      guard byte == UInt8(ascii: "\\"), let next = body.popFirst() else {
        text.append(byte)
        continue
      }
      switch next {
      case UInt8(ascii: "("):
        var depth = 1
        var isQuoted = false
        while depth > 0, let byte = body.popFirst() {
          if byte == UInt8(ascii: "\"") { isQuoted.toggle() }
          if byte == UInt8(ascii: "("), !isQuoted { depth += 1 }
          if byte == UInt8(ascii: ")"), !isQuoted { depth -= 1 }
        }
        text.append(1)
      case UInt8(ascii: "n"): text.append(0x0A)
      case 0x0A: text.append(2)
      case UInt8(ascii: "u"):
        let digits = body.dropFirst().prefix { $0 != UInt8(ascii: "}") }
        let scalar = UInt32(String(decoding: digits, as: UTF8.self), radix: 16).flatMap(Unicode.Scalar.init)
        text += Array(String(scalar.map(Character.init) ?? "?").utf8)
        body = body.dropFirst(digits.count + 2)
      default: text.append(next)
      }
    }
    let all = String(decoding: text, as: UTF8.self)
    guard isLong else { return all }
    var lines = all.split(separator: "\n", omittingEmptySubsequences: false).dropFirst().map(String.init)
    let indentation = lines.popLast()?.count ?? 0
    lines = lines.map {
      $0.split(separator: "\u{2}", omittingEmptySubsequences: false).map { part in
        String(part.prefix(indentation).allSatisfy { $0 == " " } ? part.dropFirst(indentation) : part)
      }.joined()
    }
    return lines.joined(separator: "\n")
  }

  private static func numbered(_ text: String) -> String {
    var count = 0
    return text.reduce(into: "") { text, character in
      guard character == "\u{1}" else { return text.append(character) }
      count += 1
      text += "%\(count)"
    }
  }
}
