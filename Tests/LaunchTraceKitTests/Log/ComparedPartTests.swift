import Testing

@testable import LaunchTraceKit

/// A scenario that names all methods, one that names two, and one that begins with a suspended app.
private let files = [
    "cold.json": #"{ "name": "Cold", "events": [{ "event": "openURL", "url": "recipes://soup" }] }"#,
    "two.json": #"""
    { "name": "Two", "app": {
        "appDelegate": { "application(_:didFinishLaunchingWithOptions:)": {} },
        "sceneDelegate": { "scene(_:willConnectTo:options:)": {} } }, "events": [{ "event": "tapIcon" }] }
    """#,
    "warm.json": #"""
    { "name": "Warm", "start": "suspended", "events": [{ "event": "openURL", "url": "recipes://soup" }] }
    """#,
]

private let launch = [
    "application(_:didFinishLaunchingWithOptions:)", "scene(_:willConnectTo:options:)", "sceneWillEnterForeground(_:)",
    "sceneDidBecomeActive(_:)",
]
private let home = ["sceneWillResignActive(_:)", "sceneDidEnterBackground(_:)"]
private let link = "scene(_:openURLContexts:)"

private func outcome(_ line: String, _ log: [String]) -> CommandOutcome {
    SampleFiles(files.merging(["log.txt": log.joined(separator: "\n")]) { first, _ in first }).outcome(
        line.split(separator: " ").map(String.init))
}

private func last(_ outcome: CommandOutcome) -> Substring? { outcome.stdout.split(separator: "\n").last }

/// What is told of a log is what part of the launch it shows.
struct ComparedPartTests {
    @Test func aPartIsToldAsOne() {
        let found = outcome("verify cold.json log.txt", [launch[0]])
        #expect(last(found) == "= 1 of 6 compared, in order" && found.status == 0)
        let json = outcome("verify cold.json log.txt --format json", [launch[0]]).stdout
        #expect(json.contains("\"compared\": 1,\n  \"expected\": 6,\n"))
    }

    /// It was a success to compare none.
    @Test func noneIsNoSuccess() {
        let found = outcome("verify two.json log.txt", [launch[2]])
        #expect(last(found) == "= 0 of 2 compared")
        #expect(
            found.stderr == "launchtrace: error: nothing to compare: no callback in log.txt is called in the scenario\n"
        )
        #expect(found.status == 2)
        let all = outcome("verify two.json log.txt --launch all", [launch[0], "", launch[0]])
        #expect(last(all) == "= 2 of 2 launches match the model" && all.status == 0)
    }

    @Test func whatIsOnlyUnexpectedIsAMismatch() {
        let found = outcome("verify cold.json log.txt", ["applicationDidBecomeActive(_:)"])
        #expect(last(found) == "= 0 of 6 compared: 1 unexpected" && found.status == 1)
    }

    /// The launch before was unexpected, line by line, and the link out of order besides.
    @Test func aMissingCallIsOneLine() {
        let found = outcome("verify warm.json log.txt", launch + home + [link, launch[3]])
        #expect(found.stdout.contains("\n-         sceneWillEnterForeground(_:)  missing\n"))
        #expect(found.stdout.contains("\nnot compared, because the scenario begins later: lines 1 to 6\n"))
        #expect(last(found) == "= 3 of 3 compared: 2 in order, 1 missing" && found.status == 1)
        let whole = outcome("verify warm.json log.txt", launch + home + [link, launch[2], launch[3]])
        #expect(last(whole) == "= 3 of 3 compared, in order" && whole.status == 0)
    }

    /// An app that was launched, and never left, isn't one that comes back.
    @Test func aLaunchIsNoReturn() {
        let found = outcome("verify warm.json log.txt", launch)
        #expect(last(found) == "= 2 of 3 compared: 2 in order, 2 unexpected" && found.status == 1)
    }

    @Test func theURLOfALaunchHasItsPlace() {
        let found = outcome("verify cold.json log.txt", launch + [link])
        #expect(
            found.stdout.contains(
                """
                +      5  scene(_:openURLContexts:)  unexpected
                              the model doesn't make this call: the URL is delivered with the launch -> connectionOptions.urlContexts of scene(_:willConnectTo:options:)

                """), "\(found.stdout)")
    }
}
