import ExperimentKit

/// The platforms whose Foundation casts differently.
enum PreferencePlatform: String, CaseIterable, Sendable {
  case any
  case linux
  case macOS = "macos"

  /// The parameter of experiments whose result depends on the platform.
  static let parameter = Parameter(
    "platform", .choice, default: PreferencePlatform.any,
    help: LocalizedText(
      en: "The platform of the expected result; the cell is skipped on other platforms.",
      ja: "期待する結果を記録したプラットフォーム。ほかのプラットフォームでは、セルを実行しない。"))

  #if canImport(Darwin)
    private static let here = PreferencePlatform.macOS
  #else
    private static let here = PreferencePlatform.linux
  #endif

  /// Checks that this is the platform.
  ///
  /// - Throws: ``ExperimentKit/Unavailable`` on another platform.
  func check() throws {
    guard self == .any || self == Self.here else {
      throw Unavailable("casts differ between platforms, and this is not \(rawValue)")
    }
  }
}
