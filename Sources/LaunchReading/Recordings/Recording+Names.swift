extension Recording {
    /// The names that sources log but the model doesn't show, with the reason.
    package static let notModelled: [String: String] = [
        "application(_:willChangeStatusBarFrame:)": "the status bar doesn't affect a launch",
        "application(_:didChangeStatusBarFrame:)": "the status bar doesn't affect a launch",
        "application(_:supportedInterfaceOrientationsFor:)": "called any number of times",
        "windowScene(_:didUpdate:interfaceOrientation:traitCollection:)": "it doesn't affect a launch",
    ]

    /// All names of timelines, and the further names that a source may log.
    fileprivate static let names: Set<String> = {
        let called = Callback.allCases.map(\.name) + OtherMethod.all.map(\.name)
        let happening = PostedNotification.allCases.map(\.rawValue) + Step.allCases.map(\.rawValue)
        let stops = RuleBook.standard.rules.flatMap(\.effects).compactMap { effect in
            if case .stop(let reason) = effect { reason } else { nil }
        }
        return Set(called + happening + stops + notModelled.keys)
    }()

    /// Whether a source can have logged it. UIKit posts more notifications than the model contains, and the names of
    /// those of `UIScreen` are similar to those of `UIScene`.
    fileprivate static func isKnown(_ name: String) -> Bool {
        if names.contains(name) { return true }
        let sender = name.prefix { $0 != "." } + "."
        return name.hasSuffix("Notification") && !names(meantBy: name).contains { $0.hasPrefix(sender) }
    }

    /// The names for another spelling or a misspelling.
    fileprivate static func names(meantBy name: String) -> [String] {
        let spelled = (CallbackSpelling.names[name] ?? []).map(\.name).unique()
        return spelled.isEmpty
            ? Suggestion.all(for: name, among: names.sorted()) : Array(spelled.prefix(Suggestion.countLimit))
    }
}

extension KeyType<String> {
    /// A callback, a notification, a step or a stop, as a timeline spells it.
    static let timelineName = text(.name) { node, key, mistakes in
        let name = name.read(node, key, mistakes)
        if let name, !Recording.isKnown(name) {
            let meant = Recording.names(meantBy: name)
            mistakes.add(Diagnostic("unknown callback \(name.quoted)\(Suggestion.question(meant))", at: node.place))
        }
        return name
    }

    /// The identifier of one of UIKit's rules.
    static let rule = text(.name) { node, key, mistakes in
        let name = name.read(node, key, mistakes)
        if let name, RuleBook.standard.rule(name) == nil {
            let near = Suggestion.all(for: name, among: RuleBook.standard.rules.map(\.id))
            mistakes.add(Diagnostic("unknown rule \(name.quoted)\(Suggestion.question(near))", at: node.place))
        }
        return name
    }
}
