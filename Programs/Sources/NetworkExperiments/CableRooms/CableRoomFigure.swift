import ExperimentKit

/// The frames of a script as a sequence diagram: a lifeline for each user and one for the server, with time downward.
///
/// Source: 001-9, 001-10.
struct CableRoomFigure: Experiment {
  static let about = About(
    "cable-room.figure", en: "The frames of a script as a sequence diagram.", ja: "操作の並びでやり取りされるフレームのシーケンス図。",
    example: "steps=[chiyo enter kennel, eru enter kennel]")
  static let signature = Signature(Self.init, CableScript.parameter)

  let steps: [CableStep]

  /// Returns the figure.
  ///
  /// - Throws: ``ExperimentKit/ExperimentError`` after a minute.
  func run() async throws -> Figure {
    CableSequence(try await CablePlay(steps).scenes).figure
  }
}
