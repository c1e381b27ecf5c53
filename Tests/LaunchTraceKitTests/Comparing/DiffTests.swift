import Foundation
import SampleLaunches
import Testing

@testable import LaunchModel
@testable import LaunchTraceKit

private let old = """
    {
      "name": "Soup", "device": { "os": "18.0" },
      "app": {
        "lifecycle": "appDelegate", "interface": "code", "viewController": {},
        "appDelegate": {
          "application(_:didFinishLaunchingWithOptions:)": { "does": [{ "read": "launchOptions.url" }] },
          "applicationDidBecomeActive(_:)": {},
          "application(_:open:options:)": {}
        }
      },
      "events": [{ "event": "openURL", "url": "recipes://soup" }]
    }
    """

/// A launch method refuses the URL, and the one before it does the work.
private let new = old.replacing(
    #"{ "does": [{ "read": "launchOptions.url" }] }"#, with: #"{ "returns": false, "durationMs": 5 }"#
).replacing(
    #""applicationDidBecomeActive(_:)": {}"#,
    with: #"""
        "applicationDidBecomeActive(_:)": {},
        "application(_:willFinishLaunchingWithOptions:)": { "does": [{ "read": "launchOptions.url" }] }
        """#)

private let home = """
    {
      "name": "Home and back", "device": { "os": "18.0" },
      "events": [{ "event": "tapIcon" }, { "event": "pressHome" }, { "event": "suspend" }, { "event": "tapIcon" }]
    }
    """

/// Files of a test; standard input holds the old scenario.
private func files(_ others: [String: String] = [:]) -> FileAccess {
    let texts = ["old.json": old, "new.json": new, "home.json": home].merging(others) { _, other in other }
    return FileAccess(
        readFile: { (path) throws(FileProblem) in
            guard let text = texts[path] else { throw FileProblem(reason: "no such file or directory") }
            return Array(text.utf8)
        }, readStandardInput: { Array(old.utf8) })
}

private func outcome(_ line: String, _ others: [String: String] = [:], atTerminal: Bool = false) -> CommandOutcome {
    CommandOutcome.of(
        line.split(separator: " ").map(String.init), files: files(others),
        terminal: TerminalFacts(outputIsTerminal: atTerminal) { _ in nil })
}

private func recorded(_ line: String) -> String { outcome("run " + line).stdout }

@Test func aMigrationSaysWhatGoesSilentAndWhereItIsNow() {
    #expect(
        outcome("diff old.json --set app.lifecycle=scene --ignore notifications").stdout == """
            - old.json
            + old.json --set app.lifecycle=scene
              Soup
            - iOS 18.0, application life cycle (no scenes)
            + iOS 18.0, scene life cycle

            silent  application(_:open:options:)    -> connectionOptions.urlContexts of scene(_:willConnectTo:options:)
            silent  applicationDidBecomeActive(_:)  -> sceneDidBecomeActive(_:)
            nil     launchOptions.url               -> connectionOptions.urlContexts of scene(_:willConnectTo:options:)

            steps        1 moved
            callbacks    2 gone, 3 new, 1 changed
            transitions  3 new, 1 moved, 1 changed
            actions      1 changed
            findings     3 new

            + error LT013 dead-callback: applicationDidBecomeActive(_:) is never called in an app with scenes; use sceneDidBecomeActive(_:); UIApplication.didBecomeActiveNotification is still posted
            + error LT013 dead-callback: application(_:open:options:) is never called in an app with scenes; use scene(_:openURLContexts:), and for a cold start the options of scene(_:willConnectTo:options:)
            + error LT012 launch-options-empty-under-scenes: application(_:didFinishLaunchingWithOptions:) reads launchOptions.url, which is always nil in an app with scenes; read connectionOptions.urlContexts in scene(_:willConnectTo:options:)

              > openURL  url: recipes://soup
                  process created
                  launch screen shown
                  UIApplicationMain(_:_:_:_:)
                  UIApplication created
            ! ~ app         not running -> background
                            was not running -> inactive
                  delegate created
            !   background  application(_:didFinishLaunchingWithOptions:)  <- nil
                            state inactive -> background
                            launchOptions: {url: recipes://soup} -> nil
                            launchOptions.url is connectionOptions.urlContexts of scene(_:willConnectTo:options:) now
            ! - background  read launchOptions.url  = nil
                            state inactive -> background
                            finds recipes://soup -> nil
            >     main event loop started
                            came before application(_:didFinishLaunchingWithOptions:)
            +   background  unattached  scene(_:willConnectTo:options:)  <- urlContexts
                  window created
                  root view controller set
            -   inactive    application(_:open:options:)  <- url
                            its payload is connectionOptions.urlContexts of scene(_:willConnectTo:options:) now
            +   background  unattached  sceneWillEnterForeground(_:)
            + ~ scene main  unattached -> foreground inactive
            + ~ app         background -> inactive
            + ~ scene main  foreground inactive -> foreground active
            +   inactive    active      sceneDidBecomeActive(_:)
            > ~ app         inactive -> active
                            came after launch screen removed
                  first frame
                  launch screen removed
            -   active      applicationDidBecomeActive(_:)
                            replaced by sceneDidBecomeActive(_:)
              = active
            + not called applicationDidBecomeActive(_:): the scene life cycle never calls it -> sceneDidBecomeActive(_:)
            + not called application(_:open:options:): the scene life cycle never calls it -> scene(_:openURLContexts:)

            """)
}

@Test func twoScenariosAreComparedByMeaning() {
    #expect(
        outcome("diff old.json new.json").stdout == """
            - old.json
            + new.json
              Soup
              iOS 18.0, application life cycle (no scenes)

            steps      1 new
            callbacks  1 gone, 1 new, 1 changed
            actions    1 moved

              > openURL  url: recipes://soup
                            ...
              ~ app         not running -> inactive
                  delegate created
                  main event loop started
            +   inactive    application(_:willFinishLaunchingWithOptions:)  <- url
            > - inactive    read launchOptions.url  = recipes://soup
                            came after application(_:didFinishLaunchingWithOptions:)
            !   inactive    application(_:didFinishLaunchingWithOptions:)  <- url  = false  (5 ms)
                            returns true -> false
                            takes 0 ms -> 5 ms
                  window created
                  root view controller set
              * inactive    UIApplication.didFinishLaunchingNotification  <- url
            -   inactive    application(_:open:options:)  <- url
            +     payload not handed over  url: recipes://soup
                  first frame
                  launch screen removed
              * inactive    UIScene.didActivateNotification
                            ...
              = active
            + not called application(_:open:options:): a launch method returned false -> launchOptions.url of application(_:didFinishLaunchingWithOptions:)

            """)
}

@Test func colourRepeatsWhatMarksSay() {
    #expect(
        outcome(
            "diff old.json --set app.lifecycle=scene --ignore notifications,steps,transitions,findings",
            atTerminal: true
        ).stdout.replacing("\u{1B}", with: "^") == """
            ^[31m- old.json^[0m
            ^[32m+ old.json --set app.lifecycle=scene^[0m
              ^[1mSoup^[0m
            ^[31m- iOS 18.0, application life cycle (no scenes)^[0m
            ^[32m+ iOS 18.0, scene life cycle^[0m

            silent  application(_:open:options:)    -> connectionOptions.urlContexts of scene(_:willConnectTo:options:)
            silent  applicationDidBecomeActive(_:)  -> sceneDidBecomeActive(_:)
            nil     launchOptions.url               -> connectionOptions.urlContexts of scene(_:willConnectTo:options:)

            callbacks  2 gone, 3 new, 1 changed
            actions    1 changed

              ^[1;36m> openURL^[0m  url: recipes://soup
            ^[33m! ^[0m  ^[94mbackground^[0m  application(_:didFinishLaunchingWithOptions:)  <- nil
                            ^[33mstate inactive -> background^[0m
                            ^[33mlaunchOptions: {url: recipes://soup} -> nil^[0m
                            ^[33mlaunchOptions.url is connectionOptions.urlContexts of scene(_:willConnectTo:options:) now^[0m
            ^[33m! ^[0m^[2m-^[0m ^[94mbackground^[0m  read launchOptions.url  = nil
                            ^[33mstate inactive -> background^[0m
                            ^[33mfinds recipes://soup -> nil^[0m
            ^[31m-   inactive    application(_:open:options:)  <- url^[0m
                            ^[33mits payload is connectionOptions.urlContexts of scene(_:willConnectTo:options:) now^[0m
            ^[31m-   active      applicationDidBecomeActive(_:)^[0m
                            ^[33mreplaced by sceneDidBecomeActive(_:)^[0m
            ^[32m+   background  unattached  scene(_:willConnectTo:options:)  <- urlContexts^[0m
            ^[32m+   background  unattached  sceneWillEnterForeground(_:)^[0m
            ^[32m+   inactive    active      sceneDidBecomeActive(_:)^[0m
              = ^[32mactive^[0m
            ^[32m+ not called applicationDidBecomeActive(_:): the scene life cycle never calls it -> sceneDidBecomeActive(_:)^[0m
            ^[32m+ not called application(_:open:options:): the scene life cycle never calls it -> scene(_:openURLContexts:)^[0m

            """)
}

@Test func dotsStandForWhatIsAlike() {
    #expect(
        outcome(
            "diff home.json --set events.1.afterMs=20 --set events.3.event=openURL --set events.3.url=recipes://soup --ignore notifications,viewControllers"
        ).stdout == """
            - home.json
            + home.json --set events.1.afterMs=20 --set events.3.event=openURL --set events.3.url=recipes://soup
              Home and back
              iOS 18.0, scene life cycle

            events     1 gone, 1 new, 1 changed
            callbacks  1 new

              > tapIcon
                            ...
              ~ app         inactive -> active
                  first frame
                  launch screen removed

            ! > pressHome  +20 ms
                            comes after 0 ms -> 20 ms
                active      active      sceneWillResignActive(_:)
              ~ scene main  foreground active -> foreground inactive
              ~ app         active -> inactive
                            ...

              > suspend ?
                  suspended
              ~ app         background -> suspended

            - > tapIcon
            + > openURL  url: recipes://soup
              ~ app         suspended -> background
            +   background? background  scene(_:openURLContexts:)  <- urlContexts
                background  background  sceneWillEnterForeground(_:)
              ~ scene main  background -> foreground inactive
              ~ app         background -> inactive
                            ...
              = active

            """)
}

@Test func jsonHasAChangeALine() {
    #expect(
        outcome("diff old.json new.json --format json").stdout == """
            {
              "schema": 1,
              "same": false,
              "before": {"file":"old.json","scenario":{"name":"Soup","platform":"iOS","os":"18.0","sdk":"18.0","lifecycle":"appDelegate"}},
              "after": {"file":"new.json","scenario":{"name":"Soup","platform":"iOS","os":"18.0","sdk":"18.0","lifecycle":"appDelegate"}},
              "changes": [
                {"change":"new","kind":"callback","name":"application(_:willFinishLaunchingWithOptions:)","receiver":"appDelegate","after":8,"appState":"inactive","arguments":{"launchOptions":{"url":"recipes://soup"}},"returns":true},
                {"change":"moved","kind":"action","name":"read","about":"launchOptions.url","receiver":"appDelegate","before":9,"after":9,"cameAfter":{"name":"application(_:didFinishLaunchingWithOptions:)","after":10}},
                {"change":"returns","kind":"callback","name":"application(_:didFinishLaunchingWithOptions:)","receiver":"appDelegate","before":8,"after":10,"was":true,"now":false},
                {"change":"duration","kind":"callback","name":"application(_:didFinishLaunchingWithOptions:)","receiver":"appDelegate","before":8,"after":10,"was":0,"now":5},
                {"change":"gone","kind":"callback","name":"application(_:open:options:)","receiver":"appDelegate","before":13,"appState":"inactive","arguments":{"url":"recipes://soup"},"returns":true},
                {"change":"new","kind":"step","name":"payload not handed over","after":14,"appState":"inactive","arguments":{"url":"recipes://soup"}},
                {"change":"notCalledNew","receiver":"appDelegate","name":"application(_:open:options:)","why":"a launch method returned false","insteadIn":"launchOptions.url of application(_:didFinishLaunchingWithOptions:)","confidence":"documented","source":"Apple, UIApplication.LaunchOptionsKey"}
              ]
            }

            """)
}

@Test func githubAnnotatesTheWorstFirst() {
    #expect(
        outcome("diff old.json new.json --format github").stdout == """
            ::warning file=new.json,line=12,col=25,endColumn=34::gone: application(_:open:options:)
            ::warning file=new.json,line=12,col=25,endColumn=34,title=changed%3A application(_%3AdidFinishLaunchingWithOptions%3A)::returns true -> false%0Atakes 0 ms -> 5 ms
            ::notice file=new.json,line=12,col=25,endColumn=34,title=moved%3A read launchOptions.url::came after application(_:didFinishLaunchingWithOptions:)
            ::notice file=new.json,line=12,col=25,endColumn=34::new: application(_:willFinishLaunchingWithOptions:)
            ::notice file=new.json,line=12,col=25,endColumn=34::new: payload not handed over
            ::notice title=new%3A not called%3A application(_%3Aopen%3Aoptions%3A)::a launch method returned false

            """)
}

@Test func unifiedIsAPatchOfTheRecordedText() {
    #expect(
        outcome("diff old.json new.json --format unified").stdout == """
            --- a/old.timeline.txt
            +++ b/old.timeline.txt
            @@ -10,11 +10,14 @@
             ~ app         not running -> inactive
                 delegate created
                 main event loop started
            -  inactive    application(_:didFinishLaunchingWithOptions:)  <- url
            +  inactive    application(_:willFinishLaunchingWithOptions:)  <- url
            +  inactive    application(_:didFinishLaunchingWithOptions:)  <- url  = false  (5 ms)
                 window created
                 root view controller set
            -  inactive    application(_:open:options:)  <- url
            +    payload not handed over  url: recipes://soup
                 first frame; launch screen removed
             ~ app         inactive -> active
               active      applicationDidBecomeActive(_:)
             = active
            +not called application(_:open:options:): a launch method returned false ->
            +  launchOptions.url of application(_:didFinishLaunchingWithOptions:)

            """)
}

@Test(arguments: [
    ("diff old.json old.json", true), ("diff old.json -", true), ("diff - new.json", false),
    ("diff - --set name=Tea", true), ("diff - --set events.0.url=recipes://tea", false),
    ("diff - --set events.0.url=recipes://tea --ignore arguments,returns", true),
    ("diff old.json --set device.os=17.0", false), ("diff old.json --set device.os=17.0 --ignore heading", true),
    ("diff old.json --set events.0.afterMs=20", false), ("diff old.json --set events.0.afterMs=20 --ignore time", true),
    ("diff old.json --set app.viewController=null", false),
    ("diff old.json --set app.viewController=null --ignore viewController,findings", true),
]) func theStatusSaysWhetherItIsTheSame(_ line: String, _ isSame: Bool) {
    let outcome = outcome(line)
    #expect(outcome.stderr == "")
    #expect(outcome.status == (isSame ? 0 : 1))
    #expect(outcome.stdout.isEmpty == isSame)
}

@Test func formatsAgreeOnWhetherItIsTheSame() {
    for format in ["text", "json", "github"] {
        #expect(outcome("diff old.json --set device.os=17.0 --ignore heading --format \(format)").status == 0)
        #expect(outcome("diff old.json --set device.os=17.0 --format \(format)").status == 1)
    }
    // A patch that changes the title is one, though the title means nothing.
    #expect(outcome("diff old.json --set name=Tea --format unified").status == 1)
    #expect(outcome("diff old.json --set name=Tea --format unified --ignore time").status == 0)
    #expect(outcome("diff old.json old.json --format json").stdout.contains(#""same": true"#))
}

@Test(arguments: ["text", "json", "ndjson"], ["text", "json", "ndjson"]) func aTimelineIsWhatItsScenarioLeadsTo(
    _ format: String, _ other: String
) {
    let recordings = [
        "a": recorded("old.json --format \(format)"), "b": recorded("old.json --format \(other)"),
        "c": recorded("new.json --format \(other)"),
    ]
    for line in ["diff a b", "diff a old.json", "diff - a"] {
        #expect(outcome(line, recordings) == CommandOutcome(), "\(line)")
    }
    let changed = outcome("diff a c --ignore notifications", recordings)
    #expect(changed.stderr == "")
    #expect(changed.stdout.contains("\n-   inactive    application(_:open:options:)  <- url\n"))
}

@Test func onlyWhatBothSidesShowIsCompared() {
    let recordings = [
        "a": recorded("old.json --show callback"),
        "b": recorded("old.json --show +action,+notification,+viewController"),
        "c": recorded("old.json --show callback,stop --format json"),
    ]
    for (one, other) in [("a", "b"), ("b", "c"), ("a", "c"), ("a", "old.json"), ("old.json", "b"), ("c", "old.json")] {
        outcome("diff \(one) \(other)", recordings).expect()
    }
}

/// A reader of a text that was recorded with more, or explained, gets a patch of the same sort.
@Test(arguments: ["", " --explain", " --show +action", " --show +viewController,+notification"])
func aPatchOfARecordedTextKeepsItsDetail(_ options: String) {
    let recordings = ["a": recorded("old.json" + options), "b": recorded("old.json --format json")]
    outcome("diff a old.json --format unified", recordings).expect()
    outcome("diff a b --format unified", recordings).expect()
    outcome("diff b a --format unified", recordings).expect()
}

@Test func mistakesOfBothSidesAreTold() {
    let outcome = outcome("diff bad.json hot.json", ["bad.json": "[1]"])
    outcome.expect(
        stderr: """
            bad.json:1:1: error: expected an object, found a list
                [1]
                ^~~
            hint: the form is {"name": "Cold start", "events": [{"event": "tapIcon"}]}
            launchtrace: error: cannot read hot.json: no such file or directory

            """, status: 2)
}

@Test func aTimelineCannotBeChanged() {
    let outcome = outcome("diff a --set device.os=17.0", ["a": recorded("old.json")])
    outcome.expect(
        stderr: """
            a:1:1: error: --set changes a scenario, but this is a timeline
                Soup
                ^

            """, status: 2)
}

@Test func aDiffCanBeWrittenToAFile() {
    let written = outcome("diff old.json new.json -o diff.txt", atTerminal: true)
    #expect(written.stdout.isEmpty && written.status == 1)
    #expect(written.files.first?.content == outcome("diff old.json new.json").stdout)
    #expect(written.files.first?.sources == [.file("old.json"), .file("new.json")])
}

struct DiffExampleTests {
    /// What an app declares, or the version of the OS, can rule a life cycle out; nothing else may.
    @Test(arguments: Example.all, Lifecycle.allCases) func everyExampleCanMigrate(
        example: Example, lifecycle: Lifecycle
    ) {
        let setting = "app.lifecycle=\(lifecycle.rawValue)"
        func outcome(_ command: String, _ options: String...) -> CommandOutcome {
            CommandOutcome.of([command, example.path, "--set", setting] + options, files: Example.files)
        }
        let diff = outcome("diff", "--format", "json")
        #expect(diff.stderr == outcome("run").stderr)
        if diff.status != 2 { #expect(throws: Never.self) { try JSONReader.read(SourceText(diff.stdout)) } }
    }

    /// Without `--ignore` nothing that text shows is overlooked, but for the title.
    @Test(arguments: zip(Example.all, Example.all.dropFirst())) func whatIsTheSameReadsTheSame(
        example: Example, other: Example
    ) throws {
        let texts = try [example, other].map { example in
            try String(contentsOfFile: example.timelinePath, encoding: .utf8).split(separator: "\n").dropFirst()
        }
        let outcome = CommandOutcome.of(["diff", example.timelinePath, other.timelinePath], files: Example.files)
        #expect((outcome.status == 0) == (texts[0] == texts[1]), "\(outcome.stderr)")
        let same = CommandOutcome.of(["diff", example.path, example.timelinePath], files: Example.files)
        same.expect()
    }
}
