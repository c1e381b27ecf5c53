extension GrowthKind {
    /// Logs, by the forms of their lines.
    static let logs: [GrowthKind] = [
        log("names of methods", 3000) { _ in "applicationDidReceiveMemoryWarning(_:)" },
        log("names after a class", 1900) { _ in "AppDelegate: applicationDidEnterBackground" },
        log("launches", 580) { _ in
            "application(_:didFinishLaunchingWithOptions:)\nAppDelegate: application did become active"
        }, log("processes", 660) { "2023-05-30 18:02:11.402 Tasks[\($0):19022] applicationDidBecomeActive" },
        log("other lines", 60_000) { "2023-05-30 18:02:11.402 Tasks[731:19022] Reachability: wifi \($0)" },
        log("levels", 1700) { "level=info ts=2024-01-01T10:00:00Z event=sceneDidBecomeActive(_:) n=\($0)" },
        log("a logger's", 3000) { "08:40:11.002 INFO SceneDelegate.sceneDidBecomeActive():\($0) - active" },
        log("crashes", 300) { _ in
            "application(_:didFinishLaunchingWithOptions:)\n"
                + "*** Terminating app due to uncaught exception 'X', reason: 'Launch handler for task with identifier a'"
        },
        GrowthKind("log: frames of a crash report", "verify a.json a.log", 3000) { count in
            let frames = many(count) { #"{"symbol":"f\#($0)","imageOffset":1},"# } + #"{"symbol":"main"}"#
            let threads = #"{"threads":[{"triggered":true,"frames":[\#(frames)]}]}"#
            return ["a.json": ScenarioText.events("").text, "a.log": "{\"bug_type\":\"309\"}\n" + threads]
        }, log("blank lines", 1_500_000) { _ in "" },
        log("values", 3000) { "scene(_:openURLContexts:) urlContexts: a://b?id=\($0)" },
        GrowthKind("log: one long line", "verify a.json a.log", 60_000) { count in
            files("Reachability" + many(count, " wifi sceneDidBecome"))
        },
        GrowthKind("log: brackets", "verify a.json a.log", 150_000) { count in
            files("didFinishLaunchingWithOptions " + many(count, "[") + many(count, "]"))
        },
        GrowthKind("log: open brackets of objects", "verify a.json a.log", 60_000) { count in
            files("didFinishLaunchingWithOptions " + many(count, "[<UIScene: 0x1; {a = "))
        },
        GrowthKind("log: an array over lines", "verify a.json a.log", 30_000) { count in
            files("didFinishLaunchingWithOptions {\n" + many(count) { "    k\($0) = v;\n" } + "}")
        },
        GrowthKind("log: a scenario from it", "verify --scenario-from-log a.log", 500) { count in
            files(many(count, "applicationDidEnterBackground(_:)\napplicationWillEnterForeground(_:)\n"))
        },
    ]

    private static func log(_ name: String, _ size: Int, _ line: @escaping @Sendable (Int) -> String) -> GrowthKind {
        GrowthKind("log: " + name, "verify a.json a.log --launch all", size) { files(many($0) { line($0) + "\n" }) }
    }

    private static func files(_ log: String) -> [String: String] {
        ["a.json": ScenarioText.events("").text, "a.log": "application(_:didFinishLaunchingWithOptions:)\n" + log]
    }
}
