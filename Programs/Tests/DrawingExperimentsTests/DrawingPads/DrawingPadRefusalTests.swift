import Testing

@Suite("Scripts and sizes of drawing pads that are refused")
struct DrawingPadRefusalTests {
  static let events =
    "The events are: `began X Y`, `moved X Y`, `ended X Y`, `cancelled`, `tool pen`, `tool eraser`, `color black`, "
    + "`color red`, `color yellow`, `size small`, `size middle`, `size big`, `undo`, `clear`."

  static let mistakes = [
    ("begin 1 2", "unknown event `begin`", "Did you mean `began`? \(events)"),
    ("jump", "unknown event `jump`", events),
    ("began 1", "`began` takes 2 numbers", "Write `began X Y`."),
    ("moved 1 2 3", "`moved` takes 2 numbers", "Write `moved X Y`."),
    ("ended 1 nan", "`nan` cannot follow `ended`", "Write `ended X Y` with numbers from -10000 to 10000."),
    ("began 1 20000", "`20000` cannot follow `began`", "Write `began X Y` with numbers from -10000 to 10000."),
    ("undo 2", "nothing can follow `undo`", "Write `undo`."),
    ("cancelled 1 1", "nothing can follow `cancelled`", "Write `cancelled`."),
    (
      "tool", "`tool` takes one segment",
      "The segments are: `pen`, `eraser`. An index from -1 to 99 is possible too."
    ),
    (
      "color rd", "`color` takes one segment",
      "Did you mean `red`? The segments are: `black`, `red`, `yellow`. An index from -1 to 99 is possible too."
    ),
    (
      "size 100", "`size` takes one segment",
      "The segments are: `small`, `middle`, `big`. An index from -1 to 99 is possible too."
    ),
  ]

  @Test("An error names the wrong word and the allowed ones", arguments: mistakes)
  func mistake(_ text: String, _ reason: String, _ help: String) throws {
    #expect(
      try refusals("drawing-pad.run", "events: [\(text)]")
        == ["cell:1: The parameter `events` cannot contain `\(text)`: \(reason). \(help)"])
  }

  @Test("A script has at least one event, and a strip has room for 24")
  func counts() throws {
    #expect(
      try refusals("drawing-pad.run", "events: []")
        == ["cell:1: The list `events` has 0 elements. It can have 1 to 200."])
    let undos = Array(repeating: "undo", count: 25).joined(separator: ", ")
    #expect(
      try refusals("drawing-pad.strip", "events: [\(undos)]")
        == ["cell:1: A strip has no room for 25 events. Write at most 24."])
    #expect(try refusals("drawing-pad.run", "events: [\(undos)]") == [])
  }

  @Test("More events than the script has, and points outside the pad, are refused")
  func outside() throws {
    #expect(
      try refusals("drawing-pad.picture", "{events: [undo], after: 2}")
        == ["cell:1: There is only 1 event, not 2. Write a number from 0 to 1."])
    #expect(
      try refusals("drawing-pad.samples", "{events: [undo], points: [0 0, 160 5]}")
        == ["cell:1: The point `160 5` is outside the pad of 160 × 100. Columns go from 0 to 159, rows from 0 to 99."])
    for point in ["1", "1 2 3", "-1 5", "a b", "1.5 2"] {
      #expect(
        try refusals("drawing-pad.samples", "{events: [undo], points: [\(point)]}") == [
          "cell:1: The parameter `points` cannot contain `\(point)`: a point is a column and a row, whole numbers from "
            + "0. Write `50 20`."
        ])
    }
  }

  @Test(
    "Sizes of zero, negative, missing and enormous ones are refused",
    arguments: ["0", "-5", "nan", "1e9", "481", "19", "1.5"])
  func sizes(width: String) throws {
    #expect(
      try refusals("drawing-pad.picture", "{events: [undo], width: \(width)}")
        == ["cell:1: The parameter `width` cannot be `\(width)`. It takes a whole number from 20 to 480."])
  }

  @Test("A pad has an opaque color", arguments: ["ff000080", "00000000"])
  func background(color: String) throws {
    #expect(try refusals("drawing-pad.picture", "{events: [undo], background: \(color)}").count == 1)
  }
}
