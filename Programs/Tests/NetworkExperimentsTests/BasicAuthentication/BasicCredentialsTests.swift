import Foundation
import HostTestSupport
import SourceText
import TestSupport
import Testing

@testable import NetworkExperiments

@Suite("Basic credentials", .patient)
struct BasicCredentialsTests {
  @Test("The examples of RFC 7617 are read and written")
  func examples() {
    #expect(
      BasicCredentials(user: "Aladdin", password: "open sesame").header() == "Basic QWxhZGRpbjpvcGVuIHNlc2FtZQ==")
    #expect(BasicCredentials(user: "test", password: "123£").header(.utf8) == "Basic dGVzdDoxMjPCow==")
    #expect(BasicCredentials(user: "test", password: "123£").header(.latin1) == "Basic dGVzdDoxMjOj")
    #expect(BasicCredentials(user: "千代", password: "").header(.latin1) == nil)
  }

  @Test("Every user without a colon returns with its password, in Foundation's Base64", arguments: [1 as UInt64, 2])
  func comesBack(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let letters: [Unicode.Scalar] = ["a", "Z", "9", " ", ":", "£", "ÿ", "秘", "\u{301}", "🐱", "=", "\"", "\r", "\n"]
    for _ in 0..<500 {
      let texts = (0..<2).map { _ in
        String(String.UnicodeScalarView((0..<Int.random(in: 0...6, using: &random)).map { _ in random.pick(letters) }))
      }
      let user = String(String.UnicodeScalarView(texts[0].unicodeScalars.filter { $0 != ":" }))
      let login = BasicCredentials(user: user, password: texts[1])
      for charset in BasicCredentials.Charset.allCases {
        guard let header = login.header(charset) else {
          #expect(charset == .latin1 && "\(user)\(texts[1])".unicodeScalars.contains { $0.value > 255 })
          continue
        }
        #expect(try BasicCredentials(header: header, charset) == login, "seed \(seed)")
        let encoding = charset == .utf8 ? String.Encoding.utf8 : .isoLatin1
        let bytes = try #require("\(user):\(texts[1])".data(using: encoding))
        #expect(header == "Basic \(bytes.base64EncodedString())", "seed \(seed)")
      }
    }
  }

  static let unreadable: [(String, BasicCredentials.Charset, BasicCredentialsError)] = [
    ("Bearer x", .utf8, .otherScheme), ("", .utf8, .otherScheme), ("Basic", .utf8, .missing),
    ("Basic  ", .utf8, .missing),
    ("Basic $$$$", .utf8, .notBase64), ("Basic Og", .utf8, .notBase64), ("Basic /zo=", .utf8, .notText(.utf8)),
    ("Basic YQ==", .utf8, .noColon), ("Basic YQ==", .latin1, .noColon),
  ]

  @Test("A value without a login states the reason", arguments: unreadable)
  func mistakes(header: String, charset: BasicCredentials.Charset, mistake: BasicCredentialsError) {
    #expect(throws: mistake) { try BasicCredentials(header: header, charset) }
  }

  @Test("The scheme has no case, the first colon ends the user, and any byte is a character of ISO 8859-1")
  func reads() throws {
    #expect(try BasicCredentials(header: "bAsIc  YTpiOmM=") == BasicCredentials(user: "a", password: "b:c"))
    #expect(try BasicCredentials(header: "Basic Og==") == BasicCredentials(user: "", password: ""))
    #expect(try BasicCredentials(header: "Basic /zo=", .latin1) == BasicCredentials(user: "ÿ", password: ""))
  }

  @Test("A colon in the user and control characters are forbidden, a colon in the password is not")
  func flaws() {
    #expect(BasicCredentials(user: "a:b", password: "").flaw != nil)
    #expect(BasicCredentials(user: "a", password: "\r\n").flaw != nil)
    #expect(BasicCredentials(user: "a", password: "b:c d£").flaw == nil)
  }
}
