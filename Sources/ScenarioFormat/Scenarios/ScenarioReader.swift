/// Reads a scenario, or reports all of its mistakes.
public struct ScenarioReader: Sendable {
    private let readFile: NamedFiles.Reading
    private let readProject: ProjectReading

    /// Reads the app of a project. Facts that the project doesn't state get the given place.
    package typealias ProjectReading = @Sendable (ProjectReference, Place) throws(FileProblem) -> ProjectApp

    /// `readFile` reads the files that a scenario names: a property list, an app.
    public init(readFile: @escaping @Sendable (_ path: String) throws(FileProblem) -> [UInt8]) {
        self.init(withoutProjects: { (path, _) throws(FileProblem) in try readFile(path) })
    }

    /// `readFile` reads the files that are of the requested kind.
    package init(withoutProjects readFile: @escaping NamedFiles.Reading) {
        self.init(readFile: readFile) { (_, _) throws(FileProblem) in
            throw FileProblem(reason: "projects can't be read here")
        }
    }

    package init(readFile: @escaping NamedFiles.Reading, readProject: @escaping ProjectReading) {
        (self.readFile, self.readProject) = (readFile, readProject)
    }

    /// Reads the text, changed by the settings in their order; throws all mistakes together.
    public func read(_ text: SourceText, settings: [Setting] = []) throws(Diagnostics) -> ReadScenario {
        let tree = try Self.ownTree(text)
        guard !tree.isAppFile else { throw Diagnostics([.appForScenario(tree)]) }
        return try read(tree, in: text, settings: settings)
    }

    /// Reads a scenario, or an app that represents all of its launches.
    package func readScenarioOrApp(_ tree: JSONNode, in text: SourceText, settings: [Setting] = []) throws(Diagnostics)
        -> ScenarioOrApp
    {
        try Self.refuseForeign(tree, in: text)
        if let level = tree.onlyAppLevel { throw Diagnostics([Diagnostic(.appInAppFile, at: level.keyPlace)]) }
        guard tree.isAppFile else { return .scenario(try read(tree, in: text, settings: settings)) }
        return .app(try read(app: tree, in: text, settings: settings))
    }

    /// The JSON of a text that must be a scenario or an app.
    package static func ownTree(_ text: SourceText) throws(Diagnostics) -> JSONNode {
        let tree = try tree(text)
        try refuseForeign(tree, in: text)
        return tree
    }

    /// Refuses a file of unknown origin without details, because each mistake would reveal a part of its content.
    private static func refuseForeign(_ tree: JSONNode, in text: SourceText) throws(Diagnostics) {
        guard text.isNamed || tree.isMeantForTool else { throw Diagnostics([.foreign(tree, "a scenario")]) }
    }

    /// The JSON of any text; for a text that was only found, with the parts that may be shown.
    package static func tree(_ text: SourceText) throws(Diagnostics) -> JSONNode {
        return try rethrow(as: { Diagnostics([$0]) }) { () throws(Diagnostic) in try text.json() }
    }

    package func read(_ node: JSONNode, in text: SourceText, settings: [Setting] = []) throws(Diagnostics)
        -> ReadScenario
    { try read(node, in: text, settings: settings, as: .scenario) }

    /// Reads an app whose parts may be in several texts.
    package func read(app node: JSONNode, in text: SourceText, settings: [Setting] = []) throws(Diagnostics)
        -> ReadScenario
    { try read(node.asScenario, in: text, settings: settings, as: .app) }

    /// The required content of a tree.
    fileprivate enum Whole { case scenario, app }

    private func read(_ node: JSONNode, in text: SourceText, settings: [Setting], as whole: Whole) throws(Diagnostics)
        -> ReadScenario
    {
        let mistakes = Mistakes(keysElsewhere: ScenarioDraft.keysByName)
        let files = NamedFiles(readFile: readFile)
        let changed = changed(
            node, by: settings, AppSources(files: files, readProject: readProject, mistakes: mistakes))
        let scenario = Fields(changed.tree, of: .scenario, hint: Self.form, mistakes)?.read(
            whole, changed, files, source: text)
        guard let scenario, mistakes.count == 0 else { throw mistakes.diagnostics }
        return scenario
    }

    private static let form = #"the form is {"name": "Cold start", "events": [{"event": "tapIcon"}]}"#

