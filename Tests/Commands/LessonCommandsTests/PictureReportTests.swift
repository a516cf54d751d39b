import Rasters
import TestSupport
import Testing

@Suite("Pictures at the command line")
struct PictureReportTests {
  private static let white = Raster(width: 40, height: 20, filledWith: Raster.Pixel(255, 255, 255))

  /// Creates a lesson with a picture from a host, which now returns another one.
  private func host(_ now: Raster, engine: String = "Cairo 1.16.0") async throws -> PictureHost {
    let host = try PictureHost()
    try host.give(Self.white)
    try host.folder.write("---\ntitle: T\n---\n\n```experiment pixels.png name=a\n```\n", to: "lessons/x/lesson.md")
    let run = await host.lesson("update", "lessons")
    try #require(run.output.contains("wrote lessons/x/a.png"), "\(run.messages)")
    try host.give(now, engine: engine)
    return host
  }

  private var marked: Raster {
    var raster = Self.white
    raster[7, 3] = Raster.Pixel(255, 200, 200)
    raster[8, 3] = Raster.Pixel(255, 0, 0)
    return raster
  }

  @Test("A differing picture is described in numbers, and the report shows expected, found and difference")
  func differs() async throws {
    let host = try await host(marked)
    let run = await host.lesson("run", "lessons", "--report", "out", "--reproducible")
    #expect(run.status == 1)
    #expect(
      run.output.hasPrefix(
        """
        lessons/x/lesson.md#a differs
        lessons/x/lesson.md:8:1: error: a.png differs.
            expected  every pixel within 2 of 255
            found     2 of 800 pixels differ, by up to 255
        lessons/x/lesson.md:8:1: error: a.png, first pixel (7, 3) differs.
            expected  #ffffff
            found     #ffc8c8
          run it again:    lesson run lessons/x/lesson.md#a
          update it:       lesson update lessons/x/lesson.md#a

        """))
    let names = ["difference", "expected", "found"].map { "lessons-x-lesson-a-\($0).png" }
    #expect(try host.folder.names(in: "out") == names + ["report.html", "report.md"])
    let pictures = try names.map { try Raster(png: host.folder.read("out/\($0)")) }
    #expect(pictures[0][8, 3] == Raster.Pixel(208, 0, 72) && pictures[0][9, 3] == Raster.Pixel(255, 255, 255))
    #expect(pictures[1] == Self.white && pictures[2] == marked)
    _ = await host.lesson("run", "lessons", "--report", "again", "--reproducible")
    for name in try host.folder.names(in: "out") {
      #expect(try host.folder.read("out/\(name)") == host.folder.read("again/\(name)"))
    }
    let json = await host.lesson("run", "lessons", "--format", "json").output
    #expect(json.contains("\"comparison\" : {") && json.contains("\"difference\" : \"iVBOR"))
  }

  @Test("A picture from another engine is skipped with both names, and stays unless its cell is named")
  func otherEngine() async throws {
    let host = try await host(marked, engine: "Cairo 2")
    let old = try host.folder.read("lessons/x/a.png")
    let told = """
      lessons/x/lesson.md#a skipped: it cannot be compared: Cairo 1.16.0 drew the file, but Cairo 2 draws it here
        redraw it:       lesson update lessons/x/lesson.md#a

      """
    let run = await host.lesson("run", "lessons", "--report", "out")
    #expect(run.status == 0 && run.output.hasPrefix(told))
    #expect(try host.folder.names(in: "out").count == 5)
    #expect(await host.lesson("run", "lessons", "--strict").status == 1)
    #expect(await host.lesson("update", "lessons").output == told + "Nothing to update.\n")
    #expect(try host.folder.read("lessons/x/a.png") == old)
    #expect(await host.lesson("update", "lessons/x/lesson.md#a").output.hasPrefix("wrote lessons/x/a.png\n"))
    #expect(await host.lesson("run", "lessons", "--strict").status == 0)
  }
}
