import ExperimentKit

/// The file inputs of a page, as their user has filled them so far.
struct FileForm: Sendable, Hashable {
  /// What one input and its list hold.
  struct Input: Sendable, Hashable {
    /// The files of the element that is seen and can be tapped.
    var visible: [String] = []
    /// The files of the element that the way around has hidden behind it; empty for none.
    var hidden: [String] = []
    /// The names that the page lists.
    var listed: [String] = []

    /// What the browser writes beside the button.
    var label: LocalizedText {
      visible.isEmpty
        ? .noFile
        : LocalizedText(en: "\(visible.count) file\(visible.count == 1 ? "" : "s")", ja: "\(visible.count)個のファイル")
    }

    /// What is sent with the form.
    var sent: [String] {
      visible + hidden
    }
  }

  /// How many inputs there may be.
  static let sizes = 1...5

  /// Whether the page swaps an input that is used for an empty one.
  let swapsInputs: Bool
  /// Whether the browser has the error at all.
  let browserFails: Bool
  /// The inputs.
  private(set) var inputs: [Input]

  /// Empty inputs.
  init(_ page: FileInputPage, on device: FileInputDevice, inputs: Int) {
    swapsInputs = page.swapsInputs(on: device)
    browserFails = device.fails
    self.inputs = Array(repeating: Input(), count: inputs)
  }

  /// Whether an event makes the browser fail.
  ///
  /// It fails when the picker closes over an element that holds files, and when files are selected while another
  /// element that can be seen holds some.
  func breaks(_ event: FileInputEvent) -> Bool {
    guard browserFails, let number = event.input, inputs.indices.contains(number - 1) else { return false }
    let isFilled = !inputs[number - 1].visible.isEmpty
    if case .cancel = event { return isFilled }
    let isAnotherFilled = inputs.indices.contains { $0 != number - 1 && !inputs[$0].visible.isEmpty }
    return isFilled || isAnotherFilled
  }

  /// Takes what an event does where the browser does not fail.
  mutating func take(_ event: FileInputEvent) {
    switch event {
    case .select(let number, let files):
      inputs[number - 1].listed = files
      if swapsInputs {
        (inputs[number - 1].visible, inputs[number - 1].hidden) = ([], files)
      } else {
        inputs[number - 1].visible = files
      }
    case .cancel(let number):
      if !inputs[number - 1].visible.isEmpty { (inputs[number - 1].visible, inputs[number - 1].listed) = ([], []) }
    case .submit: break
    }
  }

  /// Empties everything, as a page that is loaded anew.
  mutating func reload() {
    inputs = inputs.map { _ in Input() }
  }
}

extension LocalizedText {
  /// The label of an empty input.
  static let noFile = LocalizedText(en: "ファイル未選択 (no file selected)", ja: "ファイル未選択")
}