    /// The tree with the app from its source and with the settings; the settings that select the source are applied
    /// first.
    private func changed(_ node: JSONNode, by settings: [Setting], _ sources: AppSources) -> ChangedTree {
        var tree = node
        tree.loadApp(sources)
        let origins = ["app"] + ProjectReference.names.map { "app.\($0)" }
        func apply(where isMeant: (Setting) -> Bool) {
            for (index, setting) in settings.enumerated() where isMeant(setting) {
                do throws(Diagnostic) { try tree.apply(setting, number: index + 1) } catch {
                    sources.mistakes.add(error)
                }
                if setting.key == "app" { tree.loadApp(sources) }
            }
        }
        apply { origins.contains($0.key) }
        let project = tree.loadProject(sources)
        apply { !origins.contains($0.key) }
        let isChanged = settings.contains { !origins.contains($0.key) && $0.mayChangeApp }
        return ChangedTree(
            tree: tree, project: project?.app, leavesProjectAlone: !isChanged && project?.isAlone == true)
    }
}

/// A scenario with its app and the settings.
private struct ChangedTree {
    let tree: JSONNode
    let project: ProjectApp?
    /// Whether the scenario has no other keys for its app.
    let leavesProjectAlone: Bool
}

extension Setting {
    /// Whether it is a key of the app, perhaps in quotation marks.
    fileprivate var mayChangeApp: Bool { key.hasPrefix("app") || key.hasPrefix("\"") }
}

extension Fields {
    /// The scenario, or a tap on the icon of the app; its problems are added to the mistakes.
    fileprivate consuming func read(
        _ whole: ScenarioReader.Whole, _ changed: ChangedTree, _ files: NamedFiles, source: SourceText
    ) -> ReadScenario {
        let tree = changed.tree
        var draft = ScenarioDraft()
        switch whole {
        case .scenario:
            read(ScenarioDraft.keysOfNames + [ScenarioDraft.schemaKey], into: &draft)
            readSetup(into: &draft, files, changed)
            read(ScenarioDraft.keysOfCourse, into: &draft)
        case .app:
            draft.name = source.name.lastPathPart
            draft.events = [.tapIcon]
            readSetup(into: &draft, files, changed)
        }
        close()
        return ReadScenario(
            scenario: draft.scenario, writtenEvents: tree.member(at: ["events"])?.value.items ?? [],
            start: tree.member(at: ["start"])?.value.place, source: source, tree: tree, project: changed.project)
    }

    /// The device and the app, and their contradictions.
    private mutating func readSetup(into draft: inout ScenarioDraft, _ files: NamedFiles, _ changed: ChangedTree) {
        let (tree, mistakesBefore) = (changed.tree, mistakes.count)
        if let project = changed.project, changed.leavesProjectAlone {
            read([ScenarioDraft.deviceKey, Field(readBefore: ScenarioDraft.appKey(files))], into: &draft)
            draft.app = project.app
            for mistake in project.mistakes { mistakes.add(mistake) }
            tree.member(at: ["app", AcceptedFinding.key])?.value.checkAccepted(mistakes)
        } else {
            read(ScenarioDraft.keysOfSetup(files), into: &draft)
        }
        if let project = changed.project { draft.app.setUnknown(as: project) }
        if let refusal = changed.project?.refusal, tree.member(at: ["app", Receiver.appDelegate.rawValue]) == nil {
            mistakes.add(refusal)
        }
        if tree.setsLifecycle {
            draft.app.adoptScenes()
            draft.app.giveUpScenes()
            draft.app.leaveOut(changed.project?.inheritedInVain ?? [:])
        }
        // An invalid value would seem to contradict the others.
        let isMisread = mistakes.count > mistakesBefore
        for contradiction in Contradiction.all(in: draft.app, on: draft.device)
        where (!isMisread || contradiction.isOfVersion)
            && !(changed.project != nil && contradiction.dependsOnAvailability)
        { mistakes.add(.contradiction(contradiction), at: tree.place(of: contradiction) ?? place) }
    }
}

extension Scenario.App {
    /// Notes the unread parts of the project, for which a scenario has no key.
    fileprivate mutating func setUnknown(as project: ProjectApp) {
        code = project.app.code
        code.isPartlyUnread = project.hasUnreadCode
        guard project.unreadOfInfoPlist != .nothing else { return }
        infoPlist = infoPlist ?? InfoPlist()
        infoPlist?.unread = project.unreadOfInfoPlist
    }
}

extension JSONNode {
    /// The value that is complained about; a complaint about a whole delegate points at its key.
    fileprivate func place(of contradiction: Contradiction) -> Place? {
        if let path = contradiction.placeOfAction { return place(at: path) }
        let member = member(at: contradiction.path)
        let delegates = Receiver.described.map(\.rawValue) + [SceneRole.delegatesKey]
        let isOfDelegate = delegates.contains { $0 == contradiction.path.last }
        return isOfDelegate ? member?.keyPlace : member?.value.place
    }
}
