import Testing

@Suite("Texts with attachments that are refused")
struct TextAttachmentRefusalTests {
  static let mistakes = [
    (
      "imag 1 2", "it is not a part of a text",
      "Did you mean `image`? The parts are: `text TEXT`, `image WIDTH HEIGHT`, `image WIDTH HEIGHT URL`."
    ),
    ("text", "the text is missing", "Write `text TEXT`."),
    (
      "image 600", "an image has a width and a height, and can have a link",
      "Write `image 600 200 https://google.com/`."
    ), ("image 0 200", "a side is out of range", "Sides can have 1 to 10000 points."),
    ("image 9 10001", "a side is out of range", "Sides can have 1 to 10000 points."),
  ]

  @Test("An error names the wrong word, its place, and the allowed ones", arguments: mistakes)
  func mistake(_ text: String, _ reason: String, _ help: String) throws {
    #expect(
      try refusals("text-attachment.runs", "parts:\n- image 1 2\n- \(text)")
        == ["cell:3: The parameter `parts` cannot contain `\(text)`: \(reason). \(help)"])
  }

  @Test("A text has an image, a claim's image has a link, and a duplicate way is refused")
  func others() throws {
    #expect(
      try refusals("text-attachment.runs", "width: 9\nparts: [text a]")
        == ["cell:2: There is no image in this text. Add one, such as `image 600 200`."])
    #expect(
      try refusals("text-attachment.claim", "image: image 3 4")
        == ["cell:1: `image 3 4` is not an image with a link. Write `image 600 200 https://google.com/`."])
    #expect(
      try refusals("text-attachment.attributes", "ways: [add-attribute, add-attribute]")
        == ["cell:1: The list contains the same way twice. Remove one of the two."])
  }
}
