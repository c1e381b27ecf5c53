extension Topic {
    /// The words that a scenario chooses from, and those that a timeline marks its entries with.
    static let values = backgroundEvents + interruptions + starts + pauses + roles + endings + payloads + confidences

    static let limits = Limit.all.map { limit in
        Topic(
            .limit, "limit.\(limit.watchdog.rawValue)", names: [limit.watchdog.rawValue],
            spellings: ["watchdog", "0x8badf00d"], summary: limit.watchdog.meaning
        ) {
            [
                .lead("\(limit.watchdog.meaning) The limit is \(limit.limitMs) ms."),
                .essential("Condition", limit.when.clauses.map { "if \($0)" }),
                .rules("Rules", RuleBook.standard.rules(at: .at(limit.point))),
                .findings(
                    FindingKind.kinds {
                        $0.conditions.contains { $0.leaves.contains(.occurrence(.overran([limit.watchdog]))) }
                    }),
            ]
        }
    }

    private static let backgroundEvents = BackgroundEvent.Kind.allCases.map { kind in
        value(
            .backgroundEvent, kind.rawValue, in: .backgroundEvent, kind.meaning, of: .backgroundEvent,
            needs: kind.requirement.words,
            leadingTo: { $0.name == EventKind.backgroundEvent.rawValue && $0.sort == kind.rawValue })
    }

    private static let interruptions = Interruption.Kind.allCases.map { kind in
        value(
            .interruption, kind.rawValue, in: .interruption, kind.meaning, of: .interruption,
            leadingTo: { $0.name == EventKind.interruption.rawValue && $0.sort.hasPrefix("\(kind.rawValue),") })
    }

    private static let starts = Start.allCases.map { start in
        Topic(.start, start.rawValue, summary: start.meaning) {
            [
                .lead("A start of a scenario. " + start.meaning),
                .inScenario(ScenarioKey.examples(of: start.rawValue, in: .start)),
            ]
        }
    }

    private static let pauses = PrewarmPause.allCases.map { pause in
        value(.pause, pause.rawValue, in: .pause, pause.meaning, of: .prewarm)
    }

    private static let roles = SceneRole.allCases.map { role in
        value(
            .role, role.rawValue, in: .role, role.meaning, of: .openWindow,
            leadingTo: { $0.name == EventKind.openWindow.rawValue && $0.sort == (role == .window ? "" : role.rawValue) }
        )
    }

    private static let endings = Terminator.allCases.map { terminator in
        value(
            .ending, terminator.rawValue, in: .ending, terminator.meaning, of: .terminate,
            leadingTo: { $0.name == EventKind.terminate.rawValue && $0.sort == terminator.rawValue })
    }

    private static let payloads = PayloadKind.allCases.map { kind in
        Topic(.payload, kind.rawValue, summary: kind.meaning) {
            [
                .lead(kind.meaning), .inScenario(ScenarioKey.examples(of: kind.rawValue, in: .payload)),
                .first(4, "Delivery", "routes", PayloadRoute.newestFirst.filter { $0.kind == kind }.map(\.words)),
                .first(6, "Options with it", "options", Slot.allCases.filter { $0.payload == kind }.map(\.rawValue)),
                .findings(
                    FindingKind.kinds { rule in
                        rule.conditions.contains {
                            $0.leaves.contains { if case .payload = $0 { true } else { false } }
                        }
                    }),
            ]
        }
    }

    private static let confidences = Confidence.allCases.map { confidence in
        Topic(.confidence, confidence.rawValue, summary: confidence.meaning) {
            let rules = RuleBook.standard.rules.filter { $0.confidence == confidence }
            return [
                .lead(confidence.meaning),
                .first(
                    20, "Rules of this confidence", "all \(rules.count) rules",
                    items: rules.map { PageItem($0.reasonText) }, short: rules.map { PageItem("\(naming: $0)") }),
            ]
        }
    }

    /// A word that rules ask for by a fact of the event.
    private static func value(
        _ kind: Kind, _ name: String, in words: ScenarioKey.Words, _ meaning: String, of event: EventKind,
        needs: [String] = [], leadingTo isMeant: (@Sendable (MatrixPage.TriggerTitle) -> Bool)? = nil
    ) -> Topic {
        let isAbout = { @Sendable (mentions: Mentions) in mentions.events == [event] && mentions.values.contains(name) }
        return Topic(kind, name, summary: meaning) {
            let rules = RuleBook.standard.rules.filter { $0.when.mentions.contains(where: isAbout) }
            let keys = OptionKey.byTable.flatMap { table in
                table.keys.filter { $0.when.mentions.contains(where: isAbout) }.map { "\(table.name).\($0.name)" }
            }
            return [
                .lead(meaning), .inScenario(ScenarioKey.examples(of: name, in: words)),
                .essential("Requirements", needs),
            ] + (isMeant.map { [.outcomes(of: $0)] } ?? []) + [
                .first(4, "Options that it sets", "options", keys), .rules("Rules", rules),
                .findings(FindingKind.kinds { $0.mentions.contains(where: isAbout) }),
                .disputes(rules.flatMap(Dispute.about).unique()),
            ]
        }
    }
}

extension BackgroundRequirement {
    fileprivate var words: [String] {
        [Platform.availability(since: since, platforms)]
            + [mode.map { "\"\($0)\" among UIBackgroundModes" }].compactMap(\.self)
            + (needsMultipleScenes == .before(0)
                ? [] : ["support of multiple scenes on systems \(needsMultipleScenes.words)"])
    }
}
