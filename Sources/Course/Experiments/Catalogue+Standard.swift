import AppExperiments
import ExperimentKit
import NumberExperiments

extension Catalogue {
  /// Every experiment that `lesson` itself holds: those on numbers and those on the systems of apps.
  public static let standard = Catalogue(joining: number, app)
}
