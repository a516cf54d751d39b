import ExperimentKit

/// The digits of the tokens that the article prints with some of them hidden by `x`.
///
/// Columns: `sample`, `claim`, `owner`, `computed`, `verdict`.
///
/// Source: 003-8.
struct DeviceTokenClaim: Experiment {
  static let about = About(
    "device-token.claim", en: "Whether the tokens in the article can be tokens of 32 bytes.",
    ja: "記事に載っているトークンは、32バイトのトークンでありうるか。")
  static let signature = Signature(Self.init)

  /// The samples, as printed.
  static let samples = [
    "<1xxxxxx5 55xxxxca xxxxx572 00c3xxxx xxxxxxx5 92xxxx90 xxxxxxx7d bxxxxxxa>",
    "{length=32,bytes=0x3dd8xxxxxxxx0be290cxxxxxxxxxx2e0...7xxxxxxxxxxxx0a}",
    "12xxxx6a5xxxxxxxcad80xxxxxxxxxx3b93exxxxxx9xxxxxxx32xxxxxxb83967be",
    "<70a7ff15 cxxx3c44 bd0xxx2c f75xxxxb dxxxc23f ff14xxxe 6xxxx3f2 b6xxxxxb>",
  ]

  /// Returns the table, with one row per sample, and one more for the spaces of the description.
  func run() -> Table {
    Table(
      [.words("sample", en: "sample", ja: "見本")] + Claim.columns,
      rows: Self.samples.flatMap { sample in
        let token = DeviceToken.sample(length: 32)
        switch sample.first {
        case "<": return [digits(sample, like: token.grouped)]
        case "{": return [digits(sample, like: token.shortened), blanks(sample, like: token.shortened)]
        default: return [digits(sample, like: token.plain)]
        }
      })
  }

  /// Compares the runs of digits of a sample with those of a true text.
  private func digits(_ sample: String, like text: String) -> [Table.Value] {
    let (found, right) = (Self.runs(sample), Self.runs(sample.first == "{" ? DeviceToken.stripped(text) : text))
    return [.code(sample)]
      + Claim(.author, Self.words(right), computed: Self.words(found), found == right).values
  }

  private func blanks(_ sample: String, like text: String) -> [Table.Value] {
    let (found, right) = (sample.count { $0 == " " }, text.count { $0 == " " })
    return [.code(sample)]
      + Claim(
        .author, LocalizedText(en: "the description: \(right) blanks", ja: "descriptionの出力(空白\(right)個)"),
        computed: LocalizedText(en: "\(found) blanks, as once stripped", ja: "空白\(found)個(空白を除いた後の形)"),
        found == right
      ).values
  }

  /// Returns the lengths of the runs of digits; for a description, those after its `0x`.
  private static func runs(_ text: String) -> [Int] {
    let shown = text.firstRange(of: "bytes=0x").map { text[$0.upperBound...] } ?? text[...]
    return shown.split { !($0.isASCII && ($0.isHexDigit || $0 == "x")) }.map(\.count)
  }

  private static func words(_ runs: [Int]) -> LocalizedText {
    let list = runs.map(String.init).joined(separator: " + ")
    let sum = runs.reduce(0, +)
    return runs.count > 1
      ? LocalizedText(en: "\(list) = \(sum) digits", ja: "\(list) = \(sum)桁")
      : LocalizedText(en: "\(sum) digits", ja: "\(sum)桁")
  }
}
