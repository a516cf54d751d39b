public struct Entry {
    public var title: String
    public var yen = 0
}

public struct Receipt {
    public var title: String
    public var yen: Int

    public init(title: String, yen: Int = 0) {
        self.title = title
        self.yen = yen
    }
}
