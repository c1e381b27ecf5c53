extension AppFixes {
    /// The method for the running app, which does what the connecting of the scene does with what started the app.
    func runningHandler(_ problem: Problem) -> SourceFix? {
        // A delegate without the method has no place for what it would take.
        guard problem.help == nil, let handOver = HandOver.all.first(where: { $0.isAbout(problem.finding.subject) }),
            let delegate = sceneDelegates.first(where: { type(at: $0) != nil }),
            read.tree.place(at: delegate.to(.method(handOver.handler))) == nil,
            let connecting = method(at: delegate.to(.method(.sceneWillConnect))),
            let taken = TakenPayload(handOver, by: connecting.declaration, in: connecting.code)
        else { return nil }
        let isSwift = connecting.code.isSwift
        let head = (isSwift ? handOver.handlerHead.swift : handOver.handlerHead.objectiveC).split(separator: "\n").map(
            String.init
        ).replacingNames(["scene": taken.scene, "payload": taken.parameter])
        let end = handOver.handlerEnd.map { "    " + (isSwift ? $0.swift : $0.objectiveC) }
        let lines = head + taken.lines.map { $0.isEmpty ? "" : "    " + $0 } + [end].compactMap(\.self) + ["}"]
        return SourceFix(connecting.code.place(behind: connecting.declaration).inserting(lines))
    }
}

/// What a method that connects a scene does with something of the connection options, as it can be done elsewhere.
private struct TakenPayload {
    let scene: String
    /// The name of the payload in the lines.
    let parameter: String
    let lines: [String]

    /// Nil where that isn't one statement, or where it needs more of the method than the scene.
    init?(_ handOver: HandOver, by connecting: Declaration, in code: FixableCode) {
        let property = code.isSwift ? handOver.property.swift : handOver.property.objectiveC
        guard let scene = connecting.parameterName(0), let options = connecting.parameterName(2),
            let body = connecting.body
        else { return nil }
        let statements = body.children(.statement).filter { statement in
            statement.descendants.contains { $0.isOption(property, of: options) }
        }
        guard statements.count == 1, let statement = statements.first,
            let taking = Taking(statement, property, of: options, handOver),
            taking.needsNothing(of: connecting, but: scene)
        else { return nil }
        self.scene = scene
        parameter = taking.parameter
        lines = taking.lines(in: code, indentedBy: code.unit(of: connecting))
    }
}

/// A part of a statement that takes a payload by a name.
private struct Taking {
    let parameter: String
    let parts: [SyntaxNode]
    /// What is written as the name.
    let mentions: [SyntaxNode]

    init?(_ statement: SyntaxNode, _ property: String, of options: String, _ handOver: HandOver) {
        let mentions = statement.descendants.filter { $0.isOption(property, of: options) }
        if handOver.handler == .sceneOpenURLContexts {
            (parameter, parts, self.mentions) = (handOver.parameter, [statement], mentions)
            return
        }
        guard mentions.count == 1 || !statement.isSwift, let bound = statement.bound(to: mentions[0]) else {
            return nil
        }
        let inside = mentions.filter { mention in bound.body.contains(mention) }
        guard inside.isEmpty || bound.name == nil else { return nil }
        parameter = bound.name ?? handOver.parameter
        parts = bound.body.kind == .block ? bound.body.children(.statement) : [bound.body]
        self.mentions = inside
    }

    /// Whether all names in the parts are declared there or outside of the method, the payload and a scene apart.
    func needsNothing(of method: Declaration, but scene: String) -> Bool {
        parts.flatMap { Array($0.descendants) }.allSatisfy { node in
            guard node.kind == .name, let name = node.name, let declared = node.resolve(name) else { return true }
            guard method.node.contains(declared) || declared.ancestors.contains(method.node) else { return true }
            return name == scene || name == parameter || parts.contains { $0.contains(declared) }
                || mentions.contains { $0.contains(node) }
        }
    }

    /// The parts as lines without the indentation that they have, each step of which is four blanks then.
    func lines(in code: FixableCode, indentedBy unit: String) -> [String] {
        parts.flatMap { part in
            var text = ""
            var position = part.range.lowerBound
            for mention in mentions where part.contains(mention) {
                text += code.source.text(in: position..<mention.range.lowerBound) + parameter
                position = mention.range.upperBound
            }
            text += code.source.text(in: position..<part.range.upperBound)
            if !part.isSwift, part.kind != .if, part.kind != .for, part.kind != .block { text += ";" }
            let indentation = code.source.indentation(at: part.range.lowerBound)
            return code.lines(of: text, without: indentation, indentedBy: unit)
        }
    }
}

extension SyntaxNode {
    /// Whether it is `options.property`.
    fileprivate func isOption(_ property: String, of options: String) -> Bool {
        kind == .member && isNamed(property) && child(.base)?.kind == .name && child(.base)?.isNamed(options) == true
    }

    /// The body that something of a set, or a value that may be missing, is bound for: `for item in set {}`,
    /// `if let item = value {}`, `if (value) {}`. Without a name where the body has the value itself.
    fileprivate func bound(to value: SyntaxNode) -> (name: String?, body: SyntaxNode)? {
        switch kind {
        case .for:
            guard child(.sequence)?.contains(value) == true, child(.sequence) == value, child(.condition) == nil,
                let name = child(.pattern)?.name, let body = child(.body)
            else { return nil }
            return (name, body)
        case .if:
            let conditions = children(.condition)
            guard conditions.count == 1, child(.otherwise) == nil, let body = child(.then) else { return nil }
            if conditions[0] == value, !isSwift { return (nil, body) }
            guard conditions[0].kind == .variable, let name = conditions[0].name,
                let bound = conditions[0].child(.value), bound == value || bound.isFirst(of: value)
            else { return nil }
            return (name, body)
        default: return nil
        }
    }

    private func isFirst(of set: SyntaxNode) -> Bool { kind == .member && isNamed("first") && child(.base) == set }
}
