extension UInt8 {
  /// Whether the byte is a space or a tab, which is what Markdown means by blanks within a line.
  @inlinable public var isBlank: Bool { self == 0x20 || self == 0x09 }
}
