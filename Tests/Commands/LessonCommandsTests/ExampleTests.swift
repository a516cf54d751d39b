import Testing

@Suite("Examples of experiments")
struct ExampleTests {
  @Test(
    "An example can be pasted into a shell",
    arguments: [
      ("integer.adder", "lesson try integer.adder left=00101 right=11101 bits=5"),
      ("integer.addition", "lesson try integer.addition left=5 right=-3 bits=5"),
      ("integer.carry", "lesson try integer.carry"),
      ("dialog.run", "lesson try dialog.run 'events=[add OK default, present, tap OK]'"),
      ("device-token.parse", "lesson try device-token.parse 'texts=[3dd8, <3dd873ff 0e>, 3dd]'"),
    ])
  func shell(_ name: String, _ line: String) async {
    let output = await CommandLineRun.lesson("experiments", name).output
    #expect(output.split(separator: "\n").last.map(String.init) == line)
  }

  @Test("`lesson try` accepts an example unchanged")
  func runs() async {
    let lists = await CommandLineRun.lesson("try", "dialog.run", "events=[add OK default, present, tap OK]")
    #expect(lists.status == 0 && lists.output.hasSuffix("  the handler of OK runs\n"))
  }
}
