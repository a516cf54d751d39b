import Results
import Testing

@Suite("The elements of an SVG picture")
struct SVGElementTests {
  private func first(_ element: String) throws -> SVGElement? {
    let content = try SVGElement.read(Array("<svg>\(element)</svg>".utf8)).content
    guard case .element(let first)? = content.first else { return nil }
    return first
  }

  @Test("Numbers are in pixels, and other units and words are none")
  func numbers() throws {
    let element = try first("<rect x='3' y='2px' width='50%' height='a' points='1,2 -3.5.5'/>")
    #expect(element?.numbers("x") == [3] && element?.numbers("y") == [2])
    #expect(element?.numbers("points") == [1, 2, -3.5, 0.5])
    #expect(element?.numbers("width") == nil && element?.numbers("height") == nil && element?.numbers("z") == nil)
  }

  @Test("Colors are hexadecimal, whatever their spelling is")
  func colors() throws {
    let element = try first("<rect fill='red' stroke='#abc' style='color: rgb(0, 0, 255 / 0.5)' stop-color='none'/>")
    #expect(element?.color("fill") == "#ff0000" && element?.color("stroke") == "#aabbcc")
    #expect(element?.color("color") == "#0000ff80" && element?.color("stop-color") == nil)
  }

  @Test("The segments of a path are absolute")
  func segments() throws {
    let segments = try first("<path d='m1 2h3a4 4 0 0 1 5 5z'/>")?.segments
    #expect(segments?.map(\.command) == ["M", "L", "A", "Z"])
    #expect(segments?.map(\.numbers) == [[1, 2], [4, 2], [4, 4, 0, 0, 1, 9, 7], []])
    #expect(try first("<path d='L1 2'/>")?.segments == nil)
  }
}
