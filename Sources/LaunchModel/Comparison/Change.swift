/// A difference between two timelines in an entry that both have.
package enum Change: Hashable, Sendable {
    /// `UIApplication.State` inside it.
    case state(was: AppState?, now: AppState?)
    case sceneState(was: SceneState, now: SceneState)
    /// A part of its arguments, by its path; nil for no such part.
    case argument(String, was: Value?, now: Value?)
    case returns(was: Value?, now: Value?)
    /// A state changes to a different one.
    case transition(was: Timeline.Transition, now: Timeline.Transition)
    /// How long it takes, in milliseconds.
    case duration(was: Int, now: Int)
    /// The time after the previous event, in milliseconds.
    case wait(was: Int, now: Int)
    /// Its start, if no compared entry explains the change.
    case time(was: Int, now: Int)
    /// The confidence in its place, regardless of the cause.
    case confidence(was: Confidence, now: Confidence)

    /// A kind of difference that a comparison can leave out.
    package enum Aspect: String, CaseIterable, Sendable {
        case time, arguments, returns, states, confidence
        case heading
    }

    var aspect: Aspect? {
        switch self {
        case .state, .sceneState: .states
        case .argument: .arguments
        case .returns: .returns
        case .duration, .wait, .time: .time
        case .confidence: .confidence
        case .transition: nil
        }
    }

    var isOfConfidence: Bool { if case .confidence = self { true } else { false } }

    /// All that is different about two entries, apart from when they come.
    static func between(_ before: Timeline.Entry, _ after: Timeline.Entry) -> [Change] {
        var changes = states(before, after) + arguments(before, after)
        if before.returns != after.returns { changes.append(.returns(was: before.returns, now: after.returns)) }
        if let was = before.transition, let now = after.transition, was != now {
            changes.append(.transition(was: was, now: now))
        }
        if before.durationMs != after.durationMs {
            changes.append(.duration(was: before.durationMs, now: after.durationMs))
        }
        let (was, now) = (before.ownConfidence, after.ownConfidence)
        if was != now, was.isDoubtful || now.isDoubtful { changes.append(.confidence(was: was, now: now)) }
        return changes
    }

    /// Only code reads a state.
    private static func states(_ before: Timeline.Entry, _ after: Timeline.Entry) -> [Change] {
        switch before.kind {
        case .event, .step, .transition, .stop: return []
        case .callback, .notification, .action: break
        }
        var changes: [Change] = []
        if before.appState != after.appState { changes.append(.state(was: before.appState, now: after.appState)) }
        if let was = before.sceneState, let now = after.sceneState, was != now {
            changes.append(.sceneState(was: was, now: now))
        }
        return changes
    }

    private static func arguments(_ before: Timeline.Entry, _ after: Timeline.Entry) -> [Change] {
        let (was, now) = (Value.object(before.arguments), Value.object(after.arguments))
        guard before.kind == .event, was[waitKey] != now[waitKey] else { return parts(was, now, path: "") }
        let others = parts(was.without(waitKey), now.without(waitKey), path: "")
        return others + [.wait(was: was[waitKey]?.milliseconds ?? 0, now: now[waitKey]?.milliseconds ?? 0)]
    }

    private static let waitKey = "afterMs"

    /// The members that differ, down to the first that isn't an object on both sides.
    private static func parts(_ was: Value?, _ now: Value?, path: String) -> [Change] {
        guard was != now else { return [] }
        guard case .object(let old) = was, case .object(let new) = now, old.namesEachKeyOnce, new.namesEachKeyOnce
        else { return [.argument(path, was: was, now: now)] }
        let added = new.filter { member in !old.contains { $0.key == member.key } }
        return (old + added).map(\.key).flatMap { key in
            parts(was?[key], now?[key], path: path.isEmpty ? key : "\(path).\(key)")
        }
    }
}

extension [Value.Member] { fileprivate var namesEachKeyOnce: Bool { Set(map(\.key)).count == count } }

extension Value {
    fileprivate func without(_ key: String) -> Value {
        guard case .object(let members) = self else { return self }
        return .object(members.filter { $0.key != key })
    }

    fileprivate var milliseconds: Int? {
        guard case .number(let digits) = self else { return nil }
        return Int(digits)
    }
}
