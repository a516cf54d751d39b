import CLibrary
import Testing

@testable import SourceText

@Suite struct InterruptionTests {
  @Test func `An interrupted process ends with status 130`() async {
    await #expect(processExitsWith: .exitCode(130)) {
      install()
      raise(SIGINT)
    }
  }

  @Test func `The end of the terminal is survived where it is to be, as behind nohup`() async {
    await #expect(processExitsWith: .exitCode(7)) {
      signal(SIGHUP, SIG_IGN)
      install()
      raise(SIGHUP)
      _exit(7)
    }
  }

  @Test(arguments: [SIGINT, SIGTERM, SIGHUP])
  func `What is registered is cleaned up before the end, and what is taken back is not`(_ signal: Int32) async throws {
    let result = await #expect(processExitsWith: .exitCode(130), observing: [\.standardOutputContent]) {
      [signal] in
      install()
      let other = Interruption.whenInterrupted { say("taken back") }
      _ = Interruption.whenInterrupted { say("cleaned up") }
      Interruption.forget(other)
      raise(signal)
      sleep(20)
    }
    let text = String(decoding: result?.standardOutputContent ?? [], as: UTF8.self)
    #expect(text.contains("cleaned up"))
    #expect(!text.contains("taken back"))
  }

  @Test func `A step that must not be cut in two is finished, with and without something to clean up`() async throws {
    let bare = await #expect(processExitsWith: .exitCode(130), observing: [\.standardOutputContent]) {
      install()
      Interruption.postponed {
        raise(SIGINT)
        say("finished")
      }
      say("too late")
    }
    let cleaning = await #expect(processExitsWith: .exitCode(130), observing: [\.standardOutputContent]) {
      install()
      _ = Interruption.whenInterrupted {
        usleep(100_000)
        say("cleaned up")
      }
      Interruption.postponed {
        raise(SIGINT)
        say("finished")
      }
      say("too late")
    }
    for (result, words) in [(bare, ["finished"]), (cleaning, ["finished", "cleaned up"])] {
      let text = String(decoding: result?.standardOutputContent ?? [], as: UTF8.self)
      for word in words { #expect(text.contains(word)) }
      #expect(!text.contains("too late"))
    }
  }
}

/// Installs the handlers and unblocks the signals, which the test process blocks.
private func install() {
  Interruption.install()
  var signals = sigset_t()
  sigemptyset(&signals)
  for signal in [SIGINT, SIGTERM, SIGHUP] { sigaddset(&signals, signal) }
  pthread_sigmask(SIG_UNBLOCK, &signals, nil)
}

/// Writes text at once, because nothing is flushed at the end.
private func say(_ text: String) {
  write(1, text, text.utf8.count)
}
