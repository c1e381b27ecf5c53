/// The methods of an app that come as its state changes, by what they call.
struct StateBodies {
    private let calls: CodeCalls
    /// How far functions of the target are followed.
    private static let depth = 3

    init(_ calls: CodeCalls) { self.calls = calls }

    /// The methods of classes that UIKit calls, and what follows the phase of scenes.
    func all(
        in types: [(type: CodeType, receiver: Receiver)], and closures: [(callback: Callback, closure: SyntaxNode)]
    ) -> [Callback: Scenario.App.Code.StateBody] {
        let trees = calls.targets.trees
        var found: [Callback: Scenario.App.Code.StateBody] = [:]
        for (type, receiver) in types {
            for part in trees.code.withSuperclasses(type).flatMap(\.methods) {
                guard let callback = Callback.declared(part.declaration, by: [receiver]),
                    callback.comesWithState || callback == .sceneWillConnect
                else { continue }
                if found[callback] == nil { found[callback] = body(of: trees.node(part)) }
            }
        }
        for (callback, closure) in closures where callback.comesWithState {
            let body = body(of: closure)
            found[callback, default: Scenario.App.Code.StateBody()].calledNames.formUnion(body.calledNames)
            found[callback]?.isOnCondition = true
        }
        return found
    }

    private func body(of function: SyntaxNode) -> Scenario.App.Code.StateBody {
        var names: Set<String> = []
        var followed: Set<CodeUnit> = []
        collect(from: [function], Self.depth, &names, &followed)
        let statements = function.child(.body)?.children(.statement) ?? []
        let mayEndAtOnce = statements.first.map { first in
            first.kind == .guard || first.kind == .if && first.descendants.contains { $0.kind == .return }
        }
        let isOnCondition = mayEndAtOnce ?? true || statements.allSatisfy { $0.kind == .if }
        return Scenario.App.Code.StateBody(calledNames: names, isOnCondition: isOnCondition)
    }

    private func collect(
        from nodes: [SyntaxNode], _ depth: Int, _ names: inout Set<String>, _ followed: inout Set<CodeUnit>
    ) {
        var next: [SyntaxNode] = []
        for node in nodes {
            for call in node.descendants.compactMap({ SyntaxCall($0) }) where !call.isLog {
                if let name = call.fullName ?? call.name { names.insert(name) }
                guard let unit = calls.function(call)?.unit, followed.insert(unit).inserted else { continue }
                next += unit.bodies
            }
        }
        if depth > 0, !next.isEmpty { collect(from: next, depth - 1, &names, &followed) }
    }
}
