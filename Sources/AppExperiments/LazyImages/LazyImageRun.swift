import ExperimentKit
import Results
import SourceText

/// A list that is scrolled while its images come: the transcript, on a virtual clock.
///
/// Source: 001-2.
public struct LazyImageRun: ListedExperiment {
  /// The name that cells use.
  public static let name = "lazy-images.run"

  /// What the transcript shows.
  public static let summary = LocalizedText(
    en: "A list with reused cells whose images come late: a model of UITableView.",
    ja: "セルを再利用するリストに、画像が後から届く(UITableViewのモデル)。")

  /// The list, the network, the code and the events.
  public static let parameters: [any ParameterDeclaration] = [
    LazyImageParameters.rows, LazyImageParameters.visible, LazyImageParameters.duration, LazyImageParameters.slow,
    LazyImageParameters.failing, LazyImageParameters.cache, LazyImageParameters.isGuarded,
    LazyImageParameters.addresses, LazyImageParameters.events,
  ]

  let list: ImageList
  let events: [ImageListEvent]

  /// Takes the parameters.
  ///
  /// - Throws: ``ExperimentKit/Rejection`` for an event with a row that is not there.
  public init(_ arguments: Arguments) throws {
    let code = ImageListCode(
      cache: arguments[LazyImageParameters.cache], isGuarded: arguments[LazyImageParameters.isGuarded],
      addresses: arguments[LazyImageParameters.addresses])
    list = try LazyImageParameters.list(arguments, code)
    events = arguments[LazyImageParameters.events]
  }

  /// The transcript, with the screen and the counts at its end.
  public func run() -> Lines {
    var list = list
    list.play(events)
    return Lines(list.log + list.summary)
  }
}
