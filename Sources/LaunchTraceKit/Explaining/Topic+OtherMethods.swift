extension Topic {
    /// The methods of UIKit that no launch depends on.
    static let otherMethods = OtherMethod.all.map { method in
        Topic(.otherMethod, method.name, spellings: [method.selector], summary: method.summary) { method.sections }
    }
}

extension OtherMethod {
    fileprivate var summary: String {
        "A method of the \(receiver.title) that no launch depends on: a scenario may name it, and it is in no timeline."
    }

    fileprivate var sections: [PageSection] {
        [
            .lead(summary),
            .inScenario(
                receiver.isDescribed ? [.object([Value.Member(name, .object([]))])] : [],
                below: (["app"] + receiver.scenarioKeys).joined(separator: ".")),
            .rest("Written as", "spellings", [name, selector].unique()),
        ]
    }
}
