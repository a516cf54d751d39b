import ExperimentKit

/// The article's claims about the error and its workaround, tested on the model.
///
/// Columns: `claim`, `owner`, `computed`, `verdict`. The result of the last claims depends on the page; sequences have
/// up to `length` events in two inputs.
///
/// Source: 001-5; <https://html.spec.whatwg.org/#constructing-the-form-data-set> for the data that a form sends.
struct FileInputClaims: Experiment {
  static let about = About(
    "file-input.claims", en: "Whether a page with file inputs is safe and behaves as its users expect.",
    ja: "ファイルの入力があるページは安全で、思ったとおりに動くか。")
  static let signature = Signature(
    Self.init, FileInputPage.parameter,
    Parameter(
      "length", .integer(1...5), default: 4,
      help: LocalizedText(en: "The number of events in the longest sequence.", ja: "最も長い並びのイベントの数。")))

  let page: FileInputPage
  let length: Int

  /// Returns the table, with one row per claim.
  func run() -> Table {
    Claim.table(
      [FileInputDevice.iphone, .ipad].map(isSafe) + [test, label, emptying, sending])
  }

  private func form(_ device: FileInputDevice) -> FileForm {
    FileForm(page, on: device, inputs: 2)
  }

  private func isSafe(_ device: FileInputDevice) -> Claim {
    let sequences = FileInputSequence.all(inputs: 2, length: 1...length)
    let form = form(device)
    let failing = sequences.count { $0.failure(form) != nil }
    return Claim(
      .author, LocalizedText(en: "every sequence is safe on an \(device.title)", ja: "どの並びでも、\(device.title)でエラーにならない"),
      computed: LocalizedText(
        en: "\(failing) of \(sequences.count) fail", ja: "\(sequences.count)通りのうち\(failing)通りでエラー"),
      failing == 0)
  }

  private var test: Claim {
    let wrong = FileInputDevice.allCases.filter { page.swapsInputs(on: $0) != $0.fails }
    let list = wrong.map { LocalizedText($0.title) }.joined(.comma)
    return Claim(
      .author, LocalizedText(en: "the way around is taken where it is needed, and only there", ja: "必要なデバイスだけで対処する"),
      computed: wrong.isEmpty
        ? LocalizedText(en: "right everywhere", ja: "どれも正しい")
        : LocalizedText(en: "wrong on: \(list)", ja: "間違い: \(list)"),
      wrong.isEmpty)
  }

  private var label: Claim {
    let label = played([.select(1, files: ["a.jpg", "b.jpg"])]).label
    return Claim(
      .expectation, LocalizedText(en: "after two files are selected, the label says so", ja: "2つのファイルを選ぶと、そう表示される"),
      computed: label, label != .noFile)
  }

  /// The claim that a form skips fields without a name, and that `get` sends only the names of a named field's files.
  private var sending: Claim {
    let isNamed = FileInputPage.markup.contains(" name=")
    return Claim(
      .expectation, LocalizedText(en: "submitting the form sends the files", ja: "フォームを送信すると、ファイルが送られる"),
      computed: isNamed
        ? LocalizedText(en: "the input has a name", ja: "入力には名前がある")
        : LocalizedText(en: "the input has no name: nothing is sent", ja: "inputにnameがないので、何も送られない"),
      isNamed)
  }

  private var emptying: Claim {
    let events: [FileInputEvent] = [.select(1, files: ["a.jpg"]), .cancel(1)]
    let run = FileInputMachine.page.run(events, context: form(.iphone))
    let listed = run.context.inputs[0].listed
    let isReloaded = run.state != .open
    return Claim(
      .expectation, LocalizedText(en: "cancelling empties the list again", ja: "キャンセルすると、リストが空になる"),
      computed: isReloaded
        ? LocalizedText(en: "the page was reloaded", ja: "ページが再読み込みされた")
        : LocalizedText(
          en: "list: \(listed.isEmpty ? "empty" : listed.joined(separator: ", "))",
          ja: "リスト: \(listed.isEmpty ? "空" : listed.joined(separator: ", "))"),
      !isReloaded && listed.isEmpty)
  }

  private func played(_ events: [FileInputEvent]) -> FileForm.Input {
    FileInputMachine.page.run(events, context: form(.iphone)).context.inputs[0]
  }
}
