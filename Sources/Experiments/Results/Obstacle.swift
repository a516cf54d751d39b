/// The reason that Swift code was not run to its end, for counts.
public enum Obstacle: String, Sendable, Hashable, Codable, CaseIterable {
  /// A fragment: it uses undeclared names, or is incomplete Swift.
  case fragment
  /// An interface: functions and types without bodies.
  case interface
  /// Placeholders, such as `<#name#>`, for a reader to fill in.
  case placeholder
  /// A part of a package manifest.
  case manifest
  /// An import of a module of another platform.
  case platform
  /// An import of a missing module.
  case module
  /// A dependency on a listing that was not run to its end.
  case dependent
  /// A separate program with `@main`.
  case program
  /// A call that ends the program, such as `exit`.
  case ending
  /// A dependency on something missing where it runs: a file, a program, a network, input.
  case surroundings
  /// An error that the code throws and nothing catches.
  case `throws`
  /// A condition such as `#if os(macOS)` around the code that does not hold here.
  case inactive
  /// A bracket or a quotation mark without its other half, which is in no other listing either.
  case unbalanced
  /// A use of an API that its library does not have: a member, a label, an argument, a conformance.
  case noSuchAPI = "no-such-api"
  /// Omitted code that the compiler requires: initializers, results of a body, one of two ways to write a declaration.
  case simplified
  /// Another compiler error.
  case doesNotCompile = "does-not-compile"
}
