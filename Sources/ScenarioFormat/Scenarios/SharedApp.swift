/// The sources of an app, apart from the scenario.
struct AppSources {
    package let files: NamedFiles
    /// Reads the app of a project, its parts at their places. Facts that the project doesn't state get a place of their
    /// own.
    let readProject: ScenarioReader.ProjectReading
    package let mistakes: Mistakes
}

/// The reason why a fact of an app is unknown: the rest of a sentence that begins with its location.
package struct UnknownReason: Sendable {
    package let place: Place?
    package let text: String

    package init(_ text: String, at place: Place?) { (self.text, self.place) = (text, place) }
}

/// The app of a project.
///
/// A scenario uses the app directly, and the tree for the places of its parts. If the scenario or a `--set` states
/// something about the app, it overrides the tree, and the whole app is read from that tree like from a file.
package final class ProjectApp: Sendable {
    /// The app that was read.
    let app: Scenario.App
    /// The same as in a scenario, each part at its place.
    let tree: JSONNode
    /// The mistakes for which a scenario with this app is refused.
    let mistakes: [Diagnostic]
    /// The events that lead into it and aren't declared.
    package let sources: LaunchSources
    /// The locations in code of the types in these sources.
    package let sourcePlaces: [String: Place]
    /// The locations in code of facts that a scenario can't state.
    package let otherPlaces: [ScenarioPath: Place]
    /// The reasons why facts are unknown.
    package let reasons: [ScenarioPath: UnknownReason]
    /// The parts that couldn't be read.
    package let problems: [Diagnostic]
    /// The first location in code that isn't understood, so that no launch is analyzed to its end.
    package let notUnderstood: UnknownReason?
    /// The findings that comments in its code accept.
    package let accepted: [AcceptedFinding]
    /// The comments that should accept a finding but don't.
    package let uselessComments: [Diagnostic]
    /// The declarations at the beginning of its parts: `AppDelegate.applicationWillEnterForeground(_:)`.
    package let declarations: [Place: String]
    /// The further keys that its Info.plist may have.
    package let unreadOfInfoPlist: InfoPlist.Unread
    /// Whether a part of its code wasn't read.
    package let hasUnreadCode: Bool
    /// Whether its calls were followed to their end.
    package let isFollowed: Bool

    /// The beginning of its Info.plist, or else of the project; nil if it has neither.
    package let top: Place?
    /// The reason why the app may differ from the facts that were read; nil if everything that affects a launch was
    /// read.
    package let doubt: String?
    /// The reason why the app can't be analyzed unless a scenario states the behavior of its delegate; nil if the class
    /// was found.
    let refusal: Diagnostic?
    /// The methods of the app's delegate that a framework has for apps of the other life cycle, by the life cycle in
    /// which UIKit calls none of them. They are not a mistake of the app if that life cycle is assumed.
    let inheritedInVain: [Lifecycle: Set<Callback>]
    /// The project and the target, and the parts that were skipped, in words; nil without a project.
    package let origin: String?

    package init(
        app: Scenario.App, tree: JSONNode, mistakes: [Diagnostic] = [], sources: LaunchSources = LaunchSources(),
        sourcePlaces: [String: Place] = [:], otherPlaces: [ScenarioPath: Place] = [:],
        reasons: [ScenarioPath: UnknownReason] = [:], problems: [Diagnostic] = [], accepted: [AcceptedFinding] = [],
        uselessComments: [Diagnostic] = [], declarations: [Place: String] = [:], top: Place? = nil,
        unreadOfInfoPlist: InfoPlist.Unread = .nothing, hasUnreadCode: Bool = false, isFollowed: Bool = true,
        doubt: String? = nil, refusal: Diagnostic? = nil, inheritedInVain: [Lifecycle: Set<Callback>] = [:],
        notUnderstood: UnknownReason? = nil, origin: String? = nil
    ) {
        self.app = app
        self.tree = tree
        self.mistakes = mistakes
        self.sources = sources
        self.sourcePlaces = sourcePlaces
        self.otherPlaces = otherPlaces
        self.reasons = reasons
        self.problems = problems
        self.accepted = accepted
        self.uselessComments = uselessComments
        self.declarations = declarations
        self.top = top
        self.unreadOfInfoPlist = unreadOfInfoPlist
        self.hasUnreadCode = hasUnreadCode
        self.isFollowed = isFollowed
        self.doubt = doubt
        self.refusal = refusal
        self.inheritedInVain = inheritedInVain
        self.notUnderstood = notUnderstood
        self.origin = origin
    }

    /// What a type is called among the places of sources: activities and quick actions may share one.
    package static func sourceName(_ type: String, of kind: EventKind) -> String { "\(kind.rawValue) \(type)" }
}

extension JSONNode {
    /// Replaces the path of an app file by its content, so that a `--set` can change it and messages refer to that
    /// file.
    mutating func loadApp(_ sources: AppSources) { changeApp { app in if app.isPath { app = app.appOfFile(sources) } } }

