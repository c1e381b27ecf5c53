import Foundation
import Testing

@testable import LaunchTraceKit

/// A real terminal, with a shell in it that knows the tool as `$tool`.
final class Tmux: Sendable {
    let tool: BuiltTool

    init(columns: Int = 80, rows: Int = 24) throws {
        tool = try BuiltTool()
        let shell = "env -i PATH=/usr/bin:/bin TERM=screen PS1='> ' tool=\(tool.path.shellWord) bash --norc --noprofile"
        let start = "tmux \(Self.options) new-session -d -x \(columns) -y \(rows) \(shell.shellWord)"
        let result = try RealTool.sh("python3 -c \(Self.asAtLogin.shellWord) \(start) > out 2>&1", in: tool.folder)
        let complaint = try tool.folder.read("out")
        try #require(result.status == 0, "\(complaint)")
        try type("stty -a > before; clear", .enter)
        try wait { $0 == ">\n" }
    }

    deinit { do { try run("kill-server") } catch { Issue.record(error) } }

    /// What tmux calls a key.
    enum Press: String {
        case enter = "Enter", escape = "Escape", control_c = "C-c", control_d = "C-d", control_z = "C-z", control_l =
            "C-l"
        case up = "Up", down = "Down", left = "Left", right = "Right", home = "Home", end = "End"
    }

    func type(_ text: String, _ press: Press? = nil) throws {
        if !text.isEmpty { try run("send-keys -l \(text.shellWord)") }
        if let press { try self.press(press) }
    }

    func press(_ press: Press...) throws { for press in press { try run("send-keys \(press.rawValue)") } }

    /// Writes to a file, too, what programs send to the terminal from now on. The file is written by another process,
    /// and may be behind the screen.
    func keepOutput(in file: String) throws {
        try run("pipe-pane -o 'cat >> \(file)'")
        try wait { _ in try tool.folder.names.contains(file) }
    }

    func resize(columns: Int, rows: Int) throws { try run("resize-window -x \(columns) -y \(rows)") }

    /// Takes the terminal away from whoever is at it.
    func hangUp() throws { try run("respawn-pane -k bash") }

    /// What the terminal shows, without empty lines at the end.
    var screen: String {
        get throws {
            let text = try run("capture-pane -p").stdout
            return String(text.reversed().drop { $0 == "\n" }.reversed()) + "\n"
        }
    }

    /// Whether the alternate screen is shown, and a cursor.
    var mode: String {
        get throws { try run("display-message -p 'alternate #{alternate_on}, cursor #{cursor_flag}'").stdout }
    }

