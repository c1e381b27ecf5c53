import LaunchModel
import SampleLaunches
import TestSupport
import Testing

@testable import ScenarioFormat

struct SettingTests {
    private static let base = """
        { "name": "n", "device": { "os": "18.0" }, "app": { "appDelegate": { "*": {} } },
          "events": [{ "event": "openURL", "url": "a:b" }, { "event": "lock" }] }
        """

    struct Change: CustomTestStringConvertible {
        let words: String
        let check: @Sendable (Scenario) -> Bool
        var testDescription: String { words }

        init(_ words: String, _ check: @escaping @Sendable (Scenario) -> Bool) {
            (self.words, self.check) = (words, check)
        }
    }

    @Test(arguments: [
        Change("name=26") { $0.name == "26" }, Change("name=\"a b\"") { $0.name == "a b" },
        Change("name=a=b") { $0.name == "a=b" }, Change("device.os=26.0") { $0.device.os == Version(26) },
        Change("device.os=null") { $0.device.os == .newest }, Change("device.locked=true") { $0.device.isLocked },
        Change("device=null") { $0.device == Device() }, Change("app.multipleScenes=true") { $0.app.multipleScenes },
        Change("app.preMainMs=20") { $0.app.preMainMs == 20 },
        Change("app.launchScreen.imageMB=2.5") { $0.app.launchScreen.imageMB == 2.5 },
        Change("app.launchScreen.storyboard=null") { $0.app.launchScreen == LaunchScreen() },
        Change("app.infoPlist={\"UIMainStoryboardFile\": \"Main\"}") { $0.app.infoPlist?.mainStoryboard == "Main" },
        Change("app.infoPlist=Info.plist") { $0.app.infoPlist == InfoPlist(isWhole: false) },
        Change("app.infoPlist.UIBackgroundModes=[\"fetch\"]") { $0.app.infoPlist?.backgroundModes == ["fetch"] },
        Change("app.infoPlist.UILaunchScreen=null") { $0.app.infoPlist == nil },
        Change("events.0.url=c:d") { $0.events[0].trigger == .openURL(OpenedURL("c:d")) },
        Change("events.1.afterMs=20") { $0.events[1].afterMs == 20 },
        Change("events.0=null") { $0.events == [Event(.lock)] },
        Change("events.1={\"event\": \"unlock\"}") { $0.events[1] == Event(.unlock) },
        Change("events=[{\"event\": \"unlock\"}]") { $0.events == [Event(.unlock)] },
        Change("app.appDelegate.application(_:open:options:).returns=false") {
            $0.app.appDelegate[.openURL]?.returns == .bool(false)
        },
        Change("app.appDelegate.application:performFetchWithCompletionHandler:.returns=failed") {
            $0.app.appDelegate[.performFetch]?.returns == .fetch(.failed)
        },
        Change("app.viewController.\"viewDidLoad()\".does=[]") { $0.app.viewController[.viewDidLoad]?.actions == [] },
    ]) func changes(_ change: Change) throws {
        let files = ["Info.plist": Array("<plist><dict></dict></plist>".utf8)]
        let read = try reader(files).read(SourceText(Self.base), settings: [Self.setting(change.words)])
        #expect(change.check(read.scenario))
    }

    @Test func oneAfterAnother() throws {
        let settings = ["app.infoPlist={}", "app.infoPlist.UIMainStoryboardFile=Main", "app.interface=storyboard"]
        let read = try reader().read(SourceText(Self.base), settings: settings.map(Self.setting))
        #expect(read.scenario.app.interface == .storyboard)
        #expect(read.scenario.app.infoPlist == InfoPlist(mainStoryboard: "Main"))
    }

