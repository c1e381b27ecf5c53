extension ScannedApp {
    package init(_ source: AppSource) { self = AppFactReading.read(source) { ScannedApp($0) } }

    init(_ reading: AppFactReading) {
        let source = reading.source
        var draft = reading.draft
        let found = reading.typesOfLaunches
        var sources = found.sources(linkedFrom: source.linkHosts ?? reading.linkHostsOfCode(found))
        sources.extensionSchemes = source.extensionSchemes
        sources.mayShowNotifications = reading.mayShowNotifications
        sources.taskKinds = reading.taskRequests.kinds
        if !draft.hasLaunchMethod {
            sources.leaveOut(tasks: reading.registeredSomewhere.filter { !draft.startRegisters($0) })
        }
        sources.leaveOut(tasks: reading.unusedTasks)
        sources.windowActivities = WindowActivities(reading.index, reading.reader.reading.constants).types
        sources.kinds = draft.kinds
        sources.inherited = draft.inherited
        let missing = reading.missingModes
        sources.undeclared = missing.events
        draft.add(filesNaming: NamedNotifications.files(reading.index))
        draft.add(stateBodies: reading.stateBodies)
        draft.add(windows: reading.neededWindows(hasScenes: draft.app.lifecycle != .appDelegate))
        if reading.scenes.sharesDelegate { draft.add(windows: [.sharedSceneDelegate]) }
        draft.add(tasksOfSwiftUI: reading.swiftUI?.kindsOfTasks ?? [])
        // Without the life cycle nothing is known of which methods are called.
        if draft.app.lifecycle != nil {
            draft.leaveOutMethods(in: reading.ownCalls, besides: reading.reachableCounterparts)
            draft.leaveOutDeadAssumptions()
        }
        let hasScenes = draft.app.lifecycle != .appDelegate
        let functions = UnmentionedFunctions(
            source: source, delegate: reading.delegateType, uncalled: hasScenes ? Counterpart.uncalled(in: .scene) : [])
        draft.add(unmentioned: Scenario.App.Code.UnmentionedFunctions(functions.among, missing: functions.missing))
        let comments = IgnoreComments(in: source.code.files, shared: source.sharedFiles)
        self.init(
            draft.app, draft.origins, mistakes: draft.mistakes, sources: sources,
            sourcePlaces: found.places.merging(missing.places) { $1 }, unread: source.unread, gaps: source.gaps,
            sourceProblems: source.code.files.flatMap(\.problems) + [source.unfollowed].compactMap(\.self),
            accepted: comments.accepted, uselessComments: comments.problems,
            declarations: source.code.declarationNames(at: draft.origins.compactMap(\.place)),
            top: source.plistTexts.first.map { Place(source: $0, range: 0..<0) }, notAnalyzed: reading.notAnalyzed)
    }
}

extension LaunchSources {
    /// Adds no launch for these tasks: the time of their registration is unknown.
    fileprivate mutating func leaveOut(tasks: [String]) { for task in tasks { taskKinds[task] = [] } }
}
