import ExperimentKit
import LessonRunner
import SourceText

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The data of a panel in which readers walk through the states of a machine, as the script of a page reads it.
struct MachinePanel: Encodable {
  /// A step: an event at a place, and its effect on the transcript.
  struct Step: Encodable {
    /// The position of the place before.
    var from: Int
    /// The position of the event.
    var event: Int
    /// The position of the place after.
    var to: Int
    /// The number of lines at the end of the transcript that the step replaces.
    var dropped: Int
    /// Whether the machine refuses the event.
    var isRefused: Bool
    /// The numbers of the lines that the transcript gets.
    var lines: [Int]

    func encode(to encoder: any Encoder) throws {
      var container = encoder.unkeyedContainer()
      for number in [from, event, to, dropped, isRefused ? 1 : 0] + lines { try container.encode(number) }
    }
  }

  /// The titles of the states.
  let states: [String]
  /// The events, as scripts write them.
  let events: [String]
  /// The position of each place's state.
  let places: [Int]
  /// The dialogs on the screen at the places; null for none.
  let dialogs: [ShownDialog?]
  /// The numbers of the lines at the start.
  private(set) var start: [Int] = []
  /// The steps.
  private(set) var steps: [Step] = []
  /// The distinct lines of transcripts.
  private(set) var lines: [String] = []

  /// Creates the data of a walk.
  ///
  /// - Parameters:
  ///   - walk: the walk.
  ///   - results: the results of its scripts.
  ///   - language: the language of the words.
  init(_ walk: MachineWalk, _ results: [VariedCellResult], _ language: Language) {
    states = walk.places.first?.states.map { $0[language] } ?? []
    events = walk.events
    places = walk.places.map(\.state)
    dialogs = walk.places.contains { $0.dialog != nil } ? walk.places.map(\.dialog) : []
    var transcripts: [String: [String]] = [:]
    for result in results {
      guard case .result(.lines(let lines)) = result.result, let script = result.state.choices.first?.value.node else {
        continue
      }
      transcripts[script.text] = lines.texts(language)
    }
    var numbers: [String: Int] = [:]
    func number(_ line: String) -> Int {
      if let number = numbers[line] { return number }
      numbers[line] = lines.count
      lines.append(line)
      return lines.count - 1
    }
    start = (walk.scripts.first.flatMap { transcripts[$0.text] } ?? []).map(number)
    for step in walk.steps {
      // Without a result, readers cannot choose the event.
      guard let after = transcripts[step.script.text] else { continue }
      let before = transcripts[walk.scripts[step.from].text] ?? []
      let kept = zip(before, after).prefix { $0 == $1 }.count
      steps.append(
        Step(
          from: step.from, event: step.event, to: step.to, dropped: before.count - kept, isRefused: step.isRefused,
          lines: after.dropFirst(kept).map(number)))
    }
  }

  /// The data, compressed, as Base64; nil if there is no memory for it.
  var encoded: String? {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    // A value of these types always has a form in JSON.
    guard let data = try? encoder.encode(self) else { return nil }
    return Deflate.base64(Array(data))
  }

  /// Returns the HTML of the panel: the states, the buttons of the events, and the places for what they change.
  ///
  /// - Parameters:
  ///   - diagram: the picture of the states; without one, their titles are in a row.
  ///   - language: the language of the words.
  /// - Returns: the HTML.
  func html(_ diagram: MachineDiagram?, _ language: Language) -> String {
    func label(_ words: LocalizedText) -> String { "aria-label=\"\(words[language].asHTMLValue)\"" }
    let titles = states.enumerated().map { "<li data-state=\"\($0)\">\($1.asHTML)</li>" }.joined()
    let row = "<ol class=\"states\" \(label(PanelWords.states))>\(titles)</ol>\n"
    let buttons = events.map { "<button type=\"button\"><code>\($0.asHTML)</code></button>" }.joined(separator: "\n")
    return """
      <details class="try" open><summary>\(PanelWords.walk[language].asHTML)</summary>
      <div class="machine">
      \(diagram?.html ?? row)<div class="walk">
      <div class="screen"></div>
      <div class="events" role="group" \(label(PanelWords.events))>
      \(buttons)
      </div>
      <p class="buttons"><button type="button" class="back">\(PanelWords.back[language].asHTML)</button>
      <button type="button" class="again">\(PanelWords.again[language].asHTML)</button>
      <a>\(PanelWords.walkLink[language].asHTML)</a></p>
      <p class="compared" role="status"></p>
      </div>
      <pre class="output" tabindex="0" role="group" \(label(PanelWords.transcript))><code></code></pre>
      </div>
      </details>

      """
  }
}
