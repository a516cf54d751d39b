import ExperimentKit
import FoundationExperiments

/// The host of the experiments that use the whole of Foundation, which `lesson` itself does not link.
@main
struct LessonFoundation {
  static func main() async {
    await ExperimentHost(.foundation).run()
  }
}
