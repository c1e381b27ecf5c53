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

    func signal(_ name: String) throws { #expect(try tool.sh("kill -\(name) $(cat pid)") == ShellResult()) }

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
