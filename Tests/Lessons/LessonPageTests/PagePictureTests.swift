import Results
import SourceText
import Testing

@testable import LessonPage

@Suite("Pictures on pages")
struct PagePictureTests {
  private static func mark(_ subject: Figure.Mark.Subject, _ x: Double, _ y: Double, _ radius: Double = 8)
    -> Figure.Mark
  {
    Figure.Mark(subject, at: Figure.Point(x, y), radius: radius)
  }

  @Test(
    "Places are codes and values with their numbers, of which those at the end are not repeated",
    arguments: [
      ([], ""), ([mark(.bit(0), 1, 2)], ""), ([mark(.code("101", value: "-3"), 1, 2.04)], "101,-3,1,2,8"),
      ([mark(.code("101", value: nil), 0.06, 2)], "101,,0.1,2,8"),
      ([mark(.value("0.5"), 1, 2), mark(.value("1/3"), 3.25, 2)], ",0.5,1,2,8 ,1/3,3.3"),
      ([mark(.value("1"), 1, 2), mark(.bit(1), 7, 7), mark(.value("2"), 1, 2)], ",1,1,2,8 ,2"),
      ([mark(.value("1"), 1, 2), mark(.value("2"), 1, 3)], ",1,1,2,8 ,2,1,3"),
      ([mark(.value("1"), 1, 2), mark(.value("2"), 1, 2, 9)], ",1,1,2,8 ,2,1,2,9"),
    ] as [([Figure.Mark], String)])
  func places(_ marks: [Figure.Mark], _ text: String) {
    #expect(PicturePlaces(marks).text == text)
  }

  @Test("A figure is shown by its short form with its size, its text alternative, and its places")
  func figure() {
    let figure = Figure(
      width: 20, height: 10.5, alt: "a \"dot\"", shapes: [.circle(Figure.Point(3, 4), radius: 2, fill: .ink)],
      marks: [Self.mark(.value("-1"), 3, 4)])
    let html = PagePicture(.svg, Array("<svg/>".utf8)).knowing(.figure(figure), .english).html(alt: figure.alt.en)
    #expect(html.hasPrefix("<img src=\"data:image/svg+xml,<svg xmlns='"))
    #expect(html.hasSuffix("\" alt=\"a &quot;dot&quot;\" width=\"20\" height=\"11\" data-places=\",-1,3,4,8\">"))
    #expect(!html.contains("aria-label"))
  }

  @Test("The picture of a host is its file, with the places that the host names")
  func hosted() {
    let file = PagePicture(.svg, Array("<svg width='4' height=\"5\"/>".utf8))
    let result = Picture(.svg("<svg/>"), alt: "a", marks: [Self.mark(.code("1", value: nil), 1, 2)])
    let html = file.knowing(.picture(result), .english).html(alt: "a")
    #expect(
      html == "<img src=\"data:image/svg+xml,<svg width='4' height='5'/>\" alt=\"a\" width=\"4\" height=\"5\" "
        + "data-places=\"1,,1,2,8\">")
    #expect(file.knowing(.lines(Lines([])), .english) == file)
  }

  @Test(
    "A drawing whose words are too small on a phone can scroll there, if it is alone in its paragraph",
    arguments: [(477, true, false), (478, true, true), (640, false, false)])
  func drawing(_ width: Int, _ isAlone: Bool, _ isDrawing: Bool) {
    let html = PagePicture(.svg, Array("<svg width='\(width)' height='5'/>".utf8)).html(alt: "a", isAlone: isAlone)
    #expect(html.contains(" class=\"drawing\"") == isDrawing)
  }
}
