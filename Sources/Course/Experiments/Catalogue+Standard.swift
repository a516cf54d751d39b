import AppExperiments
import ExperimentKit
import NumberExperiments

extension Catalogue {
  /// Every experiment of `lesson`: those on numbers and those on the systems of apps.
  public static let standard = Catalogue(joining: number, app)
}
