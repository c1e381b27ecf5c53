/// A call of a system framework or a library that is a fact about each launch that reaches it.
struct LaunchCall {
    /// The names of the function; of a selector the first part.
    let names: Set<String>
    /// A label that an argument has, or a later part of the selector.
    let label: String?
    /// The classes that have it; empty where it has no receiver, or where its name says enough.
    let classes: Set<String>
    let meaning: Meaning
    /// The source of this fact.
    let source: String

    enum Meaning: Equatable {
        /// The person is asked for something; `evenOnce`: also where it hangs on a condition that a first launch may meet.
        case request(String, evenOnce: Bool)
        /// The thread waits, and for how long isn't known.
        case wait(String)
        /// It waits for a signal, unless the semaphore has one from the beginning and is a lock.
        case waitForSignal
        /// It waits for so long.
        case sleep
        /// Something is loaded, which may be on a server.
        case load(String)
        /// A session is begun, or a screen counted.
        case session(String)
        /// An event is counted, which its argument names.
        case event
        /// An event is counted by a wrapper of the app's own, if its receiver is named as one.
        case ownEvent
        /// Data is read that is encrypted until the first unlock.
        case protectedData(ProtectedRead)
    }

    init(
        _ names: Set<String>, _ label: String? = nil, of classes: Set<String> = [], means meaning: Meaning,
        source: String
    ) { (self.names, self.label, self.classes, self.meaning, self.source) = (names, label, classes, meaning, source) }

    /// What a call means; nil for one that no row has.
    static func meaning(of call: SyntaxCall, _ constants: CodeConstants) -> Meaning? {
        guard let name = call.firstName, let rows = byName[name] else { return nil }
        return rows.first { $0.fits(call, constants) }?.meaning
    }

    static let all = requests + waits + sessions + protectedReads

    private static let byName: [String: [LaunchCall]] = all.reduce(into: [:]) { table, row in
        for name in row.names { table[name, default: []].append(row) }
    }

    private func fits(_ call: SyntaxCall, _ constants: CodeConstants) -> Bool {
        if let label, !call.hasLabel(label) { return false }
        guard !classes.isEmpty else { return true }
        // The app may have a class of that name.
        let others = classes.filter { constants.trees.code.isOutside($0, having: names) }
        return call.receiver.map { constants.isOf(others, $0) } ?? false
    }
}

extension TargetCode {
    /// Whether the app declares no type of a name, and adds no functions of these names to one that it extends.
    func isOutside(_ name: String, having functions: Set<String> = []) -> Bool {
        type(name)?.parts.allSatisfy { part in
            part.declaration.kind == .extension
                && part.declaration.members.allSatisfy { !functions.contains($0.baseName) }
        } ?? true
    }
}

extension SyntaxCall {
    /// `open` of `open(_:)` and of `open:options:`.
    var firstName: String? { name.map { node.isSwift ? $0 : String($0.prefix { $0 != ":" }) } }

    fileprivate func hasLabel(_ label: String) -> Bool {
        node.isSwift
            ? argument(label) != nil : name?.split(separator: ":").dropFirst().contains { $0 == label } ?? false
    }
}
