/// The work of functions, and of all functions of the target that these may call.
struct FollowedWork {
    /// The functions of the target that run, or may run.
    private(set) var units: Set<CodeUnit> = []
    /// The names of the other functions that are called.
    private(set) var names: Set<String> = []
    /// The names of properties that are assigned.
    private(set) var assigned: Set<String> = []
    /// Whether no call may run other code of the target than these functions.
    private(set) var isWhole = true

    private static let mostUnits = 200

    /// Whether other work has nothing in common with this: no function, and no name of what isn't the target's. Where all
    /// of this is done by others, their functions may do the same by other names; a property may be for this method alone.
    func isApart(from other: FollowedWork) -> Bool {
        let own = functions
        return own.isDisjoint(with: other.functions) && names.isDisjoint(with: other.names)
            && assigned.isDisjoint(with: other.assigned) && (!own.isEmpty || !names.isEmpty && other.names.isEmpty)
    }

    /// Whether it does nothing but write to a log.
    var isIdle: Bool { isWhole && units.isEmpty && names.isEmpty && assigned.isEmpty }

    private var functions: Set<CodeUnit> { units.filter { $0.node.kind == .function && !$0.isInitializer } }

    /// `isHarmless`: `super` is a class of UIKit.
    init(_ functions: [SyntaxNode], superIsHarmless isHarmless: Bool, _ calls: CodeCalls) {
        var queue = functions.flatMap { $0.kind == .closure ? $0.children(.statement) : CodeUnit(whole: $0).bodies }
        while let body = queue.popLast() {
            for node in body.descendants where ![.call, .assignment].contains(node.kind) || !calls.isNever(node) {
                let reached = node.kind == .name || node.kind == .member ? calls.targets.targets(of: node) : []
                for target in reached where units.insert(target.unit).inserted {
                    if let type = target.unit.node.declaration?.type, namesLibrary(type, calls) { isWhole = false }
                    queue += target.unit.bodies + target.unit.observers
                }
                note(node, isHarmless: isHarmless, calls)
            }
            guard units.count <= Self.mostUnits else {
                isWhole = false
                return
            }
        }
    }

    private mutating func note(_ node: SyntaxNode, isHarmless: Bool, _ calls: CodeCalls) {
        switch node.kind {
        case .opaque, .macro: isWhole = false
        case .name: if let name = node.name, namesLibrary(name, calls) { isWhole = false }
        case .assignment:
            guard let left = node.child(.left)?.withoutMarks else { return }
            if let name = left.lastName { insert(name, into: \.assigned) }
            // What is published or observed runs more code.
            if calls.targets.targets(of: left).contains(where: { !$0.unit.node.children(.attribute).isEmpty }) {
                isWhole = false
            }
        case .call: if let call = SyntaxCall(node), !call.isLog { note(call, isHarmless: isHarmless, calls) }
        default: break
        }
    }

    private mutating func note(_ call: SyntaxCall, isHarmless: Bool, _ calls: CodeCalls) {
        guard let callee = call.callee, let name = call.name.map({ String($0.prefix { $0 != ":" }) }) else {
            // `handlers[state]?()`
            isWhole = false
            return
        }
        let reached = calls.targets.targets(of: callee)
        if reached.contains(where: { $0.unit.node.kind == .function }) { return }
        if call.receiver?.isNamed("super") == true {
            isWhole = isWhole && isHarmless
            return
        }
        let isType = name.first?.isUppercase == true
        // A closure that a property or a parameter has, or a function whose place isn't seen.
        let isUnseen = !reached.isEmpty || callee.kind == .name && node(callee, isUnseen: name)
        if !isType, isUnseen || Self.isDispatch(name) { isWhole = false }
        if !isType, !Self.queueing.contains(name) { insert(name, into: \.names) }
    }

    /// Of several names of Apple's for the same work, the newest counts.
    private mutating func insert(_ name: String, into set: WritableKeyPath<Self, Set<String>>) {
        if let newest = Self.newest[name] { names.insert(newest) } else { self[keyPath: set].insert(name) }
    }

    private static let newest = [
        "applicationIconBadgeNumber": "setBadgeCount", "setApplicationIconBadgeNumber": "setBadgeCount",
    ]

    /// Whether a text names a type of others than the target and Apple, whose functions may have been given any work.
    private func namesLibrary(_ text: String, _ calls: CodeCalls) -> Bool {
        text.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.contains { word in
            Self.isLibrary(word) && calls.targets.trees.code.type(String(word)) == nil
        }
    }

    /// Whether a name may be that of a type which Apple doesn't have.
    static func isLibrary(_ name: some StringProtocol) -> Bool {
        name.first?.isUppercase == true && !apple.contains { name.hasPrefix($0) }
    }

    private static let apple = [
        "AV", "Any", "Array", "BG", "Bool", "Bundle", "CA", "CF", "CG", "CK", "CL", "CN", "CX", "Calendar", "Data",
        "Date", "Dictionary", "Dispatch", "Double", "EK", "Error", "File", "HK", "INInteraction", "Int", "JSON", "LA",
        "Locale", "Logger", "MK", "MP", "Measurement", "NS", "NW", "Notification", "OS", "Optional", "PH", "PK",
        "Process", "Result", "SK", "Self", "Set", "String", "Task", "Thread", "Timer", "UI", "UN", "URL", "UUID",
        "UserDefaults", "Void", "WC", "WK", "Widget",
    ]

    private func node(_ callee: SyntaxNode, isUnseen name: String) -> Bool {
        callee.resolve(name) != nil || callee.isSwift && !Self.functionsOfSwift.contains(name)
    }

    /// Those that run a closure, and one that has no effect.
    private static let queueing: Set = ["async", "asyncAfter", "sync", "synchronize"]

    private static let functionsOfSwift: Set = [
        "abs", "assert", "assertionFailure", "fatalError", "max", "min", "precondition", "type", "withAnimation", "zip",
    ]

    /// Whether a function of others may run code of the app that it doesn't name, by its words.
    private static func isDispatch(_ name: String) -> Bool {
        let name = name.lowercased()
        return dispatches.contains { name.contains($0) }
    }

    private static let dispatches = [
        "accept", "active", "background", "call", "delegate", "dispatch", "emit", "enqueue", "execute", "foreground",
        "handle", "invoke", "lifecycle", "notif", "onnext", "perform", "phase", "post", "publish", "resign", "scene",
        "selector", "send", "signal", "state", "suspend", "trigger", "yield",
    ]
}

extension CodeUnit {
    /// The bodies of `willSet` and `didSet`.
    fileprivate var observers: [SyntaxNode] {
        node.kind == .variable ? node.children(.accessor).compactMap { $0.child(.body) } : []
    }
}
