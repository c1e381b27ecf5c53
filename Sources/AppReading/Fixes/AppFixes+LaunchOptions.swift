extension AppFixes {
    /// What a launch method does with a launch option is done as the scene connects.
    func optionOfScene(_ problem: Problem) -> SourceFix? {
        guard let code = FixableCode(problem.place.source),
            let asked = code.node(.subscript, around: problem.place).flatMap({ MovableOption($0, in: code) }),
            isOfLaunchMethod(asked.read, in: code),
            let delegate = sceneDelegates.first(where: { type(at: $0) != nil }),
            // It would take the same a second time, once it gets what starts the app.
            read.tree.place(at: delegate.to(.method(asked.handler))) == nil,
            let connecting = method(at: delegate.to(.method(.sceneWillConnect))), asked.isAtHome(in: connecting),
            let options = connecting.declaration.parameterName(2),
            let place = connecting.declaration.body.flatMap(connecting.code.end),
            let removal = code.removing(asked.statements)
        else { return nil }
        return SourceFix(removal, place.inserting(asked.lines(reading: options)))
    }
}

/// Statements of a launch method that do something with a launch option, if it is there, and nothing else.
private struct MovableOption {
    let read: SyntaxNode
    let statements: [SyntaxNode]
    private let code: FixableCode
    private let option: SceneOption
    /// What the code calls the value.
    private let name: String
    private let question: SyntaxNode
    private let body: SyntaxNode

    var handler: Callback { option.handler }

    /// Nil for what is asked in another way.
    init?(_ read: SyntaxNode, in code: FixableCode) {
        guard let key = read.child(.argument)?.child(.value)?.name.flatMap(OptionsKey.launch),
            let option = SceneOption.all.first(where: { $0.launch == key }),
            let bound = code.isSwift ? read.boundInSwift(as: option.type.swift) : read.boundInC(as: option.type.c),
            let name = bound.variable.name, let body = bound.question.child(.then),
            bound.question.child(.otherwise) == nil, bound.question.children(.condition).count == 1
        else { return nil }
        (self.read, self.code, self.option, self.name) = (read, code, option, name)
        (question, self.body) = (bound.question, body)
        statements = code.isSwift ? [bound.question] : [bound.variable, bound.question]
        guard statements.allSatisfy({ $0.role == .statement }), isWholeUse else { return nil }
    }

    /// Whether nothing else of the method has the value.
    private var isWholeUse: Bool {
        guard !code.isSwift, let block = question.parent else { return code.isSwift }
        let others = block.children(.statement).filter { !statements.contains($0) }
        return !others.contains { other in other.descendants.contains { $0.isNamed(name) } }
    }

    /// Whether it means the same in another method: it names nothing but the value, and types that are known there.
    func isAtHome(in connecting: FixableMethod) -> Bool {
        guard connecting.code.isSwift == code.isSwift, code.isSwift || !connecting.mentions(name),
            !code.isSwift || connecting.code.importsAll(of: code)
        else { return false }
        return body.descendants.allSatisfy { node in
            switch node.kind {
            case .return, .variable, .cast, .opaque, .closure: false
            case .name: node.name.map { $0 == name || connecting.code.canName($0, from: node) } ?? false
            default: true
            }
        }
    }

    /// The statements with the option of the scene, without the indentation that they have.
    func lines(reading options: String) -> [String] {
        let value = (code.isSwift ? option.value.swift : option.value.c).replacing("<options>", with: options)
        let start = body.range.lowerBound
        let rest = code.source.text(in: start..<question.range.upperBound)
        let unit = body.children(.statement).first.flatMap { code.source.blanksAlone(before: $0.range.lowerBound) }
        let indentation = code.source.indentation(at: question.range.lowerBound)
        let step = unit.map { String($0.dropFirst(indentation.count)) } ?? ""
        let head =
            code.isSwift ? ["if let \(name) = \(value) "] : ["\(option.type.c) *\(name) = \(value);", "if (\(name)) "]
        return Array(head.dropLast())
            + code.lines(of: head[head.count - 1] + rest, without: indentation, indentedBy: step)
    }
}

/// What a scene has in the place of a launch option.
private struct SceneOption: Sendable {
    let launch: Slot
    /// The method that takes it while the app runs.
    let handler: Callback
    /// As what code takes it.
    let type: (swift: String, c: String)
    /// `<options>` are the connection options.
    let value: (swift: String, c: String)

    static let all = [
        SceneOption(
            launch: .launchURL, handler: .sceneOpenURLContexts, type: ("URL", "NSURL"),
            value: ("<options>.urlContexts.first?.url", "[<options>.URLContexts anyObject].URL")),
        SceneOption(
            launch: .launchShortcutItem, handler: .windowScenePerformAction,
            type: ("UIApplicationShortcutItem", "UIApplicationShortcutItem"),
            value: ("<options>.shortcutItem", "<options>.shortcutItem")),
    ]
}

extension SyntaxNode {
    /// `if let name = launchOptions?[…] as? Type {}`
    fileprivate func boundInSwift(as type: String) -> (variable: SyntaxNode, question: SyntaxNode)? {
        guard let cast = parent, cast.kind == .cast, cast.text == "\(text) as? \(type)", let variable = cast.parent,
            variable.kind == .variable, variable.role == .condition, let question = variable.parent,
            question.kind == .if
        else { return nil }
        return (variable, question)
    }

    /// `Type *name = launchOptions[…]; if (name) {}`
    fileprivate func boundInC(as type: String) -> (variable: SyntaxNode, question: SyntaxNode)? {
        guard let variable = parent, variable.kind == .variable, variable.role == .statement,
            variable.text.hasPrefix("\(type) *"), let name = variable.name,
            let statements = variable.parent?.children(.statement), let index = statements.firstIndex(of: variable),
            statements.indices.contains(index + 1)
        else { return nil }
        let question = statements[index + 1]
        guard question.kind == .if, let condition = question.child(.condition), condition.kind == .name,
            condition.isNamed(name)
        else { return nil }
        return (variable, question)
    }
}

extension FixableMethod {
    fileprivate func mentions(_ name: String) -> Bool { declaration.node.descendants.contains { $0.isNamed(name) } }
}

extension FixableCode {
    /// Whether a name of another file means a type here, too.
    fileprivate func canName(_ name: String, from node: SyntaxNode) -> Bool {
        guard name.first?.isUppercase == true else { return false }
        guard isSwift else { return knows(name) || ["NS", "UI"].contains(where: name.hasPrefix) }
        guard let declared = node.resolve(name) else { return true }
        let isNested = declared.ancestors.contains { $0.kind == .type || $0.kind == .function }
        return !isNested && Declaration(declared)?.modifiers.contains(.hidden) == false
    }
}
