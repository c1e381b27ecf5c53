/// What a command traces: a scenario, or an app in a launch that is asked for.
struct LaunchSubject: Equatable, Sendable {
    var source: Source
    /// Nil where none is named, as of a scenario.
    var trigger: AskedTrigger?
    /// Where the launch begins; nil where that isn't said.
    var start: Start?

    enum Source: Equatable, Sendable {
        /// A scenario, an app file or a project.
        case input(Input)
        /// An app without a project.
        case folders(CodeFolders)
    }

    init(_ source: Source, trigger: AskedTrigger? = nil, start: Start? = nil) {
        (self.source, self.trigger, self.start) = (source, trigger, start)
    }

    /// The name of what is traced, for headings.
    var name: String {
        switch source {
        case .input(let input): input.name
        case .folders(let folders): folders.sources.joined(separator: ", ")
        }
    }

    /// What is to be typed for a trigger of the app.
    func words(with trigger: String?) -> String {
        let words: [String] =
            switch source {
            case .input(.standardInput): ["-"]
            case .input(.file(let path)): [path.shellWord]
            case .folders(let folders): folders.words
            }
        return (words + [trigger].compactMap(\.self)).joined(separator: " ")
    }

    /// What is asked for beside the source; nil for nothing.
    var askedWords: String? {
        let words = trigger.map { $0.steps.map { $0.joined(separator: " ") }.joined(separator: ", ") }
        let all = [words, start.map { "--from \($0.rawValue)" }].compactMap(\.self)
        return all.isEmpty ? nil : all.joined(separator: " ")
    }

    /// Nil for folders.
    var input: Input? {
        switch source {
        case .input(let input): input
        case .folders: nil
        }
    }
}

extension CodeFolders {
    /// The options that name them.
    fileprivate var words: [String] {
        let files = [("--plist", infoPlist), ("--entitlements", entitlements)]
        return files.flatMap { option, path in path.map { [option, $0.shellWord] } ?? [] }
            + sources.flatMap { ["--sources", $0.shellWord] }
    }
}

extension ScenarioTracing {
    /// Reads the input: a scenario, or the requested launch of an app.
    func read(_ subject: LaunchSubject, _ files: FileAccess) throws(Failure) -> ReadScenario {
        try read(subject, operand(of: subject, files))
    }

    /// The scenario, or the app whose launch is asked for.
    func operand(of subject: LaunchSubject, _ files: FileAccess) throws(Failure) -> ScenarioOrApp {
        switch subject.source {
        case .input(let input): try readOperand(input, files)
        case .folders(let folders): .app(try read(folders, files))
        }
    }

    /// The same of what has been read already.
    func read(_ subject: LaunchSubject, _ operand: ScenarioOrApp) throws(Failure) -> ReadScenario {
        switch operand {
        case .scenario(let read):
            if let words = subject.askedWords { throw .invalid(.notAnApp(for: words, at: read.tree.place.opening)) }
            return read
        case .app(let app):
            guard let trigger = subject.trigger else { throw .invalid(app.unnamedLaunch(of: subject)) }
            return try launch(of: app, by: try app.events(trigger), from: subject.start ?? .notRunning)
        }
    }

    /// The app in a launch, which has to be possible.
    func launch(of app: ReadScenario, by triggers: [Trigger], from start: Start) throws(Failure) -> ReadScenario {
        let launch = AppLaunch(start: start, triggers: triggers)
        let scenario = app.scenario(of: launch)
        do throws(ImpossibleEvent) { _ = try scenario.trace(preferring: preference, by: book) } catch {
            guard error.conflict == nil, error.limit == nil else { throw Failure(error, of: app) }
            let others = Start.allCases.filter { start in
                app.scenario.replacingCourse(by: AppLaunch(start: start, triggers: triggers)).isPossible(by: self)
            }
            throw .invalid(app.impossible(launch, error, others))
        }
        return app.replacing(scenario)
    }
}

extension Scenario {
    /// Whether all of its events can happen.
    func isPossible(by tracing: ScenarioTracing) -> Bool {
        do throws(ImpossibleEvent) {
            _ = try trace(preferring: tracing.preference, by: tracing.book)
            return true
        } catch { return false }
    }
}

extension ReadScenario {
    /// The app with what happens in a launch, which is its title.
    fileprivate func scenario(of launch: AppLaunch) -> Scenario {
        var scenario = scenario.replacingCourse(by: launch)
        let names = launch.triggers.compactMap { $0.nameInApp.map { " \($0)" } }.joined()
        // A folder is often called otherwise in another worktree.
        let isFolder = source.bytes.isEmpty && !source.name.isOfProject
        scenario.name = "\(isFolder ? "" : "\(scenario.name): ")\(launch.name)\(names)"
        return scenario
    }

    /// The events that are asked for, the app's own ones with what they carry.
    func events(_ asked: AskedTrigger) throws(ScenarioTracing.Failure) -> [Trigger] {
        var events: [Trigger] = []
        for words in asked.steps {
            let offered = try trigger(words)
            if !offered.before.isEmpty, Array(events.suffix(offered.before.count)) != offered.before {
                events += offered.before
            }
            events.append(offered.trigger)
        }
        return events
    }

    /// The trigger that is called so; of several that differ in nothing but what the app names, the first.
    private func trigger(_ words: [String]) throws(ScenarioTracing.Failure) -> OfferedTrigger {
        let called = ownTriggers.filter { $0.isCalled(words) }
        let possible = called.filter(canHappen)
        let exact = possible.filter { $0.sort.folded == words.joined().folded }
        let own = [exact, possible, called].first { !$0.isEmpty } ?? []
        if Set(own.map(\.sort)).count > 1 { throw .invalid(several(own, words)) }
        guard let found = own.first ?? commonTriggers.first(where: { $0.isCalled(words) }) else {
            throw .invalid(absent(words))
        }
        return found
    }
}
