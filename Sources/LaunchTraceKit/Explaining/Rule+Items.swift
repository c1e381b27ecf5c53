extension Rule {
    /// Its id, reason, scope and source, for a list of rules.
    var item: PageItem {
        let place: [PageItem] = order.map { [.paragraph("position:", depth: 6), .source($0, depth: 6)] } ?? []
        return
            ([PageItem("\(naming: self)"), PageItem(because, depth: 6)] + scope.map { PageItem($0, depth: 6) } + [
                .source(source, depth: 6)
            ] + place).joined
    }

    /// Its id, which leads to its page, and its reason.
    var reasonText: PageText { "\(naming: self): \(because)" }

    /// The requirements of a rule, one clause each.
    var scope: [String] { requirements.map(\.words) + observedText }

    /// The systems that a measurement was made on.
    private var observedText: [String] {
        source.recorded.isEmpty ? [] : ["recorded on \(source.recordedOn.listed("and")), applied to other systems"]
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
    var pageText: PageText {
        switch self {
        case .event(let event): "on the trigger \(text: .name(event.rawValue, .trigger))"
        case .at(let point): "at the point \(text: .name(point.rawValue, .point))"
        }
    }
}

extension StateDisagreement {
    /// Where the state is in doubt, and by which recordings.
    var item: PageItem {
        PageItem("after the trigger \(text: .name(event.rawValue, .trigger)), on systems \(os.words)")
            + .source(source, depth: 6)
    }
}

extension Dispute {
    /// The question and the answer, for a list of conflicts.
    var item: PageItem { PageItem("\(naming: self)") + PageItem(question, depth: 6) + PageItem(choice, depth: 6) }
}
