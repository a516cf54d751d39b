import SourceText

extension Language {
  /// The name and the title of the kernel that runs notebooks in the language.
  package var kernel: (name: String, title: String) {
    switch self {
    case .english: ("lesson", "Swift lessons")
    case .japanese: ("lesson-ja", "Swiftのレッスン")
    }
  }
}
