import SourceText
import Testing

@Suite("Text in several languages")
struct LocalizedTextTests {
  private static let door = LocalizedText(en: "door", ja: "ドア")

  @Test("Interpolated text contributes its words in each language")
  func interpolation() {
    let door = Self.door
    #expect("\(door): \(3)" as LocalizedText == LocalizedText(en: "door" + ": 3", ja: "ドア" + ": 3"))
    let sentence = LocalizedText(en: "the \(door) is \("open")", ja: "\(door)は\("open")")
    #expect(sentence.en == "the door is open" && sentence.ja == "ドアはopen")
  }

  @Test("Joined text has the separator of each language")
  func joined() {
    let doors = [Self.door, "window", Self.door]
    #expect(doors.joined(.comma) == LocalizedText(en: "door, window, door", ja: "ドア、window、ドア"))
    #expect(doors.prefix(2).joined(.or) == LocalizedText(en: "door or window", ja: "ドアまたはwindow"))
    #expect([LocalizedText]().joined(.comma) == "" && [Self.door].joined(.comma) == Self.door)
    #expect(doors.prefix(2).joined() == Self.door + "window")
  }
}
