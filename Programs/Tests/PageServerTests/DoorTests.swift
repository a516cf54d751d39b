import NIOHTTP1
import Testing

@testable import PageServer

@Suite("The rules for requests to the server of pages")
struct DoorTests {
  private static let door = Door(port: 8042, token: "secret")
  private static let own: HTTPHeaders = ["Host": "127.0.0.1:8042"]

  private func decide(
    _ method: HTTPMethod = .GET, _ uri: String = "/secret/a.html", _ headers: HTTPHeaders
  ) -> Door.Decision {
    Self.door.decide(HTTPRequestHead(version: .http1_1, method: method, uri: uri, headers: headers))
  }

  @Test(
    "A page with the token is answered, for both names of this machine",
    arguments: ["127.0.0.1", "localhost", "LOCALHOST"])
  func admitted(_ host: String) {
    #expect(decide(["Host": "\(host):8042"] as HTTPHeaders) == .admitted(path: "a.html"))
    #expect(
      decide(["Host": "\(host):8042", "Origin": "http://\(host):8042"] as HTTPHeaders) == .admitted(path: "a.html"))
  }

  private func decide(_ headers: HTTPHeaders) -> Door.Decision { decide(.GET, "/secret/a.html", headers) }

  @Test(
    "Without the whole token every request is refused",
    arguments: [
      "/", "", "/a.html", "/secret", "/secre/a.html", "/secretx/a.html", "/SECRET/a.html", "secret/a.html", "//secret/",
    ])
  func token(_ uri: String) { #expect(decide(.GET, uri, Self.own) == .refused(.notFound)) }

  @Test("The query does not belong to the path")
  func query() { #expect(decide(.GET, "/secret/a.html?b=c", Self.own) == .admitted(path: "a.html")) }

  @Test(
    "Other names for this machine are refused, as DNS may bind any name to it",
    arguments: [
      [], [("Host", "example.com")], [("Host", "127.0.0.1")], [("Host", "127.0.0.1:80")],
      [("Host", "127.0.0.1.example.com:8042")],
      [("Host", "127.0.0.1:8042"), ("Host", "example.com")], [("Host", "[::1]:8042")],
    ])
  func hosts(_ headers: [(String, String)]) { #expect(decide(HTTPHeaders(headers)) == .refused(.misdirectedRequest)) }

  @Test(
    "Pages of other origins are refused",
    arguments: [
      "http://example.com", "null", "https://127.0.0.1:8042", "http://127.0.0.1:80",
      "http://127.0.0.1:8042.example.com",
    ])
  func origins(_ origin: String) {
    #expect(decide(["Host": "127.0.0.1:8042", "Origin": origin] as HTTPHeaders) == .refused(.forbidden))
  }

  @Test("The browser's word on another site counts: following a link is allowed, other requests are not")
  func sites() {
    for site in ["cross-site", "same-site"] {
      let fetch: HTTPHeaders = ["Host": "127.0.0.1:8042", "Sec-Fetch-Site": site, "Sec-Fetch-Mode": "no-cors"]
      #expect(decide(fetch) == .refused(.forbidden))
      let link: HTTPHeaders = ["Host": "127.0.0.1:8042", "Sec-Fetch-Site": site, "Sec-Fetch-Mode": "navigate"]
      #expect(decide(link) == .admitted(path: "a.html"))
      var post = link
      post.add(name: "Content-Type", value: "application/json")
      #expect(decide(.POST, "/secret/accept", post) == .refused(.forbidden))
    }
    for site in ["same-origin", "none"] {
      #expect(decide(["Host": "127.0.0.1:8042", "Sec-Fetch-Site": site] as HTTPHeaders) == .admitted(path: "a.html"))
    }
  }

  @Test("Questions are JSON, which no form of another page can send")
  func types() {
    for (type, status) in [
      ("application/json", nil), ("application/json; charset=utf-8", nil), ("Application/JSON", nil),
      ("text/plain", HTTPResponseStatus.unsupportedMediaType), ("application/jsonx", .unsupportedMediaType),
    ] {
      let found = decide(.POST, "/secret/try", ["Host": "127.0.0.1:8042", "Content-Type": type])
      #expect(found == status.map { .refused($0) } ?? .admitted(path: "try"))
    }
    #expect(decide(.POST, "/secret/try", Self.own) == .refused(.unsupportedMediaType))
    for method in [HTTPMethod.PUT, .DELETE, .OPTIONS, .CONNECT, .TRACE] {
      #expect(decide(method, "/secret/a", Self.own) == .refused(.methodNotAllowed))
    }
  }
}
