import JupyterWire
import LessonNotebooks
import Synchronization

/// A kernel of Jupyter: it takes the requests of its clients, those that cannot wait on a way of their own.
package final class Kernel: Sendable {
  private struct Counts {
    var arrived = 0
    /// The number of the last request that an error has aborted.
    var aborted = 0
  }

  private let service: KernelService
  private let work: CurrentWork
  private let counts = Mutex(Counts())
  private let shell: (stream: AsyncStream<KernelRequest>, continuation: AsyncStream<KernelRequest>.Continuation)
  private let control: (stream: AsyncStream<KernelRequest>, continuation: AsyncStream<KernelRequest>.Continuation)

  /// Creates a kernel.
  ///
  /// - Parameter service: the service that answers its requests.
  package init(_ service: KernelService) {
    self.service = service
    work = service.work
    shell = AsyncStream.makeStream(of: KernelRequest.self)
    control = AsyncStream.makeStream(of: KernelRequest.self)
  }

  /// Takes a message that has arrived.
  package func take(_ channel: ConnectionFile.Channel, _ client: KernelWire.Client, _ message: JupyterMessage) {
    let number = counts.withLock { counts in
      counts.arrived += 1
      return counts.arrived
    }
    let request = KernelRequest(message: message, client: client, number: number)
    switch channel {
    case .shell: shell.continuation.yield(request)
    case .control: control.continuation.yield(request)
    case .stdin where message.header.kind == "input_reply":
      work.take((try? message.decoded(KernelRequest.Input.self))?.value ?? "", of: client.identity)
    case .stdin, .iopub, .heartbeat: break
    }
  }

  /// Answers requests until one asks the kernel to end.
  package func run(_ link: some KernelLink) async {
    link.publish("status", ["execution_state": "starting"], for: nil)
    await withTaskGroup(of: Bool.self) { group in
      group.addTask { await self.answer(self.control.stream, link) }
      group.addTask { await self.answer(self.shell.stream, link) }
      for await isEnd in group where isEnd { break }
      work.end()
      shell.continuation.finish()
      control.continuation.finish()
      group.cancelAll()
    }
  }

  /// Ends the kernel as a request would.
  package func stop() {
    shell.continuation.finish()
    control.continuation.finish()
    work.end()
  }

  /// Answers the requests of a channel, and returns whether one of them ends the kernel.
  private func answer(_ requests: AsyncStream<KernelRequest>, _ link: some KernelLink) async -> Bool {
    for await request in requests {
      link.publish("status", ["execution_state": "busy"], for: request)
      let ending = await answer(request, link)
      link.publish("status", ["execution_state": "idle"], for: request)
      if ending { return true }
    }
    return true
  }

  private func answer(_ request: KernelRequest, _ link: some KernelLink) async -> Bool {
    switch request.kind {
    case "shutdown_request":
      work.end()
      let restarts = (try? request.message.decoded(KernelRequest.Shutdown.self))?.restart ?? false
      link.reply("shutdown_reply", ["status": "ok", "restart": .truth(restarts)], to: request)
      return true
    case "interrupt_request":
      work.end()
      link.reply("interrupt_reply", ["status": "ok"], to: request)
    case "execute_request" where request.number <= counts.withLock({ $0.aborted }):
      let count = await service.count
      link.reply("execute_reply", ["status": "aborted", "execution_count": .number(count)], to: request)
    case "execute_request":
      let goesOn = await service.execute(request)
      if !goesOn { counts.withLock { $0.aborted = $0.arrived } }
    default: await service.answer(request)
    }
    return false
  }
}
