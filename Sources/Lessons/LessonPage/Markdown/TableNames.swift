import SourceText

/// The names of an article's tables for screen readers, each after the nearest heading above it.
struct TableNames {
  /// The nearest heading above the next table.
  var heading = ""
  private let title: String
  private let isPart: Bool
  private var counts: [String: Int] = [:]

  /// Creates names that are unique on a page.
  ///
  /// - Parameters:
  ///   - title: the title of the article.
  ///   - isPart: whether the page has other articles, too.
  init(title: String, isPart: Bool) {
    (self.title, self.isPart) = (title, isPart)
  }

  /// Returns the name of the next table below the heading, or of the next one with a subject such as "Transitions".
  mutating func next(_ language: Language, of subject: String? = nil) -> String {
    let subject = subject ?? heading
    let isTitle = subject.isEmpty || subject == title
    let name = isTitle ? title : isPart ? PageWords.tableIn(title, subject)[language] : subject
    let count = counts[name, default: 0] + 1
    counts[name] = count
    return count == 1 ? name : PageWords.table(count, of: name)[language]
  }
}

extension PageWords {
  /// Returns the name of the first table below a heading of a part.
  static func tableIn(_ title: String, _ heading: String) -> LocalizedText {
    LocalizedText(en: "\(title): \(heading)", ja: "\(title)：\(heading)")
  }

  /// Returns the name of another table below a heading.
  static func table(_ number: Int, of name: String) -> LocalizedText {
    LocalizedText(en: "\(name), table \(number)", ja: "\(name)、表\(number)")
  }
}
