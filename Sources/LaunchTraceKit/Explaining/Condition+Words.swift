import LaunchModel

extension Condition {
    /// `if the SDK is 27.0 or later`
    var clause: String {
        "if \(statement.holds)"
    }

    /// What it comes to, one clause for each of the conditions that all have to hold.
    var clauses: [String] {
        parts.map(\.statement.holds)
    }

    /// The condition as a clause, and its opposite.
    var statement: Statement {
        switch self {
        case .always: Statement("it always holds", "it never holds")
        case .all(let parts): parts.statement(joinedBy: "and", denied: "or")
        case .any(let parts): parts.statement(joinedBy: "or", denied: "and")
        case .not(let part): part.statement.opposite
        case .lifecycle(let lifecycle): lifecycle.statement
        case .interface(.storyboard): Self.interfaceMade
        case .interface(.code): Self.interfaceMade.opposite
        case .os(let range): Statement("the system", .is, range.words)
        case .sdk(let range): Statement("the SDK", .is, range.words)
        case .deployment(let range): Statement("MinimumOSVersion", .is, range.words)
        case .platform(let platforms): Statement("the platform", .is, platforms.map(\.title).listed("or"))
        case .flag(let flag): flag.statement
        case .implements(let callback): Self.implements(callback.name)
        case .names(let callback):
            Statement("the scenario names \(callback.name)", "the scenario doesn't name \(callback.name)")
        case .returnedFalse(let callbacks): Self.returnedFalse(callbacks.map(\.name))
        case .has(let receiver): Statement("there is a \(receiver.title)", "there is no \(receiver.title)")
        case .app(let fact): fact.statement
        case .event(let fact): fact.statement
        case .scene(let fact): fact.statement
        case .anyScene(let states): Self.anyWindow(states.map(\.title).listed("or"))
        case .severalWindows:
            Statement("several windows are on the screen", "no more than one window is on the screen")
        case .occurrence(let fact): fact.statement
        case .prefersDocumented: Statement("documentation is preferred", "logs are preferred")
        }
    }

    private static let interfaceMade = Statement(
        "the interface comes from a storyboard", "the interface is made in code")

    private static func implements(_ name: String) -> Statement {
        Statement("the app implements \(name)", "the app doesn't implement \(name)")
    }

    private static func returnedFalse(_ names: [String]) -> Statement {
        let denied =
            names.count == 1 ? "\(names[0]) didn't return false" : "neither \(names.listed("nor")) returned false"
        return Statement("\(names.listed("or")) returned false", denied)
    }

    private static func anyWindow(_ states: String) -> Statement {
        Statement("some window is \(states)", "no window is \(states)")
    }
}

extension [Condition] {
    /// Parts of one sort stand side by side; those of the other sort are held together.
    fileprivate func statement(joinedBy conjunction: String, denied: String) -> Statement {
        Statement(
            zip(self, map(\.statement.holds)).map { $0.isCompound ? $0.grouped($1) : $1 }
                .joined(separator: " \(conjunction) "),
            zip(self, map(\.statement.fails)).map { $0.isCompound ? $0.grouped($1) : $1 }
                .joined(separator: " \(denied) "))
    }
}

extension Condition {
    fileprivate var isCompound: Bool {
        switch self {
        case .all(let parts), .any(let parts): parts.count > 1
        case .not(let part): part.isCompound
        default: false
        }
    }

    /// Parentheses, because English has none that could be nested.
    fileprivate func grouped(_ words: String) -> String { "(\(words))" }
}

extension Lifecycle {
    fileprivate var statement: Statement {
        switch self {
        case .scene: Statement("the app has the scene life cycle", "the app doesn't have the scene life cycle")
        case .appDelegate: Statement("the app has no scenes", "the app has scenes")
        case .swiftUI: Statement("the app has the SwiftUI life cycle", "the app doesn't have the SwiftUI life cycle")
        }
    }
}

extension VersionRange {
    /// `before 8.0 or at least 9.0 and below 11.0`
    var words: String { runs.map(\.words).listed("or") }
}

extension VersionRange.Run {
    fileprivate var words: String {
        switch (from, before) {
        case (nil, nil): "any"
        case (let from?, nil): "\(from) or later"
        case (nil, let before?): "before \(before)"
        case (let from?, let before?): "at least \(from) and below \(before)"
        }
    }
}
