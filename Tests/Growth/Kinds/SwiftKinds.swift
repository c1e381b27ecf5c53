extension GrowthKind {
    /// Swift, by what its lexer and its branches are given.
    static let swiftTokens: [GrowthKind] = [
        swift("brackets", 60_000) { many($0, "({[") + many($0, "]})") },
        swift("open brackets", 120_000) { many($0, "({[") }, swift("closing brackets", 120_000) { many($0, ")}]") },
        swift("brackets that don't match", 120_000) { many($0, "([") + many($0, ")") },
        swift("hashes", 120_000) { many($0, "#") }, swift("hashes before a slash", 120_000) { many($0, "#") + "/\n" },
        swift("raw regexes", 60_000) { many($0, "#/ ") }, swift("raw regexes over lines", 60_000) { many($0, "#/\n") },
        swift("raw regexes with more hashes", 30_000) { many($0, "##/a/# ") },
        swift("regexes", 60_000) { many($0, " /a/ ") }, swift("open regexes", 60_000) { many($0, " /(") },
        swift("regexes of classes", 60_000) { many($0, " /[") }, swift("escaped slashes", 60_000) { many($0, " /\\") },
        swift("operators", 60_000) { many($0, " +/(") }, swift("strings", 120_000) { many($0, "\"s\" ") },
        swift("open strings", 120_000) { many($0, "\"s\n") }, swift("raw strings", 60_000) { many($0, "#\"s\"# ") },
        swift("open raw strings", 60_000) { many($0, "##\"\"\"a") },
        swift("raw strings with interpolations", 60_000) { many($0, "#\"\"\"\\#(") },
        swift("quotes before hashes", 60_000) { many($0, "#\"\"\"a ") }, swift("quotes", 120_000) { many($0, "\"") },
        swift("interpolations", 60_000) { many($0, "\"\\(") + "a" + many($0, ")\"") },
        swift("open interpolations", 60_000) { many($0, "\"\\(") },
        swift("interpolations in a row", 60_000) { "\"" + many($0, "\\(a)") + "\"" },
        swift("backticks", 120_000) { many($0, "` ") }, swift("comments", 120_000) { many($0, "/* c */ ") },
        swift("open comments", 300_000) { many($0, "/* ") },
        swift("comments in comments", 120_000) { many($0, "/* ") + many($0, "*/ ") },
        swift("lines of comments", 300_000) { many($0, "// c\n") }, swift("numbers", 120_000) { many($0, "1e+") },
        swift("one long name", 1_200_000) { many($0 + 1, "n") },
        swift("branches", 12_000) { many($0, "#if DEBUG\nlet a = 1\n#endif\n") },
        swift("branches in branches", 12_000) { many($0, "#if DEBUG\n") + many($0, "#endif\n") },
        swift("open branches", 24_000) { many($0, "#if DEBUG\n") },
        swift("branches that aren't opened", 24_000) { many($0, "#endif\n") },
        swift("conditions", 24_000) { "#if A" + many($0) { " || B\($0)" } + "\n#endif\n" },
        swift("parentheses of a condition", 24_000) { "#if " + many($0, "(") + "A" + many($0, ")") + "\n#endif\n" },
        swift("arguments of a condition", 24_000) { many($0, "#if swift(((\n") },
        swift("conditions that are negated", 24_000) { many($0, "#if !!!!\n") },
    ]

    /// Swift, by what it declares.
    static let swiftDeclarations: [GrowthKind] = [
        swift("classes", 6000) { many($0) { "class C\($0) {}\n" } },
        swift("classes in a row", 3000) { many($0) { "class C\($0): C\($0 + 1) {}\n" } },
        swift("classes in classes", 6000) { many($0) { "class C\($0) {\n" } + many($0, "}\n") },
        swift("extensions", 6000) { many($0, "extension AppDelegate { }\n") },
        swift("extensions with methods", 75) { many($0) { "extension AppDelegate { func f\($0)() {} }\n" } },
        swift("extensions of others", 6000) { many($0) { "extension C\($0) { func f() {} }\n" } },
        swift("protocols", 6000) { many($0) { "protocol P\($0): P\($0 + 1) { func f() }\n" } },
        swift("inherited types", 12_000) { "class C: A" + many($0) { ", P\($0)" } + " {}\n" },
        swift("methods", 6000) { "class C {\n" + many($0) { "func f\($0)() {}\n" } + "}\n" },
        swift("functions in functions", 6000) { many($0) { "func f\($0)() {\n" } + many($0, "}\n") },
        swift("parameters", 12_000) { "func f(a: Int" + many($0) { ", a\($0) b: Int" } + ") {}\n" },
        swift("words before a parameter", 12_000) { "func f(" + many($0, "a ") + ": Int) {}\n" },
        swift("commas of parameters", 12_000) { "func f(a: Int" + many($0, ", @a @b") + ") {}\n" },
        swift("types of parameters", 12_000) { "func f(a: Int" + many($0, ", a a a") + ") {}\n" },
        swift("attributes", 12_000) { many($0, "@a(b) ") + "class C {}\n" },
        swift("modifiers", 12_000) { many($0, "public ") + "class C {}\n" },
        swift("angles", 24_000) { "class C" + many($0, "<A") + many($0, ">") + " {}\n" },
        swift("open angles", 24_000) { many($0, "class C<") },
        swift("types with arrows", 24_000) { "class C { var a: A" + many($0, " -> A") + " }\n" },
        swift("types with effects", 12_000) { "class C { var a: A" + many($0, " async throws") + " }\n" },
        swift("tuples", 24_000) { "class C { var a: " + many($0, "(") + many($0, ")") + " }\n" },
        swift("requirements", 12_000) { "class C<A> where A: B" + many($0, ", A: B") + " {}\n" },
        swift("properties", 12_000) { "class C {\n" + many($0) { "var p\($0): Int = 1\n" } + "}\n" },
        swift("cases", 12_000) { "enum C {\n" + many($0) { "case c\($0)\n" } + "}\n" },
        swift("imports", 12_000) { many($0) { "import M\($0)\n" } },
        swift("selectors", 12_000) { many($0) { "let s\($0) = #selector(f\($0))\n" } },
        swift("calls of main", 6000) { many($0) { "C\($0).main()\n" } },
        swift("calls of UIApplicationMain", 6000) { many($0, "UIApplicationMain(a, b, nil, x)\n") },
        swift("open calls of UIApplicationMain", 6000) { many($0, "UIApplicationMain(") },
        swift("apps of SwiftUI", 3000) {
            many($0) { "struct A\($0): App { var body: some Scene { WindowGroup {} } }\n" }
        },
        swift("scenes of SwiftUI", 6000) { count in
            "struct A: App { var body: some Scene {\n" + many(count) { "WindowGroup(\"w\($0)\") { V() }\n" } + "} }\n"
        },
        swift("modifiers of views", 6000) { count in
            "struct A: App { var body: some Scene { WindowGroup { V()" + many(count, ".onOpenURL { u in f(u) }")
                + "} } }\n"
        },
    ]

    private static func swift(_ name: String, _ size: Int, _ more: @escaping @Sendable (Int) -> String) -> GrowthKind {
        GrowthKind("Swift: " + name, GrowthKind.scanOfFolder, size) { count in
            ["App/AppDelegate.swift": ProjectText.delegate, "App/More.swift": more(count) + "\n"]
        }
    }
}
