extension Topic {
    /// The methods of UIKit that no launch depends on.
    static let otherMethods = OtherMethod.all.map { method in
        Topic(.otherMethod, method.name, spellings: [method.selector], summary: method.summary) { method.sections }
    }
}

extension OtherMethod {
    fileprivate var summary: String {
        "A method of the \(receiver.title) without effect on launches: a scenario may name it, but timelines omit it."
    }

    fileprivate var sections: [PageSection] {
        [
            .lead(summary),
            .inScenario(
                receiver.isDescribed ? [.object([Value.Member(name, .object([]))])] : [],
                below: (["app"] + receiver.scenarioKeys).joined(separator: ".")),
            .rest("Spellings", "spellings", [name, selector].unique()),
        ]
    }
}
