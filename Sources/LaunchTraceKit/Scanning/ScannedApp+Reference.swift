extension FileAccess {
    /// The app of the project that a scenario refers to, below the root of the scenario. A project is read once.
    func app(of reference: ProjectReference, namedBy scenario: String, below given: String?, at place: Place)
        throws(FileProblem) -> ProjectApp
    {
        let root = try rootFolder(given, above: scenario.folderPath)
        let key =
            [root, reference.project, reference.target, reference.plist, reference.entitlements].map { $0 ?? "" }
            + (reference.sources ?? [])
        let read = memory.value(of: key.joined(separator: "\n")) { () -> Result<ScannedApp, FileProblem> in
            Result { () throws(FileProblem) in try self.app(of: ProjectSource(reference), below: root) }
        }
        return try read.get().asProject(at: place)
    }

    private func app(of source: ProjectSource, below root: String) throws(FileProblem) -> ScannedApp {
        return try rethrow(as: { FileProblem(reason: $0.message) }) { () throws(ProjectSearchProblem) in
            try target(of: source, below: root).app(by: parallelWork)
        }
    }
}

extension ScannedApp {
    /// Where the code has what no scenario says.
    private var otherPlaces: [ScenarioPath: Place] {
        let places = origins.compactMap { origin -> (ScenarioPath, Place)? in
            guard case .nothing = origin.content, let place = origin.place,
                origin.how == .read || origin.path.words.contains(Delegate.Method.unknownKey)
            else { return nil }
            return (origin.path, place)
        }
        return Dictionary(places) { first, _ in first }
    }

    private var reasons: [ScenarioPath: UnknownReason] {
        let reasons = origins.compactMap { origin -> (ScenarioPath, UnknownReason)? in
            let isOfSuperclass = origin.how == .assumed && origin.path.steps.last == .key(Delegate.othersKey)
            guard origin.how == .unknown || isOfSuperclass, let remark = origin.remark else { return nil }
            return (origin.path, UnknownReason(remark, at: origin.place))
        }
        return Dictionary(reasons) { first, _ in first }
    }

    /// The app for a scenario; facts without a location in the project have a location of their own.
    func asProject(at place: Place) -> ProjectApp {
        ProjectApp(
            app: app, tree: node(at: place),
            mistakes: mistakes.map { $0.place == nil ? Diagnostic($0.message, at: place, hint: $0.hint) : $0 },
            sources: sources, sourcePlaces: sourcePlaces, otherPlaces: otherPlaces, reasons: reasons,
            problems: problems, accepted: accepted, uselessComments: uselessComments, declarations: declarations,
            top: top, unreadOfInfoPlist: gaps.infoPlist, hasUnreadCode: gaps.code != nil,
            isFollowed: !sourceProblems.contains { $0.kind == .tooManySteps }, doubt: gaps.doubt,
            refusal: notAnalyzed.map {
                Diagnostic(ProjectSearchProblem.notAnalyzed($0.message), at: $0.place ?? place)
            }, inheritedInVain: inheritedInVain,
            notUnderstood: sourceProblems.first(where: \.kind.mayHide).map {
                UnknownReason("a part of the file isn't understood", at: $0.place)
            }, origin: origin.map(\.words))
    }
}

extension TargetOrigin {
    /// `ios/App.xcodeproj, target App; passed over: AppClip`
    var words: String {
        "\(project), target \(target)" + (passedOver.isEmpty ? "" : "; skipped: \(passedOver.joined(separator: ", "))")
    }
}

extension ProjectSource {
    fileprivate init(_ reference: ProjectReference) {
        self =
            if let project = reference.project { .project(project, target: reference.target) } else {
                .folders(
                    CodeFolders(
                        infoPlist: reference.plist, entitlements: reference.entitlements,
                        sources: reference.sources ?? []), in: nil)
            }
    }
}
