extension Topic {
    static let callbacks = Callback.allCases.map { callback in
        Topic(
            .callback, callback.title, names: [callback.rawValue, callback.title].unique(),
            spellings: [callback.name] + callback.spellings, summary: callback.spec.purpose
        ) { callback.sections }
    }
}

extension Topic {
    /// The callback of the topic; nil for another kind.
    var callback: Callback? { kind == .callback ? Callback.allCases.first { $0.title == title } : nil }
}

extension Callback {
    /// How code and logs write it: in Swift, in Objective-C, in short.
    fileprivate var spellings: [String] {
        let base = String(name.prefix { $0 != "(" })
        let labels = name.drop { $0 != "(" }.dropFirst().dropLast().split(separator: ":").map(String.init)
        let distinctiveLabel = labels.first { $0 != "_" }
        // `continueUserActivity` of `application:continueUserActivity:restorationHandler:`
        let part = spec.selector?.split(separator: ":").dropFirst().first { $0.utf8.count > 12 }.map(String.init)
        return [spec.selector, base, distinctiveLabel, part].compactMap(\.self).unique() + otherSpellings
    }

    /// Its name, which leads to its page.
    var pageName: PageText { pageText(name) }

    /// A name of it, which leads to its page.
    func pageText(_ name: String) -> PageText { .name(name, .callback, titled: title) }

    fileprivate var sections: [PageSection] {
        [
            .lead(spec.purpose), .lead(declaration),
            .inScenario(
                receiver.isDescribed ? [.object([Value.Member(scenarioName, ["does": []])])] : [],
                below: (["app"] + receiver.scenarioKeys).joined(separator: ".")), .rules("When it is called", rules),
            .first(2, "Not called, and its replacement", "replacements", replacements),
            .traced("UIApplication.State inside (\(MatrixPage.standardDevice))", "states") {
                MatrixPage.standard.states(in: self).map { PageItem($0) }
            }, .first(2, "Parameters", "arguments", handed),
            .first(
                2, "Payloads", "payloads",
                PayloadRoute.newestFirst.filter { $0.cold == self || $0.running == self }.map(\.words).unique()),
            .findings(kinds),
            .traced("Triggers (\(MatrixPage.standardDevice))", "triggers") {
                MatrixPage.standard.triggers { $0.callback == self }.map { PageItem($0) }
            }, .essential("Since", availability),
            .first(1, "Notifications posted with it", "notifications", notifications),
            .disputes(RuleBook.standard.disputes(about: self)),
            .rest(
                "Spellings", "spellings",
                ([name, spec.selector].compactMap(\.self) + otherSpellings + [rawValue]).unique()),
        ]
    }

    private var declaration: String {
        let returns = spec.returns == .nothing ? "" : "; returns \(spec.returns.rawValue)"
        return "A callback of \(spec.declaredBy), sent to the \(receiver.title)\(returns)."
    }

    private var rules: [Rule] { RuleBook.standard.rules.filter { $0.callbacks.contains(self) } }

    private var availability: [String] {
        [Platform.availability(since: spec.since, platforms)]
            + [spec.deprecation, spec.calledBefore.map { "not called from iOS \($0) on" }].compactMap(\.self)
    }

    /// Where some rule makes it.
    private var platforms: [Platform] {
        Platform.allCases.filter { platform in rules.contains { $0.canRun(on: platform) } }
    }

    private var handed: [String] {
        rules.flatMap(\.effects).compactMap { effect in
            guard case .call(self, _, let carried) = effect else { return nil }
            return carried.name
        }.unique()
    }

    /// The notifications that a rule posts right after it.
    private var notifications: [PageText] {
        rules.flatMap { rule in
            zip(rule.effects, rule.effects.dropFirst()).compactMap { effect, next -> String? in
                guard case .call(self, _, _) = effect, case .post(let notification, _) = next else { return nil }
                return notification.rawValue
            }
        }.unique().map { .name($0, .notification) }
    }

    private var replacements: [String] {
        FindingKind.deadCallback.rules.filter { $0.when.leaves.contains(.within([self])) }.map { rule in
            let text = rule.message.example(in: self)
            return "\(text); \(rule.fixExample) (\(rule.source.confidence.rawValue): \(rule.source.citation))"
        }
    }

    private var kinds: [FindingKind] {
        FindingKind.kinds(naming: name) { rule in
            rule.mentions.contains { $0.callbacks.contains(self) } || rule.at.contains(.implementation(self))
        }
    }
}

extension Rule {
    /// Whether the platform has the rule, and the event that it asks for.
    fileprivate func canRun(on platform: Platform) -> Bool {
        let kinds = when.mentions.flatMap(\.values).compactMap(BackgroundEvent.Kind.init)
        return platforms.contains(platform)
            && (kinds.isEmpty || kinds.contains { $0.requirement.platforms.contains(platform) })
    }
}

extension Platform {
    /// `iOS 6.0, tvOS 9.0`: on each platform the first version that has the UIKit of an iOS version.
    static func availability(since version: Version, _ platforms: [Platform] = Platform.allCases) -> String {
        platforms.map { "\($0.title) \($0.first(withUIKit: version))" }.joined(separator: ", ")
    }

    private func first(withUIKit version: Version) -> Version {
        switch self {
        case .iOS, .iPadOS: version
        case .tvOS, .macCatalyst: max(version, oldest)
        case .visionOS:
            // Its first versions count from the UIKit of iOS 17 on.
            version < Version(26) ? max(Version(max(version.major - 16, 1), version.minor), oldest) : version
        }
    }
}

extension PayloadRoute {
    /// Those of today's systems, and behind them those of older ones.
    static let newestFirst = all.filter { $0.os.contains(.newest) } + all.filter { !$0.os.contains(.newest) }

    /// Where the payload comes, at a cold start and in a running app.
    var words: PageText {
        let system = os == .all ? "" : " on systems \(os.words)"
        let app = "in an app with \(lifecycles.map(\.label).listed("or"))\(system)"
        let scope = event.map { " of \($0.rawValue)" } ?? ""
        let start: PageText = "at a cold start it is in \(naming: option), and \(naming: cold) receives it"
        let then: PageText = followsLaunch ? ", and then \(naming: running) unless a launch method returned false" : ""
        return
            "\(text: .name(kind.rawValue, .payload))\(scope), \(app): \(text: start)\(text: then); in a running app \(naming: running) receives it"
    }
}
