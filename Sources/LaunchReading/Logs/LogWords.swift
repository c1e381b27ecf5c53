/// The words after a callback's name, in lower case and without separators.
package struct LogWords {
    package let all: [String]
    /// The first word in its original spelling.
    package let written: String
    /// Whether the first word is a name or a label: `options: nil`, `state=active`.
    let isFirstSetOff: Bool

    package init(_ bytes: ArraySlice<UInt8>) {
        let first = bytes.prefix(while: \.isWord)
        written = first.text
        let behind = bytes[first.endIndex...].first
        isFirstSetOff = behind == .colon || behind == .equals
        // The relevant words come first.
        all = bytes.split(maxSplits: 40, whereSeparator: { !$0.isWord }).prefix(40).map { $0.text.lowercased() }
    }

    package var first: String? { all.first }

    /// `0x10600a560` of `<UIWindowScene: 0x10600a560>`
    var address: String? {
        let class_ = all.firstIndex { $0 == "uiwindowscene" || $0 == "uiscene" }
        let next = class_.flatMap { all.dropFirst($0 + 1).first }
        return next.flatMap { $0.hasPrefix("0x") ? $0 : nil }
    }
}

extension Timeline.State {
    /// Reads the state in `state: active`, `applicationState=2`, `Active`, `UIApplicationState(rawValue: 1)`.
    package init?(behind words: LogWords) {
        let all = words.all
        if let label = all.firstIndex(where: Self.labels.contains) {
            let isScene = all[label].hasPrefix("scene") || all[label].hasPrefix("activation")
            let value = all.dropFirst(label + 1).first { !Self.fillers.contains($0) }
            guard let value, let state = Timeline.State(value: value, ofScene: isScene) else { return nil }
            self = state
        } else if let typed = all.lazy.compactMap({ Timeline.State(typed: $0) }).first {
            self = typed
        } else if all.count == 1, let state = all.first.flatMap(Timeline.State.init(word:)) {
            self = state
        } else {
            return nil
        }
    }

    /// Reads the new phase in `changed from active to inactive`, `inactive -> active`, `is now active`; nil if there
    /// are other words than phases and these fillers.
    init?(phaseBehind words: LogWords) {
        let states = words.all.compactMap { Timeline.State(word: $0) }
        let isAllOfIt = words.all.allSatisfy { Self.phaseWords.contains($0) || Timeline.State(word: $0) != nil }
        guard isAllOfIt, let last = states.last, states.count <= 2 else { return nil }
        self = last
    }

    private static let phaseWords: Set<String> = [
        "changed", "changes", "change", "did", "is", "now", "to", "from", "new", "old", "newvalue", "oldvalue",
        "newphase", "oldphase", "value", "phase", "scenephase", "updated", "went", "became", "transitioned", "app",
        "scene", "swiftui",
    ]

    /// A word that is only a state, such as `Active` or `foregroundInactive`.
    package init?(word: String) {
        let word = word.lowercased()
        if let state = Self.words[word] ?? Timeline.State(typed: word) { self = state } else { return nil }
    }

    /// `UIApplicationStateActive`
    private init?(typed word: String) {
        for (prefix, isScene) in [("uiapplicationstate", false), ("uisceneactivationstate", true)]
        where word.hasPrefix(prefix) {
            guard let state = Timeline.State(value: String(word.dropFirst(prefix.count)), ofScene: isScene) else {
                return nil
            }
            self = state
            return
        }
        return nil
    }

    private init?(value: String, ofScene isScene: Bool) {
        let numbers: [String: Timeline.State] =
            isScene
            ? ["0": .scene(.foregroundActive), "1": .scene(.foregroundInactive), "2": .scene(.background)]
            : ["0": .app(.active), "1": .app(.inactive), "2": .app(.background)]
        let word = Timeline.State(exact: value)
        if isScene, word == .app(.background) {
            self = .scene(.background)
        } else if let state = word ?? numbers[value] {
            self = state
        } else {
            return nil
        }
    }

    private init?(exact word: String) {
        guard let state = Self.words[word] else { return nil }
        self = state
    }

    package static let labels: Set<String> = [
        "state", "appstate", "applicationstate", "status", "scenestate", "activationstate", "scenephase", "phase",
    ]

    /// The characters between a label and its state.
    private static let fillers: Set<String> = [
        "is", "uiapplication", "uiapplicationstate", "uiscene", "uisceneactivationstate", "activationstate", "state",
        "rawvalue", "case",
    ]

    private static let words: [String: Timeline.State] = [
        "active": .app(.active), "inactive": .app(.inactive), "background": .app(.background),
        "foregroundactive": .scene(.foregroundActive), "foregroundinactive": .scene(.foregroundInactive),
        "unattached": .scene(.unattached),
    ]
}

extension ArraySlice<UInt8> {
    /// The first URL that contains two slashes.
    package var url: String? {
        guard let colon = indices.first(where: { self[$0...].starts(with: "://".utf8) }) else { return nil }
        let scheme = self[..<colon].reversed().prefix { $0.isWord || $0 == .plus || $0 == .dot || $0 == .minus }
        let rest = self[colon...].prefix { $0 > 0x20 && !$0.isQuote && !Self.ends.contains($0) }
        let url = self[(colon - scheme.count)..<rest.endIndex].text
        return AbsoluteURL(url)?.text
    }

    private static let ends = Array("<>()[]{}|,;\\^".utf8)
}
