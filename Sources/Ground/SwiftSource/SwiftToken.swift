/// A piece of Swift source, just fine enough to find statements.
public struct SwiftToken: Sendable, Hashable {
  /// The kind of a token.
  public enum Kind: Sendable, Hashable {
    /// A name, a keyword, a number, or a word with `#` or `@` before it.
    case word
    /// A string with its interpolations, or a regular expression.
    case literal
    /// `(`, `[` or `{`.
    case opening
    /// `)`, `]` or `}`.
    case closing
    /// `,` or `;`.
    case separator
    /// Any other run of operator characters.
    case sign
  }

  /// The kind of the token.
  public var kind: Kind
  /// The text of the token; empty for a literal.
  public var text: String
  /// The bytes of the token.
  public var range: Range<Int>
  /// The line on which the token starts, from 0.
  public var line: Int
  /// The number of brackets around the token; an opening bracket is outside its own.
  public var depth: Int
  /// The number of `#if` around the token.
  public var conditions: Int
}

/// A comment that ends with its line, or a comment between `/*` and `*/`.
public struct SwiftLineComment: Sendable, Hashable {
  /// The bytes of the comment, with its signs and without the line end.
  public var range: Range<Int>
  /// The line on which the comment begins, from 0.
  public var line: Int
  /// The number of brackets around the comment.
  public var depth: Int
  /// The number of tokens before the comment in the source.
  public var tokensBefore: Int
  /// Whether code comes before the comment on its line.
  public var followsCode: Bool
}
