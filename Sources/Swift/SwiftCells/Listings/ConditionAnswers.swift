import SwiftSource

/// The answers of this machine to the questions of an `#if`.
struct ConditionAnswers: Sendable {
  /// The modules that the compiler finds, as far as it was asked.
  var found: Set<String>
  /// The modules that it does not find.
  var absent: Set<String>
  /// The version of the compiler as text, such as `Swift version 6.3.1 (…)`.
  var version: String
  /// The language mode.
  var languageMode: String
  /// The flags that may be set; nil if none is.
  var flags: Set<String>?

  /// Returns whether a question such as `os(Linux)` holds; nil if it is unknown.
  func callAsFunction(_ name: String, _ argument: String) -> Bool? {
    switch name {
    case "os": argument == Self.system || Self.isApple && argument == "OSX"
    case "arch": argument == Self.architecture
    case "canImport": canImport(argument)
    case "targetEnvironment": argument == "simulator" || argument == "macCatalyst" ? false : nil
    case "compiler": comparison(version.firstMatch(of: /\d+(?:\.\d+)*/).map { String($0.0) }, argument)
    case "swift": comparison(languageMode == "5" ? "5.10" : languageMode, argument)
    case "DEBUG": flags != nil
    case _ where argument.isEmpty: flags?.contains(name) == true ? nil : false
    default: nil
    }
  }

  private func canImport(_ argument: String) -> Bool? {
    let name = String(argument.prefix { $0 != "," && $0 != "." })
    if absent.contains(name) || PlatformModules.names.contains(name) && !Self.isApple { return false }
    return found.contains(name) ? true : nil
  }

  /// Returns whether a version is at least, or below, the one in a text such as `>=5.9`.
  private func comparison(_ own: String?, _ argument: String) -> Bool? {
    guard let own, let match = argument.wholeMatch(of: /(>=|<)(\d+(?:\.\d+)*)/) else { return nil }
    let isBelow = numbers(own).lexicographicallyPrecedes(numbers(String(match.2)))
    return match.1 == "<" ? isBelow : !isBelow
  }

  private func numbers(_ version: String) -> [Int] { version.split(separator: ".").compactMap { Int($0) } }

  private static var isApple: Bool { system == "macOS" }

  private static var system: String {
    #if os(macOS)
      "macOS"
    #else
      "Linux"
    #endif
  }

  private static var architecture: String {
    #if arch(arm64)
      "arm64"
    #else
      "x86_64"
    #endif
  }
}
