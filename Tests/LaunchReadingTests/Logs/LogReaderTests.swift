import SampleLaunches
import Testing

@testable import LaunchReading

/// `3 sceneDidBecomeActive(_:)`
private func calls(_ log: String, launch: Int = 1, pieces: Int = .max) throws -> [String] {
    try readLog(Array(log.utf8), launch: launch, pieces: pieces).launch?.entries.map {
        "\($0.line) \($0.callback?.rawValue ?? $0.name)"
    } ?? []
}

@Test func linesAreCountedWhateverEndsThem() throws {
    let log = "\u{FEFF}viewDidLoad\r\n\r\nx\nviewDidAppear\r\nviewWillDisappear"
    #expect(try calls(log) == ["1 viewDidLoad", "4 viewDidAppear", "5 viewWillDisappear"])
    for size in 1...20 { #expect(try calls(log, pieces: size) == calls(log)) }
    #expect(try calls("") == [])
    #expect(try calls("\n\n") == [])
}

@Test func brokenBytesDoNotHideACall() throws {
    let bytes =
        [0xFF, 0xFE, 0x0A] + Array("viewDidLoad\0\n".utf8) + [0xC3] + Array(" sceneDidBecomeActive ".utf8) + [0xE2]
    #expect(try readLog(bytes).launch?.entries.map(\.callback) == [.viewDidLoad, .sceneDidBecomeActive])
}

@Test func coloursOfATerminalAreOverlooked() throws {
    #expect(try calls("\u{1B}[32mDEBUG\u{1B}[0m sceneDidBecomeActive(_:)\u{1B}[0m") == ["1 sceneDidBecomeActive"])
}

@Test func aLongLineIsCut() throws {
    let junk = String(repeating: "x", count: LogLineFilter.lineLimit)
    let log = "viewDidLoad - \(junk) sceneDidBecomeActive\nviewDidAppear\n"
    #expect(try calls(log) == ["1 viewDidLoad", "2 viewDidAppear"])
    #expect(try calls(log, pieces: 4096) == ["1 viewDidLoad", "2 viewDidAppear"])
    // What stands behind the limit isn't looked at.
    #expect(try calls("\(junk) - sceneDidBecomeActive\n", pieces: 4096) == [])
}

@Test func linesAreCountedThroughTheParts() throws {
    let filler = String(repeating: "nothing of the kind\r\n\n", count: 1 << 14)
    let log = "viewDidLoad\n\(filler)viewDidAppear\n\(filler)\(filler)viewWillDisappear"
    let expected = ["1 viewDidLoad", "\((1 << 15) + 2) viewDidAppear", "\(3 * (1 << 15) + 3) viewWillDisappear"]
    #expect(try calls(log) == expected)
    for size in [1 << 12, 300_000, 1 << 20] { #expect(try calls(log, pieces: size) == expected) }
}

@Test func jsonOfTheLogCommand() throws {
    let pretty = #"""
        [{
          "processID" : 12,
          "eventMessage" : "-[AppDelegate application:didFinishLaunchingWithOptions:] \"processID\" : 99",
          "backtrace" : {
            "frames" : [
              { "imageOffset" : 1 }
            ]
          },
          "processImagePath" : "\/private\/var\/App.app\/App"
        },{
          "eventMessage" : "sceneDidBecomeActive\n",
          "processID" : 12,
          "processImagePath" : "\/private\/var\/App.app\/App"
        }]
        """#
    let launches = try readLog(Array(pretty.utf8))
    #expect(launches.launch?.entries.map(\.line) == [3, 11])
    #expect(launches.launch?.entries.map(\.callback) == [.didFinishLaunching, .sceneDidBecomeActive])
    #expect(launches.launch?.process == LogProcess(name: "App", pid: 12))
    #expect(launches.count == 1)
    let lines = #"""
        {"eventMessage":"\u0073ceneWill","processID":7}
        {"processID":7,"eventMessage":"\u0073ceneDidBecomeActive","processImagePath":"\/x\/App","source":{"file":"a"}}
        {"processID":7,"eventMessage":"sceneDidDisconnect","processImagePath":"\/x\/App
        {"count":3,"finished":1}
        """#
    #expect(try calls(lines) == ["2 sceneDidBecomeActive", "3 sceneDidDisconnect"])
    #expect(try readLog(Array(lines.utf8)).launch?.process == LogProcess(name: "App", pid: 7))
}

@Test func launchesAreToldApart() throws {
    let log = """
        applicationWillResignActive
        application(_:willFinishLaunchingWithOptions:)
        application(_:didFinishLaunchingWithOptions:)
        applicationDidBecomeActive
        awakeFromNib
        application(_:didFinishLaunchingWithOptions:)
        """
    #expect(try readLog(Array(log.utf8)).count == 3)
    #expect(try calls(log) == ["1 applicationWillResignActive"])
    #expect(
        try calls(log, launch: 2) == [
            "2 willFinishLaunching", "3 didFinishLaunching", "4 applicationDidBecomeActive", "5 awakeFromNib",
        ])
    #expect(try calls(log, launch: 3) == ["6 didFinishLaunching"])
    #expect(try calls(log, launch: 4) == [])
}

@Test func processesAreToldApart() throws {
    let log = """
        2019-04-22 17:23:41.409737-0700 App[1:2] application(_:didFinishLaunchingWithOptions:)
        2019-04-22 17:23:41.409737-0700 Widget[3:4] application(_:didFinishLaunchingWithOptions:)
        2019-04-22 17:23:42.409737-0700 App[1:2] applicationDidBecomeActive
        2019-04-22 17:23:43.409737-0700 Widget[3:4] applicationDidEnterBackground
        2019-04-22 17:23:44.409737-0700 App[9:4] application(_:didFinishLaunchingWithOptions:)
        2019-04-22 17:23:45.409737-0700 App[1:2] applicationWillResignActive
        """
    #expect(
        try calls(log) == ["1 didFinishLaunching", "3 applicationDidBecomeActive", "6 applicationWillResignActive"])
    #expect(try calls(log, launch: 2) == ["2 didFinishLaunching", "4 applicationDidEnterBackground"])
    #expect(try calls(log, launch: 3) == ["5 didFinishLaunching"])
    // What an app logs it logs in any of its launches; another app's callbacks are its own affair.
    #expect(
        try readLog(Array(log.utf8), launch: 3).names
            == Set(
                [Callback.didFinishLaunching, .applicationDidBecomeActive, .applicationWillResignActive].map(\.name)))
}

@Test func printedLinesBelongToTheProcessAroundThem() throws {
    let log = """
        viewDidLoad
        2019-04-22 17:23:41.409737-0700 App[1:2] applicationDidBecomeActive
        viewDidAppear
        """
    let launches = try readLog(Array(log.utf8))
    #expect(launches.count == 1)
    #expect(launches.launch?.process == LogProcess(name: "App", pid: 1))
    #expect(launches.launch?.entries.map(\.line) == [1, 2, 3])
    #expect(launches.names == Set([Callback.viewDidLoad, .applicationDidBecomeActive, .viewDidAppear].map(\.name)))
}

@Test(
    arguments: [
        (["sceneDidBecomeActive - begin", "viewDidAppear", "sceneDidBecomeActive - end"], [1, 2]),
        (["sceneDidBecomeActive - end", "sceneDidBecomeActive - end"], [1, 2]),
        (
            [
                "-[A viewDidLoad] line 1", "-[B viewDidLoad] line 9", "-[A viewDidLoad] line 3",
                "-[A viewDidLoad] line 1",
            ], [1, 2, 4]
        ), (["applicationDidBecomeActive: one", "applicationDidBecomeActive: two"], [1]),
        (["applicationDidBecomeActive", "applicationDidBecomeActive"], [1, 2]),
        (
            ["applicationDidBecomeActive: one", "applicationWillResignActive", "applicationDidBecomeActive: two"],
            [1, 2, 3]
        ), (["sceneDidBecomeActive <UIWindowScene: 0x1>", "sceneDidBecomeActive <UIWindowScene: 0x2>"], [1, 2]),
        (["scene(_:openURLContexts:) a://b", "scene(_:openURLContexts:) a://c"], [1, 2]),
        (
            ["application(_:didFinishLaunchingWithOptions:) one", "application(_:didFinishLaunchingWithOptions:) two"],
            [1]
        ),
        // `flutter -v`
        (
            [
                "[ +655 ms] [DEVICE LOG] 2020-03-11 15:33:53.334223+0200  localhost Runner[318]: (Flutter) flutter: viewDidLoad()",
                "[        ] flutter: viewDidLoad()", "[   +1 ms] flutter: viewDidLoad()",
            ], [1, 3]
        ),
    ] as [([String], [Int])]) func severalLinesMayTellOfOneCall(_ lines: [String], _ calls: [Int]) throws
{ #expect(try readLog(Array(lines.joined(separator: "\n").utf8)).launch?.entries.map(\.line) == calls) }

@Test func aLogOfTooMuchIsRefused() {
    let pair = Array("applicationDidEnterBackground\napplicationWillEnterForeground\n".utf8)
    let log = Array(repeating: pair, count: InputLimit.callbacksOfLog.number / 2 + 1).joined()
    #expect(throws: LogProblem.tooManyEntries(line: InputLimit.callbacksOfLog.number + 1)) { try readLog(Array(log)) }
}
