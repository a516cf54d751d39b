import DrawingExperiments
import ExperimentKit

/// The host of the experiments that draw; it alone links the drawing engine.
@main
struct LessonDrawing {
  static func main() async {
    await ExperimentHost(.drawing).run()
  }
}
