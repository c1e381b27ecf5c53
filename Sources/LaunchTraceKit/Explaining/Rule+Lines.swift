extension Rule {
    /// Its id, reason, scope and source, for a list of rules.
    var lines: [String] {
        Page.item(id) + Page.item(because, depth: 6) + scope.flatMap { Page.item($0, depth: 6) }
            + source.lines(depth: 6) + (order.map { ["      in this place:"] + $0.lines(depth: 6) } ?? [])
    }

    /// The requirements of a rule, one clause each.
    var scope: [String] {
        requirements.map(\.words) + observedText
    }

    /// The systems that a measurement was made on.
    private var observedText: [String] {
        source.recorded.isEmpty ? [] : ["recorded on \(source.recordedOn.listed("and")), carried over to other systems"]
    }
}

extension Requirement {
    /// `in an app with scenes`, `if a launch is under way`
    var words: String {
        switch self {
        case .lifecycle(let lifecycles): "in an app with " + lifecycles.map(\.label).listed("or")
        case .state(let states): "while the app is " + states.map(\.title).listed("or")
        case .system(let range): "on systems " + range.words
        case .sdk(let range): "with SDK " + range.words
        case .platform(let platforms): "on " + platforms.map(\.title).listed("or")
        case .condition(let condition): condition.clause
        }
    }
}

extension RuleTrigger {
    var words: String {
        switch self {
        case .event(let event): "on the trigger \(event.rawValue)"
        case .at(let point): "at the point \(point.rawValue)"
        }
    }
}

extension Source {
    /// Its confidence and citation, with the address on a line that can be clicked.
    var lines: [String] { lines(depth: 0) }

    /// The same set in.
    func lines(depth: Int) -> [String] {
        let lines = wrapped("\(confidence.rawValue): \(citation)", to: Page.width - depth) + [url].compactMap(\.self)
        return lines.map { String(repeating: " ", count: depth) + $0 }
    }
}

extension StateDisagreement {
    /// Where the state is in doubt, and by which recordings.
    var lines: [String] {
        Page.item("after the trigger \(event.rawValue), on systems \(os.words)") + source.lines(depth: 6)
    }
}

extension Dispute {
    /// The question and the answer, for a list of disputes.
    var lines: [String] {
        Page.item(id) + Page.item(question, depth: 6) + Page.item(choice, depth: 6)
    }
}