    @Test func metadataIsJSONOrText() throws {
        let base = SourceText(scenario(app: "", events: #"{ "event": "acceptCloudKitShare" }"#))
        for (text, value) in [("{\"a\": 1}", Value.object([.init("a", .number("1"))])), ("a b", .string("a b"))] {
            let setting = Setting(key: "events.0.metadata", value: text)
            let read = try reader().read(base, settings: [setting])
            #expect(read.scenario.events[0].trigger == .acceptCloudKitShare(metadata: value))
        }
    }

    @Test(arguments: [
        ("device.«oss»=1", "unknown key \"oss\" in device; did you mean \"os\"?"),
        ("device.«oss»=null", "unknown key \"oss\" in device; did you mean \"os\"?"),
        ("«devise».os=18.0", "unknown key \"devise\"; did you mean \"device\"?"),
        ("device.os=«x»", "\"x\" is not a version such as \"18.0\" or \"11.0.3\""),
        ("device.os=«»", "\"\" is not a version such as \"18.0\" or \"11.0.3\""),
        ("device.locked=«yes»", "expected true or false, found a string"),
        ("device.locked=«1»", "expected true or false, found a number"),
        ("app.preMainMs=«-5»", "expected a whole number from 0 to 2147483647, found -5"),
        ("app.infoPlist={\"a\": «tru»}", "expected a value, found \"tru\""),
        ("app.infoPlist=«Other.plist»", "cannot read \"Other.plist\": no such file"),
        ("events.«2».url=a:b", "no element \"2\"; the list has 2, counted from 0"),
        ("events.«first»=a:b", "no element \"first\"; the list has 2, counted from 0"),
        ("events.«-1»=null", "no element \"-1\"; the list has 2, counted from 0"),
        ("name.«first»=a", "\"name\" is a string, which has no keys"),
        ("events=«[]»", "the list of events must not be empty"),
        ("events.0.«colour»=a", "openURL has no key \"colour\""),
        (
            "app.sceneDelegate.«sceneDidBecomActive(_:)»={}",
            "unknown method \"sceneDidBecomActive(_:)\" in sceneDelegate; did you mean \"sceneDidBecomeActive(_:)\"?"
        ), ("app.«»=1", "expected a key"), ("«»=1", "expected a key"), ("device.«».os=1", "expected a key"),
        ("app.appDelegate.application«(_:open»=1", "unclosed '('"), ("app.«\"lifecycle»=scene", "unclosed '\"'"),
        ("app.\"lifecycle\"«x»=scene", "expected '.' after the quoted key"),
    ]) func mistakes(_ marked: String, _ message: String) throws {
        let marked = MarkedText("--set " + marked)
        let words = String(decoding: marked.source.bytes, as: UTF8.self).dropFirst("--set ".count)
        let found = diagnostics(SourceText(Self.base), settings: [Self.setting(String(words))]).all
        #expect(found.map(\.message) == [message])
        #expect(found.compactMap(\.place?.range) == marked.marks)
    }

    @Test func longPathsAreRefused() {
        let setting = Setting(key: String(repeating: "a.", count: 100_000) + "a", value: "1")
        let found = diagnostics(SourceText(Self.base), settings: [setting]).all
        #expect(found.map(\.message) == ["more than 64 keys"])
    }

    @Test func mistakesShowTheWords() {
        let found = diagnostics(SourceText(Self.base), settings: [Self.setting("device.oss=1")])
        let expected = """
            --set device.oss=1: error: unknown key "oss" in device; did you mean "os"?
                --set device.oss=1
                             ^~~

            """
        #expect(found.text == expected)
    }

    private static func setting(_ words: String) -> Setting {
        let parts = words.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        return Setting(key: String(parts[0]), value: String(parts[1]))
    }
}

struct JSONWriterTests {
    private let value = Value.object([
        .init("list", .list([.number("1"), .bool(true), .null])), .init("empty", .object([])), .init("none", .list([])),
        .init("inner", .object([.init("a", .string("x"))])),
    ])

    /// Names of the tool's own are written as they are.
    @Test func ownNamesNeedNoEscape() {
        let names =
            Timeline.Kind.allCases.map(\.rawValue) + Receiver.allCases.map(\.rawValue)
            + AppState.allCases.map(\.rawValue) + SceneState.allCases.map(\.rawValue)
            + Confidence.allCases.map(\.rawValue)
        for name in names { #expect(text(.string(name), .compact) == "\"\(name)\"") }
    }

    @Test func compact() {
        #expect(text(value, .compact) == #"{"list":[1,true,null],"empty":{},"none":[],"inner":{"a":"x"}}"#)
    }

    @Test func indented() {
        let expected = """
            {
              "list": [
                1,
                true,
                null
              ],
              "empty": {},
              "none": [],
              "inner": {
                "a": "x"
              }
            }
            """
        #expect(text(value, .indented) == expected)
    }

    @Test(arguments: [
        ("a\"b\\c/d", #""a\"b\\c/d""#), ("\n\r\t\u{8}\u{0}\u{1B}", #""\n\r\t\u0008\u0000\u001B""#),
        ("\u{7F}\u{9B}", #""\u007F\u009B""#), ("\u{2028}\u{2029}", #""\u2028\u2029""#),
        ("\u{202E}\u{2066}\u{200F}\u{FEFF}", #""\u202E\u2066\u200F\uFEFF""#), ("é日😀", "\"é日😀\""),
    ]) func escapes(_ string: String, _ expected: String) { #expect(text(.string(string), .compact) == expected) }

    @Test(arguments: [
        ("-1.5e+3", "-1.5e+3"), ("0", "0"), ("", "\"\""), ("nan", "\"nan\""), ("01", "\"01\""), ("1, 2", "\"1, 2\""),
        (" 1", "\" 1\""), ("e5", "\"e5\""), (".5", "\".5\""), ("-", "\"-\""),
    ]) func numbersStayJSON(_ number: String, _ expected: String) {
        #expect(text(.number(number), .compact) == expected)
    }

    private func text(_ value: Value, _ layout: JSONLayout) -> String { value.json(laidOut: layout) }
}
