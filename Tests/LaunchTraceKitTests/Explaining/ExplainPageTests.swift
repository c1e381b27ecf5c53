import SampleLaunches
import Testing

@testable import LaunchTraceKit

/// Whatever is asked for, a person sees the answer on one page.
struct ExplainPageTests {
    private static let names =
        Topic.all.flatMap { [$0.title, $0.reference] + $0.names + $0.spellings }.unique()
        + Topic.Kind.allCases.map(\.plural)

    @Test func everyPageIsShort() throws {
        for name in Self.names + [""] {
            let words = name.isEmpty ? [] : [name.trimmingPrefix("'").trimmingSuffix("'")]
            let text = try Explain(ParsedArguments(words, options: [.all])).text
            let lines = text.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
            #expect(lines.count <= 40, "\(name)")
            #expect(lines.filter { $0.isTooWide || $0.last == " " } == [], "\(name)")
            #expect(!text.contains("\n\n\n") && text.hasSuffix("\n"), "\(name)")
        }
    }

    @Test(arguments: Topic.Kind.allCases) func aPageSaysWhatItLeavesOut(kind: Topic.Kind) {
        for topic in Topic.all where topic.kind == kind {
            let (short, whole) = (topic.text(.short), topic.text(.whole))
            let last = short.split(separator: "\n").last ?? ""
            #expect(
                (short == whole) != last.hasPrefix("\"launchtrace explain \(topic.reference) --all\""), "\(topic.title)"
            )
            // A page shows the values of an example, and never a placeholder such as <payload>.
            #expect(!whole.contains(/<\w+>/), "\(topic.title)")
        }
    }

    @Test(arguments: Topic.Kind.allCases) func theReferenceLeadsToTheTopic(kind: Topic.Kind) {
        for topic in Topic.all where topic.kind == kind {
            let words = topic.reference.trimmingPrefix("'").trimmingSuffix("'")
            #expect(Topic.named(words).first == topic, "\(topic.reference)")
        }
    }

    /// Why a student should believe it.
    @Test func aRuleHasItsSource() {
        for rule in RuleBook.standard.rules {
            let page = Topic.named("rule \(rule.id)").first?.text(.short) ?? ""
            #expect(page.contains("\(rule.source.weight): "), "\(rule.id)")
        }
        for kind in FindingKind.allCases where kind.rules.count == 1 {
            let page = Topic.named(kind.code).first?.text(.short) ?? ""
            #expect(page.contains("\(kind.rules[0].source.weight): "), "\(kind.code)")
        }
    }

    @Test(arguments: FindingKind.allCases) func aFindingHasItsCureAndAnExample(kind: FindingKind) throws {
        let page = Topic.named(kind.code).first?.text(.short) ?? ""
        #expect(page.contains("Fix:\n\(Page.indented(kind.fix).joined(separator: "\n"))\n"))
        #expect(page.contains(kind.example.shown.value().lines(depth: 4).joined(separator: "\n")))
    }
}

/// The keys and values of a scenario.
struct ExplainedKeyTests {
    @Test func everyExampleIsAccepted() {
        for key in ScenarioKey.all {
            for example in [key.example] + key.words.map(key.example) {
                let text = key.place.scenario(with: example).spacedJSON
                let mistakes = diagnostics(SourceText(text)).all.map(\.message)
                // The text alone holds no project, and a part of a reference to one is none.
                #expect(mistakes == [] || ProjectReference.keys.map(\.name).contains(key.name), "\(key.title): \(text)")
            }
        }
    }

    /// All that the schema describes, whatever the order of its parts.
    @Test func noKeyOfTheSchemaIsLeftOut() {
        let known = Set(ScenarioKey.all.map(\.name))
        let methods = Set(
            Callback.allCases.flatMap { [$0.name, $0.spec.selector ?? "", $0.scenarioName] + $0.otherSpellings })
        let missing = JSONSchema.scenario.value.keys.filter {
            !known.contains($0) && !methods.contains($0) && $0 != "*"
        }
        #expect(missing.unique() == [])
        for key in ScenarioKey.all {
            #expect(Topic.named(key.title).contains { [.key, .action].contains($0.kind) }, "\(key.title)")
            #expect(!Topic.named(key.name).isEmpty && !key.meaning.isEmpty, "\(key.title)")
            let kinds = Topic.Kind.allCases.map { $0.plural.replacing(" ", with: "") }
            for word in key.words where !kinds.contains(word.lowercased()) {
                #expect(!Topic.named(word).isEmpty, "\(word)")
            }
        }
    }

