/// A launch that was observed on real UIKit, or that another framework's sources describe, and its scenario.
package struct Recording: Sendable {
    package var lines: [Line] = []
    /// The callbacks that were observed not to occur.
    package var notCalled: [String] = []
    package var logged = LoggedPart()
    package var versions = Versions()
    package var source = Origin()
    /// The questions that the source doesn't answer, in words.
    package var cannotSay: [String] = []
    /// The reason why the model differs; nil if it agrees.
    package var contradicts: Contradicted?
    var scenario: JSONNode?
    package let text: SourceText
    /// The value of `versions` in the text.
    var writtenVersions: JSONNode?

    /// A callback, a notification, a step or a stop.
    package struct Line: Hashable, Sendable {
        package var name = ""
        package var appState: AppState?
        package var sceneState: SceneState?
        package var scene: String?
        /// The arguments, as far as the source states them.
        package var arguments = Value.object([])
        /// False if it occurs only in some of these launches.
        package var always = true
        /// False if its position among the others is unknown.
        package var placed = true
        /// Whether it occurred several times, for several tasks, windows or snapshots.
        package var repeats = false
    }

    /// The entries of a timeline that the source logged.
    package struct LoggedPart: Hashable, Sendable {
        /// The number of the last events; nil for all.
        package var lastEvents: Int?
        /// The scenes whose callbacks were logged; nil for all.
        package var scenes: [String]?
        /// The objects whose callbacks were logged; nil for all.
        package var receivers: [Receiver]?
        /// Whether more entries may have followed.
        package var endsEarly = false
    }

    package struct Versions: Hashable, Sendable {
        package var from = Version.newest
        /// Nil if the source states no end.
        package var to: Version?
        package var platform = Platform.iOS
        /// False if the version was estimated, from a date or a device.
        package var stated = false
    }

    /// A recording that the model doesn't follow.
    package struct Contradicted: Hashable, Sendable {
        /// The rule that it contradicts; nil if a scenario can't describe the launch.
        package var rule: String?
        package var because = ""
        /// Whether only the arguments of the callbacks differ.
        package var onlyArguments = false
    }

    /// The author of the recording, and its form.
    package struct Origin: Hashable, Sendable {
        package var who = ""
        package var link: String?
        package var kind = Kind.log

        /// `reimplementation`: it wasn't observed. The sources of a framework that reimplements UIKit or SwiftUI
        /// describe it.
        package enum Kind: String, CaseIterable, Sendable { case log, test, account, documentation, reimplementation }
    }
}

extension Recording {
    /// Whether it was observed on real UIKit, so that it is evidence.
    package var isSeen: Bool { source.kind != .reimplementation }

    /// Reads the file of a recording without its scenario; nil if it is another kind of JSON.
    package init?(_ text: SourceText) throws(Diagnostics) {
        let mistakes = Mistakes()
        guard let recording = try Self.read(text, mistakes) else { return nil }
        guard mistakes.count == 0 else { throw mistakes.diagnostics }
        self = recording
    }

    /// Reads the file of a recording with the scenario in it; nil if it is another kind of JSON.
    package init?(_ text: SourceText, readFile: @escaping NamedFiles.Reading) throws(Diagnostics) {
        let mistakes = Mistakes()
        guard let recording = try Self.read(text, mistakes) else { return nil }
        recording.checkScenario(readFile: readFile, mistakes)
        guard mistakes.count == 0 else { throw mistakes.diagnostics }
        self = recording
    }

    private static func read(_ text: SourceText, _ mistakes: Mistakes) throws(Diagnostics) -> Recording? {
        let tree = try ScenarioReader.tree(text)
        guard tree.member(at: ["observed"]) != nil else { return nil }
        var recording = Recording(text: text)
        if var fields = Fields(tree, of: .part("recording"), mistakes) {
            recording.scenario = fields.required("scenario")
            recording.writtenVersions = fields.node("versions")
            fields.read(Self.keys, into: &recording)
            fields.close()
        }
        return recording
    }

