/// Why there is no launch to trace, and what can be asked for instead.
extension ReadScenario {
    /// No launch of the app is named.
    func unnamedLaunch(of subject: LaunchSubject) -> Diagnostics {
        answer(
            "choose one of the app's launches: \(launches)",
            hint: "add it to the command: \(subject.words(with: names.prefix(2).last)); --warm starts with the app in "
                + "memory, and \"\(ToolInfo.name) lint --list\" has the reason of each launch")
    }

    /// The app has nothing of these words.
    func absent(_ words: [String]) -> Diagnostics {
        answer(
            "the app has no launch by \(words.joined(separator: " ")): it neither declares nor handles it\(doubt); "
                + "known launches: \(launches)",
            hint: "\"\(ToolInfo.name) lint --list\" has the reasons, \"\(ToolInfo.name) new\" a starter scenario")
    }

    /// These words match triggers that differ in more than their names.
    func several(_ offered: [OfferedTrigger], _ words: [String]) -> Diagnostics {
        answer("\(words.joined(separator: " ")) matches several launches of the app: \(offered.names.listed("and"))")
    }

    func unclear(_ offered: [OfferedTrigger], of subject: LaunchSubject, in log: String) -> Diagnostics {
        let names = (offered.isEmpty ? ownTriggers : offered).names
        return answer(
            "\(log) fits several launches: \(names.listed("or"))",
            hint: "choose a launch: \(ToolInfo.name) verify \(subject.words(with: names.last)) \(log.shellWord)")
    }

    /// A launch that can't begin there.
    func impossible(_ launch: AppLaunch, _ error: ImpossibleEvent, _ others: [Start]) -> Diagnostics {
        let event = error.event.map { launch.triggers[$0].kind.rawValue } ?? "this start"
        let starts = others.map { "--from \($0.rawValue)" }
        return answer(
            "\(event) can't happen if the app starts as \(launch.start.rawValue): \(error.reason)",
            hint: starts.isEmpty ? nil : "possible with \(starts.listed("or"))")
    }

    /// Why there may be more of it than was read.
    private var doubt: String { project?.doubt.map { " (but \($0))" } ?? "" }

    /// The words that name the launches, as many as can happen on the device.
    private var names: [String] { ownTriggers.filter(canHappen).names }

    private var launches: String { names.listed("and") }

    private func answer(_ message: String, hint: String? = nil) -> Diagnostics {
        Diagnostics([Diagnostic(message, at: tree.place.opening, hint: hint)])
    }

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
                "a scenario or a timeline contains its own events; leave out \"\(words)\"", at: place,
                hint: "TRIGGER needs an app file or a project")
        ])
    }
}
