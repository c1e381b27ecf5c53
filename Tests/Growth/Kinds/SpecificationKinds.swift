extension GrowthKind {
    /// What projects are made of, by what it has many of.
    static let specifications: [GrowthKind] = [
        xcodeGen("sources", 2000) { count in
            app("sources: [AppDelegate.swift, " + many(count) { "F\($0).swift, " } + "]")
        },
        xcodeGen("patterns", 1000) { count in
            app("sources: [{path: ., excludes: [" + many(count) { "\"**/a*b*\($0)/**\", " } + "]}]")
        },
        xcodeGen("targets", 2000) { count in
            app("sources: AppDelegate.swift\n    dependencies: [" + many(count) { "{target: T\($0)}, " } + "]")
                + many(count) { "  T\($0): {type: framework, platform: iOS, sources: .}\n" }
        },
        xcodeGen("templates", 2000) { count in
            app("sources: .\n    templates: [" + many(count) { "T\($0), " } + "]") + "targetTemplates:\n"
                + many(count) { "  T\($0): {settings: {A\($0): $(B)}}\n" }
        },
        xcodeGen("templates that name two others", 2000, ends: answered) { count in
            app("sources: .\n    templates: [T0]") + "targetTemplates:\n"
                + many(count) { "  T\($0): {templates: [T\($0 + 1), T\($0 + 1)], a: b}\n" }
        },
        xcodeGen("groups that name two others", 2000) { count in
            app("sources: .\n    settings: {groups: [g0]}") + "settingGroups:\n"
                + many(count) { "  g\($0): {groups: [g\($0 + 1), g\($0 + 1)], base: {A: b}}\n" }
        },
        xcodeGen("keys of the Info.plist", 4000) { count in
            app("sources: .\n    info: {path: Info.plist, properties: {" + many(count) { "k\($0): $(A), " } + "}}")
        },
        xcodeGen("nested brackets", 1000) { count in
            app("sources: .") + many(count) { "a\($0): " + many(50, "[") + many(50, "]") + "\n" }
        },
        xcodeGen("aliases", 4000) { count in app("sources: .") + "a: &a [b]\nc: [" + many(count, "*a, ") + "]\n" },
        xcodeGen("aliases that double", 4000) { count in
            app("sources: .") + many(count) { "a\($0): &a\($0) [b, b]\nb\($0): &b\($0) [*a\($0), *a\($0)]\n" }
        },
        xcodeGen("merged keys", 2000) { count in
            app("sources: .") + "m0: &m0 {a: b}\n" + many(count) { "m\($0 + 1): {<<: *m0, k\($0): v}\n" }
        },
        xcodeGen("words in lines", 20_000) { count in app("sources: .") + "a: b\n" + many(count, "  c\n") },
        xcodeGen("quoted lines", 20_000) { count in app("sources: .") + "a: \"b\n" + many(count, "  c\\n\n") + "\"\n" },
        xcodeGen("lines of a script", 20_000) { count in app("sources: .") + "a: >\n" + many(count, "  c\n\n") },
        xcodeGen("colons", 50_000) { count in app("sources: .") + "a: " + many(count, "b:") + "b\n" },
        tuist("targets", 1000) { count in
            many(count) { ".target(name: \"T\($0)\", product: .framework, sources: [\"**\"]), " }
        },
        tuist("sources", 3000) { count in
            ".target(name: \"A\", product: .app, sources: [" + many(count) { "\"F\($0).swift\", " } + "])"
        },
        GrowthKind("Project.swift: names that double", "scan .", 2000, ends: 0...2) { count in
            [
                "Project.swift": "let a0 = [\"b\"]\n" + many(count) { "let a\($0 + 1) = a\($0) + a\($0)\n" }
                    + "let p = Project(name: \"A\", targets: [.target(name: \"A\", product: .app, sources: a\(count))])\n",
                "AppDelegate.swift": ProjectText.delegate,
            ]
        },
    ]

    private static func app(_ text: String) -> String {
        "name: App\ntargets:\n  App:\n    type: application\n    platform: iOS\n    \(text)\n"
    }

    private static func xcodeGen(
        _ name: String, _ size: Int, ends statuses: ClosedRange<Int32> = answered,
        _ text: @escaping @Sendable (Int) -> String
    ) -> GrowthKind {
        GrowthKind("project.yml: " + name, "scan .", size, ends: statuses) { count in
            ["project.yml": text(count), "AppDelegate.swift": ProjectText.delegate]
        }
    }

    private static func tuist(
        _ name: String, _ size: Int, _ targets: @escaping @Sendable (Int) -> String
    ) -> GrowthKind {
        GrowthKind("Project.swift: " + name, "scan . --target A", size, ends: 0...2) { count in
            [
                "Project.swift": "let project = Project(name: \"A\", targets: [\(targets(count))])\n",
                "AppDelegate.swift": ProjectText.delegate,
            ]
        }
    }
}
