import Results
import SourceText
import TestSupport
import Testing

@Suite("view-hole.rays")
struct ViewHoleRaysTests {
  @Test("The article's circle is crossed twice from inside, and once or three times from the rest of the view")
  func source() async throws {
    let table = try await table("view-hole.rays", "{points: [60 60, 120 60, 10 60], rays: [right, up]}")
    #expect(table.ids == ["point", "ray", "crossings", "touches", "count", "winding", "even-odd", "non-zero"])
    #expect(
      table.lines() == [
        "60 60|right|hole 1 at 30: +1, view at 100: +1|0|2|2|outside|inside",
        "60 60|up|hole 1 at 30: +1, view at 60: +1|0|2|2|outside|inside",
        "120 60|right|view at 40: +1|0|1|1|inside|inside",
        "120 60|up|view at 60: +1|0|1|1|inside|inside",
        "10 60|right|hole 1 at 20: -1, hole 1 at 80: +1, view at 150: +1|0|3|1|inside|inside",
        "10 60|up|view at 60: +1|0|1|1|inside|inside",
      ])
    #expect(table.lines(.japanese)[0] == "60 60|右|穴1(距離30):+1、ビュー(距離100):+1|0|2|2|外側|内側")
  }

  @Test("A counterclockwise hole is a hole by both rules")
  func counterclockwise() async throws {
    let table = try await table(
      "view-hole.rays", "{holes: circle 60 60 30 counterclockwise, points: 60 60, rays: [right, 1 1]}")
    #expect(
      table.lines() == [
        "60 60|right|hole 1 at 30: -1, view at 100: +1|0|2|0|outside|outside",
        "60 60|1 1|hole 1 at 30: -1, view at 84.85: +1|0|2|0|outside|outside",
      ])
  }

  @Test("Rays from outside the view, tangents, corners and points on an outline are counted")
  func special() async throws {
    let table = try await table(
      "view-hole.rays", "{points: [-20 60, 10 30, 0 60, 60 90, 160 120], rays: [left, right]}")
    #expect(
      table.lines() == [
        "-20 60|left|none|0|0|0|outside|outside",
        "-20 60|right|view at 20: -1, hole 1 at 50: -1, hole 1 at 110: +1, view at 180: +1|0|4|0|outside|outside",
        "10 30|left|view at 10: +1|0|1|1|inside|inside",
        "10 30|right|view at 150: +1|1|1|1|inside|inside",
        "0 60||on the outline||||on the outline|on the outline",
        "60 90||on the outline||||on the outline|on the outline",
        "160 120||on the outline||||on the outline|on the outline",
      ])
  }

  @Test(
    "A misconception changes the counts, and the titles of the columns name it",
    arguments: [
      ("", ["2", "3", "1"], ["outside", "inside", "inside"], ["2", "1", "1"], "crossings counted"),
      (
        "view-forgotten", ["1", "2", "0"], ["inside", "outside", "outside"], ["1", "0", "0"],
        "edge of the view forgotten"
      ),
      (
        "outlines-once", ["2", "2", "1"], ["outside", "outside", "inside"], ["2", "0", "1"],
        "each outline crossed once"
      ),
      ("touches-counted", ["2", "3", "2"], ["outside", "inside", "outside"], ["2", "1", "1"], "touches counted"),
    ])
  func mistakes(_ mistake: String, counts: [String], sides: [String], windings: [String], title: String) async throws {
    let yaml = "{points: [60 60, 10 60, 10 30], rays: right\(mistake.isEmpty ? "" : ", mistake: \(mistake)")}"
    let table = try await table("view-hole.rays", yaml)
    #expect(table.column("count") == counts)
    #expect(table.column("even-odd") == sides)
    #expect(table.column("winding") == windings)
    let titles = table.columns.map(\.title.en)
    #expect(titles.count { $0.contains("(mistake: \(title))") } == (mistake.isEmpty ? 0 : 5))
  }

  @Test("The overlap of two holes is inside again after three crossings, in any direction of the holes")
  func overlap() async throws {
    for direction in ["", " counterclockwise"] {
      let yaml = "{holes: [circle 60 60 30\(direction), circle 90 60 30\(direction)], points: 75 60, rays: right}"
      let table = try await table("view-hole.rays", yaml)
      #expect(table.column("even-odd") == ["inside"] && table.column("non-zero") == ["inside"])
      #expect(table.column("count") == ["3"])
    }
  }

  @Test("The middle of a pentagram is wound around twice")
  func pentagram() async throws {
    let table = try await table(
      "view-hole.rays", "{holes: [pentagram 60 60 40], points: [60 60, 60 30], rays: [right, 7 3]}")
    #expect(table.column("winding") == ["3", "3", "2", "2"])
    #expect(table.column("even-odd") == ["inside", "inside", "outside", "outside"])
  }

  @Test(
    "Wrong parameters are refused",
    arguments: [
      ("holes: cirle 60 60 30", "cannot contain `cirle 60 60 30`: unknown shape `cirle`. Did you mean `circle`? "),
      ("holes: circle 60 60", "cannot contain `circle 60 60`: it has 2 numbers. Write `circle X Y RADIUS`."),
      ("holes: star 60 60", "it has 2 numbers. Write `star X Y RADIUS` or `star X Y RADIUS POINTS`."),
      ("holes: polygon 1 1 2 2", "it has 4 numbers. Write `polygon X Y X Y X Y`, with three to a hundred corners."),
      ("holes: circle 60 60 0", "its radius is not above 0. Use a length above 0."),
      ("holes: circle 60 60 -3", "its radius is not above 0. Use a length above 0."),
      ("holes: rectangle 0 0 nan 3", "`nan` is not such a number. Coordinates and lengths go from -4096 to 4096, "),
      ("holes: rectangle 0 0 1e3 3", "`1e3` is not such a number."),
      ("holes: circle 5000 0 1", "`5000` is not such a number."),
      ("holes: circle 0.125 0 1", "`0.125` is not such a number."),
      ("holes: circle 4000 0 200", "it extends beyond 4096 points."),
      ("holes: star 60 60 30 2", "a star has 3 to 24 points. Use a whole number of points."),
      ("holes: star 60 60 30 5.5", "a star has 3 to 24 points. Use a whole number of points."),
      ("holes: polygon 0 0 1 0 1 1 clockwise", "the order of a polygon's corners is its direction."),
      ("holes: counterclockwise", "unknown shape ``."),
      ("width: 0", "The parameter `width` cannot be `0`. It takes a whole number from 1 to 400."),
      ("height: -5", "The parameter `height` cannot be `-5`. It takes a whole number from 1 to 300."),
      ("width: nan", "The parameter `width` cannot be `nan`."),
      ("points: 60", "it has 1 number. Write `X Y`, as in `60 60`."),
      (
        "rays: 0 0",
        "it is not a direction. Write `right`, `down`, `left`, `up`, or two whole numbers from -1000 to 1000"
      ),
      ("rays: [rigth]", "it is not a direction."), ("rays: 1001 1", "it is not a direction."),
    ])
  func refusals(yaml: String, message: String) throws {
    let found = try DrawingExperimentsTests.refusals("view-hole.rays", yaml)
    #expect(found.count == 1 && found[0].contains(message), "\(found)")
  }
}