    /// Waits until the screen is as it has to be, for so long that only a mistake can take longer.
    @discardableResult func wait(_ location: SourceLocation = #_sourceLocation, until isDone: (String) throws -> Bool)
        throws -> String
    {
        for _ in 0..<200 {
            let screen = try screen
            if try isDone(screen) { return screen }
            usleep(50_000)
        }
        let screen = try screen
        Issue.record("the terminal shows:\n\(screen)", sourceLocation: location)
        return screen
    }

    /// Starts the tool, and waits for its first step.
    func play(_ words: String = "cold.json", _ location: SourceLocation = #_sourceLocation) throws {
        try type("clear; sh -c 'echo $$ > pid; exec \"$tool\" play \(words)'", .enter)
        try wait(location) { $0.contains("q leave") }
        #expect(try mode == "alternate 1, cursor 0\n", sourceLocation: location)
    }

    func signal(_ name: String) throws { try tool.sh("kill -\(name) $(cat pid)").expect() }

    /// Expects the shell back, and the terminal as it was before.
    func expectTheShell(status: Int32, _ location: SourceLocation = #_sourceLocation, showing text: String = "") throws
    {
        try wait(location) { try mode == "alternate 0, cursor 1\n" && (text.isEmpty || $0.contains(text)) }
        try type("echo \"status $?\"; stty -a | cmp - before && echo the same", .enter)
        try wait(location) { $0.contains("\nstatus \(status)\nthe same\n") }
    }

    /// Foundation waits for whoever has a certain descriptor, which a server never gives back; and what a thread of
    /// Dispatch starts would get no signals.
    private static let asAtLogin = """
        import os, signal, sys
        os.closerange(3, 1024)
        for number in (signal.SIGHUP, signal.SIGINT, signal.SIGQUIT): signal.signal(number, signal.SIG_DFL)
        signal.pthread_sigmask(signal.SIG_SETMASK, [])
        os.execvp(sys.argv[1], sys.argv[1:])
        """

    private static let options = "-u -f /dev/null -S socket"

    @discardableResult private func run(_ command: String) throws -> ShellResult {
        let result = try tool.folder.sh(
            "tmux \(Self.options) \(command)",
            environment: ProcessInfo.processInfo.environment.filter { $0.key != "TMUX" })
        try #require(result.status == 0, "tmux \(command): \(result.stderr)")
        return result
    }
}

extension RealToolTests {
    /// What a person at a real terminal sees, and finds when the tool is gone.
    @Suite(.serialized, .needs(.tmux, .python3)) struct TerminalTests {
        @Test(arguments: [ScreenSize.usual, ScreenSize(columns: 60, rows: 20), ScreenSize(columns: 133, rows: 50)])
        func showsWhatKeysPrint(size: ScreenSize) throws {
            let tmux = try Tmux(columns: size.columns, rows: size.rows)
            try tmux.play()
            var keys = ""
            for typed in ["", "nnnnnnn", "?", "n/willCon"] {
                keys += typed
                try tmux.type(typed)
                let drawn = try tmux.tool.sh("$tool play cold.json --size \(size.text) --keys='\(keys)'")
                try tmux.wait { $0 == drawn.stdout }
            }
            try tmux.press(.enter, .down, .left, .right, .escape)
            let drawn = try tmux.tool.sh("$tool play cold.json --size \(size.text) --keys 'n/willCon<Enter>n'")
            try tmux.wait { $0 == drawn.stdout }
        }

        @Test func leavesTheTerminalAsItWasFound() throws {
            let tmux = try Tmux()
            for press in [nil, Tmux.Press.home] {
                try tmux.play()
                if let press { try tmux.press(press) }
                try tmux.type("nnq")
                try tmux.expectTheShell(status: 0)
            }
        }

        /// The statuses are those of a program that doesn't listen: 128 and the number of the signal.
        @Test(arguments: [
            ("HUP", 129), ("INT", 130), ("QUIT", 131), ("ILL", 132), ("TRAP", 133), ("ABRT", 134), ("FPE", 136),
            ("BUS", 135), ("SEGV", 139), ("TERM", 143),
        ]) func aSignalLeavesTheTerminalAsItWasFound(name: String, status: Int32) throws {
            let tmux = try Tmux()
            try tmux.play()
            try tmux.type("nn")
            try tmux.wait { $0.contains("step 3 of 24") }
            try tmux.signal(name)
            try tmux.expectTheShell(status: status)
        }

        @Test func aLessonIsDoneByKeyboardAlone() throws {
            let tmux = try Tmux()
            try tmux.type("clear; $tool play --lesson 6", .enter)
            try tmux.wait { $0.contains("Which of these receive its URL?") }
            for key in try KeyNotation.keys(written: try LessonPlayTests.keys(of: LessonPage(LessonTests.link))) {
                switch key {
                case .enter: try tmux.press(.enter)
                case .character(let character): try tmux.type(String(character))
                default: Issue.record("\(key) can't be typed")
                }
            }
            try tmux.wait { $0.contains("quiz: 17 of 17 right") && $0.contains("lesson 6 -d lesson-6 writes an app") }
            try tmux.expectTheShell(status: 0)
        }

        @Test func endsWhenTheTerminalIsGone() throws {
            let tmux = try Tmux()
            try tmux.play()
            try tmux.hangUp()
            try tmux.wait { _ in try tmux.tool.sh("kill -0 $(cat pid) 2> /dev/null").status != 0 }
        }

        @Test func controlCEndsIt() throws {
            let tmux = try Tmux()
            try tmux.play()
            try tmux.type("n/x")
            try tmux.press(.control_c)
            try tmux.expectTheShell(status: 130)
        }

        @Test func stopsAndGoesOn() throws {
            let tmux = try Tmux()
            try tmux.type("clear; $tool play cold.json", .enter)
            try tmux.wait { $0.contains("step 1 of 24") }
            try tmux.type("nn")
            let before = try tmux.wait { $0.contains("step 3 of 24") }
            try tmux.press(.control_z)
            try tmux.expectTheShell(status: 148, showing: "Stopped")
            try tmux.type("clear; fg", .enter)
            try tmux.wait { $0 == before }
            #expect(try tmux.mode == "alternate 1, cursor 0\n")
            try tmux.type("nq")
            try tmux.expectTheShell(status: 0)
        }

        /// Nobody is asked about SIGSTOP; whoever continues it has had the terminal in between.
        @Test func goesOnAfterItWasStoppedByForce() throws {
            let tmux = try Tmux()
            try tmux.play()
            try tmux.type("n")
            let before = try tmux.wait { $0.contains("step 2 of 24") }
            try tmux.signal("STOP")
            try tmux.wait { $0.contains("Stopped") }
            try tmux.type("clear; fg", .enter)
            try tmux.wait { $0 == before }
            #expect(try tmux.mode == "alternate 1, cursor 0\n")
            try tmux.type("q")
            try tmux.expectTheShell(status: 0)
        }

        @Test func followsTheSizeOfTheTerminal() throws {
            let tmux = try Tmux()
            try tmux.play()
            try tmux.type("nnnnnnnn")
            try tmux.wait { $0.contains("step 9 of 24") }
            for size in [(60, 20), (20, 5), (120, 40), (80, 24)] {
                try tmux.resize(columns: size.0, rows: size.1)
                let drawn = try tmux.tool.sh("$tool play cold.json --keys nnnnnnnn --size \(size.0)x\(size.1)").stdout
                let trimmed = String(drawn.reversed().drop { $0 == "\n" }.reversed()) + "\n"
                try tmux.wait { $0 == trimmed }
            }
            try tmux.type("q")
            try tmux.expectTheShell(status: 0)
        }

        /// Nothing flickers: what hasn't changed isn't drawn, whatever is pressed.
        @Test func drawsOnlyWhatHasChanged() throws {
            let tmux = try Tmux()
            try tmux.play()
            try tmux.keepOutput(in: "drawn")
            try tmux.type("xy")
            try tmux.type("/")
            let row = "\u{1B}[23;1H\u{1B}[1m/_\u{1B}[0m\u{1B}[K"
            let keys = "\u{1B}[24;1H\u{1B}[2mEnter finds  Esc cancels\u{1B}[0m\u{1B}[K"
            try tmux.wait { try $0.contains("\n/_\n") && tmux.tool.folder.read("drawn").hasSuffix(keys) }
            #expect(try tmux.tool.folder.read("drawn") == row + keys)
        }

        @Test func takesKeysFromTheTerminalWhereTheScenarioTakesStandardInput() throws {
            let tmux = try Tmux()
            try tmux.type("clear; cat cold.json | $tool play - ", .enter)
            try tmux.wait { $0.contains("step 1 of 24") }
            try tmux.type("nn")
            try tmux.wait { $0.contains("step 3 of 24") }
            try tmux.type("q")
            try tmux.expectTheShell(status: 0)
        }

        @Test func printsForAPersonWhoWantsLines() throws {
            let tmux = try Tmux(columns: 100, rows: 60)
            try tmux.type("clear; $tool play cold.json --plain", .enter)
            try tmux.wait { $0.contains("step 1 of 24") }
            #expect(try tmux.mode == "alternate 0, cursor 1\n")
            try tmux.press(.enter)
            try tmux.wait { $0.contains("step 2 of 24") }
            try tmux.type("/willConnect", .enter)
            try tmux.wait { $0.contains("step 16 of 24") }
            try tmux.type("q", .enter)
            try tmux.expectTheShell(status: 0)
        }

        @Test(arguments: ["$tool play cold.json | cat", "TERM=dumb $tool play cold.json < /dev/null"])
        func printsEverythingWhereNobodyCanPressKeys(command: String) throws {
            let tmux = try Tmux(columns: 200, rows: 60)
            try tmux.type("clear; \(command)", .enter)
            try tmux.wait { $0.contains("step 24 of 24") }
            try tmux.expectTheShell(status: 0)
        }

        @Test func tellsTheScoreWhenTheQuizIsLeft() throws {
            let tmux = try Tmux()
            try tmux.play("cold.json --quiz")
            try tmux.press(.enter)
            try tmux.wait { $0.contains("Which callback comes next?") }
            try tmux.type("willFin")
            try tmux.wait { $0.contains("\n> willFin_\n") }
            try tmux.press(.enter)
            try tmux.wait { $0.contains("quiz    Right.\n") && $0.contains("quiz: 1 of 1 right\n") }
            try tmux.type("q")
            try tmux.expectTheShell(status: 0, showing: "quiz: 1 of 1 right; 5 not asked\n")
        }
    }
}
