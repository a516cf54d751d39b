/// An operating system that results can depend on, where a cell shows what the platform's own parts do.
public enum Platform: String, Sendable, Hashable, CaseIterable {
  /// Linux.
  case linux
  /// macOS.
  case macOS = "macos"

  /// The one that this program runs on; nil for one that no cell can name.
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
