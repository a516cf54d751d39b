import ExperimentKit
import Foundation
import Loopback

/// The claims about one version of the layer, each tested on a real server.
struct APIClaimTrial: Sendable {
  let code: CodeVersion

  private func call(
    _ client: APIClientKind, _ method: APIMethod = .get, params: [APIParameter]? = nil,
    url: String = "http://127.0.0.1:PORT/users", server: APIServer = APIServer()
  ) async throws -> APICall.Record {
    try await APICall(
      code: code, client: client, request: APIRequest(url: url, method: method, params: params), server: server
    ).run()
  }

  private func sent(_ client: APIClientKind, _ method: APIMethod, _ params: [APIParameter]?) async throws
    -> APIWireEntry?
  {
    try await call(client, method, params: params).wire.first { $0.isRequest }
  }

  private static let id = [APIParameter(name: "id", value: .number(1))]

  var exchange: Claim {
    get async throws {
      var same = 0
      for method in APIMethod.allCases {
        let (one, other) = (try await sent(.urlSession, method, Self.id), try await sent(.flyingFox, method, Self.id))
        if let one, let other, one.firstLine == other.firstLine, one.body == other.body { same += 1 }
      }
      return Claim(
        .author,
        LocalizedText(
          en: "one client can be exchanged for another (簡単にDIで切り替え可能)", ja: "クライアントは簡単にDIで切り替え可能"),
        computed: LocalizedText(
          en: "\(same) of \(APIMethod.allCases.count) methods send the same",
          ja: "\(APIMethod.allCases.count)個のメソッドのうち、同じものを送るのは\(same)個"), same == APIMethod.allCases.count)
    }
  }

  var method: Claim {
    get async throws {
      let line = try await sent(.flyingFox, .post, Self.id)?.firstLine ?? ""
      return Claim(
        .expectation, LocalizedText(en: "the second client sends POST as POST", ja: "2番目のクライアントは、POSTをPOSTとして送る"),
        computed: LocalizedText("`\(line)`"), line.hasPrefix("POST "))
    }
  }

  var sample: Claim {
    get async throws {
      let outcome = try await call(.urlSession, params: Self.id).outcome
      return Claim(
        .expectation,
        LocalizedText(
          en: "the sample call, GET with `id` 1, gives users by URLSession",
          ja: "サンプルの呼び出し(`id`が1のGET)は、URLSessionでユーザーを返す"),
        computed: outcome.words, outcome == Self.users)
    }
  }

  private static let users = APIOutcome.users([APIUser(id: 1, name: "Hanako")])

  var type: Claim {
    get async throws {
      let type = try await sent(.urlSession, .post, Self.id)?["content-type"] ?? ""
      return Claim(
        .expectation, LocalizedText(en: "a body of JSON is sent as JSON", ja: "JSONの本文は、JSONとして送られる"),
        computed: LocalizedText("`\(type)`"), type == "application/json")
    }
  }

  private func failure(_ failure: APIFault, _ claim: LocalizedText, is error: APIError) async throws -> Claim {
    let outcome = try await call(.urlSession, url: failure.url, server: failure.server).outcome
    return Claim(.expectation, claim, computed: outcome.words, outcome == .failure(error))
  }

  var badURL: Claim {
    get async throws {
      try await failure(
        .badURL, LocalizedText(en: "a bad address is `urlNotValid`", ja: "不正なアドレスは`urlNotValid`になる"),
        is: .urlNotValid)
    }
  }

  var noData: Claim {
    get async throws {
      try await failure(
        .emptyBody, LocalizedText(en: "an empty body is `noResponseData`", ja: "空の本文は`noResponseData`になる"),
        is: .noResponseData)
    }
  }

  var status: Claim {
    get async throws {
      try await failure(
        .notFound, LocalizedText(en: "a status of 404 is an error", ja: "ステータス404はエラーになる"), is: .statusNotSuccess(404))
    }
  }

  var errors: Claim {
    get async throws {
      let missing = try await undeclared
      return Claim(
        .expectation, LocalizedText(en: "the errors that the code gives are declared", ja: "コードが返すエラーは、宣言されている"),
        computed: missing.map {
          LocalizedText(en: "`\($0.code)` is not", ja: "`\($0.code)`は宣言されていない")
        } ?? LocalizedText(en: "all are", ja: "すべて宣言されている"), missing == nil)
    }
  }

  /// The first error of a failure that the code does not declare; the corrected code declares all errors.
  private var undeclared: APIError? {
    get async throws {
      guard code == .article else { return nil }
      for failure in APIFault.allCases {
        for client in [APIClientKind.urlSession, .flyingFox] {
          let outcome = try await call(client, url: failure.url, server: failure.server).outcome
          if case .failure(let error?) = outcome, !APIError.ofArticle.contains(error) { return error }
        }
      }
      return nil
    }
  }

  var queue: Claim {
    get async throws {
      let queue = try await call(.urlSession, server: APIFault.malformed.server).queue
      return Claim(
        .expectation, LocalizedText(en: "a parse error is reported on the main queue", ja: "パースのエラーは、メインキューで通知される"),
        computed: queue?.words ?? LocalizedText(en: "nowhere", ja: "通知なし"), queue == .main)
    }
  }

  var stub: Claim {
    get async throws {
      let outcome = try await call(.stub).outcome
      return Claim(
        .expectation, LocalizedText(en: "the stub can play a success", ja: "スタブは成功を再現できる"), computed: outcome.words,
        outcome == Self.users)
    }
  }

  var serializer: Claim {
    let data = Data(APIServer().body.utf8)
    let users =
      code == .article ? ManualSerializer.articleSerialize(data: data) : ManualSerializer.serialize(data: data)
    return Claim(
      .author, LocalizedText(en: "the serializer by hand reads users (手動でのjsonパース)", ja: "手動のシリアライザーはユーザーを読み取れる"),
      computed: users.map { APIOutcome.users($0).words } ?? LocalizedText("`nil`"), users != nil)
  }

  var port: Claim {
    get async throws {
      let isTaken = try await withHTTPServer { _ in
        .hangUp
      } body: { port in
        do {
          return try await withHTTPServer(port: port) { _ in
            .hangUp
          } body: { _ in
            false
          }
        } catch is PortTaken {
          return true
        }
      }
      return Claim(
        .expectation, LocalizedText(en: "a port that is taken is reported at once", ja: "使用中のポートはすぐに報告される"),
        computed: isTaken ? LocalizedText("`PortTaken`") : LocalizedText(en: "nothing", ja: "報告なし"), isTaken)
    }
  }
}
