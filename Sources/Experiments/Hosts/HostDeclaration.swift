import SourceText

/// A host as a `hosts.yml` declares it.
public struct HostDeclaration: Sendable, Hashable {
  /// How long a host may take to start, and how long for one experiment, where nothing is declared.
  static let startLimit = Duration.seconds(10)
  static let timeLimit = Duration.seconds(30)

  /// The name, for messages.
  public var name: String
  /// The program and its arguments.
  public var command: [String]
  /// The topics of its experiments: what stands before the dot in their names.
  public var topics: [String]
  /// How long it may take to start.
  public var startLimit = Self.startLimit
  /// How long it may take for one experiment.
  public var timeLimit = Self.timeLimit
  /// What to do where the program is missing, as a sentence; nil if nothing is declared.
  public var setUp: String?
  /// The files and folders that results depend on beside the program and what it loads; nil if nothing is declared, so that
  /// no result is kept.
  public var dependsOn: [String]?
  /// The file and the line of the declaration.
  public var place: Place

  /// Declares a host with the default limits.
  public init(name: String, command: [String], topics: [String], place: Place) {
    (self.name, self.command, self.topics, self.place) = (name, command, topics, place)
  }
}
