/// Why there is no launch to trace, and what can be asked for instead.
extension ReadScenario {
    /// No launch of the app is named.
    func unnamedLaunch(of subject: LaunchSubject) -> Diagnostics {
        answer(
            "this is an app, and one launch of it is wanted: \(launches)",
            hint: "name it behind the app: \(subject.words(with: names.prefix(2).last)); "
                + "--warm begins with an app in memory, and \"\(ToolInfo.name) lint --list\" says why an app has each")
    }

    /// The app has nothing of these words.
    func absent(_ words: [String]) -> Diagnostics {
        answer(
            "the app has no launch by \(words.joined(separator: " ")), because it neither declares nor has code for any\(doubt); "
                + "it has \(launches)",
            hint:
                "\"\(ToolInfo.name) lint --list\" says why it has each, and \"\(ToolInfo.name) new\" writes a scenario of your own"
        )
    }

    /// These words stand for triggers that differ in more than what the app calls them.
    func several(_ offered: [OfferedTrigger], _ words: [String]) -> Diagnostics {
        answer(
            "several launches of the app may be meant by \(words.joined(separator: " ")): \(offered.names.listed("and"))"
        )
    }

    /// A log that fits launches by several triggers.
    func unclear(_ offered: [OfferedTrigger], of subject: LaunchSubject, in log: String) -> Diagnostics {
        let names = (offered.isEmpty ? ownTriggers : offered).names
        return answer(
            "\(log) doesn't tell which launch it is of: it may be one by \(names.listed("or"))",
            hint: "say which: \(ToolInfo.name) verify \(subject.words(with: names.last)) \(log.shellWord)")
    }

    /// A launch that can't begin there.
    func impossible(_ launch: AppLaunch, _ error: ImpossibleEvent, _ others: [Start]) -> Diagnostics {
        let event = error.event.map { launch.triggers[$0].kind.rawValue } ?? "this start"
        let starts = others.map { "--from \($0.rawValue)" }
        return answer(
            "\(event) can't happen to an app that begins as \(launch.start.rawValue): \(error.reason)",
            hint: starts.isEmpty ? nil : "it can with \(starts.listed("or"))")
    }

    /// Why there may be more of it than was read.
    private var doubt: String { project?.doubt.map { " (but \($0))" } ?? "" }

    /// The words that name the launches, as many as can happen on the device.
    private var names: [String] { ownTriggers.filter(canHappen).names }

    private var launches: String { names.listed("and") }

    private func answer(_ message: String, hint: String? = nil) -> Diagnostics {
        Diagnostics([Diagnostic(message, at: tree.place.opening, hint: hint)])
    }
}

extension ReadScenario {
    /// Whether there is a start from which the app can have it.
    func canHappen(_ offered: OfferedTrigger) -> Bool {
        Start.allCases.contains { start in
            let launch = AppLaunch(start: start, triggers: offered.before + [offered.trigger])
            return scenario.replacingCourse(by: launch).isPossible(by: ScenarioTracing())
        }
    }
}

extension Diagnostics {
    /// A launch is asked for of what is no app.
    static func notAnApp(for words: String, at place: Place?) -> Diagnostics {
        Diagnostics([
            Diagnostic(
                "a scenario or a timeline says itself what happens; leave out \"\(words)\"", at: place,
                hint: "an app file or a project has launches that can be asked for")
        ])
    }
}
