import Results
import SwiftListings
import Testing

@Suite("Things that a program lacks where it runs")
struct SurroundingsTests {
  private static let thrown = "Error raised at top level: "

  @Test(
    "An error names the missing thing, however it reached the top level",
    arguments: [
      (
        "Error Domain=NSCocoaErrorDomain Code=260 \"The file doesn’t exist.\"UserInfo={NSFilePath=/a/b.txt, NSURL=b.txt}",
        Surroundings.file("b.txt")
      ),
      ("Error Domain=NSCocoaErrorDomain Code=4 \"The file doesn’t exist.\"", .file(nil)),
      ("Error Domain=NSPOSIXErrorDomain Code=2 \"No such file or directory\"", .file(nil)),
      ("Error Domain=NSCocoaErrorDomain Code=513 \"No.\"UserInfo={NSFilePath=/etc/passwd}", .right("passwd")),
      ("Error Domain=NSURLErrorDomain Code=-1003 \"(null)\"UserInfo={}", .network),
      ("Error Domain=NSURLErrorDomain Code=-1001 \"(null)\"", .network),
      ("Error Domain=NSPOSIXErrorDomain Code=111 \"Connection refused\"", .network),
      ("No such file or directory", .file(nil)), ("Subprocess.SubprocessError.executableNotFound(\"git\")", .file(nil)),
      ("connect(descriptor:addr:size:): Connection refused (errno: 111)", .network),
      ("open: Permission denied", .right(nil)),
    ])
  func errors(_ error: String, _ missing: Surroundings) {
    for start in [Self.thrown, "'try!' expression unexpectedly raised an error: "] {
      #expect(Surroundings(Trap(start + error), line: nil) == missing)
    }
    #expect(Surroundings(Trap(error), line: nil) == nil)
  }

  @Test(
    "An error of the program is not blamed on its surroundings",
    arguments: [
      "Error Domain=NSURLErrorDomain Code=-1000 \"bad URL\"", "Error Domain=NSURLErrorDomain Code=-1002 \"(null)\"",
      "Error Domain=NSCocoaErrorDomain Code=3840 \"Garbage at end.\"", "Broken()", "main.ShopError.sold(\"No file\")",
      "Broken(reason: \"Permission denied\")", "main.Failure.of(\"connect: Connection refused\")",
      "Lost(file: \"No such file or directory\")",
      "Error Domain=Shop Code=2 \"No such file or directory\"",
    ])
  func ownErrors(_ error: String) {
    #expect(Surroundings(Trap(Self.thrown + error), line: "try readLine()") == nil)
  }

  @Test("A program that reads input and has none can trap on any line, but not throw an error of its own")
  func lackingInput() {
    let trap = Trap("Index out of range", line: 3)
    for line in ["print(words[1])", nil] {
      #expect(Surroundings(trap, line: line, lacksInput: true) == .input)
      #expect(Surroundings(trap, line: line, lacksInput: false) == nil)
      #expect(Surroundings(Trap(Self.thrown + "Wrong()"), line: line, lacksInput: true) == nil)
    }
    #expect(Surroundings(trap, line: "fopen(\"a\", \"r\")!", lacksInput: true) == .file(nil))
  }

  @Test(
    "A program that does not end needs a network if its code names a server on another machine",
    arguments: [
      ("get(\"https://swift.org/\")", true), ("let a = \"ws://a.example:80/b\"", true),
      ("get(\"http://[2001::1]\")", true),
      ("get(\"http://localhost:8080\")", false), ("get(\"http://127.0.0.1\")", false), ("get(\"swift.org\")", false),
      ("while true {} // \"https://swift.org\"", false),
    ])
  func servers(_ source: String, _ isNamed: Bool) { #expect(Surroundings.namesServer(source) == isNamed) }

  @Test(
    "A line that traps names the thing that it did not get",
    arguments: [
      ("let a = readLine()!", Surroundings.input), ("let n = Int(readLine() ?? \"\")!", .input),
      ("let f = FileHandle(forReadingAtPath: \"a\")!", .file(nil)), ("let f = fopen(\"a\", \"r\")!", .file(nil)),
      ("let u = Bundle.main.url(forResource: \"a\", withExtension: nil)!", .setting),
      ("print(CommandLine.arguments[1])", .setting),
      ("let h = ProcessInfo.processInfo.environment[\"KEY\"]!", .setting),
      ("let n = numbers[3]", nil), ("let n = Int(\"a\")! // as readLine() gives it", nil),
    ])
  func lines(_ line: String, _ missing: Surroundings?) {
    #expect(Surroundings(Trap("Unexpectedly found nil", line: 1), line: line) == missing)
    #expect(Surroundings(Trap("Unexpectedly found nil"), line: nil) == nil)
  }
}
