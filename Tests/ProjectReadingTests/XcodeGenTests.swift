import ProjectFixtures
import ProjectReading
import Testing

/// Projects of which there is only XcodeGen's `project.yml`.
struct XcodeGenTests {
    private static func target(
        _ text: String, in path: String = "project.yml", with others: [String: String] = [:], named name: String? = nil
    ) throws -> ProjectTarget {
        let files = [path: text].merging(others) { $1 }
        return try XcodeProject(MemoryFolder(files: files).folder, path: path).target(named: name)
    }

    private static let app = "name: A\ntargets:\n  App:\n    type: application\n    platform: iOS\n"

    @Test func sourcesAreFilesAndFoldersWithoutWhatPatternsLeaveOut() throws {
        let target = try Self.target(
            Self.app + """
                    sources:
                      - path: App
                        excludes: ["*.m", "Tests", "**/*+Mock.swift"]
                      - path: Shared
                        includes: [Kit]
                      - Other/One.swift
                      - path: Assets.xcassets
                      - path: Gone
                        optional: true
                      - {path: Mac, destinationFilters: [macOS]}
                      - {path: Copied, buildPhase: resources}

                """,
            with: [
                "App/A.swift": "", "App/a.m": "", "App/Deep/b.m": "", "App/Tests/T.swift": "",
                "App/Deep/A+Mock.swift": "", "App/A.h": "", "Shared/S.swift": "", "Shared/Kit/K.swift": "",
                "Other/One.swift": "", "Other/Two.swift": "", "Mac/M.swift": "", "Copied/C.swift": "",
            ])
        #expect(
            target.sources == ["App/A.swift", "App/Deep/b.m", "Other/One.swift", "Shared/Kit/K.swift"])
        #expect(target.headers == ["App/A.h"])
        #expect(target.problems == [])
    }

    @Test func whatIsNotThereIsToldIfItMayBeCode() throws {
        let target = try Self.target(Self.app + "    sources: [Gone, Gone.storyboard, ../Out, $(DIR)/x]\n")
        #expect(
            target.problems == [
                .outsideRoot("../Out"), .notLiteral("project.yml", line: 6, name: "$(DIR)/x"), .absent("Gone"),
            ])
    }

    @Test func keysAreThoseOfTheSpecification() throws {
        let target = try Self.target(
            Self.app + """
                    settings:
                      base: {MODE: fetch}
                      configs: {debug: {MODE: audio}, release: {SCHEME: soup}}
                    info:
                      path: Info.plist
                      properties:
                        UIBackgroundModes: [$(MODE)]
                        LSRequiresIPhoneOS: true
                        CFBundleURLTypes: [{CFBundleURLSchemes: [$(SCHEME)]}]
                    entitlements:
                      path: A.entitlements
                      properties:
                        com.apple.developer.associated-domains: ["applinks:example.com"]
                """,
            // What was made of an older specification says nothing.
            with: ["Info.plist": "<plist><dict><key>UIMainStoryboardFile</key><string>M</string></dict></plist>"])
        #expect(target.infoPlist.values["UIBackgroundModes"] == .list([.text("fetch")]))
        #expect(target.infoPlist.values["LSRequiresIPhoneOS"] == .bool(true))
        #expect(
            target.infoPlist.values["CFBundleURLTypes"]
                == .list([.dictionary(["CFBundleURLSchemes": .list([.text("soup")])])]))
        #expect(target.infoPlist.values["UIMainStoryboardFile"] == nil)
        #expect(target.linkHosts == ["example.com"])
        guard case .specification(let place) = target.infoPlist.origins["UIBackgroundModes"] else {
            Issue.record("it has no place")
            return
        }
        #expect(place.file == "project.yml" && place.line == 12)
    }

    @Test func aPropertyListMayBeAFile() throws {
        let plist = "<plist><dict><key>UIMainStoryboardFile</key><string>M</string></dict></plist>"
        for text in [
            "    settings: {INFOPLIST_FILE: App/Info.plist}\n", "    info: {path: App/Info.plist}\n",
            "    sources: App\n",
        ] {
            let target = try Self.target(Self.app + text, with: ["App/Info.plist": plist])
            #expect(target.infoPlist.values["UIMainStoryboardFile"] == .text("M"), "\(text)")
        }
    }

    @Test func templatesStandBelowTheTargetsThatNameThem() throws {
        let target = try Self.target(
            """
            targetTemplates:
              Base: {settings: {A: base, B: base}}
              App:
                templates: [Base]
                type: application
                supportedDestinations: [iOS, macOS]
                sources: ["${folder}", "${target_name}"]
                settings: {B: app, C: app}
            targets:
              Soup:
                templates: [App]
                templateAttributes: {folder: Kit}
                sources: [More]
                settings: {C: soup}
              Mac: {type: application, platform: macOS}
            """, with: ["Kit/K.swift": "", "Soup/S.swift": "", "More/M.swift": ""])
        #expect(target.name == "Soup")
        #expect(target.sources == ["Kit/K.swift", "More/M.swift", "Soup/S.swift"])
        #expect(["A", "B", "C"].map { target.settings.value($0)?.text } == ["base", "app", "soup"])
    }

    @Test func includedFilesStandBelowTheOneThatIncludesThem() throws {
        let target = try Self.target(
            """
            include:
              - App/target.yml
              - {path: Settings/base.yml, relativePaths: false}
              - {path: Never.yml, enable: NO}
            targets:
              App:
                settings: {A: own}
                dependencies:REPLACE: []
            """, in: "ios/project.yml",
            with: [
                "ios/App/target.yml": """
                targets:
                  App:
                    type: application
                    platform: iOS
                    sources: [., ../../Shared]
                    dependencies: [{target: Kit}]
                    settings: {A: included, B: included}
                  Kit: {type: framework, platform: iOS, sources: ../Kit}
                """,
                "ios/Settings/base.yml": "targets: {App: {sources: [Base]}}", "ios/App/A.swift": "",
                "Shared/S.swift": "", "ios/Kit/K.swift": "", "ios/Base/B.swift": "",
            ])
        #expect(target.sources == ["Shared/S.swift", "ios/App/A.swift", "ios/Base/B.swift"])
        #expect(["A", "B"].map { target.settings.value($0)?.text } == ["own", "included"])
        #expect(target.problems == [])
    }

    @Test func whatIsLinkedIsRead() throws {
        let target = try Self.target(
            """
            packages: {Local: {path: Local}, Sentry: {url: https://example.com}}
            targets:
              App:
                type: application
                platform: iOS
                sources: App
                dependencies:
                  - target: Kit
                  - package: Local
                  - {package: Sentry, products: [Sentry, SentryUI]}
                  - {package: Mac, platformFilter: macOS}
                  - sdk: WebKit.framework
              Kit: {type: framework, platform: iOS, sources: Kit}
              NSE: {type: app-extension, platform: iOS, sources: NSE}
            """,
            with: [
                "App/A.swift": "", "Kit/K.swift": "", "NSE/N.swift": "", "Local/Sources/Local/L.swift": "",
                "Local/Package.swift": """
                let package = Package(name: "Local", products: [.library(name: "Local", targets: ["Local"])],
                    targets: [.target(name: "Local")])
                """,
            ])
        #expect(target.sources == ["App/A.swift", "Kit/K.swift", "Local/Sources/Local/L.swift"])
    }

    @Test func oneOfSeveralPlatformsIsForPhones() throws {
        let text = "targets: {App: {type: application, platform: [macOS, iOS], deploymentTarget: {iOS: 16.4}}}"
        let target = try Self.target(text)
        #expect(target.name == "App_iOS")
        #expect(target.settings.value("PRODUCT_NAME")?.text == "App")
        #expect(target.settings.value("IPHONEOS_DEPLOYMENT_TARGET")?.text == "16.4")
    }

    @Test func filesOfSettingsStandBelowSettings() throws {
        let target = try Self.target(
            "configFiles: {Debug: D.xcconfig, Release: R.xcconfig}\n" + Self.app
                + "    configFiles: {Release: App/R.xcconfig}\n    settings: {C: own}\n",
            with: [
                "R.xcconfig": "A = project\nB = project", "Config/All.xcconfig": "C = all\nD = all",
                // Beside the file it isn't there, and in the folder of the project it is.
                "App/R.xcconfig": "#include \"Config/All.xcconfig\"\nB = target",
            ])
        #expect(["A", "B", "C", "D"].map { target.settings.value($0)?.text } == ["project", "target", "own", "all"])
        #expect(target.problems == [])
    }

    @Test func aTextThatIsNoSpecificationIsRefusedWithItsLine() {
        do {
            _ = try Self.target("name: A\ntargets: [\n")
            Issue.record("it is read")
        } catch let problem as ProjectProblem {
            guard case .malformedSpecification("project.yml", let mistake) = problem else {
                Issue.record("\(problem)")
                return
            }
            #expect(mistake.message == "line 2: what begins here has no end")
        } catch {
            Issue.record("\(error)")
        }
    }

    @Test func filesThatIncludeEachOtherEnd() throws {
        let target = try Self.target("include: project.yml\n" + Self.app)
        #expect(target.problems.contains(.tooDeep("project.yml")))
    }
}
