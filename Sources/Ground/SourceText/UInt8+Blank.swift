extension UInt8 {
  /// Whether the byte is a space or a tab, the white space within a line of Markdown.
  @inlinable public var isBlank: Bool { self == 0x20 || self == 0x09 }
}
