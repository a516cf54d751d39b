import LessonCommands

@main
struct Main {
  static func main() async {
    await LessonTool.main()
  }
}
