extension ProbeLine {
    /// Reads a line that begins with the sign of the probe.
    init(_ text: String, line: Int) throws(LogProblem) {
        var words = text.split(separator: " ", omittingEmptySubsequences: false)[...]
        let head = words.popFirst() ?? ""
        guard head == Self.head else { throw .otherProbe(line: line, format: String(head.dropFirst(Self.sign.count))) }
        guard let timeMs = words.popFirst().flatMap(Self.milliseconds), let kind = words.popFirst(),
            let name = words.popFirst(), !name.isEmpty, let facts = Facts(words),
            let fact = Fact(kind, String(name), facts)
        else { throw .malformedProbe(line: line) }
        self.init(timeMs: timeMs, fact: fact, appState: facts.appState, scene: facts.scene, scenes: facts.scenes)
    }

    /// 412 of `0.412`
    private static func milliseconds(_ text: Substring) -> Int? {
        let parts = text.split(separator: ".", omittingEmptySubsequences: false)
        guard parts.count == 2, parts[1].count == 3, parts[0].count < 12 else { return nil }
        guard parts.allSatisfy({ !$0.isEmpty && $0.utf8.allSatisfy(\.isDigit) }) else { return nil }
        return Int(parts[0] + parts[1])
    }
}

extension ProbeLine.Fact {
    fileprivate init?(_ kind: Substring, _ name: String, _ facts: Facts) {
        switch (kind, facts.end) {
        case ("start", .some(("on", let system))) where name == "early" || name == "late":
            self = .start(ProbeLine.Start(isEarly: name == "early", system: system))
        case ("post", nil): self = .post(name)
        case ("call", .some(("in", let file))): self = .call(name, file: file)
        default: return nil
        }
    }
}

/// The facts after the name: `app=inactive of=1 scene=1:background:ROLE in=App/AppDelegate.swift`
private struct Facts {
    private(set) var appState: AppState?
    private(set) var scene: Int?
    private(set) var scenes: [ProbeLine.Scene] = []
    /// The last fact, which may contain blanks.
    private(set) var end: (key: String, value: String)?

    init?(_ words: ArraySlice<Substring>) {
        var words = words
        guard words.popFirst().map({ take(app: $0) }) == true else { return nil }
        while let word = words.popFirst() {
            let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            guard parts.count == 2 else { return nil }
            switch parts[0] {
            case "of":
                guard scene == nil, scenes.isEmpty, let number = Int(parts[1]) else { return nil }
                scene = number
            case "scene":
                guard let scene = ProbeLine.Scene(parts[1]) else { return nil }
                scenes.append(scene)
            default:
                end = (String(parts[0]), ([parts[1]] + words).joined(separator: " "))
                return
            }
        }
    }

    private mutating func take(app word: Substring) -> Bool {
        guard word.hasPrefix("app=") else { return false }
        let name = String(word.dropFirst("app=".count))
        appState = AppState(rawValue: name).flatMap { $0.read == $0 ? $0 : nil }
        return appState != nil || name == "none" || name == "unknown"
    }
}

extension ProbeLine.Scene {
    /// `1:foregroundActive:UIWindowSceneSessionRoleApplication`
    fileprivate init?(_ text: Substring) {
        let parts = text.split(separator: ":", maxSplits: 2, omittingEmptySubsequences: false).map(String.init)
        guard parts.count == 3, let number = Int(parts[0]) else { return nil }
        guard let state = SceneState(rawValue: parts[1]) else {
            guard parts[1] == "unknown" else { return nil }
            self.init(number: number, state: nil, role: parts[2])
            return
        }
        self.init(number: number, state: state, role: parts[2])
    }
}
