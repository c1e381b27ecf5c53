extension GrowthKind {
    /// Each kind of file that says which versions of libraries a project has.
    static let locks: [GrowthKind] = [
        lock("Podfile.lock", 4000) { "PODS:\n" + many($0) { "  - P\($0)/Core (1.2.\($0))\n" } },
        lock("Package.resolved", 6000, path: "App.xcodeproj/project.xcworkspace/xcshareddata/swiftpm/Package.resolved")
        {
            #"{ "version": 2, "pins": [{}"#
                + many($0) { #", { "identity": "p\#($0)", "state": { "version": "1.2.\#($0)" } }"# } + "] }"
        },
        lock("package.json", 4000) {
            #"{ "dependencies": { "a": "1.0.0""# + many($0) { #", "p\#($0)": "^1.2.\#($0)""# } + "} }"
        },
        lock("package-lock.json", 6000) {
            #"{ "packages": { "": {}"# + many($0) { #", "node_modules/p\#($0)": { "version": "1.2.\#($0)" }"# } + "} }"
        },
        lock("package-lock.json: one long name", 20_000, path: "package-lock.json") {
            #"{ "packages": { "": {}, ""# + many($0, "node_modules/") + #"p": { "version": "1.2.0" } } }"#
        },
        lock("npm-shrinkwrap.json", 6000) {
            #"{ "dependencies": { "a": {}"# + many($0) { #", "p\#($0)": { "version": "1.2.\#($0)" }"# } + "} }"
        }, lock("yarn.lock", 6000) { many($0) { "\"p\($0)@^1.2.3\":\n  version \"1.2.\($0)\"\n" } },
        lock("yarn.lock: one heading", 12_000, path: "yarn.lock") { count in
            "p@1" + many(count) { ", p@\($0)" } + ":\n" + many(count, "  version \"1.2.3\"\n")
        }, lock("pubspec.lock", 6000) { "packages:\n" + many($0) { "  p\($0):\n    version: \"1.2.\($0)\"\n" } },
        lock(".fvmrc", 60_000) { #"{ "a": [1"# + many($0, ", 1") + #"], "flutter": "3.38.1" }"# },
        lock(".fvm/fvm_config.json", 60_000) {
            #"{ "a": [1"# + many($0, ", 1") + #"], "flutterSdkVersion": "3.38.1" }"#
        },
        lock(".flutter-plugins-dependencies", 60_000) {
            #"{ "plugins": [1"# + many($0, ", 1") + #"], "version": "3.38.1" }"#
        }, lock(".flutter-version", 100_000) { "3.38.1\n" + many($0, "# c\n") },
        lock(".tool-versions", 60_000) { many($0) { "t\($0) 1.2.3\n" } },
        lock("CordovaLib/VERSION", 100_000) { "7.1.0\n" + many($0, "# c\n") },
        lock("ProjectSettings/ProjectVersion.txt", 60_000) { many($0) { "k\($0): v\n" } },
    ]

    private static func lock(
        _ name: String, _ size: Int, path: String? = nil, _ text: @escaping @Sendable (Int) -> String
    ) -> GrowthKind { GrowthKind("lock: " + name, "scan .", size) { ProjectText().files([path ?? name: text($0)]) } }
}
