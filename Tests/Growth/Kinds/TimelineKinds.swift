extension GrowthKind {
    /// Timelines in each form that they are read in, and recordings.
    static let timelines: [GrowthKind] = [
        timeline("text", "diff a.timeline.txt b.json", 2000) { ["a.timeline.txt": recordedText($0) + "= active\n"] },
        timeline("text with nothing in common", "diff a.timeline.txt c.timeline.txt", 1500) { count in
            [
                "a.timeline.txt": recordedText(count) + "= active\n",
                "c.timeline.txt": recordedText(1) + many(count) { "\n> memoryWarning\n    step \($0)\n" }
                    + "= active\n",
            ]
        },
        timeline("text with other arguments", "diff a.timeline.txt c.timeline.txt", 300) { count in
            [
                "a.timeline.txt": recordedText(1) + many(count) { received($0, "a") } + "= active\n",
                "c.timeline.txt": recordedText(1) + many(count) { received($0, "b") } + "= active\n",
            ]
        },
        timeline("text as a patch", "diff a.timeline.txt c.timeline.txt --format unified", 500) { count in
            [
                "a.timeline.txt": recordedText(1) + many(count) { received($0, "a") } + "= active\n",
                "c.timeline.txt": recordedText(1) + many(count) { received($0, "b") } + "= active\n",
            ]
        },
        timeline("text with a long value", "diff a.timeline.txt b.json", 50_000) { count in
            ["a.timeline.txt": recordedText(1) + received(1, many(count, "é ")) + "= active\n"]
        },
        timeline("text with a list", "diff a.timeline.txt b.json", 12_000) { count in
            [
                "a.timeline.txt": recordedText(1) + received(1, "a, {a: [1" + many(count) { ", \($0)" } + "]}")
                    + "= active\n"
            ]
        },
        timeline("text with open brackets", "diff a.timeline.txt b.json", 30_000) { count in
            ["a.timeline.txt": recordedText(1) + received(1, many(count, "{a: [")) + "= active\n"]
        },
        timeline("text with findings", "diff a.timeline.txt b.json", 2000) { count in
            ["a.timeline.txt": recordedText(1) + many(count) { "! LT010 error: finding \($0)\n" } + "= active\n"]
        },
        timeline("text with mistakes", "diff a.timeline.txt b.json", 60_000, ends: refused) { count in
            ["a.timeline.txt": recordedText(1) + many(count) { "what \($0)\n" }]
        }, timeline("JSON", "diff a.timeline.json b.json", 4000) { ["a.timeline.json": json($0)] },
        timeline("JSON beside JSON", "diff a.timeline.json c.timeline.json --format json", 2000) { count in
            ["a.timeline.json": json(count), "c.timeline.json": json(count, name: "snapshot taken")]
        },
        timeline("JSON in lines", "diff a.ndjson b.json", 4000) { count in
            let header = """
                {"kind":"header","schema":1,"scenario":{"name":"n","platform":"iOS","os":"18.0","sdk":"18.0",\
                "lifecycle":"scene"}}

                """
            return [
                "a.ndjson": header + many(count) { entry($0) + "\n" }
                    + #"{"kind":"footer","notCalled":[],"findings":[],"outcome":"active"}"# + "\n"
            ]
        },
        GrowthKind("recording: what was observed", "verify a.json", 3000) { count in
            ["a.json": recording(observed: many(count, #", { "name": "sceneDidEnterBackground(_:)" }"#))]
        },
        GrowthKind("recording: what wasn't called", "verify a.json", 12_000) { count in
            ["a.json": recording(notCalled: many(count, #", "applicationWillResignActive(_:)""#))]
        },
        GrowthKind("recording: events", "verify a.json", 500) { count in
            ["a.json": recording(events: many(count, #", { "event": "tapIcon" }, { "event": "pressHome" }"#))]
        },
        GrowthKind("recordings of a folder", "verify a", 150) { count in
            Dictionary(uniqueKeysWithValues: (0...count).map { ("a/\($0).json", recording()) })
        },
    ]

    private static func timeline(
        _ name: String, _ command: String, _ size: Int, ends statuses: ClosedRange<Int32> = answered,
        _ files: @escaping @Sendable (_ size: Int) -> [String: String]
    ) -> GrowthKind {
        GrowthKind("timeline: " + name, command, size, ends: statuses) { count in
            files(count).merging(["b.json": ScenarioText.events("").text]) { first, _ in first }
        }
    }

    private static func recordedText(_ count: Int) -> String {
        """
        n
        iPadOS 18.0, scene life cycle
          app state   scene state  callback

        > tapIcon
        ~ app         not running -> background

        """
            + many(count) { _ in
                """

                > memoryWarning
                  active      active      applicationDidReceiveMemoryWarning(_:)

                """
            }
    }

    private static func received(_ number: Int, _ value: String) -> String {
        "  background  active      scene(_:openURLContexts:)  <- {url: a://\(number)/\(value)}\n"
    }

    private static func entry(_ number: Int, name: String = "step") -> String {
        #"{"kind":"step","name":"\#(name) \#(number)","timeMs":\#(number),"rule":"launch.process","confidence":"inferred"}"#
    }

    private static func json(_ count: Int, name: String = "step") -> String {
        #"{"schema":1,"scenario":{"name":"n","platform":"iOS","os":"18.0","sdk":"18.0","lifecycle":"scene"},"entries":["#
            + entry(0) + many(count) { ",\n" + entry($0 + 1, name: name) } + #"],"findings":[],"outcome":"active"}"#
    }

    private static func recording(observed: String = "", notCalled: String = "", events: String = "") -> String {
        """
        { "observed": [{ "name": "sceneWillResignActive(_:)" }\(observed)],
          "notCalled": ["sceneDidDisconnect(_:)"\(notCalled)],
          "scenario": { "name": "n", "device": { "os": "18.0" }, "app": { "lifecycle": "scene" }, "start": "active",
            "events": [{ "event": "pressHome" }\(events)] },
          "source": { "who": "a test", "kind": "log" },
          "versions": { "from": "18.0", "to": "18.5", "stated": false }, "cannotSay": ["the version"] }
        """
    }
}
