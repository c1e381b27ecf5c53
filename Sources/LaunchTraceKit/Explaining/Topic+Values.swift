extension Topic {
    /// The words that a scenario chooses from, and those that a timeline marks its entries with.
    static let values = backgroundEvents + interruptions + starts + pauses + roles + endings + payloads + confidences

    static let limits = Limit.all.map { limit in
        Topic(
            .limit, "limit.\(limit.watchdog.rawValue)", names: [limit.watchdog.rawValue],
            spellings: ["watchdog", "0x8badf00d"], summary: limit.watchdog.meaning
        ) {
            [
                Page.section(
                    "What it is",
                    ["\(limit.watchdog.meaning) The limit is \(limit.limitMs) ms."]
                        + limit.when.clauses.map { "if \($0)" }
                ),
                Page.section("What follows", lines: RuleBook.standard.rules(at: .at(limit.point)).flatMap(\.lines)),
                Page.section(
                    "Findings",
                    FindingKind.kinds {
                        $0.conditions.contains { $0.leaves.contains(.occurrence(.overran([limit.watchdog]))) }
                    }
                    .map(\.item)),
            ]
        }
    }

    private static let backgroundEvents = BackgroundEvent.Kind.allCases.map { kind in
        value(
            .backgroundEvent, kind.rawValue, kind.meaning, of: .backgroundEvent, needs: kind.requirement.words,
            leadingTo: { $0.name == EventKind.backgroundEvent.rawValue && $0.sort == kind.rawValue })
    }

    private static let interruptions = Interruption.Kind.allCases.map { kind in
        value(
            .interruption, kind.rawValue, kind.meaning, of: .interruption,
            leadingTo: { $0.name == EventKind.interruption.rawValue && $0.sort.hasPrefix("\(kind.rawValue),") })
    }

    private static let starts = Start.allCases.map { start in
        Topic(.start, start.rawValue, summary: start.meaning) {
            [Page.section("What it is", ["Where a scenario can begin. " + start.meaning])]
        }
    }

    private static let pauses = PrewarmPause.allCases.map { pause in
        value(.pause, pause.rawValue, pause.meaning, of: .prewarm)
    }

    private static let roles = SceneRole.allCases.map { role in
        value(
            .role, role.rawValue, role.meaning, of: .openWindow,
            leadingTo: { $0.name == EventKind.openWindow.rawValue && $0.sort == (role == .window ? "" : role.rawValue) }
        )
    }

    private static let endings = Terminator.allCases.map { terminator in
        value(
            .ending, terminator.rawValue, terminator.meaning, of: .terminate,
            leadingTo: { $0.name == EventKind.terminate.rawValue && $0.sort == terminator.rawValue })
    }

    private static let payloads = PayloadKind.allCases.map { kind in
        Topic(.payload, kind.rawValue, summary: kind.meaning) {
            [
                Page.section("What it is", [kind.meaning]),
                Page.section("Where it comes", PayloadRoute.all.filter { $0.kind == kind }.map(\.words)),
                Page.section("Options that hold it", Slot.allCases.filter { $0.payload == kind }.map(\.rawValue)),
                Page.section(
                    "Findings",
                    FindingKind.kinds { rule in
                        rule.conditions.contains {
                            $0.leaves.contains { if case .payload = $0 { true } else { false } }
                        }
                    }.map(\.item)),
            ]
        }
    }

    private static let confidences = Confidence.allCases.map { confidence in
        Topic(.confidence, confidence.rawValue, summary: confidence.meaning) {
            let rules = RuleBook.standard.rules.filter { $0.source.confidence == confidence }
            return [
                Page.section("What it is", [confidence.meaning]),
                Page.section("Rules of this confidence", [rules.map(\.id).joined(separator: ", ")]),
            ]
        }
    }

    /// A word that rules ask for by a fact of the event.
    private static func value(
        _ kind: Kind, _ name: String, _ meaning: String, of event: EventKind, needs: [String] = [],
        leadingTo isMeant: (@Sendable (MatrixPage.TriggerTitle) -> Bool)? = nil
    ) -> Topic {
        let isAbout = { @Sendable (mentions: Mentions) in
            mentions.events == [event] && mentions.values.contains(name)
        }
        return Topic(kind, name, summary: meaning) {
            let rules = RuleBook.standard.rules.filter { $0.when.mentions.contains(where: isAbout) }
            let keys = OptionKey.byTable.flatMap { table in
                table.keys.filter { $0.when.mentions.contains(where: isAbout) }.map { "\(table.name).\($0.name)" }
            }
            return [
                Page.section("What it is", [meaning]), Page.section("What it needs", needs),
                Page.section(
                    "What it leads to (\(MatrixPage.standard.device))",
                    lines: isMeant.map(MatrixPage.standard.outcomes) ?? []),
                Page.section("Options that it sets", keys), Page.section("Rules", lines: rules.flatMap(\.lines)),
                Page.section("Where sources disagree", lines: rules.flatMap(Dispute.about).unique().flatMap(\.lines)),
                Page.section(
                    "Findings",
                    FindingKind.kinds { $0.mentions.contains(where: isAbout) }.map(\.item)),
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
