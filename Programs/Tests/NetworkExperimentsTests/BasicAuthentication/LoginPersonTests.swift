import ExperimentKit
import Foundation
import HostTestSupport
import TestSupport
import Testing

@testable import NetworkExperiments

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

@Suite("The person who answers the dialog", .patient)
struct LoginPersonTests {
  private func challenge(_ method: String = NSURLAuthenticationMethodHTTPBasic, failures: Int = 0) -> LoginChallenge {
    LoginChallenge(method: method, realm: "members", failures: failures)
  }

  @Test("The article's code shows its dialog only for Basic, after any number of failures")
  func article() {
    let journal = LoginJournal()
    let person = LoginPerson(.article, tries: 1, acts: [.login(LoginServer().member)], journal: journal)
    #expect(person.answer(challenge(NSURLAuthenticationMethodHTTPDigest)) == .performDefaultHandling)
    #expect(person.answer(challenge("NSURLAuthenticationMethodServerTrust")) == .performDefaultHandling)
    #expect(journal.events.isEmpty && person.rest == 1)
    #expect(person.answer(challenge(failures: 1000)) == .useCredential(LoginServer().member, .forSession))
    #expect(person.rest == 0)
    #expect(person.answer(challenge()) == .scriptOver)
  }

  static let logins = [("", ""), ("a", ""), ("", "a"), ("a:b", "c"), ("a", "b:c"), ("a", "b\n"), ("千代", "秘密")]

  @Test(
    "An empty field is a text for the article's code, and the corrected code cancels an invalid login",
    arguments: logins)
  func fields(user: String, password: String) {
    let login = BasicCredentials(user: user, password: password)
    let answers = CodeVersion.allCases.map {
      LoginPerson($0, tries: 3, acts: [.login(login)], journal: LoginJournal()).answer(challenge())
    }
    let isSound = ["a b:c", "千代 秘密"].contains("\(user) \(password)")
    #expect(answers == [.useCredential(login, .forSession), isSound ? .useCredential(login, .forSession) : .cancel])
  }

  @Test("A dismissed dialog calls no handler, and the corrected code then cancels")
  func dismissed() {
    let answers = CodeVersion.allCases.map {
      LoginPerson($0, tries: 3, acts: [.dismiss], journal: LoginJournal()).answer(challenge())
    }
    #expect(answers == [.none, .cancel])
  }

  @Test("The corrected code stops after the given number of failures", arguments: 1...5)
  func tries(count: Int) {
    let person = LoginPerson(.corrected, tries: count, acts: [.cancel], journal: LoginJournal())
    #expect(person.answer(challenge(failures: count)) == .cancel)
    #expect(person.rest == 1)
    _ = person.answer(challenge(failures: count - 1))
    #expect(person.rest == 0)
  }
}
