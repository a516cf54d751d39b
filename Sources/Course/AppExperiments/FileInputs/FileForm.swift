import ExperimentKit

/// The file inputs of a page in their current state.
struct FileForm: Sendable, Hashable {
  /// The content of one input and its list.
  struct Input: Sendable, Hashable {
    /// The files of the element that the user can see and tap.
    var visible: [String] = []
    /// The files of the element that the workaround has hidden; empty if there is none.
    var hidden: [String] = []
    /// The names that the page lists.
    var listed: [String] = []

    /// The text of the browser next to the button.
    var label: LocalizedText {
      visible.isEmpty
        ? .noFile
        : LocalizedText(en: "\(visible.count) file\(visible.count == 1 ? "" : "s")", ja: "\(visible.count)個のファイル")
    }

    /// The files that are sent with the form.
    var sent: [String] {
      visible + hidden
    }
  }

  /// The allowed number of inputs.
  static let sizes = 1...5

  /// Whether the page replaces a used input with an empty one.
  let swapsInputs: Bool
  /// Whether the browser has the error.
  let browserFails: Bool
  /// The inputs.
  private(set) var inputs: [Input]

  /// Creates empty inputs.
  init(_ page: FileInputPage, on device: FileInputDevice, inputs: Int) {
    swapsInputs = page.swapsInputs(on: device)
    browserFails = device.fails
    self.inputs = Array(repeating: Input(), count: inputs)
  }

  /// Returns whether an event makes the browser fail.
  ///
  /// It fails when the picker closes over an element that has files, and when files are selected while another visible
  /// element has some.
  func breaks(_ event: FileInputEvent) -> Bool {
    guard browserFails, let number = event.input, inputs.indices.contains(number - 1) else { return false }
    let isFilled = !inputs[number - 1].visible.isEmpty
    if case .cancel = event { return isFilled }
    let isAnotherFilled = inputs.indices.contains { $0 != number - 1 && !inputs[$0].visible.isEmpty }
    return isFilled || isAnotherFilled
  }

  /// Applies an event after which the browser does not fail.
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

  /// Clears everything, like a reload of the page.
  mutating func reload() {
    inputs = inputs.map { _ in Input() }
  }
}

extension LocalizedText {
  /// The label of an empty input.
  static let noFile = LocalizedText(en: "ファイル未選択 (no file selected)", ja: "ファイル未選択")
}
