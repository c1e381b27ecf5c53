import LaunchModel
import LaunchTraceKit
import Testing

/// A project as the tests of an app see it.
struct ProjectTests {
    /// Without its line the link is lost at a cold start, warm as it works.
    @Test func aLostLinkIsFound() throws {
        let myApp = try MyApp(MyApp.coldLine, by: "")
        let app = try Project(myApp.project).app(target: "MyApp")
        let findings = try app.lint().filter { $0.severity == .error }

        #expect(findings.map(\.code) == ["LT011"])
        #expect(findings.first?.place.source.name == "MyApp/MyApp.swift")
        #expect(findings.first?.place.line == 9)
        #expect(findings.first?.message.hasSuffix("(in 1 of 7 launches: openURL (notRunning))") == true)
        #expect(findings.first?.description == "MyApp/MyApp.swift:9:5: error: LT011 a link is lost at a cold start")

        let lost = try app.launches().filter { try !$0.trace().findings.filter { $0.code == "LT011" }.isEmpty }
        #expect(lost.map(\.description) == ["openURL (notRunning)"])
    }

    @Test func theLaunchesAreThoseThatAreLinted() throws {
        let myApp = try MyApp()
        let app = try Project(myApp.project).app(target: "Beta")

        #expect(app.target == "Beta")
        #expect(
            app.launches().map(\.description) == [
                "tapIcon (notRunning)", "tapIcon (prewarmed)", "tapIcon, pressHome, tapIcon (notRunning)",
                "tapIcon (suspended)", "openURL (notRunning)", "openURL (suspended)", "openURL (active)",
            ])
        for launch in app.launches() { #expect(try !launch.trace().entries.isEmpty) }
    }

    /// All ways in which the command takes it.
    @Test(arguments: [
        "MyApp.xcodeproj", "MyApp.xcodeproj/", "MyApp.xcodeproj/project.pbxproj", "MyApp.xcworkspace", ".",
    ]) func aProjectIsNamedInManyWays(name: String) throws {
        let myApp = try MyApp()
        let project = Project(myApp.path(name))

        #expect(try project.targets == ["MyApp", "Beta"])
        #expect(try project.app(target: "MyApp").declaration.infoPlist?.urlSchemes == ["recipes"])
    }

    @Test func foldersNeedNoProject() throws {
        let myApp = try MyApp()
        let project = Project(infoPlist: myApp.path("MyApp/Info.plist"), sources: [myApp.path("MyApp")])

        #expect(try project.targets == ["MyApp"])
        #expect(try project.app().lint() == [])
        #expect(throws: ProjectError.self) { try project.app(target: "Beta") }
    }

    @Test func anErrorSaysWhatTheCommandDoes() throws {
        let myApp = try MyApp()
        let project = Project(myApp.project)
        do throws(ProjectError) {
            _ = try project.app()
            Issue.record("two targets are one")
        } catch {
            guard case .noTarget(let diagnostic, among: ["MyApp", "Beta"]) = error else { throw error }
            #expect(error.description == "launchtrace: error: \(diagnostic.message)\n")
        }
        let missing = myApp.path("Other.xcodeproj")
        do throws(ProjectError) {
            _ = try Project(missing).targets
            Issue.record("a project without files has targets")
        } catch {
            #expect(error.description == "launchtrace: error: cannot read \(missing): no such file or directory\n")
        }
    }

    @Test func settingsChangeTheDevice() throws {
        let myApp = try MyApp()
        let project = Project(myApp.project)
        let app = try project.app(target: "MyApp", settings: [Setting(key: "device.os", value: "18.0")])

        #expect(app.launches().first?.scenario.device.os == 18)
        #expect(throws: ProjectError.self) {
            try project.app(target: "MyApp", settings: [Setting(key: "device.so", value: "18.0")])
        }
    }

    /// What isn't read may hold what is missing.
    @Test func whatIsNotReadIsSaid() throws {
        let myApp = try MyApp()
        try myApp.remove("MyApp/MyApp.swift")
        #expect(throws: ProjectError.self) { try Project(myApp.project).app(target: "MyApp") }

        let unread = try MyApp("for context in contexts {", by: "for context in contexts { (")
        let app = try Project(unread.project).app(target: "MyApp")
        #expect(!app.isAnalyzed && app.warnings.count == 1)
    }

    /// Everything that a scenario takes can be made of an app.
    @Test func anAppIsPartOfOtherScenarios() throws {
        let myApp = try MyApp()
        var declaration = try Project(myApp.project).app(target: "MyApp").declaration
        declaration.infoPlist?.backgroundModes = ["remote-notification"]
        declaration.appDelegate = [
            .didFinishLaunching: Delegate.Method(does: [], returns: .bool(true)),
            .fetchRemoteNotification: Delegate.Method(does: [], returns: .fetch(.noData)),
        ]
        let push = try Scenario(
            "A push", app: declaration, events: [.remoteNotification(alert: true, contentAvailable: true)])

        #expect(try push.trace().callbacks == [.didFinishLaunching, .fetchRemoteNotification])
    }
}
