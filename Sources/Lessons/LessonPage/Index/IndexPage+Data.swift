import SourceText

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension IndexPage {
  /// The data of the script: the names under which answers are stored, and the requirements of each lesson.
  private struct Data: Encodable {
    struct Lesson: Encodable {
      let name: String
      let requires: [String]
      let edition: String
      let questions: [String]
    }
    let lessons: [Lesson]
    let words: [String: String]
    let isLive: Bool
  }

  /// A part of a lesson's text in the order of ``SearchText/Part``, which is smaller than with names.
  private struct Text: Encodable {
    let part: SearchText.Part

    func encode(to encoder: any Encoder) throws {
      var values = encoder.unkeyedContainer()
      try values.encode(part.anchor)
      try values.encode(part.heading)
      try values.encode(part.questions)
      try values.encode(part.text)
    }
  }

  /// The data of the script, in Base64.
  var data: String {
    let lessons = entries.map { entry in
      Data.Lesson(
        name: entry.name, requires: entry.requires, edition: PageData(entry.questions, language).edition,
        questions: entry.questions.map(\.id))
    }
    let words = IndexWords.script.mapValues { $0[language] }
    return Base64.text(of: Self.json(Data(lessons: lessons, words: words, isLive: isLive)))
  }

  /// The parts of each lesson's text, compressed, because they are most of the page.
  var searchTexts: String {
    Deflate.base64(Self.json(entries.map { $0.text.parts.map(Text.init) })) ?? ""
  }

  private static func json(_ value: some Encodable) -> [UInt8] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    // A value of these types always has a form in JSON.
    return (try? encoder.encode(value)).map { Array($0) } ?? []
  }
}
