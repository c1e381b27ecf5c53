import Foundation
import Testing

@testable import LaunchModel
@testable import LaunchTraceKit

struct AsciicastTests {
    @Test func recordsAHeaderAndAMarkerForEachStep() throws {
        let outcome = play("soup.json --keys nnb?xq --record soup.cast")
        let file = try #require(outcome.files.first)
        #expect(file.path == "soup.cast" && file.sources == [.file("soup.json")] && outcome.files.count == 1)
        let lines = file.content.split(separator: "\n")
        #expect(
            lines[0] == #"{"version":2,"width":80,"height":24,"idle_time_limit":2,"title":"Soup"}"#)
        #expect(
            lines.filter { $0.contains(#","m","#) } == [
                #"[0.0,"m","1 tapIcon"]"#, #"[1.0,"m","2 process created"]"#, #"[2.0,"m","3 launch screen shown"]"#,
                #"[3.0,"m","2 process created"]"#,
            ])
        #expect(
            lines.filter { $0.contains(#","o","#) }.map { $0.prefix(4) } == [
                "[0.0", "[1.0", "[2.0", "[3.0", "[4.0", "[5.0",
            ])
        #expect(lines[2].hasPrefix(#"[0.0,"o","\u001B[?25l\u001B[2J\u001B[H\u001B[1mSoup\u001B[0m "#))
        #expect(lines[2].contains(#"\r\n"#) && !lines[2].replacing(#"\r\n"#, with: "").contains(#"\n"#))
        #expect(play("soup.json --keys nnb?xq --record soup.cast") == outcome)
    }

    @Test func recordsEveryStepWhereNobodyPressesKeys() throws {
        let outcome = play("- --record soup.cast --color never")
        let lines = try #require(outcome.files.first).content.split(separator: "\n")
        #expect(lines.count { $0.contains(#","m","#) } == 24)
        #expect(lines[1].hasPrefix(#"[0.0,"m","#) && lines.last?.hasPrefix(#"[23.0,"o","#) == true)
        #expect(!lines.contains { $0.contains(#"\u001B[1m"#) })
        #expect(outcome.stdout == play("-").stdout)
    }

    @Test func recordsWhatIsPrinted() throws {
        let outcome = play("soup.json --plain --keys n --record soup.cast")
        let lines = try #require(outcome.files.first).content.split(separator: "\n")
        #expect(lines.count == 5 && lines[2].contains(#"\r\n\r\nstep 1 of 24\r\n> tapIcon\r\n"#))
    }
}

extension RealToolTests {
    /// What a terminal shows in the end is what was drawn.
    @Test(
        .needs(python: .pyte),
        arguments: [
            "g", "nnnn", "nnnnnn?xG", "/willConnect<Enter>d", "nbnbnnnnGge/x", "nnnnnnnnnnnnnnnnnnnnnnn",
        ], [ScreenSize.usual, ScreenSize(columns: 60, rows: 20), ScreenSize(columns: 133, rows: 50)])
    func aTerminalShowsTheLastScreen(keys: String, size: ScreenSize) throws {
        let folder = try Folder()
        let name = "日本語 🍲 soup"
        let text = #"{ "name": "\#(name)", "device": { "os": "18.0" }, "events": [ { "event": "tapIcon" } ] }"#
        let outcome = play("soup.json --keys \(keys) --record soup.cast --size \(size.text)", scenario: text)
        try folder.write("soup.cast", try #require(outcome.files.first).content)
        try folder.write("show.py", Self.castPlayer)
        let shown = try RealTool.sh("python3 show.py soup.cast", in: folder)
        #expect(shown == ShellResult(stdout: outcome.stdout))
    }

    private static let castPlayer = """
        import json, sys, pyte
        header, *events = map(json.loads, open(sys.argv[1], encoding="utf-8"))
        assert header["version"] == 2 and header["width"] and header["height"]
        assert [e[0] for e in events] == sorted(e[0] for e in events)
        screen = pyte.Screen(header["width"], header["height"])
        stream = pyte.Stream(screen)
        for _, kind, data in events:
            if kind == "o": stream.feed(data)
        assert screen.cursor.hidden
        for line in screen.display: print(line.rstrip())
        """
}
