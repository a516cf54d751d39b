import ExperimentKit
import Experiments
import LessonCommands

@main
struct Main {
  static func main() async {
    await LessonTool.main(.standard)
  }
}
