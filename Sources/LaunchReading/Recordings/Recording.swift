/// A launch that was seen on real UIKit, or that another framework's sources tell, and the scenario that led to it.
package struct Recording: Sendable {
    package var lines: [Line] = []
    /// The callbacks that were seen not to come.
    package var notCalled: [String] = []
    package var logged = LoggedPart()
    package var versions = Versions()
    package var source = Origin()
    /// The questions that the source leaves open, in words.
    package var cannotSay: [String] = []
    /// Why the model doesn't show it; nil where it does.
    package var contradicts: Contradicted?
    var scenario: JSONNode?
    package let text: SourceText
    /// The value of `versions`, as it is written.
    var writtenVersions: JSONNode?

    /// A callback, a notification, a step or a stop.
    package struct Line: Hashable, Sendable {
        package var name = ""
        package var appState: AppState?
        package var sceneState: SceneState?
        package var scene: String?
        /// The arguments, as far as the source tells them.
        package var arguments = Value.object([])
        /// False where it comes at some such launches only.
        package var always = true
        /// False where its place among the others isn't known.
        package var placed = true
        /// Whether it came several times, for several tasks, windows or snapshots.
        package var repeats = false
    }

    /// The entries of a timeline that the source logged.
    package struct LoggedPart: Hashable, Sendable {
        /// How many of the last events; nil for all.
        package var lastEvents: Int?
        /// The scenes whose callbacks were logged; nil for all.
        package var scenes: [String]?
        /// The objects whose callbacks were logged; nil for all.
        package var receivers: [Receiver]?
        /// Whether more may have followed.
        package var endsEarly = false
    }

    /// The systems on which it was recorded.
    package struct Versions: Hashable, Sendable {
        package var from = Version.newest
        /// Nil where the source sets no end.
        package var to: Version?
        package var platform = Platform.iOS
        /// False where the version was estimated, from a date or a device.
        package var stated = false
    }

    /// A recording that the model doesn't follow.
    package struct Contradicted: Hashable, Sendable {
        /// The rule that it contradicts; nil where a scenario can't say what happened.
        package var rule: String?
        package var because = ""
        /// Whether it is only what the callbacks carry.
        package var onlyArguments = false
    }

    /// The author of the recording, and its form.
    package struct Origin: Hashable, Sendable {
        package var who = ""
        package var link: String?
        package var kind = Kind.log

        /// `reimplementation`: it wasn't seen, but the sources of a framework say it that is written anew after UIKit's or
        /// SwiftUI's.
        package enum Kind: String, CaseIterable, Sendable {
            case log, test, account, documentation, reimplementation
        }
    }
}

extension Recording {
    /// Whether it was seen on real UIKit, so that it is evidence.
    package var isSeen: Bool { source.kind != .reimplementation }

    /// Reads the file of a recording without its scenario; nil where it is another kind of JSON.
    package init?(_ text: SourceText) throws(Diagnostics) {
        let mistakes = Mistakes()
        guard let recording = try Self.read(text, mistakes) else { return nil }
        guard mistakes.count == 0 else { throw mistakes.diagnostics }
        self = recording
    }

    /// Reads the file of a recording with the scenario in it; nil where it is another kind of JSON.
    package init?(
        _ text: SourceText, readFile: @escaping NamedFiles.Reading
    ) throws(Diagnostics) {
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
        Field(required: "observed", \.lines, .list(of: .object(Line.keys, Line())), "What came, in order."),
        Field("notCalled", \.notCalled, .list(of: .timelineName), "What was seen not to come.", usual: []),
        Field(
            "logged", \.logged, .object(LoggedPart.keys, LoggedPart()), "The part that was logged.",
            usual: LoggedPart()),
        Field(
            required: "versions", \.versions, .versions, "The systems it was recorded on."),
        Field(required: "source", \.source, .object(Origin.keys, Origin()), "Who recorded it."),
        Field("cannotSay", \.cannotSay, .list(of: .name), "What it leaves open.", usual: []),
        Field(
            "contradicts", \.contradicts, .object(Contradicted.keys, Contradicted()), "Why the model has it otherwise."),
    ]
}

extension Recording.Line {
    fileprivate static let keys: [Field<Recording.Line>] = [
        Field(required: "name", \.name, .timelineName, "The callback or notification, as a timeline spells it."),
        Field("appState", \.appState, .choice("state"), "UIApplication.State inside it."),
        Field("sceneState", \.sceneState, .choice("state"), "UIScene.ActivationState inside it."),
        Field("scene", \.scene, .scene, "The scene; the first window is \"main\"."),
        Field("arguments", \.arguments, .anything, "What it carried.", usual: .object([])),
        Field("always", \.always, .flag, "Whether it comes at every such launch.", usual: true),
        Field("placed", \.placed, .flag, "Whether its place is known.", usual: true),
        Field("repeats", \.repeats, .flag, "Whether it came several times.", usual: false),
    ]
}

extension Recording.LoggedPart {
    fileprivate static let keys: [Field<Recording.LoggedPart>] = [
        Field("lastEvents", \.lastEvents, .count(upTo: 1000), "How many of the last events."),
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
        Field(required: "because", \.because, .name, "Why the model doesn't follow it."),
        Field("onlyArguments", \.onlyArguments, .flag, "Whether it is only what is carried.", usual: false),
    ]
}

extension Recording.Origin {
    fileprivate static let keys: [Field<Recording.Origin>] = [
        Field(required: "who", \.who, .name, "Who recorded it, and when."),
        Field("link", \.link, .name, "Where it can be read."),
        Field(required: "kind", \.kind, .choice(), "The form of the evidence."),
    ]
}
