import Testing

private func app(_ methods: [String: String]) -> String {
    let delegate = methods.sorted { $0.key < $1.key }.map { "\"\($0.key)\": \($0.value)" }.joined(separator: ", ")
    return #"{ "lifecycle": "appDelegate", "appDelegate": { \#(delegate) } }"#
}

private func scenario(_ name: String, _ events: String...) -> String {
    let events = events.joined(separator: ", ")
    return #"{ "name": "\#(name)", "device": { "os": "18.0" }, "app": "app.json", "events": [\#(events)] }"#
}

private func event(_ name: String) -> String { #"{ "event": "\#(name)" }"# }

private func link(_ url: String) -> String { #"{ "event": "openURL", "url": "\#(url)" }"# }

private let launch = "application(_:didFinishLaunchingWithOptions:)"

private let willLaunch = "application(_:willFinishLaunchingWithOptions:)"

/// Scenarios of one app, as they are recorded.
private func recorded(_ scenarios: [String: String], _ methods: [String: String] = [launch: "{}"], root: String = "L")
    -> SampleFiles
{
    let files = SampleFiles(scenarios)
    files.setApp(methods)
    #expect(files.outcome("check", "--record", "L", "--root", root).status == 0)
    return files
}

extension SampleFiles {
    fileprivate func setApp(_ methods: [String: String]) { set("L/app.json", Array(app(methods).utf8)) }
}

private func icons(_ names: String...) -> [String: String] {
    Dictionary(uniqueKeysWithValues: names.map { ("L/\($0).json", scenario($0, event("tapIcon"))) })
}

/// Changes that are alike are told once.
struct AlikeChangeTests {
    @Test func ofMoreThanAFewOneIsNamed() {
        let files = recorded(icons("a", "b", "c", "d", "e", "f"))
        files.setApp([launch: "{}", willLaunch: "{}"])
        let outcome = files.outcome("check", "L")
        outcome.expect(
            """
            changed  L/a.json
              new: application(_:willFinishLaunchingWithOptions:)
              changed alike: b and 4 more
            6 scenarios: 6 changed; 1 app file

            """, status: 1)
    }

    @Test func aFewAreNamedEach() {
        var scenarios = icons("a", "b", "c")
        scenarios["L/d/a.json"] = scenario("a", event("tapIcon")).replacing("app.json", with: "../app.json")
        let files = recorded(scenarios, root: ".")
        files.setApp([launch: "{}", willLaunch: "{}"])
        #expect(
            files.outcome("check", "--root", ".", "L").stdout == """
                changed  L/a.json
                  new: application(_:willFinishLaunchingWithOptions:)
                  changed alike: b, c, L/d/a.json
                4 scenarios: 4 changed; 1 app file

                """)
    }

    @Test func whatIsWrittenIsNamedEach() {
        let files = recorded(icons("a", "b", "c"))
        files.setApp([launch: "{}", willLaunch: "{}"])
        #expect(
            files.outcome("check", "--record", "L").stdout == """
                recorded  L/a.json: it was changed
                  new: application(_:willFinishLaunchingWithOptions:)
                recorded  L/b.json: it was changed like L/a.json
                recorded  L/c.json: it was changed like L/a.json
                3 scenarios: 3 changed; 1 app file; 3 timelines recorded

                """)
        #expect(files.outcome("check", "L").stdout == "3 scenarios: 3 unchanged; 1 app file\n")
    }

    @Test func whichURLIsOpenedMakesNoOtherChange() {
        let scenarios = [
            "L/http.json": scenario("http", link("http://a.b")), "L/soup.json": scenario("soup", link("soup://7")),
        ]
        let files = recorded(scenarios, [launch: #"{ "does": [{ "read": "launchOptions.url" }] }"#])
        files.setApp([launch: #"{ "does": [] }"#])
        let outcome = files.outcome("check", "L")
        #expect(
            outcome.stdout == """
                new error  L/app.json:1:48: LT010 a link is lost
                  the URL http://a.b is never handled
                  note: application(_:didFinishLaunchingWithOptions:) receives it in launchOptions.url
                  help: read launchOptions.url in application(_:didFinishLaunchingWithOptions:)
                  help: add {"read": "launchOptions.url"} to "does" of application(_:didFinishLaunchingWithOptions:)
                  changed: L/http.json, soup
                2 scenarios: 2 changed; 1 app file

                """)
    }

    /// The sentence is the same, and the state isn't.
    @Test func anotherStateIsAnotherChange() {
        let files = recorded([
            "L/away.json": scenario("Away", event("tapIcon"), event("pressHome"), event("memoryWarning")),
            "L/here.json": scenario("Here", event("tapIcon"), event("memoryWarning")),
        ])
        files.setApp([launch: "{}", "applicationDidReceiveMemoryWarning(_:)": "{}"])
        #expect(
            files.outcome("check", "L").stdout == """
                changed  L/away.json
                  new: applicationDidReceiveMemoryWarning(_:)
                changed  L/here.json
                  new: applicationDidReceiveMemoryWarning(_:)
                2 scenarios: 2 changed; 1 app file

                """)
    }

    @Test func whatIsStaleIsNotAlikeWhatIsChanged() {
        let files = recorded(icons("a", "b", "c"))
        for name in ["a", "c"] {
            files.set("L/\(name).json", Array(scenario(name, event("tapIcon"), event("pressHome")).utf8))
        }
        files.setApp([launch: "{}", willLaunch: "{}"])
        let lines = files.outcome("check", "L").stdout.split(separator: "\n")
        #expect(lines.contains("  stale alike: c") && lines.contains("changed  L/b.json"))
        #expect(lines.last == "3 scenarios: 1 changed, 2 stale; 1 app file")
    }

    @Test func eachShardTellsItsOwn() {
        let files = recorded(icons("a", "b", "c", "d", "e", "f"))
        files.setApp([launch: "{}", willLaunch: "{}"])
        let shards = (1...2).map { files.outcome("check", "L", "--shard", "\($0)/2") }
        let lines = shards.map { $0.stdout.split(separator: "\n").count { $0.hasPrefix("changed  ") } }
        #expect(lines == [1, 1] && shards.allSatisfy { $0.status == 1 })
    }
}

/// The same in the reports.
struct AlikeChangeReportTests {
    private let files = recorded(icons("a", "b", "c", "d", "e", "f"))

    private func report(_ name: String) -> String {
        files.setApp([launch: "{}", willLaunch: "{}"])
        return files.outcome("check", "L", "--report", name).stdout
    }

    @Test func sarifHasOneResultThatNamesAll() {
        let text = report("sarif=-")
        #expect(text.contains(#"\nchanged alike: b, c, d, e, f""#))
        #expect(text.components(separatedBy: #""ruleId""#).count == 2)
        for name in ["a", "b", "c", "d", "e", "f"] {
            #expect(text.components(separatedBy: #""uri": "L/\#(name).json""#).count == 2)
        }
    }

    /// Each scenario is a test that fails for itself.
    @Test func junitTellsEachAsAWhole() {
        let text = report("junit=-")
        #expect(text.contains(#"tests="6" failures="6""#) && !text.contains("alike"))
        #expect(text.components(separatedBy: "<failure message=\"new: application(_:will").count == 7)
    }
}

/// A file that several name was told of for each of them.
@Test func aCauseThatManyHaveIsToldOnce() {
    let files = recorded(icons("a", "b", "c", "d"))
    files.set("L/app.json", Array(#"{ "lifecycle": "scen" }"#.utf8))
    let mistake = "unknown lifecycle \"scen\"; did you mean \"scene\"?"
    let checked = files.outcome("check", "L", "--root", "L")
    #expect(
        checked.stdout
            == "unreadable  L/a.json: \(mistake)\n  unreadable alike: app and 3 more\n5 scenarios: 5 unreadable\n")
    #expect(checked.stderr.components(separatedBy: "error: ").count == 2 && checked.status == 2)
    let absent = SampleFiles(icons("a", "b")).outcome("check", "L", "--root", "L")
    let reason = "cannot read \"app.json\": no such file or directory"
    #expect(absent.stdout == "unreadable  L/a.json: \(reason)\n  unreadable alike: b\n2 scenarios: 2 unreadable\n")
    #expect(absent.stderr.components(separatedBy: "error: ").count == 2 && absent.status == 2)
}

/// The same mistake made twice is fixed twice.
@Test func aMistakeOfItsOwnIsToldWithEach() {
    let files = SampleFiles(["L/a.json": "[]", "L/b.json": "[]", "L/c.json": #"{ "name": 1, "events": [] }"#])
    files.set("L/d.json", Array(#"{ "name": 1, "events": [] }"#.utf8))
    #expect(!files.outcome("check", "L", "--root", "L").stdout.contains("alike"))
}
