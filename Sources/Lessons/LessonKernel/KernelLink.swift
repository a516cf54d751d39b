import JupyterWire
import LessonNotebooks

/// The way of a kernel's messages to its clients.
package protocol KernelLink: Sendable {
  /// Sends an output to all clients.
  func publish(_ kind: String, _ content: NotebookJSON, for request: KernelRequest?)
  /// Sends the answer to a request.
  func reply(_ kind: String, _ content: NotebookJSON, to request: KernelRequest)
  /// Asks the reader, and returns whether somebody can answer.
  func ask(_ prompt: String, for request: KernelRequest) -> Bool
}

extension KernelWire: KernelLink {
  package func publish(_ kind: String, _ content: NotebookJSON, for request: KernelRequest?) {
    publish(kind, content.line, parent: request?.message)
  }

  package func reply(_ kind: String, _ content: NotebookJSON, to request: KernelRequest) {
    send(kind, content.line, to: request.client, parent: request.message)
  }

  package func ask(_ prompt: String, for request: KernelRequest) -> Bool {
    let content: NotebookJSON = ["prompt": .text(prompt), "password": .truth(false)]
    return ask("input_request", content.line, request.client, parent: request.message)
  }
}
