import Foundation
import Rasters
import TestSupport
import Testing

@Suite("lesson try --output")
struct TryOutputTests {
  @Test("A picture is written as a file of its format, which names its engine")
  func pictures() async throws {
    let host = try PictureHost()
    let run = await host.lesson("try", "pixels.png", "--output", "a.png")
    #expect(run.output == "wrote a.png\n" && run.messages.isEmpty && run.status == 0)
    #expect(try Raster(png: host.folder.read("a.png"))[3, 1] == Raster.Pixel(1, 2, 3))
    #expect(PNGText.words(.software, in: try host.folder.read("a.png")) == "Cairo 1.16.0")
    _ = await host.lesson("try", "pixels.pdf", "-o", "a.pdf")
    #expect(try host.folder.text("a.pdf") == "%PDF-1.4\n")
    _ = await host.lesson("try", "pixels.svg", "-o", "a")
    #expect(try host.folder.text("a") == "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"9\"/>\n")
  }

  @Test("Any other result is written as it would be printed, in the selected format")
  func texts() async throws {
    let folder = try TemporaryFolder()
    for format in ["text", "json"] {
      let words = ["try", "integer.compare", "bits=2", "codes=[1]", "--format", format]
      let printed = await CommandLineRun.lesson(words, in: folder.path)
      _ = await CommandLineRun.lesson(words + ["-o", "a.txt"], in: folder.path)
      #expect(try folder.text("a.txt") == printed.output)
      #expect(await CommandLineRun.lesson(words + ["-o", "-"], in: folder.path).output == printed.output)
    }
  }

  @Test("An existing file is replaced, and stays if the experiment fails")
  func replaced() async throws {
    let host = try PictureHost()
    try host.folder.write("old", to: "a.png")
    _ = await host.lesson("try", "pixels.pgn", "-o", "a.png")
    #expect(try host.folder.text("a.png") == "old")
    _ = await host.lesson("try", "pixels.png", "-o", "a.png")
    #expect(try host.folder.read("a.png").starts(with: [0x89, 0x50]))
  }

  @Test(
    "A name that does not fit the format, or is not a regular file, is refused",
    arguments: [
      ("pixels.png", "a.svg", "The result is PNG, not SVG. Choose a file name such as `a.png`."),
      ("pixels.pdf", "b/a.b.JPEG", "The result is PDF, not JPEG. Choose a file name such as `a.b.pdf`."),
      (
        "integer.carry", "a.png",
        "The result is written as a `mermaid` fence, not as PNG. Choose a file name such as `a.txt`."
      ),
      ("pixels.png", "none/a.png", "There is no folder for this file. Create the folder, or choose another place."),
      ("pixels.png", "lessons", "This is not a regular file, so it cannot be replaced. Choose another file."),
    ])
  func refused(_ experiment: String, _ file: String, _ message: String) async throws {
    let host = try PictureHost()
    let names = try host.folder.names()
    let run = await host.lesson("try", experiment, "-o", file)
    #expect(run.status == 64 && run.output.isEmpty)
    #expect(run.messages.hasSuffix("\(file): error: \(message)\n"))
    #expect(try host.folder.names() == names)
  }

  @Test("If the terminal cannot show bytes, it shows the alternative text and how to get the file")
  func noBytes() async throws {
    let host = try PictureHost()
    let run = await host.lesson("try", "pixels.png", "--language", "ja")
    #expect(run.output == "正方形\n" && run.status == 0)
    #expect(run.messages == "The result is a PNG. To write it to a file, use `--output FILE.png`.\n")
    #expect(await host.lesson("try", "pixels.svg").output.hasPrefix("<svg "))
    #expect(await host.lesson("try", "pixels.png", "--format", "json").output.contains("\"png\" : \"iVBOR"))
  }

  @Test("A console cell writes no files")
  func console() async throws {
    let host = try PictureHost()
    try host.folder.write(
      "```console\n$ lesson try pixels.png -o a.png\n$ lesson try pixels.png\n```\n", to: "lessons/a.md")
    _ = await host.lesson("update", "lessons/a.md")
    let text = try host.folder.text("lessons/a.md")
    #expect(text.contains("A console cell cannot write files. Remove '--output'."))
    #expect(text.contains("\na square\nThe result is a PNG. To write it to a file, use `--output FILE.png`.\n"))
    #expect(!(try host.folder.names(in: "lessons").contains("a.png")))
  }

  #if os(Linux)
    @Test("A file that cannot be written ends with status 2, not as wrong usage, and leaves nothing")
    func full() throws {
      let folder = try TemporaryFolder()
      let process = Process()
      process.executableURL = URL(filePath: "/bin/sh")
      process.arguments =
        ["-c", "trap '' XFSZ; ulimit -f 0; exec \"$0\" \"$@\" 2>/dev/null"]
        + [ProgramTests.program.path, "try", "integer.compare", "bits=2", "codes=[1]", "-o", "a.md"]
      process.currentDirectoryURL = URL(filePath: folder.path)
      process.standardOutput = FileHandle.nullDevice
      try process.run()
      process.waitUntilExit()
      #expect(process.terminationStatus == 2)
      #expect(try folder.names().isEmpty)
    }
  #endif
}
