import ProjectFixtures
import ProjectReading
import Testing

/// Projects of which there is only Tuist's `Project.swift`.
struct TuistTests {
    private static func target(_ target: String, before: String = "", with others: [String: String] = [:]) throws
        -> ProjectTarget
    {
        let text = """
            import ProjectDescription
            \(before)
            let project = Project(
                name: "A", settings: .settings(base: ["MODE": "fetch"]),
                targets: [\(target)])
            """
        let files = ["Project.swift": text].merging(others) { $1 }
        return try XcodeProject(MemoryFolder(files: files).folder, path: "Project.swift").target(named: nil)
    }

    @Test func whatIsLiteralIsRead() throws {
        let target = try Self.target(
            """
            .target(
                name: "App", destinations: [.iPhone, .iPad], product: .app, bundleId: "a.b",
                deploymentTargets: .iOS("16.4"),
                infoPlist: .extendingDefault(with: [
                    "UIBackgroundModes": modes, "UIApplicationSceneManifest": ["UISceneConfigurations": [:]],
                    "CFBundleURLTypes": .array([.dictionary(["CFBundleURLSchemes": ["soup"]])]),
                ]),
                sources: ["App/**", .glob("Shared/*.swift", excluding: ["Shared/*Mock.swift"])],
                entitlements: .dictionary(["com.apple.developer.associated-domains": ["applinks:example.com"]]),
                dependencies: [.target(name: "Kit"), .external(name: "Alamofire")],
                settings: .settings(base: ["A": "b"], configurations: [
                    .debug(name: "Debug"), .release(name: "Release", settings: ["C": "d"])])),
            Target(name: "Kit", platform: .iOS, product: .staticFramework, bundleId: "a.c", sources: "Kit/**"),
            .target(name: "Mac", destinations: .macOS, product: .app, bundleId: "a.d"),
            """, before: #"let modes: Plist.Value = ["$(MODE)"]"#,
            with: [
                "App/A.swift": "", "App/Deep/B.swift": "", "Shared/S.swift": "", "Shared/SMock.swift": "",
                "Shared/Deep/D.swift": "", "Kit/K.swift": "", "Other/O.swift": "",
            ])
        #expect(target.sources == ["App/A.swift", "App/Deep/B.swift", "Shared/S.swift", "Kit/K.swift"])
        #expect(target.infoPlist.values["UIBackgroundModes"] == .list([.text("fetch")]))
        #expect(
            target.infoPlist.values["CFBundleURLTypes"]
                == .list([.dictionary(["CFBundleURLSchemes": .list([.text("soup")])])]))
        #expect(target.linkHosts == ["example.com"])
        #expect(
            ["A", "C", "IPHONEOS_DEPLOYMENT_TARGET"].map { target.settings.value($0)?.text } == ["b", "d", "16.4"])
        #expect(target.problems == [])
    }

    @Test func aPropertyListMayBeAFile() throws {
        for list in ["\"App/Info.plist\"", ".file(path: \"App/Info.plist\")"] {
            let target = try Self.target(
                ".target(name: \"App\", destinations: .iOS, product: .app, infoPlist: \(list))",
                with: [
                    "App/Info.plist": "<plist><dict><key>UIMainStoryboardFile</key><string>M</string></dict></plist>"
                ])
            #expect(target.infoPlist.values["UIMainStoryboardFile"] == .text("M"), "\(list)")
            #expect(target.problems == [])
        }
    }

    /// Each is told with its line, and leaves open what it is about.
    @Test func whatIsComputedIsNotKnown() throws {
        let target = try Self.target(
            """
            .target(name: "App", destinations: .iOS, product: .app,
                infoPlist: .dictionary(["UIBackgroundModes": modes(), "K": "v"]),
                sources: .main,
                dependencies: [.Kit.all],
                settings: .app)
            """)
        #expect(
            target.unread.map { "\($0.problem.words) \($0.content)" } == [
                "9 settings settings", "7 sources code", "8 .Kit.all code", "6 UIBackgroundModes infoPlistItem",
            ])
    }

    /// Tuist's own keys differ by its version, a scene manifest among them.
    @Test(arguments: ["", ", infoPlist: .default", ", infoPlist: .extendingDefault(with: [\"K\": \"v\"])"])
    func defaultKeysAreNotKnown(_ list: String) throws {
        let target = try Self.target(".target(name: \"App\", destinations: .iOS, product: .app\(list))")
        #expect(target.unread.map(\.content) == [.infoPlist])
        #expect(target.problems == [.notLiteral("Project.swift", line: 5, name: "infoPlist")])
    }

    @Test(arguments: ["appTargets", ".app()", "Target.feature(\"A\")"]) func targetsThatAreMadeElsewhereAreRefused(
        _ target: String
    ) {
        #expect(throws: ProjectProblem.notLiteral("Project.swift", line: 5, name: "targets")) {
            try Self.target(target)
        }
    }
}

extension ProjectProblem {
    fileprivate var words: String {
        if case .notLiteral(_, let line, let name) = self { "\(line) \(name)" } else { "\(self)" }
    }
}
