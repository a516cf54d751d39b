import ExperimentKit
import LessonCommands

/// The program `lesson` with experiments that crash, for tests of what remains then.
@main
struct Main {
  static func main() async {
    await LessonTool.main(Catalogue([Crash.self, CrashOfParameters.self, Rows.self]))
  }
}
