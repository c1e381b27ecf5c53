/// A property that keeps a payload, and the methods that hand that out as the state changes and leave it there.
struct HandedOutProperty {
    private let name: String
    private let stored: StoredProperty
    private let calls: CodeCalls

    init(_ name: String, _ stored: StoredProperty, _ calls: CodeCalls) {
        (self.name, self.stored, self.calls) = (name, stored, calls)
    }

    /// None unless it is sure: only methods that bring payloads set the property, nothing else asks for it, and nothing on
    /// the way remembers what has been handed out.
    var handedOutIn: Set<Callback> {
        let methods = Dictionary(uniqueKeysWithValues: self.methods)
        func callback(around node: SyntaxNode) -> Callback? { node.enclosingFunction.flatMap { methods[$0] } }
        guard !mayBeSetByMessage, stored.sets.allSatisfy({ callback(around: $0)?.isCarrier == true }) else { return [] }
        var found: Set<Callback> = []
        for (function, uses) in Dictionary(grouping: stored.uses, by: \.enclosingFunction) {
            guard let function, let callback = methods[function], callback.comesWithState, handsOut(function, uses)
            else { return [] }
            found.insert(callback)
        }
        return found
    }

    /// The methods of the class that has it, by which UIKit calls it.
    private var methods: [(SyntaxNode, Callback)] {
        var seen: Set<Callback> = []
        return stored.line.flatMap(\.methods).compactMap { part in
            guard let callback = Callback.declared(part.declaration, by: [.appDelegate, .sceneDelegate]),
                seen.insert(callback).inserted
            else { return nil }
            return (calls.targets.trees.node(part), callback)
        }
    }

    /// Whether a file has `setItem`, by which Objective-C sets a property, too.
    private var mayBeSetByMessage: Bool {
        let setter = "set" + name.prefix(1).uppercased() + name.dropFirst()
        return calls.targets.trees.code.files.contains { $0.text.text.source.bytes[...].range(of: setter) != nil }
    }

    /// Whether a function gives what the property has to a function of the target each time, if there is anything.
    private func handsOut(_ function: SyntaxNode, _ uses: [SyntaxNode]) -> Bool {
        let statements = function.child(.body)?.children(.statement) ?? []
        guard let first = statements.firstIndex(where: { $0.descendants.contains(where: uses.contains) }),
            !statements[..<first].contains(where: \.mayEnd), let names = namesOfIt(askedBy: statements[first])
        else { return false }
        let isGuard = statements[first].kind == .guard
        let block =
            isGuard
            ? statements.suffix(from: first + 1)
            : statements[first].children(.then).flatMap { then in
                then.kind == .block ? then.children(.statement) : [then]
            }[...]
        let touches = PropertyTouches(of: function, calls)
        return touches.asked.isSubset(of: [name, "self"]) && !touches.asksFunctions
            && block.contains { isHandover($0, of: names) } && !block.contains(where: \.mayEnd)
    }

    /// The names of the payload after a condition that asks only whether there is one.
    private func namesOfIt(askedBy statement: SyntaxNode) -> Set<String>? {
        let conditions = statement.children(.condition)
        guard [.if, .guard].contains(statement.kind), conditions.count == 1, let condition = conditions.first else {
            return nil
        }
        switch condition.kind {
        case .variable:
            let value = condition.child(.value)?.withoutMarks
            guard value == nil || value?.propertyPath == name else { return nil }
            return condition.name.map { [$0] }
        case .binary:
            let sides = [condition.child(.left), condition.child(.right)].compactMap { $0?.withoutMarks }
            guard condition.isNamed("!="), sides.contains(where: { $0.propertyPath == name }),
                sides.contains(where: { ["nil", "NULL"].contains($0.text) })
            else { return nil }
            return [name]
        default: return condition.withoutMarks.propertyPath == name ? [name] : nil
        }
    }

    private func isHandover(_ statement: SyntaxNode, of names: Set<String>) -> Bool {
        guard let call = SyntaxCall(statement.withoutMarks), calls.function(call) != nil else { return false }
        return call.values.contains { value in
            let value = value.withoutMarks
            return value.kind == .name && names.contains(value.name ?? "") || value.propertyPath == name
        }
    }
}

extension SyntaxNode {
    /// Whether what comes after it in its block may not come.
    fileprivate var mayEnd: Bool { descendants.contains { [.return, .throw, .guard].contains($0.kind) } }
}
