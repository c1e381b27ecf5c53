/// What an app is read from, apart from the scenario itself.
struct AppSources {
    package let files: NamedFiles
    /// The app that a project is, its parts at their places; what the project says nowhere stands at a place of its own.
    let readProject: ScenarioReader.ProjectReading
    package let mistakes: Mistakes
}

/// The app that a project is.
///
/// A scenario takes the app as it is, and the tree to tell where its parts stand. Where the scenario or a `--set` says
/// something of the app as well, that is laid over the tree, and all of the app is read from there as if a file said it.
package struct ProjectApp: Sendable {
    /// What was read of it.
    let app: Scenario.App
    /// The same as a scenario writes it, each part at its place.
    let tree: JSONNode
    /// What a scenario with this app is refused for.
    let mistakes: [Diagnostic]
    /// What leads into it and isn't declared.
    package let sources: LaunchSources
    /// Where the code has the types that are in these sources.
    package let sourcePlaces: [String: Place]
    /// Where the code has what no scenario can say of it.
    package let otherPlaces: [ScenarioPath: Place]
    /// What of it couldn't be read.
    package let problems: [Diagnostic]
    /// What comments in its code accept.
    package let accepted: [AcceptedFinding]
    /// The comments that were meant to accept something and don't.
    package let uselessComments: [Diagnostic]
    /// What is declared where its parts begin: `AppDelegate.applicationWillEnterForeground(_:)`.
    package let declarations: [Place: String]
    /// What its Info.plist may have besides.
    package let unreadOfInfoPlist: InfoPlist.Unread
    /// Whether a part of its code wasn't read.
    package let hasUnreadCode: Bool
    /// Whether its calls were followed to their end.
    package let isFollowed: Bool

    /// The beginning of its Info.plist, or else of the project; nil where it has neither.
    package let top: Place?
    /// Why the app may be other than what was read; nil where all that a launch depends on was.
    package let doubt: String?
    /// Why the app can't be judged, unless a scenario says itself what its delegate does; nil where its class was found.
    let refusal: Diagnostic?
    /// The methods of the app's delegate that a framework has for apps of the other life cycle, by the one in which UIKit
    /// calls none of them: no mistake of the app, if that is supposed.
    let inheritedInVain: [Lifecycle: Set<Callback>]
    /// Which project and target it is, and what was passed over, in words; nil without a project.
    package let origin: String?

    package init(
        app: Scenario.App, tree: JSONNode, mistakes: [Diagnostic] = [], sources: LaunchSources = LaunchSources(),
        sourcePlaces: [String: Place] = [:], otherPlaces: [ScenarioPath: Place] = [:],
        problems: [Diagnostic] = [], accepted: [AcceptedFinding] = [], uselessComments: [Diagnostic] = [],
        declarations: [Place: String] = [:], top: Place? = nil, unreadOfInfoPlist: InfoPlist.Unread = .nothing,
        hasUnreadCode: Bool = false, isFollowed: Bool = true,
        doubt: String? = nil, refusal: Diagnostic? = nil, inheritedInVain: [Lifecycle: Set<Callback>] = [:],
        origin: String? = nil
    ) {
        self.app = app
        self.tree = tree
        self.mistakes = mistakes
        self.sources = sources
        self.sourcePlaces = sourcePlaces
        self.otherPlaces = otherPlaces
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
        self.origin = origin
    }
}

extension ProjectApp {
    /// What a type is called among the places of sources: activities and quick actions may share one.
    package static func sourceName(_ type: String, of kind: EventKind) -> String { "\(kind.rawValue) \(type)" }
}

extension JSONNode {
    /// Puts the app of a file in the place of its path, so that a `--set` can change it and messages point into that file.
    mutating func loadApp(_ sources: AppSources) {
        changeApp { app in
            if app.isPath { app = app.appOfFile(sources) }
        }
    }

    /// Lays what the scenario says of its app over what the project says that it names, which is the result; `isAlone`:
    /// the scenario says nothing else of it.
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

    /// The app whose path this is; nothing where it can't be read.
    private func appOfFile(_ sources: AppSources) -> JSONNode {
        let (files, mistakes) = (sources.files, sources.mistakes)
        let none = JSONNode(Content.removed, at: place)
        guard let path = name("the path", mistakes) else { return none }
        do throws(FileProblem) {
            let text = try files.text(at: path, as: .json, namedIn: place.source)
            do throws(Diagnostic) {
                let app = try text.json()
                if app.isMeantForTool { return app.withoutSchemaKey }
                mistakes.add(.foreign(app, "an app"))
            } catch {
                mistakes.add(error)
            }
        } catch {
            mistakes.add(.unreadableFile(path: path, reason: error.reason), at: place)
        }
        return none
    }

    /// The app that the project is; nil where it can't be read.
    private func project(at first: JSONMember, _ sources: AppSources) -> ProjectApp? {
        let mistakes = sources.mistakes
        let mistakesBefore = mistakes.count
        guard var fields = Fields(self, of: .part("app"), mistakes) else { return nil }
        var reference = ProjectReference()
        fields.read(ProjectReference.keys, into: &reference)
        guard mistakes.count == mistakesBefore else { return nil }
        if reference.project != nil, let other = members(["plist", "entitlements", "sources"]).first {
            mistakes.add(
                .unreadableProject("\"project\" says it all; \"\(other.key)\" is for an app without one"),
                at: other.keyPlace)
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

    /// Another tree over this one, key by key; what isn't an object takes the place of all that was there.
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

extension ProjectReference {
    package static let names = keys.map(\.name)
}

extension JSONNode {
    /// The app of a scenario that folders of code are, and nothing else.
    package static func folders(
        plist: String?, entitlements: String?, sources: [String], at place: Place
    ) -> JSONNode {
        func text(_ key: String, _ value: String?) -> [JSONMember] {
            value.map { [JSONMember(key, at: place, JSONNode(.string($0), at: place))] } ?? []
        }
        let items = sources.map { JSONNode(.string($0), at: place) }
        return JSONNode(
            .object(
                text("plist", plist) + text("entitlements", entitlements)
                    + [JSONMember("sources", at: place, JSONNode(.list(items), at: place))]), at: place)
    }

    /// The app of a scenario that is a project and nothing else.
    package static func project(_ name: String, at place: Place) -> JSONNode {
        JSONNode(.object([JSONMember("project", at: place, JSONNode(.string(name), at: place))]), at: place)
    }
}