    @Test(arguments: [
        ("app.sdk", #"In a scenario: {"app": {"sdk": "18.0"}}"#), ("sdk", #"In a scenario: {"app": {"sdk": "18.0"}}"#),
        ("device.locked", #"In a scenario: {"device": {"locked": true}}"#),
        ("makeWindow", #"In a scenario: {"makeWindow": "scene"}"#),
        ("visible", #"In a scenario: {"makeWindow": "scene", "visible": false}"#),
        ("handle", #"In a scenario: {"handle": "url"}"#), ("\"handle\":", #"In a scenario: {"handle": "url"}"#),
        ("*", #"In a scenario: {"*": {}}"#),
        ("contentAvailable", #"In a scenario: {"event": "remoteNotification", "contentAvailable": true}"#),
        ("connectsScene", #"    {"event": "backgroundEvent", "kind": "location", "connectsScene": true}"#),
        ("backgroundFetch", #"In a scenario: {"event": "backgroundEvent", "kind": "backgroundFetch"}"#),
        ("suspended", #"In a scenario: {"start": "suspended"}"#),
        ("scene", #"In a scenario: {"app": {"lifecycle": "scene"}}"#),
        ("makeWindow=frame", #"In a scenario: {"makeWindow": "frame"}"#),
        ("returns", #"    {"application(_:didFinishLaunchingWithOptions:)": {"returns": true}}"#),
        ("noData", #"        "returns": "noData""#),
        ("CFBundleURLSchemes", #"        "infoPlist": {"CFBundleURLTypes": [{"CFBundleURLSchemes": ["recipes"]}]}"#),
        ("makeKeyAndVisible", #"In a scenario: {"makeWindow": "scene"}"#),
        ("launch storyboard", #"    {"app": {"infoPlist": {"UILaunchStoryboardName": "LaunchScreen"}}}"#),
        ("orientation", #"In a scenario: {"device": {"orientation": "portraitUpsideDown"}}"#),
    ]) func thisIsHowItIsWritten(_ name: String, _ line: String) throws {
        let lines = try Explain(ParsedArguments([name], options: [])).text.split(separator: "\n")
        #expect(lines.contains { $0 == line }, "\(lines)")
    }
}

extension ScenarioKey.Place {
    /// A scenario that has an example in its place.
    fileprivate func scenario(with example: Value) -> Value {
        let ordinary: Value = ["name": "n", "events": [["event": "tapIcon"]]]
        func app(_ app: Value) -> Value { .object([Value.Member("app", app)] + ordinary.members) }
        switch self {
        case .scenario:
            let own = example.members
            return .object(own + ordinary.members.filter { member in !own.contains { $0.key == member.key } })
        case .method: return app(["appDelegate": example])
        case .action:
            // A VoIP push can be taken where it comes, and an option be read.
            if example == ["handle": "voipPush"] {
                let method = Callback.didReceiveIncomingPush.name
                let delegates = Value.object([Value.Member(method, ["does": [example]])])
                return app(["serviceDelegates": ["PKPushRegistryDelegate": delegates]])
            }
            // Accessories are newer than the default system.
            if example.spacedJSON.contains("SceneAccessory") {
                let registering = app([
                    "appDelegate": ["application(_:didFinishLaunchingWithOptions:)": ["does": [example]]]
                ])
                return .object([Value.Member("device", ["os": "27.1"])] + registering.members)
            }
            return example.spacedJSON.contains("connectionOptions.")
                ? app(["sceneDelegate": ["scene(_:willConnectTo:options:)": ["does": [example]]]])
                : app(["appDelegate": ["application(_:didFinishLaunchingWithOptions:)": ["does": [example]]]])
        case .anyEvent, .event: return ["name": "n", "events": [example]]
        case .settings: return example
        }
    }
}

extension Value {
    fileprivate var members: [Member] { if case .object(let members) = self { members } else { [] } }

    /// The names of all properties in a schema.
    fileprivate var keys: [String] {
        switch self {
        case .object(let members):
            members.flatMap { member in
                (member.key == "properties" ? member.value.members.map(\.key) : []) + member.value.keys
            }
        case .list(let items): items.flatMap(\.keys)
        case .null, .bool, .number, .string: []
        }
    }
}

extension StringProtocol {
    /// Whether it is wider than a page and could have been broken.
    fileprivate var isTooWide: Bool { count > Page.width && drop { $0 == " " }.contains(" ") }

    fileprivate func trimmingSuffix(_ suffix: String) -> String {
        String(hasSuffix(suffix) ? dropLast(suffix.count) : self[...])
    }
}
