extension EntryPoint {
    /// The types whose `main()` the code calls itself: `if isTesting { TestApp.main() } else { RecipesApp.main() }`.
    static func started(_ index: NodeIndex, _ code: TargetCode) -> [EntryPoint] {
        let names = index["main"].compactMap { node -> String? in
            guard node.kind == .member, node.role == .callee, let call = node.parent.flatMap(SyntaxCall.init),
                call.arguments.isEmpty
            else { return nil }
            return node.child(.base)?.dottedName
        }
        let entries = Set(names).sorted().compactMap { code.type($0) }.compactMap { type in
            type.parts.first.flatMap { part in
                swiftUI(type, at: part, code)
                    ?? (code.conforms(type, to: "UIApplicationDelegate")
                        ? EntryPoint(kind: .call, delegate: type.name, place: code.place(part)) : nil)
            }
        }
        let real = entries.filter { !$0.isForTests }
        return real.isEmpty ? entries : real
    }

    private var isForTests: Bool {
        switch kind {
        case .swiftUI(let app): app.contains("Test")
        case .attribute, .call, .onlyConformance: delegate?.contains("Test") ?? false
        }
    }

    /// The calls of `UIApplicationMain`, whose last argument names the delegate, one a file; one for tests, that names none,
    /// doesn't count beside it.
    static func calls(_ index: NodeIndex) -> [EntryPoint] {
        var entries: [EntryPoint] = []
        for node in index["UIApplicationMain"] {
            guard node.role == .callee, let call = node.parent.flatMap(SyntaxCall.init) else { continue }
            let entry = EntryPoint(kind: .call, delegate: delegate(of: call), place: node.place)
            if let last = entries.last, last.place.source === node.place.source {
                if last.delegate == nil { entries[entries.endIndex - 1] = entry }
            } else {
                entries.append(entry)
            }
        }
        return entries
    }

    /// The class in `NSStringFromClass(X.self)`, `NSStringFromClass([X class])` or `@"X"`, or in the value of a variable.
    private static func delegate(of call: SyntaxCall) -> String? {
        guard let argument = call.values.last else { return nil }
        if let name = namedClass(in: argument) { return name }
        let nothing: Set = ["NSStringFromClass", "self", "class", "nil", "NULL"]
        let names = argument.descendants.filter { $0.kind == .name || $0.kind == .member }.compactMap(\.name)
            .filter { !nothing.contains($0) }
        guard let last = names.last else { return nil }
        return argument.resolve(last)?.child(.value).flatMap(namedClass) ?? names.joined(separator: ".")
    }

    /// The class that an expression names as `X.self`, `[X class]` or text; where tests have one of their own, the other.
    private static func namedClass(in expression: SyntaxNode) -> String? {
        let names = expression.descendants.compactMap { node -> String? in
            switch node.kind {
            case .string: node.stringValue
            case .member where node.isNamed("self") || node.isNamed("class"): node.child(.base)?.dottedName
            default: nil
            }
        }
        return names.last { !$0.contains("Test") } ?? names.last
    }
}
