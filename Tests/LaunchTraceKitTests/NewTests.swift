import SampleLaunches
import Testing

@testable import LaunchTraceKit

private func outcome(_ words: [String], standardInput: String = "") -> CommandOutcome {
    CommandOutcome.of(
        words,
        files: FileAccess(
            readFile: { _ throws(FileProblem) in throw FileProblem(reason: "missing") },
            readStandardInput: { Array(standardInput.utf8) }))
}

struct NewTests {
    @Test func printsADeepLinkWhereNothingElseIsAsked() {
        outcome(["new"]).expect(
            #"""
            {
              "name": "Deep link, cold and warm",
              "notes": "These methods are called here; \"*\" is all other methods. \#
            \"does\" lists actions of a method: work, read, handle, listen, registerTask, makeWindow, ...",
              "device": { "platform": "iOS", "os": "18.0" },
              "app": {
                "lifecycle": "scene",
                "appDelegate": {
                  "application(_:willFinishLaunchingWithOptions:)": {},
                  "application(_:didFinishLaunchingWithOptions:)": {
                    "does": [
                      { "work": "open database", "durationMs": 120 }
                    ]
                  },
                  "application(_:configurationForConnecting:options:)": {},
                  "*": {}
                },
                "sceneDelegate": {
                  "scene(_:willConnectTo:options:)": {},
                  "sceneWillEnterForeground(_:)": {},
                  "sceneDidBecomeActive(_:)": {},
                  "sceneWillResignActive(_:)": {},
                  "sceneDidEnterBackground(_:)": {},
                  "scene(_:openURLContexts:)": {},
                  "*": {}
                }
              },
              "start": "notRunning",
              "events": [
                { "event": "openURL", "url": "recipes://soup?id=7", \#
            "sourceApplication": "com.apple.mobilesafari" },
                { "event": "pressHome", "afterMs": 4000 },
                { "event": "openURL", "url": "recipes://soup?id=7", \#
            "sourceApplication": "com.apple.mobilesafari" }
              ]
            }

            """#)
    }

    @Test(arguments: EventKind.allCases, Lifecycle.allCases) func startsWithNothingToFix(
        event: EventKind, lifecycle: Lifecycle
    ) throws {
        let new = outcome(["new", event.rawValue, "--lifecycle", lifecycle.rawValue])
        let ofWindows: [EventKind] = [.openWindow, .minimizeWindow, .activateWindow, .closeWindow, .disconnectScene]
        guard lifecycle != .appDelegate || event != .openAppIntent else {
            #expect(new.stderr.hasSuffix("an app without scenes has no scene to perform an App Intent in\n"))
            #expect(new.status == 2 && new.stdout == "")
            return
        }
        guard lifecycle != .appDelegate || !ofWindows.contains(event) else {
            #expect(new.stderr.hasSuffix("an app without scenes has no window that the system can address\n"))
            #expect(new.status == 2 && new.stdout == "")
            return
        }
        #expect(new.stdout.contains(#""event": "\#(event.rawValue)""#) && new.stderr == "" && new.status == 0)
        let timeline = try reader().read(SourceText(new.stdout)).scenario.trace()
        #expect(timeline.scenario.lifecycle == lifecycle)
        #expect(timeline.findings.filter { $0.severity != .note }.map(\.message) == [])
    }

    @Test func printsTheExamplesOfAFinding() {
        let example = FindingKind.headlessLaunch.example
        outcome(["new", "LT080"]).expect(FindingExample.text(of: example.shown))
        outcome(["new", "LT080.clean"]).expect(FindingExample.text(of: example.clean))
        #expect(outcome(["new", "LT080", "--lifecycle", "scene"]).stderr.contains("unknown option \"--lifecycle\""))
        #expect(outcome(["new", "LT999"]).stderr.contains("unknown event \"LT999\""))
    }

    @Test func writesAFile() { #expect(outcome(["new", "tapIcon", "-o", "a.json"]).files.map(\.path) == ["a.json"]) }

    @Test func whatHasNothingInsideStaysOnItsLine() {
        let long = Value.list((0..<40).map { .number(String($0)) })
        let value = Value.object([
            .init("empty", .object([])), .init("flat", .list([.bool(true), .null])), .init("long", long),
            .init("deep", .list([.object([.init("a", .list([]))])])),
        ])
        #expect(
            value.prettyJSON.replacing(/\n    \d+,?/, with: "#") == """
                {
                  "empty": {},
                  "flat": [true, null],
                  "long": [########################################
                  ],
                  "deep": [
                    {
                      "a": []
                    }
                  ]
                }

                """)
        #expect(Value.string("a").prettyJSON == "\"a\"\n")
    }
}
