/// A piece of Swift source, as coarse as finding statements needs.
public struct SwiftToken: Sendable, Hashable {
  /// What a token is.
  public enum Kind: Sendable, Hashable {
    /// A name, a keyword, a number, or one with `#` or `@` before it.
    case word
    /// A string or a regular expression, with all that is inserted into it.
    case literal
    /// `(`, `[` or `{`.
    case opening
    /// `)`, `]` or `}`.
    case closing
    /// `,` or `;`.
    case separator
    /// Any other run of signs.
    case sign
  }

  /// What it is.
  public var kind: Kind
  /// Its text; empty for a literal.
  public var text: String
  /// Its bytes.
  public var range: Range<Int>
  /// The line on which it starts, from 0.
  public var line: Int
  /// In how many brackets it stands; an opening bracket stands outside its own.
  public var depth: Int
  /// In how many `#if` it stands.
  public var conditions: Int
}

/// A comment that goes to the end of its line, or one between `/*` and `*/`.
public struct SwiftLineComment: Sendable, Hashable {
  /// Its bytes, with its signs and without the line's end.
  public var range: Range<Int>
  /// The line on which it begins, from 0.
  public var line: Int
  /// In how many brackets it stands.
  public var depth: Int
  /// How many tokens stand before it in the source.
  public var tokensBefore: Int
  /// Whether code stands before it on its line.
  public var followsCode: Bool
}
