import ExperimentKit
import FoundationExperiments

/// The host of the experiments on the whole of Foundation; it alone links it.
@main
struct LessonFoundation {
  static func main() async {
    await ExperimentHost(.foundation).run()
  }
}
