extension GrowthKind {
    /// Objective-C, by what its lexer, its preprocessor and the reader of its declarations are given.
    static let objectiveC: [GrowthKind] = [
        objectiveC("raw strings", 30_000) { many($0, "R\"(a)\" ") },
        objectiveC("open raw strings", 60_000) { many($0, "R\"(") },
        objectiveC("open raw strings with names", 30_000) { many($0) { "R\"n\($0)(" } },
        objectiveC("open brackets", 120_000) { many($0, "([{") },
        objectiveC("brackets", 60_000) { many($0, "([{") + many($0, "}])") },
        objectiveC("strings", 120_000) { many($0, "@\"s\" ") },
        objectiveC("open strings", 120_000) { many($0, "\"s\n") },
        objectiveC("comments", 120_000) { many($0, "/* c */ ") },
        objectiveC("open comments", 300_000) { many($0, "/* ") },
        objectiveC("definitions", 12_000) { many($0) { "#define A\($0) A\($0 + 1)\n" } },
        objectiveC("definitions and conditions", 4800) {
            many($0) { "#define A\($0) A\($0 + 1)\n#if A\($0)\n#endif\n" }
        },
        objectiveC("definitions with long names", 1200) { count in
            many(count) { "#define A\($0) 1\n" } + many(count) { "#if A\($0) && defined(A\($0))\n#endif\n" }
        }, objectiveC("branches in branches", 12_000) { many($0, "#ifdef A\n") + many($0, "#endif\n") },
        objectiveC("a long condition", 24_000) { "#if A" + many($0, " || B") + "\n#endif\n" },
        objectiveC("parentheses of a condition", 24_000) { "#if " + many($0, "(") + many($0, ")") + "\n#endif\n" },
        objectiveC("calls of a condition", 24_000) { "#if " + many($0, "f(") + many($0, ")") + "\n#endif\n" },
        objectiveC("lines of a directive", 60_000) { "#define A " + many($0, "\\\n") + "\n" },
        objectiveC("imports", 24_000) { many($0) { "#import \"A\($0).h\"\n" } },
        objectiveC("interfaces", 6000) { many($0) { "@interface C\($0) : C\($0 + 1)\n@end\n" } },
        objectiveC("open interfaces", 6000) { many($0) { "@interface C\($0) : NSObject\n" } },
        objectiveC("categories", 125) {
            many($0) { "@implementation AppDelegate (C\($0))\n- (void)f\($0) {}\n@end\n" }
        }, objectiveC("protocols", 12_000) { "@interface C : NSObject <P" + many($0) { ", P\($0)" } + ">\n@end\n" },
        objectiveC("methods", 6000) { "@implementation C\n" + many($0) { "- (void)f\($0) {}\n" } + "@end\n" },
        objectiveC("methods without bodies", 12_000) { "@implementation C\n" + many($0, "- (void)") + "@end\n" },
        objectiveC("parts of a selector", 12_000) {
            "@implementation C\n- (void)f" + many($0) { " p\($0):(int)a" } + " {}\n@end\n"
        }, objectiveC("functions", 12_000) { many($0) { "void f\($0)(int a) {}\n" } },
        objectiveC("open functions", 24_000) { many($0, "void f(") },
        objectiveC("messages", 6000) {
            "@implementation AppDelegate (B)\n- (void)f { " + many($0, "[self g];\n") + "}\n@end\n"
        },
        objectiveC("messages in messages", 6000) {
            "@implementation AppDelegate (B)\n- (void)f { " + many($0, "[") + "a" + many($0, " b]") + "; }\n@end\n"
        }, objectiveC("calls in the launch", 1500, launch: { many($0, "[self help];\n") }) { _ in "" },
        objectiveC(
            "options in the launch", 375,
            launch: { many($0, "[self open:launchOptions[UIApplicationLaunchOptionsURLKey]];\n") }
        ) { _ in "" },
        objectiveC("blocks in the launch", 1500, launch: { many($0, "f(^{\n") + many($0, "});\n") }) { _ in "" },
    ]

    private static func objectiveC(
        _ name: String, _ size: Int, launch: @escaping @Sendable (Int) -> String = { _ in "" },
        _ more: @escaping @Sendable (Int) -> String
    ) -> GrowthKind {
        GrowthKind("Objective-C: " + name, GrowthKind.scanOfFolder, size) { count in
            [
                "App/AppDelegate.m": """
                @interface AppDelegate : UIResponder <UIApplicationDelegate>
                @end
                @implementation AppDelegate
                - (BOOL)application:(UIApplication *)application didFinishLaunchingWithOptions:(NSDictionary *)launchOptions {
                \(launch(count))
                return YES;
                }
                - (void)help { a = b; }
                @end
                int main(int argc, char **argv) {
                    return UIApplicationMain(argc, argv, nil, NSStringFromClass([AppDelegate class]));
                }

                """, "App/More.m": more(count) + "\n",
            ]
        }
    }
}
