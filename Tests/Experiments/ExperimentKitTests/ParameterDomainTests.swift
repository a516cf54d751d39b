import ExperimentKit
import Testing

/// Words with titles.
private enum Light: String, MachineWord {
  case red, green

  var title: LocalizedText {
    switch self {
    case .red: LocalizedText(en: "stop", ja: "止まれ")
    case .green: LocalizedText(en: "go", ja: "進め")
    }
  }
}

@Suite("The domains of parameters")
struct ParameterDomainTests {
  @Test("Every type has its domain")
  func domains() {
    #expect(
      Everything.signature.parameters.map(\.domain) == [
        .integer(1...64), .choice([.init("unsigned"), .init("twos-complement")]), .truth, .text(longest: nil),
        .list(of: .text(longest: nil), count: 1...3), .integer(0...9),
      ])
    #expect(ParameterType<Double>.number(0...2.5).domain == .number(0...2.5))
    #expect(ParameterType<String>.text(longest: 9).domain == .text(longest: 9))
    #expect(ParameterType<String>.lines.domain == .lines)
    #expect(ParameterType<String>(allowed: "a word") { $0 }.domain == .notation("a word"))
  }

  @Test("A choice has the titles of its words, if they have any")
  func titles() {
    #expect(
      ParameterType<Light>.choice.domain
        == .choice([
          .init("red", title: LocalizedText(en: "stop", ja: "止まれ")),
          .init("green", title: LocalizedText(en: "go", ja: "進め")),
        ]))
    #expect(
      ParameterType<Light>.choice(among: [.green]).allowed == LocalizedText(en: "one of `green`", ja: "`green`のいずれか"))
  }

  @Test("More checks do not change the domain of a type")
  func refusing() {
    let list = ParameterType.list(of: ParameterType<Int>.integer(1...3), count: 1...2)
    #expect(list.refusing { (_: [Int]) in nil }.domain == list.domain)
  }
}
