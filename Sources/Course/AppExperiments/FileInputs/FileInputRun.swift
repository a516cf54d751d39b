import ExperimentKit

/// A transcript of a page with file inputs that a script uses.
///
/// Source: 001-5.
struct FileInputRun: Experiment, WalkedExperiment {
  static let about = About(
    "file-input.run", en: "Inputs for several files in a browser of iOS 12, used from a script.",
    ja: "iOS 12のブラウザーで、複数ファイルの入力を操作の並びのとおりに使う。", example: "events=[select 1 a.jpg b.jpg, select 1 c.jpg]")
  static let signature = Signature(
    Self.init, FileInputPage.parameter, FileInputDevice.parameter,
    Parameter(
      "inputs", .integer(FileForm.sizes), default: 1,
      help: LocalizedText(en: "The number of inputs on the page.", ja: "ページにある入力の数。")),
    .events(
      help: LocalizedText(
        en: "The actions of the user, in order; inputs are counted from 1.",
        ja: "利用者のすること。この順に起こる。入力は1から数える。")))

  let form: FileForm
  let events: [FileInputEvent]

  init(page: FileInputPage, device: FileInputDevice, inputs: Int, events: [FileInputEvent]) throws {
    form = FileForm(page, on: device, inputs: inputs)
    self.events = events
    if let event = events.first(where: { $0.input ?? 1 > inputs }) {
      throw Rejection(
        "events", "The event `\(event.written.en)` names input \(event.input ?? 0), but the page has only \(inputs).",
        help: "Write `inputs: \(event.input ?? 0)`, or change the number in the event.")
    }
  }

  /// Returns the transcript, with a line per event and its effects below it.
  func run() -> Lines {
    play(events.count).lines
  }

  /// Returns the page after some of the events.
  func place(after count: Int) -> MachinePlace { play(count).place }

  private func play(_ count: Int) -> FileInputMachine.Run {
    FileInputMachine.page.run(Array(events.prefix(count)), context: form)
  }
}
