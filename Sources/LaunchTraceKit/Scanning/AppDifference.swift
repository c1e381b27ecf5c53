/// Something that an app file says and the code of the app says otherwise.
struct AppDifference: Hashable, Sendable {
    /// The keys below `app`, in the spelling of the tool.
    let path: [String]
    let file: Side
    let code: Side

    struct Side: Hashable, Sendable {
        /// Nil where there is none.
        let value: Value?
        /// Where it stands, or else the part that lacks it.
        let place: Place?
    }
}

/// An app file beside the code, compared as the model keeps both: a selector is the same as Swift's name, a default the
/// same as nothing, and what no launch depends on isn't compared.
struct AppComparison {
    private(set) var differences: [AppDifference] = []
    private let file: JSONNode
    private let code: ScannedTarget
    private let facts: FactIndex

    /// A part of the app as the code says it, and as the model keeps that and what the file says.
    private struct Part {
        let code: Value?
        let modelled: Value?
        let file: Value?

        subscript(key: String) -> Part { Part(code: code?[key], modelled: modelled?[key], file: file?[key]) }
    }

    /// `keys` are those at the top that count; nil for all of them.
    init(file: ReadScenario, code: ScannedTarget, keys: Set<String>? = nil) {
        self.file = file.tree.member(at: ["app"])?.value ?? file.tree
        self.code = code
        facts = FactIndex(code.app.facts)
        let whole = Part(
            code: code.value, modelled: code.modelled?.value(besides: code.value) ?? code.value,
            file: file.scenario.app.written.value(besides: code.value))
        // What the code doesn't say at the top is unknown, but a delegate that is told nowhere isn't there.
        let known = code.value.keys + ["notificationDelegate"].filter { code.value[$0] == nil }
        for key in known where keys?.contains(key) != false {
            compare(whole[key], at: [key])
        }
    }

    private mutating func compare(_ part: Part, at path: [String]) {
        guard part.modelled != part.file else { return }
        switch (part.code, part.file) {
        case (let code?, let file?) where code.isObject && file.isObject:
            compareMembers(part, of: code, file, at: path)
        case (.list(let code), .list(let file)):
            if case .list(let modelled) = part.modelled, modelled.count == code.count {
                compareItems(modelled, file, at: path)
            } else {
                compareItems(code, file, at: path)
            }
        case (let code, let file):
            guard code != file, facts.isRead(path), code != nil || !mayBeUnread(path) else { return }
            add(code, file, at: path)
        }
    }

    private mutating func compareMembers(_ part: Part, of code: Value, _ file: Value, at path: [String]) {
        let others = Self.isDelegate(path) ? Delegate.othersKey : nil
        for key in code.keys + file.keys.filter({ code[$0] == nil }) {
            let (coded, written) = (code[key], file[key])
            // The methods that `*` stands for are there, and no more is said of them.
            if coded == nil, others.map({ code[$0] != nil }) == true { continue }
            if written == nil, key != others, others.map({ file[$0] != nil }) == true { continue }
            // Beyond methods and an Info.plist, what the code doesn't say is unknown.
            if coded == nil, others == nil, path.first != "infoPlist" { continue }
            compare(part[key], at: path + [key])
        }
    }

    /// Lists of as many objects are compared one by one, others by what only one of them has.
    private mutating func compareItems(_ code: [Value], _ file: [Value], at path: [String]) {
        let isOfActions = path.last == "does"
        guard isOfActions || code.count != file.count || !(code + file).allSatisfy(\.isObject) else {
            for (index, pair) in zip(code, file).enumerated() {
                compare(Part(code: pair.0, modelled: pair.0, file: pair.1), at: path + ["\(index)"])
            }
            return
        }
        var rest = file.enumerated().filter { !isOfActions || !$0.element.isNeverRead }
        for (index, item) in code.enumerated() {
            if let same = rest.firstIndex(where: { $0.element == item }) {
                rest.remove(at: same)
            } else if facts.isRead(path + ["\(index)"]) {
                add(item, nil, at: path, codePath: path + ["\(index)"])
            }
        }
        for (index, item) in rest where facts.isRead(path) && !mayBeUnread(path) {
            add(nil, item, at: path, filePath: path + ["\(index)"])
        }
    }

    private mutating func add(
        _ code: Value?, _ file: Value?, at path: [String], filePath: [String]? = nil, codePath: [String]? = nil
    ) {
        differences.append(
            AppDifference(
                path: path,
                file: AppDifference.Side(
                    value: file, place: self.file.nearestPlace(filePath ?? path) ?? self.file.place.opening),
                code: AppDifference.Side(value: code, place: self.code.shown(facts.place(codePath ?? path)))))
    }

    /// Whether what the file has there may stand in a part of the Info.plist that wasn't read.
    private func mayBeUnread(_ path: [String]) -> Bool {
        guard path.count > 1, path[0] == "infoPlist" else { return false }
        return code.app.open.infoPlist.mayHoldMore(path[1])
    }

    private static func isDelegate(_ path: [String]) -> Bool {
        let isByRole = [SceneRole.delegatesKey, ServiceProtocol.key].contains(path.first)
        return isByRole ? path.count == 2 : path.count == 1 && path.first != "infoPlist" && path.first != "launchScreen"
    }
}

extension Scenario.App {
    /// The app as JSON, with the defaults of those keys that another says.
    fileprivate func value(besides other: Value) -> Value {
        var app = self
        let resolved = ResolvedApp(self, on: Device())
        app.lifecycle = resolved.lifecycle
        app.interface = resolved.interface
        app.multipleScenes = resolved.multipleScenes
        let value = app.value
        let wholes = Receiver.described.map(\.rawValue).filter { key in
            key != Receiver.notificationDelegate.rawValue && other[key] != nil && value[key] == nil
        }
        return .object(value.members + wholes.map { Value.Member($0, [Delegate.othersKey: [:]]) })
    }
}

extension Value {
    fileprivate var members: [Member] {
        if case .object(let members) = self { members } else { [] }
    }

    var keys: [String] { members.map(\.key) }

    var isObject: Bool {
        if case .object = self { true } else { false }
    }

    /// Actions that say how long something takes, or what the app notes for itself.
    fileprivate var isNeverRead: Bool {
        let kinds: [Action.Kind] = [.work, .mark, .create, .use]
        return kinds.contains { self[$0.rawValue] != nil }
    }
}
