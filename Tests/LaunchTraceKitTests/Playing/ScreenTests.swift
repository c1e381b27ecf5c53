import Testing

@testable import LaunchTraceKit

struct ScreenTests {
    @Test func theScreenOfAStep() throws {
        #expect(
            try Player(.sample()).pressing("/didFinish<Enter>").screen(.usual).text(.plain) == """
                Soup                                                                step 9 of 24
                iOS 18.0, scene life cycle                                 event 1 of 1: openURL
                --------------------------------------------------------------------------------
                     launch screen shown                            |   app
                     UIApplicationMain(_:_:_:_:)                    |     background
                     UIApplication created                          |   scene main
                   ~ app  not running -> background                 |     unattached
                     delegate created                               |
                   : application(_:willFinishLaunchingWithOptions:) |
                -> : application(_:didFinishLaunchingWithOptions:)  |
                     main event loop started                        |
                   : application(_:configurationForConnecting:op... |
                --------------------------------------------------------------------------------
                what    AppDelegate application(_:didFinishLaunchingWithOptions:)
                        launchOptions: nil, returns: true, reads: background
                why     The launch is almost done; without scenes the options contain the
                          reason for the launch, with scenes they are nil.
                rule    launch.did-finish (documented: Apple, application(_:didFinishLaunchin...
                else    if the app doesn't implement
                          application(_:didFinishLaunchingWithOptions:):
                          applicationDidFinishLaunching(_:) is called only if the method with...
                  ... (d shows all)

                Enter next  b back  q leave  ? keys  / search  d details  e next event  g first

                """)
    }

    @Test func theScreenOfAChange() throws {
        let rows = try Player(.sample()).pressing("/foreground inactive<Enter>").screen(.usual).rows
        #expect(
            rows[3...8].map { String($0.text(.plain).drop { $0 != "|" }) } == [
                "|   app", "|     background", "| ~ scene main", "|     unattached", "|     -> foreground inactive",
                "|",
            ])
    }

    /// For a projector, the states stand below the steps.
    @Test func theScreenOf60Columns() throws {
        let size = ScreenSize(columns: 60, rows: 20)
        #expect(
            try Player(.sample()).pressing("/willConnect<Enter>").screen(size).text(.plain) == """
                Soup                                           step 16 of 24
                iOS 18.0, scene life cycle             event 1 of 1: openURL
                ------------------------------------------------------------
                     window created
                     initial view controller created
                     root view controller set
                -> : scene(_:willConnectTo:options:)
                   : sceneWillEnterForeground(_:)
                ------------------------------------------------------------
                what    SceneDelegate scene(_:willConnectTo:options:)
                        connectionOptions.urlContexts: {url:
                          recipes://soup}, reads: background...
                states  app: background, scene main: unattached
                why     scene(_:willConnectTo:options:) receives what the
                          app was launched for; the older payload methods
                          are not called then.
                rule    scene.will-connect (measured: wtrmiya/LaunchPract...
                  ... (d shows all)

                Enter next  b back  q leave  ? keys  / search  d details

                """)
    }

    @Test func whatIsTooSmallSaysSo() throws {
        let player = try Player(.sample())
        #expect(
            player.screen(ScreenSize(columns: 20, rows: 5)).text(.plain)
                == "1/24\n   > openURL\n20x5 is too small\n40x12 would do\n\n")
        #expect(player.screen(ScreenSize(columns: 3, rows: 1)).text(.plain) == "...\n")
        #expect(player.screen(ScreenSize(columns: 40, rows: 12)).text(.plain).contains("Enter next"))
    }

    @Test func aQuestionTakesThePlaceOfTheReasons() throws {
        let player = try Player(.sample(), quiz: Quiz()).pressing("n0<Enter>ndidFin")
        let rows = player.screen(.usual).text(.plain).split(separator: "\n", omittingEmptySubsequences: false)
        #expect(rows[1].hasSuffix("  quiz: 0 of 1 right, 1 not known"))
        #expect(
            rows[13...18].map(String.init) == [
                "Which callback comes next?", "  1  scene(_:willConnectTo:options:)",
                "  2  applicationDidFinishLaunching(_:)", "  3  application(_:configurationForConnecting:options:)",
                "  4  application(_:didFinishLaunchingWithOptions:)", "  0  I don't know",
            ])
        #expect(rows[22] == "> didFin_")
        #expect(rows[23] == "type a number or a name, then Enter  Esc ends  Up scrolls back")
    }

    static let hostile =
        #"\u001b[2J\u009b31m\u202e\u0000\r\n\t日本語日本語🍲👨‍👩‍👧🇯🇵"# + String(repeating: "e\u{301}\u{302}", count: 90)
        + String(repeating: "\u{301}", count: 4000) + "|"

    static let hostileTimeline = Result {
        try SteppedTimeline.sample(
            #"{ "event": "quickAction", "type": "\#(hostile)" }"#, name: hostile,
            app: #"""
                { "sceneDelegate": { "*": {}, "scene(_:willConnectTo:options:)": { "does": [
                    { "work": "\#(hostile)", "durationMs": 9000, "on": "main" } ] } } }
                """#, kinds: ShownKind.everything)
    }

    /// Nothing of a scenario gets out of its row, or drives the terminal.
    @Test(arguments: [1, 2, 5, 17, 39, 40, 59, 60, 76, 80, 120, 300], [1, 2, 3, 6, 11, 12, 13, 24, 50])
    func everyRowFits(columns: Int, rows: Int) throws {
        let size = ScreenSize(columns: columns, rows: rows)
        let timeline = try Self.hostileTimeline.get()
        for keys in [
            "", "Gbb", "?", "Gd", "/soup<Enter>d", "/\(String(repeating: "日", count: 100))", "99", "nnnnnnnnnnnnnn",
        ] {
            for quiz in [nil, Quiz()] {
                let screen = try Player(timeline, quiz: quiz).pressing(keys).screen(size)
                #expect(screen.rows.count == rows)
                #expect(screen.rows.allSatisfy { $0.cells <= columns })
                let text = screen.text(.plain)
                #expect(text.unicodeScalars.allSatisfy { $0.isPrintable || $0 == "\n" })
                #expect(text.utf8.count < 100 * columns * rows + 1000)
            }
        }
    }

    @Test func onlyChangedRowsAreDrawn() throws {
        let player = try Player(.sample())
        let (first, second) = (player.screen(.usual), player.pressing(.character("/")).screen(.usual))
        #expect(first.drawing(over: first, .plain) == "")
        #expect(
            second.drawing(over: first, .plain) == "\u{1B}[23;1H/_\u{1B}[K\u{1B}[24;1HEnter finds  Esc cancels\u{1B}[K")
        #expect(first.drawing(over: nil, .plain).hasPrefix("\u{1B}[HSoup  "))
        #expect(first.drawing(over: nil, .plain).hasSuffix("g first\u{1B}[K\u{1B}[J"))
        // The rule fills its row, and the cursor then stands on its last character.
        #expect(first.drawing(over: nil, .plain).contains("-\r\n"))
        let smaller = player.screen(ScreenSize(columns: 60, rows: 20))
        #expect(smaller.drawing(over: first, .plain) == smaller.drawing(over: nil, .plain))
    }

    @Test func coloursOnlyRepeatWhatWordsAndMarksSay() throws {
        let screen = try Player(.sample()).pressing("G").screen(.usual)
        #expect(screen.text(.ansi).contains("\u{1B}[1m->   launch screen removed\u{1B}[0m"))
        #expect(screen.text(.ansi).replacing(#/\u{1B}\[[0-9;]*m/#, with: "") == screen.text(.plain))
    }

    @Test(arguments: [
        "", "x", "80", "80x", "x24", "0x24", "80x0", "-1x2", "80x24x1", "1001x1", "80 x 24", "99999999999999999999x1",
    ]) func saysWhatIsNoSize(text: String) {
        #expect(ScreenSize(text) == nil)
        #expect(ScreenSize("80x24") == .usual)
    }
}
