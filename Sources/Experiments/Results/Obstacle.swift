/// Why Swift code was not run, or not to its end, as far as it can be counted.
public enum Obstacle: String, Sendable, Hashable, Codable, CaseIterable {
  /// It is a part of something: it uses names that nobody declares, or is no whole Swift.
  case fragment
  /// It declares what something looks like: functions and types without bodies.
  case interface
  /// It holds placeholders, such as `<#name#>`, for what a reader fills in.
  case placeholder
  /// It is part of the manifest of a package.
  case manifest
  /// It imports a module of another platform.
  case platform
  /// It imports a module that is not here.
  case module
  /// It builds on a listing that was not run to its end.
  case dependent
  /// It is a program of its own, with `@main`.
  case program
  /// It ends the program, by a call such as `exit`.
  case ending
  /// It needs something that is not where it is run: a file, a program, a network, input.
  case surroundings
  /// It uses something otherwise than its library offers it: a member, a label, an argument, a conformance.
  case noSuchAPI = "no-such-api"
  /// It leaves out what the compiler asks for: initializers, what a body returns, one of two ways to write a declaration.
  case simplified
  /// It does not compile, for another reason.
  case doesNotCompile = "does-not-compile"
}