    /// Overrides the project of a scenario with the other keys of its app. `isAlone`: the scenario has no other keys.
    mutating func loadProject(_ sources: AppSources) -> (app: ProjectApp, isAlone: Bool)? {
        var project: (app: ProjectApp, isAlone: Bool)?
        changeApp { app in
            do throws(JSONProblem) { app = try app.asJSON() } catch { return }
            guard case .object(let members) = app.value,
                let first = members.first(where: { ProjectReference.names.contains($0.key) })
            else { return }
            guard let read = app.project(at: first, sources) else { return }
            project = (
                read, members.allSatisfy { ProjectReference.names.contains($0.key) || $0.key == AcceptedFinding.key }
            )
            app = read.tree.laidUnder(app)
        }
        return project
    }

    private mutating func changeApp(_ change: (inout JSONNode) -> Void) {
        guard case .object(var members) = value, let index = members.firstIndex(where: { $0.key == "app" }) else {
            return
        }
        change(&members[index].value)
        value = .object(members)
    }

    private var isPath: Bool {
        switch value {
        case .string: true
        case .setting(let text): !text.hasPrefix("{")
        case .null, .bool, .number, .list, .object, .removed: false
        }
    }

    /// The app at this path; empty if it can't be read.
    private func appOfFile(_ sources: AppSources) -> JSONNode {
        let (files, mistakes) = (sources.files, sources.mistakes)
        let none = JSONNode(Content.removed, at: place)
        guard let path = name("the path", mistakes) else { return none }
        do throws(FileProblem) {
            let text = try files.text(at: path, as: .json, namedIn: place.source)
            do throws(Diagnostic) {
                let app = try text.json()
                if let level = app.appLevel {
                    mistakes.add(.appInAppFile, at: level.keyPlace)
                    return none
                }
                if app.isMeantForTool { return app.withoutSchemaKey }
                mistakes.add(.foreign(app, "an app"))
            } catch { mistakes.add(error) }
        } catch { mistakes.add(.unreadableFile(path: path, reason: error.reason), at: place) }
        return none
    }

    /// The app of the project; nil if it can't be read.
    private func project(at first: JSONMember, _ sources: AppSources) -> ProjectApp? {
        let mistakes = sources.mistakes
        let mistakesBefore = mistakes.count
        guard var fields = Fields(self, of: .part("app"), mistakes) else { return nil }
        var reference = ProjectReference()
        fields.read(ProjectReference.keys, into: &reference)
        guard mistakes.count == mistakesBefore else { return nil }
        if reference.project != nil, let other = members(["plist", "entitlements", "sources"]).first {
            mistakes.add(.unreadableProject("\"\(other.key)\" can't be combined with \"project\""), at: other.keyPlace)
            return nil
        }
        guard reference.project != nil || reference.sources != nil else {
            mistakes.add(.missingKey(reference.target == nil ? "sources" : "project"), at: first.keyPlace)
            return nil
        }
        do throws(FileProblem) {
            let paths = reference.mapPaths { sources.files.path(of: $0, namedIn: first.value.place.source) }
            return try sources.readProject(paths, first.value.place)
        } catch {
            mistakes.add(.unreadableProject(error.reason), at: first.value.place)
            return nil
        }
    }

    private func members(_ keys: [String]) -> [JSONMember] {
        guard case .object(let members) = value else { return [] }
        return members.filter { keys.contains($0.key) }
    }

    /// Another tree over this one, key by key; a value that isn't an object replaces the whole value.
    fileprivate func laidUnder(_ other: JSONNode) -> JSONNode {
        guard case .object(var members) = value, case .object(let others) = other.value else { return other }
        for member in others {
            if let index = members.firstIndex(where: { $0.key == member.key }) {
                members[index].value = members[index].value.laidUnder(member.value)
                members[index].keyPlace = member.keyPlace
            } else {
                members.append(member)
            }
        }
        return JSONNode(Content.object(members), at: other.place)
    }
}

extension ProjectReference { package static let names = keys.map(\.name) }

extension JSONNode {
    /// The app of a scenario that consists of folders of code.
    package static func folders(plist: String?, entitlements: String?, sources: [String], at place: Place) -> JSONNode {
        func text(_ key: String, _ value: String?) -> [JSONMember] {
            value.map { [JSONMember(key, at: place, JSONNode(.string($0), at: place))] } ?? []
        }
        let items = sources.map { JSONNode(.string($0), at: place) }
        return JSONNode(
            .object(
                text("plist", plist) + text("entitlements", entitlements) + [
                    JSONMember("sources", at: place, JSONNode(.list(items), at: place))
                ]), at: place)
    }

    /// The app of a scenario that consists of a project.
    package static func project(_ name: String, at place: Place) -> JSONNode {
        JSONNode(.object([JSONMember("project", at: place, JSONNode(.string(name), at: place))]), at: place)
    }
}
