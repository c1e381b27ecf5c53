/// Whether an app of the course is repaired, or why not.
enum LessonVerdict: Equatable, Sendable {
    case solved
    /// The finding is still there, and what its users see.
    case stillFound(FindingKind, effect: String)
    /// Something that the lesson isn't about is another, by its path.
    case changedElse(String)
    /// The app no longer does something, as JSON.
    case leftOut(String)
    /// Another finding has come.
    case newlyFound(FindingKind, effect: String)
}

extension LessonRepair {
    /// What becomes of a student's app.
    func verdict(on traced: TracedScenario) -> LessonVerdict {
        let example = kind.example
        let findings = traced.timeline.findings
        if let changed = LessonEdit(example).changeElsewhere(in: traced.read.scenario) { return changed }
        if let found = findings.first(where: { $0.kind == kind }) {
            return .stillFound(kind, effect: found.account.effect)
        }
        if let other = findings.first(where: { $0.severity != .note }) {
            return .newlyFound(other.kind, effect: other.account.effect)
        }
        return .solved
    }
}

extension LessonVerdict {
    /// One sentence.
    var text: String {
        switch self {
        case .solved: "Solved."
        case .stillFound(let kind, let effect): "Not yet: \(kind.code) \(effect)."
        case .changedElse(let path): "Not yet: \(path.quoted) must stay unchanged."
        case .leftOut(let action): "Not yet: the app no longer does \(action)."
        case .newlyFound(let kind, let effect): "Not yet: the change introduces \(kind.code): \(effect)."
        }
    }
}

/// What may be another in an app, for its finding to be gone: the differences of its fixed counterpart, and all code that is there to
/// be moved.
private struct LessonEdit {
    private let shown: Value
    private let clean: Value

    init(_ example: FindingExample) {
        shown = example.shown.value()
        clean = example.clean.value()
    }

    /// The keys of an app that hold code.
    private static let code = ["appDelegate", "sceneDelegate"]

    /// What is another beside that; nil where nothing is.
    func changeElsewhere(in scenario: Scenario) -> LessonVerdict? {
        let given = scenario.value()
        for key in ["device", "start", "events"] where shown[key] != given[key] { return .changedElse(key) }
        if let path = changedPath(shown["app"], clean["app"], given["app"], at: "app") { return .changedElse(path) }
        return actionLeftOut(of: given).map { .leftOut($0.spacedJSON) }
    }

    /// The path of a changed value that is equal in the example and its fixed counterpart; nil if there is none.
    private func changedPath(_ shown: Value?, _ clean: Value?, _ given: Value?, at path: String) -> String? {
        if shown == clean { return given == shown ? nil : path }
        guard let keys = shown?.keys, let others = clean?.keys else { return nil }
        guard let own = given?.keys else { return path }
        let isCodeFree = path == "app" && Self.code.contains { shown?[$0] != clean?[$0] }
        for key in (keys + others + own).unique() where !(isCodeFree && Self.code.contains(key)) {
            if let changed = changedPath(shown?[key], clean?[key], given?[key], at: "\(path).\(key)") { return changed }
        }
        return nil
    }

    /// An action of the example and its fixed counterpart that an app lacks, on any queue; nil if it has all.
    private func actionLeftOut(of given: Value) -> Value? {
        var left = given.actions
        let before = shown.actions
        // Those that have to stay as they are come first, so that another of their kind isn't taken for them.
        let (same, changed) = (clean.actions.filter(before.contains), clean.actions.filter { !before.contains($0) })
        for action in same {
            guard let index = left.firstIndex(of: action) else { return action }
            left.remove(at: index)
        }
        var kinds = before.filter { !same.contains($0) }.map(\.keys?.first)
        for action in changed {
            guard let kind = kinds.firstIndex(of: action.keys?.first) else { continue }
            guard let index = left.firstIndex(where: { $0.keys?.first == action.keys?.first }) else { return action }
            left.remove(at: index)
            kinds.remove(at: kind)
        }
        return nil
    }
}

extension Value {
    /// The keys of an object; nil for anything else.
    fileprivate var keys: [String]? {
        guard case .object(let members) = self else { return nil }
        return members.map(\.key)
    }

    /// The actions of all methods below it, without the queues that they are on.
    fileprivate var actions: [Value] {
        guard case .object(let members) = self else { return [] }
        return members.flatMap { member -> [Value] in
            guard member.key == "does", case .list(let actions) = member.value else { return member.value.actions }
            return actions.map(\.withoutQueue)
        }
    }

    private var withoutQueue: Value {
        guard case .object(let members) = self else { return self }
        return .object(members.filter { $0.key != "on" })
    }
}