    private static let keys: [Field<Recording>] = [
        Field(required: "observed", \.lines, .list(of: .object(Line.keys, Line())), "The observed calls, in order."),
        Field("notCalled", \.notCalled, .list(of: .timelineName), "The calls observed not to occur.", usual: []),
        Field(
            "logged", \.logged, .object(LoggedPart.keys, LoggedPart()), "The part that was logged.", usual: LoggedPart()
        ), Field(required: "versions", \.versions, .versions, "The system versions of the recording."),
        Field(required: "source", \.source, .object(Origin.keys, Origin()), "The author of the recording."),
        Field("cannotSay", \.cannotSay, .list(of: .name), "The facts that it leaves unknown.", usual: []),
        Field("contradicts", \.contradicts, .object(Contradicted.keys, Contradicted()), "Why the model differs."),
    ]
}

extension Recording.Line {
    fileprivate static let keys: [Field<Recording.Line>] = [
        Field(required: "name", \.name, .timelineName, "The callback or notification, as a timeline spells it."),
        Field("appState", \.appState, .choice("state"), "UIApplication.State inside it."),
        Field("sceneState", \.sceneState, .choice("state"), "UIScene.ActivationState inside it."),
        Field("scene", \.scene, .scene, "The scene; the first window is \"main\"."),
        Field("arguments", \.arguments, .anything, "Its arguments.", usual: .object([])),
        Field("always", \.always, .flag, "Whether it occurs in every such launch.", usual: true),
        Field("placed", \.placed, .flag, "Whether its position is known.", usual: true),
        Field("repeats", \.repeats, .flag, "Whether it occurred several times.", usual: false),
    ]
}

extension Recording.LoggedPart {
    fileprivate static let keys: [Field<Recording.LoggedPart>] = [
        Field("lastEvents", \.lastEvents, .count(upTo: 1000), "The number of the last events."),
        Field("scenes", \.scenes, .list(of: .name), "The scenes whose callbacks were logged."),
        Field("receivers", \.receivers, .list(of: .choice("receiver")), "The objects whose callbacks were logged."),
        Field("endsEarly", \.endsEarly, .flag, "Whether more may have followed.", usual: false),
    ]
}

extension KeyType<Recording.Versions> {
    /// A first and a last version, in this order.
    fileprivate static let versions = {
        let object = KeyType.object(Recording.Versions.keys, Recording.Versions())
        return KeyType(object.schema) { node, key, mistakes in
            let mistakesBefore = mistakes.count
            let versions = object.read(node, key, mistakes)
            if let versions, let last = versions.to, last < versions.from, mistakes.count == mistakesBefore {
                let place = node.member(at: ["to"])?.value.place
                mistakes.add(Diagnostic("the last version is older than the first, \(versions.from)", at: place))
            }
            return versions
        } spell: {
            object.write($0, $1)
        }
    }()
}

extension Recording.Versions {
    fileprivate static let keys: [Field<Recording.Versions>] = [
        Field(required: "from", \.from, .version, "The first version."),
        Field("to", \.to, .version, "The last version."),
        Field("platform", \.platform, .choice(), "The platform.", usual: .iOS),
        Field(required: "stated", \.stated, .flag, "False where the version was estimated."),
    ]

    /// The first, the last, and each `.0` between them.
    package var all: [Version] {
        let last = to ?? .newest
        guard from.major <= last.major else { return [from] }
        let whole = (from.major...last.major).map { Version($0) }.filter { $0 > from && $0 < last && !isSkipped($0) }
        return ([from] + whole + [last]).unique()
    }

    private func isSkipped(_ version: Version) -> Bool {
        version.wasSkipped || platform == .visionOS && (3...25).contains(version.major)
    }
}

extension Recording.Contradicted {
    fileprivate static let keys: [Field<Recording.Contradicted>] = [
        Field("rule", \.rule, .rule, "The rule that it contradicts."),
        Field(required: "because", \.because, .name, "The reason for which the model doesn't follow it."),
        Field("onlyArguments", \.onlyArguments, .flag, "Whether only the arguments differ.", usual: false),
    ]
}

extension Recording.Origin {
    fileprivate static let keys: [Field<Recording.Origin>] = [
        Field(required: "who", \.who, .name, "The author and the date."),
        Field("link", \.link, .name, "The address of the recording."),
        Field(required: "kind", \.kind, .choice(), "The form of the evidence."),
    ]
}
