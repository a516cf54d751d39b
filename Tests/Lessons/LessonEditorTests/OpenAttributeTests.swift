import Testing

@testable import LessonEditor

@Suite("Attributes that are being typed")
struct OpenAttributeTests {
  @Test("The last attribute is found after values with spaces, in quotation marks or in brackets")
  func attributes() {
    let attribute = OpenAttribute(" name=a labels=\"[one, two]\" rows=[x, y] predict=va")
    #expect(attribute.key == "predict")
    #expect(attribute.value == "va")
    #expect(attribute.others == ["name", "labels", "rows"])
    #expect(OpenAttribute(" cells=[a, b-").word == "b-")
    #expect(OpenAttribute(" name=a pre").key == nil)
    #expect(OpenAttribute(" name=a pre").word == "pre")
    #expect(OpenAttribute("").word.isEmpty)
  }

  @Test(
    "The value of `vary` is read up to the cursor",
    arguments: [
      ("", .parameter(others: [])),
      ("co", .parameter(others: [])),
      ("{bi", .parameter(others: [])),
      ("{bits: 1...8, en", .parameter(others: ["bits"])),
      ("{bits: ", .value(of: "bits", isInList: false)),
      ("{bits: [1, ", .value(of: "bits", isInList: true)),
      ("{bits: [1, 2], encoding: al", .value(of: "encoding", isInList: false)),
      ("{codes: [[1, 2], ", .value(of: "codes", isInList: true)),
      ("{events: {", .walk),
      ("{events: {up-to: 3, ", .walk),
      ("{events: {up-to: 3, of: [load, ", .event(of: "events")),
    ] as [(String, VariationPlace)])
  func variations(value: String, place: VariationPlace) {
    #expect(VariationPlace(value) == place)
  }
}
