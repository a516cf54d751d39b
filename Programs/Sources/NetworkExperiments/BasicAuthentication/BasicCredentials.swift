import ExperimentKit

/// A user and a password in HTTP's Basic scheme: `Basic`, a space, and `user:password` in Base64.
///
/// Source: RFC 7617.
struct BasicCredentials: Sendable, Hashable {
  /// The character encoding; RFC 7617 leaves it open unless the server says `charset="UTF-8"`.
  enum Charset: String, CaseIterable, Sendable {
    case utf8 = "utf-8"
    case latin1 = "iso-8859-1"

    /// Returns the bytes of a text; nil if the charset lacks a character.
    func bytes(of text: String) -> [UInt8]? {
      switch self {
      case .utf8: return Array(text.utf8)
      case .latin1:
        let bytes = text.unicodeScalars.compactMap { UInt8(exactly: $0.value) }
        return bytes.count == text.unicodeScalars.count ? bytes : nil
      }
    }

    /// Returns the text of bytes; nil if they are not valid in the charset.
    func text(of bytes: [UInt8]) -> String? {
      switch self {
      case .utf8: String(validating: bytes, as: UTF8.self)
      case .latin1: String(String.UnicodeScalarView(bytes.map { Unicode.Scalar($0) }))
      }
    }
  }

  /// The user name.
  let user: String
  /// The password.
  let password: String

  /// Returns the value of the header field `Authorization`; nil if the charset lacks a character.
  func header(_ charset: Charset = .utf8) -> String? {
    charset.bytes(of: "\(user):\(password)").map { "Basic \(Base64.text(of: $0))" }
  }

  /// The violation of RFC 7617; nil if there is none.
  var flaw: LocalizedText? {
    if user.unicodeScalars.contains(":") { return LocalizedText(en: "a colon in the user name", ja: "ユーザー名にコロンがある") }
    if "\(user)\(password)".unicodeScalars.contains(where: { $0.properties.generalCategory == .control }) {
      return LocalizedText(en: "a control character", ja: "制御文字がある")
    }
    return nil
  }

  /// The text of the user and the password.
  var words: LocalizedText {
    LocalizedText(en: "user \"\(user)\", password \"\(password)\"", ja: "ユーザー名\"\(user)\"、パスワード\"\(password)\"")
  }
}

/// The reason that a header field's value has no user and password.
enum BasicCredentialsError: Error, Sendable, Hashable {
  case otherScheme
  case missing
  case notBase64
  case notText(BasicCredentials.Charset)
  case noColon

  /// The description of the reason.
  var words: LocalizedText {
    switch self {
    case .otherScheme: LocalizedText(en: "another scheme than Basic", ja: "Basicではない方式")
    case .missing: LocalizedText(en: "nothing after the scheme", ja: "方式のあとに何もない")
    case .notBase64: LocalizedText(en: "not Base64", ja: "Base64ではない")
    case .notText(let charset): LocalizedText(en: "no text in \(charset.rawValue)", ja: "\(charset.rawValue)の文字列ではない")
    case .noColon: LocalizedText(en: "no colon", ja: "コロンがない")
    }
  }
}

extension BasicCredentials {
  /// Reads the value of the header field `Authorization`; the first colon ends the user name.
  ///
  /// - Throws: ``BasicCredentialsError`` for other text.
  init(header: String, _ charset: Charset = .utf8) throws(BasicCredentialsError) {
    let scheme = header.prefix { $0 != " " }
    guard scheme.lowercased() == "basic" else { throw .otherScheme }
    let token = header.dropFirst(scheme.count).drop { $0 == " " }
    guard !token.isEmpty else { throw .missing }
    guard let bytes = Base64.bytes(of: String(token)) else { throw .notBase64 }
    guard let text = charset.text(of: bytes) else { throw .notText(charset) }
    let scalars = text.unicodeScalars
    guard let colon = scalars.firstIndex(of: ":") else { throw .noColon }
    user = String(scalars[..<colon])
    password = String(scalars[scalars.index(after: colon)...])
  }
}

extension BasicCredentials: CustomStringConvertible {
  /// The user and the password, as a script writes them.
  var description: String { (user.isEmpty ? "\"\"" : user) + (password.isEmpty ? "" : " \(password)") }

  /// Reads `USER PASSWORD`; the user is one word, the password the rest, and `""` is an empty user.
  init(written text: Substring) {
    let word = text.prefix { $0 != " " }
    user = word == "\"\"" ? "" : String(word)
    password = String(text.dropFirst(word.count).dropFirst())
  }
}
