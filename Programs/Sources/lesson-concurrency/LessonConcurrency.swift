import ConcurrencyExperiments
import ExperimentKit

/// The host of the experiments on what arrives when; it alone links a Combine implementation.
@main
struct LessonConcurrency {
  static func main() async {
    await ExperimentHost(.concurrency).run()
  }
}
