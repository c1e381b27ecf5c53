/// Something that an app file says and the code of the app says otherwise.
struct AppDifference: Hashable, Sendable {
    let path: ScenarioPath
    let file: Side
    let code: Side

    struct Side: Hashable, Sendable {
        /// Nil where there is none.
        let value: Value?
        /// Its location, or else the part that lacks it.
        let place: Place?
    }
}

/// Compares an app file with the code, part by part, except unknown facts and those without effect on launches.
struct AppComparison {
    private(set) var differences: [AppDifference] = []
    private let tree: JSONNode
    private let file: Scenario.App
    private let code: ScannedApp
    private let facts: FactIndex

    /// `keys` are those at the top that count; nil for all of them.
    init(file: ReadScenario, code: ScannedTarget, keys: Set<String>? = nil) {
        tree = file.tree.member(at: ["app"])?.value ?? file.tree
        self.file = file.scenario.app.written
        self.code = code.app
        facts = FactIndex(code.app.origins)
        // A missing fact at the top is unknown, but a missing delegate doesn't exist.
        let stated = code.app.origins.filter { code.app.value(of: $0) != nil }.compactMap(\.keys.first).unique()
        let notifications = Receiver.notificationDelegate.rawValue
        let known = stated + (stated.contains(notifications) ? [] : [notifications])
        for key in known where keys?.contains(key) != false { compare(key, lifecycle: file.scenario.app.lifecycle) }
    }

    private mutating func compare(_ key: String, lifecycle: Lifecycle) {
        switch key {
        case "lifecycle":
            compareWhole(code.app.lifecycle.map { .string($0.rawValue) }, .string(lifecycle.rawValue), at: .app(key))
        case "infoPlist": compareInfoPlists(at: .app(key))
        case SceneRole.delegatesKey: compareSceneDelegates(at: .app(key))
        default: for slot in DelegateSlot.all where slot.path == .app(key) { compareDelegates(at: slot) }
        }
    }

    private mutating func add(
        _ code: Value?, _ file: Value?, at path: ScenarioPath, codePath: ScenarioPath? = nil,
        filePath: ScenarioPath? = nil
    ) {
        let place = tree.nearestPlace(ScenarioPath(Array((filePath ?? path).steps.dropFirst())))
        differences.append(
            AppDifference(
                path: path, file: AppDifference.Side(value: file, place: place ?? tree.place.opening),
                code: AppDifference.Side(value: code, place: facts.place(codePath ?? path))))
    }

    /// The whole value is one difference, at its location in the project.
    private mutating func compareWhole(_ code: Value?, _ file: Value?, at path: ScenarioPath) {
        guard code != file, facts.isRead(path), code != nil || !mayBeUnread(path) else { return }
        add(code, file, at: path)
    }

    /// Whether the value may be in a part of the Info.plist that wasn't read.
    private func mayBeUnread(_ path: ScenarioPath) -> Bool {
        guard path.starts(with: .app("infoPlist")), path.steps.count > 2, case .key(let key) = path.steps[2] else {
            return false
        }
        return code.gaps.infoPlist.mayHoldMore(key)
    }

    // MARK: - Delegates

    private mutating func compareSceneDelegates(at path: ScenarioPath) {
        guard !file.sceneDelegates.isEmpty || !file.rolesWithoutDelegate.isEmpty else {
            return compareWhole(code.value[SceneRole.delegatesKey], nil, at: path)
        }
        for role in SceneRole.allCases where code.app[.scenes(role)] != nil { compareDelegates(at: .scenes(role)) }
    }

    private mutating func compareDelegates(at slot: DelegateSlot) {
        // What a file leaves out does everything, but for a delegate that has to be set.
        let usual: Delegate?? = slot == .notificationDelegate || slot.isOfRole ? nil : .complete
        switch (code.app[slot], file[slot] ?? usual) {
        case (.some(.some(let code)), .some(.some(let file))): compare(code, file, at: slot.path)
        case (let code, let file): compareWhole(code?.value, file?.value, at: slot.path)
        }
    }

