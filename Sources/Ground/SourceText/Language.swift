/// A language that lessons, experiments and results are written in.
public enum Language: String, CaseIterable, Sendable, Codable {
  case english = "en"
  case japanese = "ja"
}
