/// The fixes that only insert text. For any other fix, the help of the finding describes the change.
package struct AppFixes {
    let read: ReadScenario

    /// The fixes of an app that is read from a project, or from folders of code.
    package init(of read: ReadScenario) { self.read = read }

    /// The texts that fix a finding at a place, by what a scenario of the app would need, the simplest first; none where
    /// the place isn't known, or the fix is more than an insertion.
    package func fixes(for finding: Finding, at place: Place, _ help: Finding.Help?) -> [SourceFix] {
        let problem = Problem(finding: finding, place: place, help: help)
        return Self.table.filter { $0.rules.contains { finding.rule.hasPrefix($0) } }.compactMap {
            $0.make(self, problem)?.inLineEndingsOfFiles
        }
    }

    /// A finding that is to be fixed.
    struct Problem {
        let finding: Finding
        let place: Place
        let help: Finding.Help?
    }

    /// How the text is made for findings of some rules, which are named by how their ids begin.
    private struct Maker: Sendable {
        let rules: [String]
        let make: @Sendable (AppFixes, Problem) -> SourceFix?

        init(_ rules: String..., make: @escaping @Sendable (AppFixes, Problem) -> SourceFix?) {
            (self.rules, self.make) = (rules, make)
        }
    }

    private static let table = [
        Maker("warm-only-handler") { $0.coldRead($1) { $0 } },
        Maker("warm-only-handler") { $0.coldRead($1, as: \.ofEachElement) },
        Maker("payload-unhandled") { $0.runningHandler($1) },
        Maker("launch-deadline-missed.delegate") { $0.notificationDelegate($1) },
        Maker("orphan-window") { $0.windowOfScene($1) }, Maker("dead-callback") { $0.livingMethod($1) },
        Maker("task-not-permitted", "background-mode-missing", "url-scheme-not-declared", "launch-screen-missing") {
            $0.infoPlistEntry($1)
        },
    ]

    /// The code of a method of the app, by the way to it in a scenario; nil where the app hasn't it, or inherits it from
    /// outside.
    func method(at path: ScenarioPath) -> FixableMethod? {
        guard let place = read.tree.place(at: path), read.isOfProject(place), let code = FixableCode(place.source),
            let declaration = code.declaration(at: place), declaration.kind == .function
        else { return nil }
        return FixableMethod(code: code, declaration: declaration)
    }

    /// The code of a class of the app, by the way to it in a scenario.
    func type(at path: ScenarioPath) -> (code: FixableCode, declaration: Declaration)? {
        guard let place = read.tree.place(at: path), read.isOfProject(place), let code = FixableCode(place.source),
            let declaration = code.declaration(at: place), declaration.isType
        else { return nil }
        return (code, declaration)
    }

    func delegate(of path: ScenarioPath) -> ScenarioPath? {
        path.steps.firstIndex { if case .method = $0 { true } else { false } }.map {
            ScenarioPath(Array(path.steps[..<$0]))
        }
    }

    func callback(of path: ScenarioPath) -> Callback? {
        path.steps.lazy.compactMap { if case .method(let callback) = $0 { callback } else { nil } }.first
    }

    /// The delegates of the scenes that hold windows, each where a scenario may describe it.
    var sceneDelegates: [ScenarioPath] {
        [.app(Receiver.sceneDelegate.rawValue), .app(SceneRole.delegatesKey, SceneRole.window.rawValue)]
    }
}

/// A method of the app, with its file.
struct FixableMethod {
    let code: FixableCode
    let declaration: Declaration
}

extension Declaration {
    var body: SyntaxNode? { node.child(.body) }

    /// The name of a parameter in the body; nil where it has none.
    func parameterName(_ number: Int) -> String? {
        guard parameters.indices.contains(number), !parameters[number].name.isEmpty else { return nil }
        return parameters[number].name
    }
}

extension [String] {
    /// Lines with texts in the place of names in angle brackets, as in `<scene>`.
    func replacingNames(_ names: [String: String]) -> [String] {
        map { line in names.reduce(line) { $0.replacing("<\($1.key)>", with: $1.value) } }
    }
}

extension SourceFix {
    /// The same edits, each with the line endings of its file.
    fileprivate var inLineEndingsOfFiles: SourceFix {
        SourceFix(
            edits.map { edit in
                guard edit.place.source.usesCarriageReturns else { return edit }
                let lines = edit.text.utf8.split(separator: .lineFeed, omittingEmptySubsequences: false)
                let ended = lines.dropLast().flatMap { line in
                    Array(line.last == .carriageReturn ? line.dropLast() : line) + [.carriageReturn, .lineFeed]
                }
                return TextEdit(
                    String(decoding: ended + Array(lines.last ?? "".utf8[...]), as: UTF8.self), at: edit.place)
            })
    }
}
