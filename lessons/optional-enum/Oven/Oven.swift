public enum Heat {
    case off
    case low
    case high
}

@frozen public enum Door {
    case open
    case closed
}

public func readHeat() -> Heat { .low }
public func readDoor() -> Door { .closed }
