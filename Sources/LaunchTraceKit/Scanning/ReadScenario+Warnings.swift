extension ReadScenario {
    /// The parts of the project that couldn't be read, the versions that are unknown, and notes about events that may be
    /// confused.
    var warnings: [Diagnostic] { (project?.problems ?? []) + [noteOfVersions].compactMap(\.self) + notesOfEvents }

    /// One note for a system and an SDK that are newer than the newest known ones.
    private var noteOfVersions: Diagnostic? {
        let newer = scenario.newerVersions
        guard let first = newer.first else { return nil }
        let names = newer.map { "\($0.product.title) \($0.version)" }.joined(separator: " and ")
        let key = if case .sdk = first.product { ["app", "sdk"] } else { ["device", "os"] }
        return Diagnostic(
            "\(names) \(newer.count == 1 ? "is" : "are") newer than \(Version.newestKnown), the newest known version; "
                + "the launch is traced as on \(Version.newestKnown)", severity: .note,
            at: tree.member(at: key)?.value.place)
    }

    /// A note for a web address in an event for custom URLs.
    private var notesOfEvents: [Diagnostic] {
        scenario.events.indices.compactMap { index in
            guard case .openURL(let opened) = scenario.events[index].trigger, opened.address.text.isWebAddress,
                let place = writtenURL(ofEvent: index)
            else { return nil }
            return Diagnostic(
                "openURL delivers a web address as a custom URL; the event of a universal link is openUniversalLink",
                severity: .note, at: place)
        }
    }

    private func writtenURL(ofEvent index: Int) -> Place? {
        writtenEvents.indices.contains(index) ? writtenEvents[index].member(at: ["url"])?.value.place : nil
    }
}

extension String {
    fileprivate var isWebAddress: Bool {
        let text = lowercased()
        return text.hasPrefix("https:") || text.hasPrefix("http:")
    }
}

extension [Diagnostic] {
    /// The same for stderr, each once, beside a product of a format that is read there.
    func warningText(for medium: OutputMedium = .document) -> String {
        switch medium {
        case .document: problemTexts.unique().joined()
        // The excerpt of a plain message could hold a line that is a command itself.
        case .workflowLog: unique().map(\.problem).workflowCommands
        }
    }
}
