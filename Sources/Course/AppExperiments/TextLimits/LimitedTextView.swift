import ExperimentKit

/// A text view with a placeholder, a counter and a limit, in the current state of its script.
///
/// A caret is a selection of length 0. Text that is being composed is part of the text already, as in UIKit.
struct LimitedTextView: Sendable, Hashable {
  /// A color by the name that the source's code uses.
  enum Color: String, Sendable {
    /// The color that the storyboard set, while the code has not set another.
    case own
    case darkText
    case darkGray

    /// The text that readers see.
    var title: LocalizedText {
      self == .own ? LocalizedText(en: "the view's own", ja: "もとのまま") : LocalizedText(rawValue)
    }
  }

  /// A change that the delegate was asked about, and its answer.
  struct Question: Sendable, Hashable {
    let replacement: String
    let answer: TextLimit.Answer
  }

  /// The limit.
  let limit: TextLimit
  /// The text of the view while it has no text of the user's.
  let placeholder: String
  /// The text of the view: the user's text, or the placeholder.
  private(set) var text = ""
  /// The color of the text.
  private(set) var color = Color.own
  /// The text of the counter; nil until it is set.
  private(set) var counter: Int?
  /// The questions to the delegate during the last event.
  private(set) var questions: [Question] = []

  private var isPlaceholderShown = false
  private var selection = 0..<0
  private var marked: Range<Int>?

  /// Creates a view before it is loaded.
  init(_ limit: TextLimit, placeholder: String) {
    (self.limit, self.placeholder) = (limit, placeholder)
  }

  /// Whether the view follows the source to the letter.
  var isArticle: Bool { limit.rule == .article }

  /// Returns whether a text could be selected.
  func canSelect(_ part: String?) -> Bool {
    part.map { text.firstRange(of: $0) != nil } ?? true
  }

  /// Returns the change that an event asks for; nil if it asks for none.
  func change(_ event: TextLimitEvent) -> TextChange? {
    switch event {
    case .paste(let new): TextChange(text: text, range: selection, replacement: new)
    case .compose(let new): TextChange(text: text, range: marked ?? selection, replacement: new)
    case .delete where !selection.isEmpty: TextChange(text: text, range: selection, replacement: "")
    case .delete: characterBeforeCaret.map { TextChange(text: text, range: $0, replacement: "") }
    case .end: change(.commit(nil))
    case .commit(let new):
      marked.map { range in
        TextChange(
          text: text, range: range,
          replacement: new ?? TextChange(text: text, range: range, replacement: "").replaced)
      }
    case .load, .begin, .set, .type, .select: nil
    }
  }

  /// Returns whether the delegate accepts an event's change.
  ///
  /// Only the source's rule limits text that is being composed.
  func accepts(_ event: TextLimitEvent) -> Bool {
    if case .compose = event, !isArticle { return true }
    return change(event).map { limit.answer(to: $0).isAccepted } ?? false
  }

  /// Applies an event that nothing refuses.
  mutating func take(_ event: TextLimitEvent) {
    questions = []
    switch event {
    case .load: showPlaceholder(isArticle ? .own : .darkGray)
    case .begin: begin()
    case .set(let new):
      show(new, isArticle ? color : .darkText)
      if !isArticle { counter = limit.rule.length(of: text) }
    case .type(let new):
      for character in new { ask(TextChange(text: text, range: selection, replacement: String(character))) }
    case .paste, .delete: change(event).map { ask($0) }
    case .select(let part): select(part)
    case .compose: compose(event)
    case .commit: commit(event)
    case .end:
      if marked != nil { commit(event) }
      selection = 0..<0
      if text.isEmpty { showPlaceholder(.darkGray) }
    }
  }

  private mutating func begin() {
    if isArticle ? text == placeholder : isPlaceholderShown { show("", .darkText) }
    selection = text.utf16.count..<text.utf16.count
  }

  private mutating func showPlaceholder(_ color: Color) {
    show(placeholder, color)
    isPlaceholderShown = true
  }

  private mutating func show(_ new: String, _ color: Color) {
    (text, self.color, isPlaceholderShown) = (new, color, false)
    selection = text.utf16.count..<text.utf16.count
  }

  private mutating func ask(_ change: TextChange) {
    let answer = limit.answer(to: change)
    questions.append(Question(replacement: change.replacement, answer: answer))
    if answer.isAccepted { make(change) }
  }

  /// Makes a change, after which the caret is placed, and calls the delegate.
  private mutating func make(_ change: TextChange) {
    text = change.result
    let caret = change.range.lowerBound + change.replacement.utf16.count
    selection = caret..<caret
    if isArticle ? text.newlineScalars + 1 <= limit.lines : true { counter = limit.rule.length(of: text) }
  }

  private mutating func compose(_ event: TextLimitEvent) {
    guard let change = change(event) else { return }
    let counted = counter
    if isArticle { ask(change) } else { make(change) }
    if !isArticle { counter = counted }
    marked = change.range.lowerBound..<change.range.lowerBound + change.replacement.utf16.count
  }

  /// Returns the change for a composed text that is committed, or accepted as it is when the editing ends.
  ///
  /// It is all of the text under the source's rule, and the part that fits under another.
  func committed(_ event: TextLimitEvent) -> TextChange? {
    guard !isArticle, let change = change(event) else { return change(event) }
    return TextChange(text: change.text, range: change.range, replacement: limit.longestFit(change))
  }

  private mutating func commit(_ event: TextLimitEvent) {
    guard let change = committed(event) else { return }
    marked = nil
    make(change)
  }

  private mutating func select(_ part: String?) {
    let range = part.flatMap { text.firstRange(of: $0) } ?? text.startIndex..<text.endIndex
    selection = text.utf16.offset(range.lowerBound)..<text.utf16.offset(range.upperBound)
  }

  private var characterBeforeCaret: Range<Int>? {
    let caret = text.utf16.index(text.startIndex, offsetBy: selection.lowerBound)
    guard caret > text.startIndex else { return nil }
    return text.utf16.offset(text.index(before: caret))..<selection.lowerBound
  }
}

extension String.UTF16View {
  /// Returns the number of code units before a place.
  fileprivate func offset(_ index: Index) -> Int {
    distance(from: startIndex, to: index)
  }
}