    private mutating func compare(_ code: Delegate, _ file: Delegate, at path: ScenarioPath) {
        for (callback, method) in code.methods {
            let path = path.to(.method(callback))
            if let other = file.named[callback] {
                compare(method, other, at: path)
            } else if file.others == nil {
                compareWhole(method.value, nil, at: path)
            }
        }
        if code.others == nil {
            for (callback, method) in file.methods where code.named[callback] == nil {
                compareWhole(nil, method.value, at: path.to(.method(callback)))
            }
        }
        if (code.others == nil) != (file.others == nil) {
            compareWhole(code.others?.value, file.others?.value, at: path.to(.key(Delegate.othersKey)))
        }
    }

    /// Only the facts that code shows: its duration isn't compared.
    private mutating func compare(_ code: Delegate.Method, _ file: Delegate.Method, at path: ScenarioPath) {
        if let returns = code.returns { compareWhole(returns.value, file.returns?.value, at: path.to(.key("returns"))) }
        if !code.completes {
            let completes = path.to(.key(Delegate.Method.completesKey))
            compareWhole(false, file.completes ? nil : false, at: completes)
        }
        guard let actions = code.actions else { return }
        let path = path.to(.key(Delegate.Method.doesKey))
        if let others = file.actions {
            let known = others.map { $0.isNeverRead || code.hasUnknown($0) ? nil : $0.value }
            compareItems(actions.map(\.value), known, at: path)
        } else {
            compareWhole(.list(actions.map(\.value)), nil, at: path)
        }
    }

    /// What only one of two lists has; nil is not compared.
    private mutating func compareItems(_ code: [Value], _ file: [Value?], at path: ScenarioPath) {
        var rest = Array(file.enumerated())
        for (index, item) in code.enumerated() {
            if let same = rest.firstIndex(where: { $0.element == item }) {
                rest.remove(at: same)
            } else if facts.isRead(path.to(.item(index))) {
                add(item, nil, at: path, codePath: path.to(.item(index)))
            }
        }
        for (index, item) in rest {
            guard let item, facts.isRead(path), !mayBeUnread(path) else { continue }
            add(nil, item, at: path, filePath: path.to(.item(index)))
        }
    }

    // MARK: - Info.plist

    private mutating func compareInfoPlists(at path: ScenarioPath) {
        guard let plist = file.infoPlist else { return compareWhole(code.value["infoPlist"], nil, at: path) }
        compare(code.app.infoPlist?.members ?? [], plist.members, at: path)
    }

    private mutating func compare(_ code: [Value.Member], _ file: [Value.Member], at path: ScenarioPath) {
        for member in code {
            compareParts(member.value, file.first { $0.key == member.key }?.value, at: path.to(.key(member.key)))
        }
        for member in file where !code.contains(where: { $0.key == member.key }) {
            compareWhole(nil, member.value, at: path.to(.key(member.key)))
        }
    }

    private mutating func compareParts(_ code: Value, _ file: Value?, at path: ScenarioPath) {
        switch (code, file) {
        case (.object(let code), .object(let file)): compare(code, file, at: path)
        case (.list(let code), .list(let file)):
            guard code.count == file.count, (code + file).allSatisfy(\.isObject) else {
                return compareItems(code, file, at: path)
            }
            for (index, pair) in zip(code, file).enumerated() {
                compareParts(pair.0, pair.1, at: path.to(.item(index)))
            }
        case (_, nil) where path.steps.count == 3:
            // A key is printed in the words of the Info.plist.
            compareWhole(self.code.value[path.steps[1].word]?[path.steps[2].word], nil, at: path)
        default: compareWhole(code, file, at: path)
        }
    }
}

extension DelegateSlot { fileprivate var isOfRole: Bool { if case .scenes = self { true } else { false } } }

extension InfoPlist {
    /// The keys as a scenario writes them.
    fileprivate var members: [Value.Member] { Self.keys.members(of: self, Spelling()) }
}

extension Delegate? {
    fileprivate var value: Value { map { KeyType<Delegate>.delegate(.appDelegate).write($0, Spelling()) } ?? .null }
}

extension Value { var isObject: Bool { if case .object = self { true } else { false } } }

extension Action {
    /// Whether it says how long something takes, or what the app notes for itself.
    fileprivate var isNeverRead: Bool { [.work, .mark, .create, .use].contains(kind) }
}
