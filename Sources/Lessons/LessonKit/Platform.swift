/// An operating system that results can depend on, if a cell shows parts of the platform.
public enum Platform: String, Sendable, Hashable, CaseIterable {
  /// Linux.
  case linux
  /// macOS.
  case macOS = "macos"

  /// The platform of this program; nil for a platform that cells cannot name.
  public static let current: Platform? = {
    #if os(Linux)
      .linux
    #elseif os(macOS)
      .macOS
    #else
      nil
    #endif
  }()
}
