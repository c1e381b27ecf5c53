import SampleLaunches
import Testing

@testable import ScenarioFormat

private let deviceKeys = "known keys: platform, os, model, locked, orientation, appearance"

struct ScenarioMistakeTests {
    /// A scenario with marks around what is wrong, and what is said about it.
    struct Case: CustomTestStringConvertible {
        let text: String
        let messages: [String]
        var testDescription: String { messages.joined(separator: "; ") }

        init(_ text: String, _ messages: String...) { (self.text, self.messages) = (text, messages) }

        init(app: String, _ messages: String...) { (text, self.messages) = (scenario(app: app), messages) }

        init(event: String, _ messages: String...) {
            text = scenario(app: "", events: event)
            self.messages = messages
        }
    }

    @Test(arguments: [
        Case("«[]»", "expected an object, found a list"),
        Case("««{»»}", "missing key \"name\"", "missing key \"events\""),
        Case(#"{ "name": "n", "events": «[]» }"#, "the list of events must not be empty"),
        Case(#"{ "name": "n", "events": «{}» }"#, "expected a list, found an object"),
        Case(
            #"{ "name": «7», "notes": «null», «"evnts"»: [], "events": [«1»] }"#, "expected a string, found a number",
            "expected a string, found null", "unknown key \"evnts\"; did you mean \"events\"?",
            "expected an object, found a number"),
        Case(
            #"{ "name": "n", «"name"»: "m", "device": { «"oss"»: "18.0", «"colour"»: 1 }, "events": [{ "event": "lock" }] }"#,
            "duplicate key \"name\"", "unknown key \"oss\" in device; did you mean \"os\"?",
            "unknown key \"colour\" in device"),
        // The missing key was reported, too.
        Case(
            #"{ "name": "n", «"evnets"»: [{ "event": "lock" }] }"#, "unknown key \"evnets\"; did you mean \"events\"?"),
        Case(
            #"{ "name": "n", "start": «"backgroud"», "events": [{ "event": "lock" }] }"#,
            "unknown start \"backgroud\"; did you mean \"background\"?"),
    ]) func ofTheScenario(_ example: Case) { expectMistakes(example.text, example.messages) }

    @Test(arguments: [
        (#""platform": «"ios"»"#, "unknown platform \"ios\"; did you mean \"iOS\"?"),
        (#""platform": «"android"»"#, "unknown platform \"android\""),
        (#""os": «18»"#, "expected a string, found a number"),
        (#""os": «"18.x"»"#, "\"18.x\" is not a version such as \"18.0\" or \"11.0.3\""),
        (#""os": «"3.0"»"#, "iOS 3.0 is older than 4.0, the oldest known"),
        (
            #""os": "27.0", "model": «"foldable"»"#,
            "a foldable device is an iPhone with iOS 27.1 or later; this device has iOS 27.0"
        ),
        (
            #""platform": "iPadOS", "os": "27.1", "model": «"foldable"»"#,
            "a foldable device is an iPhone with iOS 27.1 or later; this device has iPadOS 27.1"
        ), (#""model": «"duo"»"#, "unknown model \"duo\""),
        (#""os": «"20"»"#, "iOS 20.0 doesn't exist; 26 followed 18"),
        (#""platform": "tvOS", "os": «"8.0"»"#, "tvOS 8.0 is older than 9.0, the oldest known"),
        (#""locked": «"yes"»"#, "expected true or false, found a string"),
    ]) func ofTheDevice(_ device: String, _ message: String) {
        expectMistakes(scenario(app: "", device: device), [message])
    }

    @Test(arguments: [
        Case(app: #""sdk": «"20.0"»"#, "SDK 20.0 doesn't exist; 26 followed 18"),
        Case(app: #""preMainMs": «-1»"#, "expected a whole number from 0 to 2147483647, found -1"),
        Case(app: #""preMainMs": «1.5»"#, "expected a whole number from 0 to 2147483647, found 1.5"),
        Case(app: #""preMainMs": «1e400»"#, "expected a whole number from 0 to 2147483647, found 1e400"),
        Case(app: #""preMainMs": «"20"»"#, "expected a number, found a string"),
        Case(app: #""discardedSessions": «1001»"#, "expected a whole number from 0 to 1000, found 1001"),
        Case(app: #""launchScreen": { "imageMB": «-2» }"#, "expected a number of megabytes, found -2"),
        Case(app: #""launchScreen": «true»"#, "expected an object, found a boolean"),
        Case(app: #""infoPlist": «[]»"#, "expected an object or a path, found a list"),
    ]) func ofTheApp(_ example: Case) { expectMistakes(example.text, example.messages) }

    /// A message for another type didn't show the right one.
    @Test(arguments: [
        (scenario(app: "", events: #""tapIcon""#), #"the form is {"event": "tapIcon"}"#),
        (scenario(app: "", events: "[]"), #"the form is {"event": "tapIcon"}"#),
        (#"{ "name": "n", "events": {} }"#, #"the form is [{"event": "tapIcon"}]"#),
        (#"[{ "event": "tapIcon" }]"#, #"the form is {"name": "Cold start", "events": [{"event": "tapIcon"}]}"#),
        (
            #"{ "name": "n", "device": "iPhone", "events": [{ "event": "tapIcon" }] }"#,
            #"the form is {"platform": "iOS", "os": "18.0"}; \#(deviceKeys)"#
        ),
        (
            #"{ "name": "n", "app": [], "events": [{ "event": "tapIcon" }] }"#,
            #"the form is {"lifecycle": "scene"} or "app.json""#
        ),
        (
            scenario(app: #""appDelegate": { "applicationDidBecomeActive(_:)": { "does": { "read": "window" } } }"#),
            #"the form is [{"read": "launchOptions.url"}]"#
        ), (scenario(app: #""sceneDelegate": []"#), #"the form is {"scene(_:willConnectTo:options:)": {"does": []}}"#),
        (scenario(app: #""appDelegate": { "applicationDidBecomeActive(_:)": [] }"#), #"the form is {"does": []}"#),
        (
            scenario(app: #""appDelegate": { "applicationDidBecomeActive(_:)": { "does": ["x"] } }"#),
            #"the form is {"read": "launchOptions.url"}"#
        ),
        (
            scenario(app: #""appDelegate": { "applicationDidBecomeActive(_:)": { "does": ["work"] } }"#),
            "see launchtrace explain work"
        ),
        (
            scenario(app: #""launchScreen": 1"#),
            #"known keys: storyboard, imageMB, containsText, containsBranding, matchesFirstScreen, followsAppearance"#
        ),
    ]) func theFormIsShown(_ text: String, _ hint: String) {
        #expect(diagnostics(SourceText(text)).all.map(\.hint) == [hint])
    }

    /// An option was unknown without the name of its dictionary.
    @Test(arguments: [
        ("urlContexts", "connectionOptions.urlContexts"), ("urlContext", "connectionOptions.urlContexts"),
        ("userActivityDictionary", "launchOptions.userActivityDictionary"),
    ]) func anOptionWithoutItsDictionary(_ word: String, _ meant: String) {
        let text = scenario(
            app: #""appDelegate": { "applicationDidBecomeActive(_:)": { "does": [{ "read": «"\#(word)"» }] } }"#)
        expectMistakes(text, ["unknown value \"\(word)\"; did you mean \"\(meant)\"?"])
    }

    @Test(arguments: [
        Case(event: #"{ "event": «"openUrl"», "url": 1 }"#, "unknown event \"openUrl\"; did you mean \"openURL\"?"),
        Case(event: #"«{» "afterMs": 1 }"#, "missing key \"event\""),
        // The key that has the event was ignored.
        Case(event: #"{ «"type"»: "tapIcon" }"#, "unknown key \"type\"; did you mean \"event\"?"),
        Case(event: #"{ «"name"»: "openURL", "url": "a:b" }"#, "unknown key \"name\"; did you mean \"event\"?"),
        Case(event: #"{ «"evnt"»: "openURL" }"#, "unknown key \"evnt\"; did you mean \"event\"?"),
        Case(event: #"{ "event": "tapIcon", «"url"»: "a:b" }"#, "tapIcon has no key \"url\""),
        Case(event: #"{ "event": "lock", «"afterms"»: 1 }"#, "lock has no key \"afterms\"; did you mean \"afterMs\"?"),
        Case(event: #"{ "event": "lock", "scene": «""» }"#, "\"scene\" must not be empty"),
        Case(event: #"«{» "event": "openURL" }"#, "missing key \"url\""),
        Case(event: #"«{» "event": "openUniversalLink" }"#, "missing key \"url\""),
        Case(event: #"«{» "event": "continueActivity" }"#, "missing key \"activityType\""),
        Case(event: #"«{» "event": "quickAction" }"#, "missing key \"type\""),
        Case(event: #"«{» "event": "acceptCloudKitShare" }"#, "missing key \"metadata\""),
        Case(event: #"«{» "event": "backgroundEvent" }"#, "missing key \"kind\""),
        Case(event: #"«{» "event": "interruption" }"#, "missing key \"kind\""),
        Case(
            event: #"{ "event": "openURL", "url": «"soup"» }"#,
            "\"soup\" is not an absolute URL such as \"recipes://soup?id=7\""),
        Case(
            event: #"{ "event": "openURL", "url": «"a:b c"» }"#,
            "\"a:b c\" is not an absolute URL such as \"recipes://soup?id=7\""),
        Case(
            event: #"{ "event": "openUniversalLink", "url": «"recipes://soup"» }"#,
            "a universal link is an http or https URL with a host; found \"recipes://soup\""),
        Case(
            event: #"{ "event": "openUniversalLink", "url": «"https:///a"» }"#,
            "a universal link is an http or https URL with a host; found \"https:///a\""),
        Case(event: #"{ "event": "tapNotification", "payload": «"x"» }"#, "expected an object, found a string"),
        Case(event: #"{ "event": "acceptCloudKitShare", "metadata": { "a": 1, «"a"»: 2 } }"#, "duplicate key \"a\""),
        Case(event: #"{ "event": "backgroundEvent", "kind": «"music"» }"#, "unknown kind \"music\""),
    ]) func ofAnEvent(_ example: Case) { expectMistakes(example.text, example.messages) }

    @Test(arguments: [
        Case(
            app: #""appDelegate": { «"application(_:didFinishLaunchWithOptions:)"»: {} }"#,
            "unknown method \"application(_:didFinishLaunchWithOptions:)\" in appDelegate; "
                + "did you mean \"application(_:didFinishLaunchingWithOptions:)\"?"),
        Case(
            app: #""appDelegate": { «"scene(_:openURLContexts:)"»: {} }"#,
            "\"scene(_:openURLContexts:)\" belongs to sceneDelegate"),
        Case(
            app: #""sceneDelegate": { "sceneDidBecomeActive(_:)": {}, «"sceneDidBecomeActive:"»: {} }"#,
            "duplicate key \"sceneDidBecomeActive:\": the same method as \"sceneDidBecomeActive(_:)\""),
        Case(
            app: #""sceneDelegate": { "sceneDidBecomeActive(_:)": {}, «"sceneDidBecomeActive(_:)"»: {} }"#,
            "duplicate key \"sceneDidBecomeActive(_:)\""),
        Case(
            app: #""viewController": { "viewDidLoad()": { «"returns"»: true } }"#,
            "viewDidLoad() has no return value that a scenario can set"),
        Case(
            app:
                #""viewController": { "viewDidLoad()": { "does": [], "unknown": [«"windows"»], «"completes"»: false } }"#,
            "unknown part \"windows\"; did you mean \"window\"?", "viewDidLoad() has no completion handler"),
        Case(
            app: #""appDelegate": { "application(_:open:options:)": { «"unknown"»: ["payload"] } }"#,
            "\"unknown\" has no effect without \"does\""),
        Case(
            app: #""appDelegate": { "*": { «"completes"»: false } }"#,
            "not all methods under \"*\" have a completion handler; name the method instead"),
        Case(
            app: #""appDelegate": { "*": { «"returns"»: true } }"#,
            "the methods under \"*\" have different return types; name the method instead"),
        Case(
            app: #""appDelegate": { "application(_:open:options:)": { "returns": «"yes"», «"do"»: [] } }"#,
            "expected true or false, found a string",
            "unknown key \"do\" in application(_:open:options:); did you mean \"does\"?"),
        Case(
            app: #""appDelegate": { "application(_:performFetchWithCompletionHandler:)": { "returns": «true» } }"#,
            "expected \"newData\", \"noData\" or \"failed\", found a boolean"),
        Case(
            app: #""appDelegate": { "application(_:performFetchWithCompletionHandler:)": { "returns": «"newdata"» } }"#,
            "unknown fetch result \"newdata\"; did you mean \"newData\"?"),
    ]) func ofADelegate(_ example: Case) { expectMistakes(example.text, example.messages) }

    @Test(arguments: [
        (#"«{»}"#, "an action needs one key that names its kind"),
        (#"{ "registerTask": "a", «"afterMs"»: 20 }"#, "\"afterMs\" has no effect without \"later\""),
        (#"{ "create": "db", "later": «"yes"» }"#, "expected true or false, found a string"),
        (#"{ "work": "db", «"later"»: true }"#, "the action \"work\" has no key \"later\""),
        (#"{ «"wrok"»: "a" }"#, "unknown action \"wrok\"; did you mean \"work\"?"),
        (#"{ «"take"»: "url" }"#, "unknown action \"take\"; did you mean \"handle\"?"),
        (#"{ "work": "a", «"read"»: "window" }"#, "one action cannot be both \"work\" and \"read\""),
        (#"{ "work": "a", «"first"»: true }"#, "the action \"work\" has no key \"first\""),
        (#"{ "work": «""» }"#, "\"work\" must not be empty"),
        (#"{ "work": "a", "on": «"mian"» }"#, "unknown queue \"mian\"; did you mean \"main\"?"),
        (
            #"{ "read": «"launchOptions.uri"» }"#,
            "unknown option \"launchOptions.uri\"; did you mean \"launchOptions.url\"?"
        ), (#"{ "handle": «"urls"» }"#, "unknown payload \"urls\"; did you mean \"url\"?"),
        (
            #"{ "registerForRemoteNotifications": «false» }"#,
            "\"registerForRemoteNotifications\" must be true; omit the action instead"
        ), (#"{ "request": «"permission:a b"» }"#, "unknown request \"permission:a b\""),
        (#"{ "request": «"reviews"» }"#, "unknown request \"reviews\"; did you mean \"review\"?"),
    ]) func ofAnAction(_ action: String, _ message: String) {
        expectMistakes(scenario(app: "\"viewController\": { \"viewDidLoad()\": { \"does\": [\(action)] } }"), [message])
    }

    @Test func whatIsAllowedStandsInAHint() {
        let found = diagnostics(SourceText(scenario(app: "", device: #""colour": 1"#))).all
        #expect(found.map(\.hint) == [deviceKeys])
    }

    @Test func brokenJSONIsOneMistake() { expectMistakes("{ \"name\": «tru» }", ["expected a value, found \"tru\""]) }

    @Test func bothNamesAreOneMethod() {
        expectMistakes(
            scenario(
                app: #"""
                    "sceneDelegate": { "windowScene(_:performActionFor:)": {},
                      «"windowScene(_:performActionFor:completionHandler:)"»: {} }
                    """#),
            [
                #"duplicate key "windowScene(_:performActionFor:completionHandler:)": "#
                    + #"the same method as "windowScene(_:performActionFor:)""#
            ])
    }
}
