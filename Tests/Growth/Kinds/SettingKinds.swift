extension GrowthKind {
    /// Build settings, in a project and in `.xcconfig` files, and what they are replaced in.
    static let settings: [GrowthKind] = [
        xcconfig("settings", 4000) { many($0) { "A\($0) = v\n" } },
        xcconfig("lines of one setting", 6000) { many($0, "A = $(inherited) v\n") },
        xcconfig("doubled settings", 600) { "A = v\n" + many($0, "A = $(inherited)$(inherited)\n") },
        xcconfig("conditions", 1000) { many($0) { "A[sdk=iphoneos*][arch=arm\($0)] = v\n" } },
        xcconfig("brackets of a condition", 75_000) { "A" + many($0, "[") + " = v\n" },
        xcconfig("settings in a row", 4000) { many($0) { "A\($0) = $(A\($0 + 1))\n" } },
        xcconfig("settings that name two others", 2000) { many($0) { "A\($0) = $(A\($0 + 1))$(A\($0 + 2))\n" } },
        xcconfig("nested variables", 24_000) { "A0 = " + many($0, "$(") + "X" + many($0, ")") + "\n" },
        xcconfig("open variables", 24_000) { "A0 = " + many($0, "$(") + "\n" },
        xcconfig("open braces", 24_000) { "A0 = " + many($0, "${(") + "\n" },
        xcconfig("variables of one text", 24_000) { "V = v\nA0 = " + many($0, "$(V)") + "\n" },
        xcconfig("operations of one variable", 24_000) { "V = v\nA0 = $(V" + many($0, ":lower") + ")\n" },
        xcconfig("dollars", 48_000) { "A0 = " + many($0, "$") + "\n" },
        xcconfig("comments", 300_000) { many($0, "// c\n") },
        xcconfig("slashes", 100_000) { "A = " + many($0, "/ ") + "\n" },
        xcconfig("words of INFOPLIST_KEY", 4000) {
            "INFOPLIST_KEY_UIBackgroundModes = fetch" + many($0, " fetch") + "\n"
        }, xcconfig("INFOPLIST_KEYs", 1500) { many($0) { "INFOPLIST_KEY_K\($0) = $(V)\n" } },
        xcconfig("excluded files", 8000) { "EXCLUDED_SOURCE_FILE_NAMES =" + many($0) { " F\($0).swift" } + "\n" },
        xcconfig("conditions of Swift", 24_000) {
            "SWIFT_ACTIVE_COMPILATION_CONDITIONS =" + many($0) { " F\($0)" } + "\n"
        },
        GrowthKind("xcconfig: includes", "scan .", 45) { count in
            let names = (0..<count).map { ("I\($0).xcconfig", "A\($0) = v\n") }
            return ProjectText(configurationFile: "A.xcconfig").files(
                Dictionary(uniqueKeysWithValues: names).merging([
                    "A.xcconfig": many(count) { "#include \"I\($0).xcconfig\"\n" }
                ]) { $1 })
        },
        GrowthKind("xcconfig: includes that aren't there", "scan .", 3000) { count in
            ProjectText(configurationFile: "A.xcconfig").files([
                "A.xcconfig": many(count) { "#include \"I\($0).xcconfig\"\n" }
            ])
        }, project("settings", 4000) { ProjectText(settings: many($0) { "A\($0) = v; " }).files() },
        project("words of a setting", 24_000) { ProjectText(settings: "A = (" + many($0, "v, ") + ");").files() },
        project("excluded files and members", 300) { count in
            ProjectText(
                objects: many(count) {
                    "f\($0) = {isa = PBXFileReference; path = F\($0).swift; sourceTree = SOURCE_ROOT; };\n"
                        + "b\($0) = {isa = PBXBuildFile; fileRef = f\($0); };\n"
                }, sources: many(count) { "b\($0), " },
                settings: "EXCLUDED_SOURCE_FILE_NAMES = (" + many(count) { "\"F\($0).swift\", " } + ");"
            ).files()
        },
        GrowthKind("Info.plist: variables", "scan .", 4000) { count in
            ProjectText(settings: "INFOPLIST_FILE = Info.plist; V = v; PV = v;").files([
                "Info.plist": infoPlist(
                    "<key>k</key><array>" + many(count) { "<string>$(V) $(P$(V)) $(U\($0))</string>" } + "</array>")
            ])
        },
        GrowthKind("Info.plist: a large variable", "scan .", 250) { count in
            ProjectText(settings: "INFOPLIST_FILE = Info.plist; V = \"\(many(60_000, "v"))\";").files([
                "Info.plist": infoPlist("<key>k</key><array>" + many(count, "<string>$(V)</string>") + "</array>")
            ])
        },
        GrowthKind("Info.plist: preprocessed", "scan .", 12_000) { count in
            ProjectText(settings: "INFOPLIST_FILE = Info.plist; INFOPLIST_PREPROCESS = YES;").files([
                "Info.plist": infoPlist(many(count, "#if A\n") + many(count, "#endif\n"))
            ])
        },
        GrowthKind("entitlements: domains", "scan .", 4000) { count in
            ProjectText(settings: "CODE_SIGN_ENTITLEMENTS = App.entitlements;").files([
                "App.entitlements": infoPlist(
                    "<key>com.apple.developer.associated-domains</key><array>"
                        + many(count) { "<string>applinks:h\($0).example.com</string>" } + "</array>")
            ])
        },
        GrowthKind("init: schemes and domains", "init .", 10) { count in
            ProjectText(settings: "CODE_SIGN_ENTITLEMENTS = App.entitlements; INFOPLIST_FILE = Info.plist;").files([
                "App.entitlements": infoPlist(
                    "<key>com.apple.developer.associated-domains</key><array>"
                        + many(count) { "<string>applinks:h\($0).example.com</string>" } + "</array>"),
                "Info.plist": infoPlist(
                    "<key>CFBundleURLTypes</key><array><dict><key>CFBundleURLSchemes</key><array>"
                        + many(count) { "<string>s\($0)</string>" } + "</array></dict></array>"),
            ])
        },
    ]

    private static func xcconfig(_ name: String, _ size: Int, _ text: @escaping @Sendable (Int) -> String) -> GrowthKind
    {
        GrowthKind("xcconfig: " + name, "scan .", size) { count in
            ProjectText(
                settings: "INFOPLIST_FILE = Info.plist; GENERATE_INFOPLIST_FILE = YES;", configurationFile: "A.xcconfig"
            ).files(["A.xcconfig": text(count), "Info.plist": infoPlist("<key>k</key><string>$(A) $(A0)</string>")])
        }
    }
}
