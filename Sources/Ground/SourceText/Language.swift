/// A language of lessons, experiments and results.
public enum Language: String, CaseIterable, Sendable, Codable {
  case english = "en"
  case japanese = "ja"
}
