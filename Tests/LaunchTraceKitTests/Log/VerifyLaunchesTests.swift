import Testing

@testable import LaunchTraceKit

private let scenario = #"""
    {
      "name": "Cold",
      "device": { "os": "18.0" },
      "app": { "appDelegate": { "application(_:didFinishLaunchingWithOptions:)": {} } },
      "events": [{ "event": "openURL", "url": "recipes://soup" }, { "event": "openURL", "url": "recipes://salad", "afterMs": 10 }]
    }
    """#

private let whole = """
    application(_:willFinishLaunchingWithOptions:)
    application(_:didFinishLaunchingWithOptions:)
    scene(_:willConnectTo:options:) recipes://soup
    sceneDidBecomeActive(_:)
    scene(_:openURLContexts:) recipes://salad
    """

/// The same with another order, and what UIKit never calls there.
private let broken = """
    application(_:didFinishLaunchingWithOptions:)
    applicationDidBecomeActive(_:)
    scene(_:willConnectTo:options:) recipes://salad
    sceneDidBecomeActive(_:)
    scene(_:openURLContexts:) recipes://soup
    """

private func outcome(_ line: String, _ log: String) -> CommandOutcome {
    let files = FileAccess(
        readFile: { $0 == "cold.json" ? Array(scenario.utf8) : Array(log.utf8) }, readStandardInput: { Array(log.utf8) }
    )
    return .of(
        line.split(separator: " ").map(String.init), files: files,
        terminal: TerminalFacts(outputIsTerminal: false) { _ in nil })
}

@Test func aMethodThatTheScenarioDoesNotNameIsNoMismatch() {
    let found = outcome("verify cold.json log.txt", whole)
    #expect(
        found.stdout == """
            Cold
            iOS 18.0, scene life cycle
            log.txt: lines 1 to 5

                   1  application(_:willFinishLaunchingWithOptions:)  not named
                   2  application(_:didFinishLaunchingWithOptions:)
                   3  scene(_:willConnectTo:options:)
                   4  sceneDidBecomeActive(_:)
                   5  scene(_:openURLContexts:)

            not compared, because the log doesn't contain them: sceneWillEnterForeground(_:)
            note: the scenario doesn't name application(_:willFinishLaunchingWithOptions:); UIKit calls it if the app \
            implements it
            = 4 of 5 compared, in order

            """)
    #expect(found.status == 0 && found.stderr.isEmpty)
    let json = outcome("verify cold.json log.txt --format json", whole).stdout
    #expect(
        json.contains(
            "\"unnamed\": [\n    {\"line\":1,\"name\":\"application(_:willFinishLaunchingWithOptions:)\"}\n  ]"))
    #expect(json.contains("\"matched\": 4,") && json.contains("\"unexpected\": [],"))
}

@Test func aMethodThatUIKitDoesNotCallThereIsOne() {
    let found = outcome("verify cold.json log.txt", broken)
    #expect(found.stdout.contains("+      2  applicationDidBecomeActive(_:)  unexpected\n"))
    let late = "\(whole)\napplication(_:willFinishLaunchingWithOptions:)"
    let second = outcome("verify cold.json log.txt --launch 2", late)
    #expect(second.status == 1, "\(second.stdout)")
}

@Test func swappedURLsAreTold() {
    let found = outcome("verify cold.json log.txt", broken)
    #expect(
        found.stdout.contains(
            "~      3  scene(_:willConnectTo:options:)  recipes://salad, which belongs to scene(_:openURLContexts:), "
                + "expected recipes://soup\n"))
    #expect(found.stdout.contains(", 1 unexpected, 2 with another's argument\n"))
    #expect(found.status == 1)
    let json = outcome("verify cold.json log.txt --format json", broken).stdout
    #expect(
        json.contains(
            #"{"line":5,"name":"scene(_:openURLContexts:)","argument":"recipes://soup","expected":"recipes://salad","#
                + #""belongsTo":"scene(_:willConnectTo:options:)","entry":"#))
}

@Test func allLaunchesAreRead() {
    let found = outcome("verify cold.json log.txt --launch all", "\(whole)\n\n\(broken)")
    #expect(found.stdout.hasPrefix("Cold\niOS 18.0, scene life cycle\nlog.txt: launch 1 of 2, lines 1 to 5\n"))
    #expect(found.stdout.contains("\nlog.txt: launch 2 of 2, lines 7 to 11\n"))
    #expect(found.stdout.hasSuffix("\n= 1 of 2 launches match the model\n"))
    #expect(found.status == 1 && found.stderr.isEmpty)
    let good = outcome("verify cold.json log.txt --launch all", "\(whole)\n\n\(whole)")
    #expect(good.stdout.hasSuffix("\n= 2 of 2 launches match the model\n") && good.status == 0)
}

@Test func allLaunchesForPrograms() {
    let log = "\(whole)\n\n\(broken)"
    let json = outcome("verify cold.json log.txt --launch all --format json", log).stdout
    #expect(json.hasPrefix("{\n  \"launches\": [\n    {\"launch\":1,\"holds\":true,\"observed\":["))
    #expect(json.contains("\n    {\"launch\":2,\"holds\":false,\"observed\":["))
}

@Test func nothingInALogIsNothingInAllLaunches() {
    let found = outcome("verify cold.json log.txt --launch all", "nothing")
    #expect(found.stdout == "Cold\niOS 18.0, scene life cycle\n= nothing to compare\n")
    #expect(found.status == 2)
}

@Test func aTextWithoutCallbacksIsNoLog() {
    let complaint = "launchtrace: error: no callback found in x.txt\n"
    #expect(outcome("verify cold.json x.txt", "AppDelegate: application did become active").stderr == complaint)
    #expect(outcome("verify --scenario-from-log x.txt", "The view is loaded.").stderr == complaint)
}

@Test func aScenarioIsWrittenForEachLaunch() {
    let found = outcome("verify --scenario-from-log logs/a.txt -d out", "\(whole)\n\n\(broken)")
    #expect(found.files.map(\.path) == ["out/a-1.json", "out/a-2.json"])
    #expect(found.files.allSatisfy { $0.makesFolder && $0.sources == [.file("logs/a.txt")] })
    #expect(found.files.first?.content.hasPrefix("{\n  \"name\": \"a, launch 1\",") == true)
    #expect(found.stdout.isEmpty && found.stderr.isEmpty && found.status == 0)
    #expect(
        outcome("verify --scenario-from-log - -d out/ --launch 2", "\(whole)\n\n\(broken)").files.map(\.path) == [
            "out/launch-2.json"
        ])
    #expect(
        outcome("verify --scenario-from-log a.txt -d out --as recording", whole).files.first?.content.hasPrefix(
            "{\n  \"observed\": [") == true)
}

@Test func oneFileHasOneLaunch() {
    let log = "\(whole)\n\n\(broken)"
    #expect(
        outcome("verify --scenario-from-log a.txt", log).stderr
            == "launchtrace: note: this is launch 1 of 2 of a.txt; use --launch N, or -d DIR to write all\n")
    #expect(outcome("verify --scenario-from-log a.txt --launch 2", log).stderr.isEmpty)
    #expect(outcome("verify --scenario-from-log a.txt --launch all", whole).status == 0)
    let refused = outcome("verify --scenario-from-log a.txt --launch all", log)
    #expect(refused.status == 2)
    #expect(refused.stderr == "launchtrace: error: a.txt contains 2 launches; use -d DIR to write all\n")
}

/// The method is the older one's by its name, and UIKit doesn't launch an app with scenes for that.
@Test func anAsynchronousMethodIsSuggestedWhereItFits() {
    let log = "application(_:didFinishLaunchingWithOptions:)\napplication(_:didReceiveRemoteNotification:)"
    let suggested = outcome("verify --scenario-from-log log.txt", log).stdout
    #expect(suggested.contains("application(_:didReceiveRemoteNotification:fetchCompletionHandler:)"))
}
