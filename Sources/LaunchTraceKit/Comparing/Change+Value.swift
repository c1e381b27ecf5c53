// Changes in JSON's terms.

extension Change {
    var name: String {
        switch self {
        case .state: "state"
        case .sceneState: "sceneState"
        case .argument: "argument"
        case .returns: "returns"
        case .transition: "transition"
        case .duration: "duration"
        case .wait: "wait"
        case .time: "time"
        case .confidence: "confidence"
        }
    }

    /// The old and the new value; one of them is left out where there is none.
    var members: [Value.Member] {
        switch self {
        case .state(let was, let now): pair(.string(was?.rawValue), .string(now?.rawValue))
        case .sceneState(let was, let now): pair(.string(was.rawValue), .string(now.rawValue))
        case .argument(let path, let was, let now): [.init("argument", .string(path))] + pair(was, now)
        case .returns(let was, let now): pair(was, now)
        case .transition(let was, let now): pair(was.states, now.states)
        case .duration(let was, let now), .wait(let was, let now), .time(let was, let now):
            pair(.number(was), .number(now))
        case .confidence(let was, let now): pair(.string(was.rawValue), .string(now.rawValue))
        }
    }
}

extension Comparison.FactChange {
    var value: Value {
        switch self {
        case .platform(let was, let now): .change("platform", was: was.rawValue, now: now.rawValue)
        case .os(let was, let now): .change("os", was: was.description, now: now.description)
        case .sdk(let was, let now): .change("sdk", was: was.description, now: now.description)
        case .lifecycle(let was, let now): .change("lifecycle", was: was.rawValue, now: now.rawValue)
        }
    }
}

extension Value {
    /// Something about the timeline as a whole.
    static func change(_ name: String, was: String, now: String) -> Value {
        ["change": .string(name), "was": .string(was), "now": .string(now)]
    }
}

extension Timeline.Transition {
    fileprivate var states: Value { ["from": .string(from.name), "to": .string(to.name)] }
}

private func pair(_ was: Value?, _ now: Value?) -> [Value.Member] { Value.members(["was": was, "now": now]) }
