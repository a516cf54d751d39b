import LessonKit
import SourceText

/// Lessons that require themselves through other lessons.
struct CircularRequirement: Rule {
  static let page = RulePage(
    code: "circular-requirement", severity: .error,
    summary: LocalizedText(
      en: "A lesson requires itself, directly or through other lessons.",
      ja: "レッスンの`requires`をたどると、自分自身に戻ります。"),
    reason: LocalizedText(
      en:
        "Nobody can start, because each of these lessons requires another one first. Each circle is reported once, at the lesson whose name comes first.",
      ja: "どのレッスンにも先に学ぶレッスンがあり、だれも始められません。循環したレッスンのうち、名前の順で最初のものに1回だけ示します。"),
    wrong: .files([
      ("lessons/bits/lesson.md", lesson("Bits", "codes")), ("lessons/codes/lesson.md", lesson("Codes", "bits")),
    ]),
    right: .files([
      ("lessons/bits/lesson.md", lesson("Bits", "")), ("lessons/codes/lesson.md", lesson("Codes", "bits")),
    ]))

  private static func lesson(_ title: String, _ requires: String) -> String {
    "---\ntitle: \(title)\nminutes: 30\nobjectives: [Read them]\nrequires: [\(requires)]\n---\n"
  }

  func check(folder: LessonsFolder, in tree: CheckedTree, _ findings: inout RuleFindings) {
    let originals = folder.lessons.compactMap(\.original)
    let names = Set(originals.map { RelativePath.name(of: $0.folder) })
    for document in originals.sorted(by: { $0.path < $1.path }) {
      let name = RelativePath.name(of: document.folder)
      guard let circle = shortestCircle(from: name, in: folder.path, tree),
        circle.filter(names.contains).min() == name
      else { continue }
      let place = document.place(ofKey: "requires", value: circle.count > 1 ? circle[1] : name)
      let way = (circle + [name]).map { "`\($0)`" }.joined(separator: " → ")
      findings.add(
        document.file, line: place.line, byte: place.byte,
        LocalizedText(
          en: "Circular requirements: \(way). Remove one of these lessons from a `requires`.",
          ja: "レッスンの`requires`が循環しています(\(way))。どこか1つを`requires`から外してください。"))
    }
  }

  /// Returns the lessons on the shortest way from a lesson back to itself, starting with it; nil if there is none.
  private func shortestCircle(from name: String, in folder: String, _ tree: CheckedTree) -> [String]? {
    var ways = [[name]]
    var seen: Set<String> = []
    while !ways.isEmpty {
      var next: [[String]] = []
      for way in ways {
        let required = tree.document(RelativePath.join(folder, "\(way.last ?? name)/lesson.md"))?.document.frontMatter?
          .requires
        for other in required ?? [] {
          if other == name { return way }
          if seen.insert(other).inserted { next.append(way + [other]) }
        }
      }
      ways = next
    }
    return nil
  }
}
