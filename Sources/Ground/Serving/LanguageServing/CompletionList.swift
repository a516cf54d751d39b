/// A list of items of which further ones may exist.
package struct CompletionList: Sendable, Encodable {
  package var isIncomplete: Bool
  package var items: [CompletionItem]

  /// Creates a list.
  package init(_ items: [CompletionItem], isIncomplete: Bool) {
    (self.items, self.isIncomplete) = (items, isIncomplete)
  }
}
