import ExperimentKit
import Results
import SourceText

/// The frames of a script as a sequence diagram: a lifeline for each user and one for the server, time runs down.
///
/// Source: 001-9, 001-10.
public struct CableRoomFigure: ListedExperiment {
  /// The name that cells use.
  public static let name = "cable-room.figure"

  /// What the figure shows.
  public static let summary = LocalizedText(
    en: "The frames of a script as a sequence diagram.", ja: "台本のフレームを表すシーケンス図。")

  /// The script.
  public static let parameters: [any ParameterDeclaration] = [CableScript.parameter]

  /// A user who enters.
  public static let example = "steps=[chiyo enter kennel, eru enter kennel]"

  let steps: [CableStep]

  /// Takes the parameters.
  public init(_ arguments: Arguments) {
    steps = arguments[CableScript.parameter]
  }

  /// The figure.
  ///
  /// - Throws: ``ExperimentKit/ExperimentFailure`` after a minute.
  public func run() async throws -> Figure {
    CableSequence(try await CablePlay(steps).scenes).figure
  }
}
