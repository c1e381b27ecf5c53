import SampleLaunches
import TestSupport
import Testing

@testable import ScenarioFormat

struct ServiceDelegateTests {
    @Test(arguments: ServiceProtocol.allCases.filter { $0 != .callProvider }) func isDescribedByItsProtocol(
        service: ServiceProtocol
    ) throws {
        let method = try #require(Callback.allCases.first { $0.receiver == service.receiver })
        for name in [service.rawValue] + service.otherNames {
            let text = scenario(app: #""serviceDelegates": { "\#(name)": { "\#(method.name)": {} } }"#)
            let read = try reader().read(SourceText(text)).scenario
            #expect(read.app.serviceDelegates == [service: [method: Delegate.Method()]])
            #expect(read.value().json.contains(#""serviceDelegates":{"\#(service.rawValue)":"#))
        }
    }

    /// A launch calls none of CallKit's methods, which a scenario may name all the same.
    @Test func theProviderOfCallsIsDescribed() throws {
        let methods = OtherMethod.all.filter { $0.receiver == .callProviderDelegate }
        let names = methods.flatMap { [$0.name, $0.selector] }.map { "\"\($0)\": {}" }.joined(separator: ", ")
        let text = scenario(app: #""serviceDelegates": { "CXProviderDelegate": { \#(names) } }"#)
        #expect(try reader().read(SourceText(text)).scenario.app.serviceDelegates[.callProvider] != nil)
        #expect(methods.count == 7)
    }

    @Test(arguments: ServiceProtocol.allCases) func aClassCanBeMissing(service: ServiceProtocol) throws {
        for name in [service.rawValue] + service.otherNames {
            let text = scenario(app: #""serviceDelegates": { "\#(name)": null }"#)
            let read = try reader().read(SourceText(text)).scenario
            #expect(read.app.servicesWithoutDelegate == [service])
            #expect(read.value().json.contains(#""serviceDelegates":{"\#(service.rawValue)":null}"#))
        }
    }

    @Test func oneClassOfSeveralProtocols() throws {
        let text = scenario(
            app: #"""
                "serviceDelegates": {
                  "URLSessionDelegate": { "urlSessionDidFinishEvents(forBackgroundURLSession:)": {} },
                  "URLSessionTaskDelegate": { "urlSession(_:task:didCompleteWithError:)": {} } }
                """#)
        let read = try reader().read(SourceText(text)).scenario
        let methods: [Callback: Delegate.Method] = [.didFinishBackgroundEvents: [], .didCompleteTask: []]
        #expect(read.app.serviceDelegates[.urlSession]?.named.keys == methods.keys)
    }

    @Test func oneClassHasAMethodOnce() {
        let first = #""URLSessionTaskDelegate": { "urlSession(_:task:didCompleteWithError:)": {} }"#
        for key in ["urlSession(_:task:didCompleteWithError:)", "URLSession:task:didCompleteWithError:"] {
            expectMistakes(
                scenario(app: #""serviceDelegates": { \#(first), "URLSessionDelegate": { «"\#(key)"»: {} } }"#),
                [#"duplicate key "\#(key)": the same method as "\#(key)""#])
        }
        expectMistakes(
            scenario(
                app: #"""
                    "serviceDelegates": {
                      "URLSessionTaskDelegate": { "*": {} }, "URLSessionDelegate": { «"*"»: { "durationMs": 5 } } }
                    """#), [#"duplicate key "*": the same method as "*""#])
    }

    @Test func oneClassHasAMethodOnceInASettingToo() {
        let method = #"{"urlSession(_:task:didCompleteWithError:)":{}}"#
        let value = #"{"URLSessionTaskDelegate":\#(method),"URLSessionDelegate":\#(method)}"#
        let error = #expect(throws: Diagnostics.self) {
            try reader().read(
                SourceText(scenario(app: "")), settings: [Setting(key: "app.serviceDelegates", value: value)])
        }
        #expect(error?.all.map(\.message).joined().hasPrefix("duplicate key") == true)
    }

    @Test func onlyWhatAnAppMakesCanBeSet() {
        expectMistakes(
            scenario(
                app: #""appDelegate": { "*": { "does": [{ "setServiceDelegate": «"PKPushRegistryDelegat"» }] } }"#),
            [#"unknown service delegate "PKPushRegistryDelegat"; did you mean "PKPushRegistryDelegate"?"#])
        expectMistakes(
            scenario(app: #""serviceDelegates": { «"PKPushRegistryDelegte"»: {} }"#),
            [#"unknown key "PKPushRegistryDelegte" in serviceDelegates; did you mean "PKPushRegistryDelegate"?"#])
    }

    @Test func methodsBelongToTheirProtocol() {
        expectMistakes(
            scenario(
                app: #"""
                    "serviceDelegates": { "CLLocationManagerDelegate": { «"centralManagerDidUpdateState(_:)"»: {} } }
                    """#), [#""centralManagerDidUpdateState(_:)" belongs to serviceDelegates.CBCentralManagerDelegate"#]
        )
    }

    /// The key can be set from outside, and a finding points at it.
    @Test func aFindingPointsAtWhatIsTooLate() throws {
        let marked = MarkedText(
            #"""
            { "name": "n", "device": { "os": "18.0" },
              "app": { "sceneDelegate": { "sceneDidBecomeActive(_:)": {
                "does": [{ «"setServiceDelegate"»: "CLLocationManagerDelegate" }] } } },
              "events": [{ "event": "backgroundEvent", "kind": "visit" }] }
            """#)
        let read = try reader().read(marked.source)
        let timeline = try read.scenario.trace()
        let finding = try #require(timeline.findings.first { $0.kind == .noLaunchHandler })
        #expect(read.place(of: finding, in: timeline).range == marked.marks[0])
        let settings = [Setting(key: "app.sceneDelegate", value: "{}")]
        let fixed = try reader().read(marked.source, settings: settings).scenario.trace()
        #expect(!fixed.findings.contains { $0.kind == .noLaunchHandler })
    }
}

/// `app.sceneDelegates`: a scene delegate for each role.
struct SceneDelegateKeysTests {
    private static let byRole = #"""
        "lifecycle": "scene",
        "sceneDelegates": {
          "window": { "scene(_:willConnectTo:options:)": { "does": [{ "makeWindow": "scene" }] } },
          "externalDisplay": { "*": {} },
          "carPlay": {
            "templateApplicationScene(_:didConnect:to:)": { "does": [{ "work": "map" }] },
            "sceneDidBecomeActive:": {}
          }
        }
        """#

    @Test func eachRoleHasItsMethods() throws {
        let app = try reader().read(SourceText(scenario(app: Self.byRole))).scenario.app
        let roles = app.sceneDelegates.mapValues { Set($0.named.keys) }
        #expect(
            roles == [
                .window: [.sceneWillConnect], .externalDisplay: [],
                .carPlay: [.carPlayDidConnectToWindow, .sceneDidBecomeActive],
            ])
        #expect(app.sceneDelegate?.named.keys.first == .sceneWillConnect)
        #expect(app.sceneDelegate(of: .externalDisplay) == .statedUnknown)
    }

    @Test func itIsWrittenAsItIsRead() throws {
        let missing = Self.byRole.replacing(#"{ "*": {} }"#, with: "null")
        let app = try reader().read(SourceText(scenario(app: missing))).scenario.app
        #expect(app.rolesWithoutDelegate == [.externalDisplay])
        try expectSame(missing)
        try expectSame(Self.byRole)
    }

    private func expectSame(_ app: String) throws {
        let read = try reader().read(SourceText(scenario(app: app))).scenario
        let text = read.value(Spelling(spelledOut: ["device", "os"])).prettyJSON
        #expect(try reader().read(SourceText(text)).scenario == read)
    }

    @Test(arguments: [
        (#""sceneDelegates": { «"phone"»: {} }"#, #"unknown key "phone" in sceneDelegates"#),
        (
            #""sceneDelegates": { "window": { «"templateApplicationScene(_:didConnect:)"»: {} } }"#,
            #""templateApplicationScene(_:didConnect:)" belongs to sceneDelegates.carPlay"#
        ),
        (
            #""sceneDelegates": { "carPlay": { «"applicationDidBecomeActive(_:)"»: {} } }"#,
            #""applicationDidBecomeActive(_:)" belongs to appDelegate"#
        ),
        (
            #""sceneDelegate": {}, «"sceneDelegates"»: { "window": {} }"#,
            #""sceneDelegate" is the delegate of all scenes, and "sceneDelegates" has one for each role"#
        ),
        (
            #""sceneDelegate": null, «"sceneDelegates"»: { "window": {} }"#,
            #""sceneDelegate" is the delegate of all scenes, and "sceneDelegates" has one for each role"#
        ),
        (
            #""sceneDelegates": { "window": { "sceneDidBecomeActive(_:)": { "does": [{ «"handle"»: "url" }] } } }"#,
            "sceneDidBecomeActive(_:) receives no url"
        ),
    ]) func aMistakeIsPointedAt(app: String, message: String) { expectMistakes(scenario(app: app), [message]) }
}
