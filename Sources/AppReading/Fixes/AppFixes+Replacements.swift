extension AppFixes {
    /// `true` in the place of the answer that keeps UIKit from handing over what started the app.
    func launchResult(_ problem: Problem) -> SourceFix? {
        guard let code = FixableCode(problem.place.source),
            let answer = code.node(.return, around: problem.place)?.child(.value)
        else { return nil }
        return SourceFix(TextEdit(code.isSwift ? "true" : "YES", at: answer.place))
    }
}

extension AppFixes {
    /// The second of two registrations goes that are the same word by word. Which of others is meant, their author knows.
    func oneRegistration(_ problem: Problem) -> SourceFix? {
        guard let code = FixableCode(problem.place.source),
            let statement = code.node(.call, around: problem.place)?.ownStatement,
            let type = statement.ancestors.first(where: { $0.kind == .type }),
            type.descendants.contains(where: { $0 != statement && $0.role == .statement && $0.reads(like: statement) })
        else { return nil }
        return code.removing([statement]).map { SourceFix($0) }
    }

    /// A launch method asks whether the state is background, in the place of whether it is active: an app that a person
    /// opens is inactive there.
    func backgroundQuestion(_ problem: Problem) -> SourceFix? {
        guard let code = FixableCode(problem.place.source),
            let state = code.node(.member, around: problem.place), let comparison = state.parent,
            comparison.kind == .binary, comparison.child(.left) == state, let active = comparison.child(.right),
            let name = active.name, let background = Self.backgroundNames[name],
            let opposite = comparison.name.flatMap({ Self.opposites[$0] }), isOfLaunchMethod(state, in: code)
        else { return nil }
        let start = comparison.namePlace.range.lowerBound
        let value = code.source.text(in: active.range.lowerBound..<active.namePlace.range.lowerBound) + background
        let place = Place(source: code.source, range: start..<active.range.upperBound)
        return SourceFix(TextEdit("\(opposite) \(value)", at: place))
    }

    private static let backgroundNames = [
        "active": "background", "UIApplicationStateActive": "UIApplicationStateBackground",
    ]
    private static let opposites = ["==": "!=", "!=": "=="]

    /// Whether a launch method does it itself, and no closure that may run later.
    func isOfLaunchMethod(_ node: SyntaxNode, in code: FixableCode) -> Bool {
        let body = node.ancestors.first { $0.kind == .closure || $0.kind == .function }
        let app = ScenarioPath.app(Receiver.appDelegate.rawValue)
        return [Callback.willFinishLaunching, .didFinishLaunching].contains { launch in
            method(at: app.to(.method(launch))).map {
                $0.code.source == code.source && $0.declaration.range == body?.range
            } ?? false
        }
    }
}

extension SyntaxNode {
    /// The statement that it is, whose value no code takes.
    fileprivate var ownStatement: SyntaxNode? {
        if role == .statement { return self }
        guard let parent, parent.kind == .assignment, parent.role == .statement, parent.child(.left)?.text == "_" else {
            return nil
        }
        return parent
    }

    /// Whether another one has the same words in the same order.
    fileprivate func reads(like other: SyntaxNode) -> Bool {
        kind == other.kind
            && text.split(whereSeparator: \.isWhitespace) == other.text.split(whereSeparator: \.isWhitespace)
    }
}
