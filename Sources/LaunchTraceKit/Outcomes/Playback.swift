/// A player with its output: the screen or the printed lines.
package struct Playback: Equatable, Sendable {
    package private(set) var player: Player
    package let display: Display
    /// The origin of the keys.
    package internal(set) var keySource = KeySource.standardInput
    /// What couldn't be read of the app, for stderr when all is over.
    var warningText = ""
    private let size: ScreenSize?
    private let palette: Palette
    /// All that has been printed so far, where steps are printed.
    private var transcript = ""

    /// A way to show steps.
    package enum Display: Sendable {
        /// Drawn over each other.
        case screen
        /// Printed one below the other.
        case lines
    }

    /// A place to read keys from.
    package enum KeySource: Sendable {
        case standardInput
        /// The terminal itself, because standard input holds the scenario.
        case terminal
    }

    init(_ player: Player, _ display: Display, size: ScreenSize?, palette: Palette) {
        self.player = player
        self.display = display
        self.size = size
        self.palette = palette
    }

    package var isOver: Bool { player.isOver }

    package func screen(_ terminal: ScreenSize) -> Screen { player.screen(terminal.within(size)) }

    /// The control sequences that turn one screen into another; nil is an unknown one.
    package func drawing(_ screen: Screen, over old: Screen?) -> String { screen.drawing(over: old, palette) }

    /// Shows the first step; returns the text to print.
    @discardableResult package mutating func begin() -> String { transcribe(player.printedOpening(palette)) }

    /// Returns the text to print, where steps are printed.
    @discardableResult package mutating func press(_ key: Key) -> String {
        let before = player
        player = player.pressing(key)
        guard !player.isOver else { return "" }
        let text = player.printed(after: before, palette)
        if display == .lines, player.isOnPage { player = player.pressing(.escape) }
        return transcribe(text)
    }

    /// Takes a typed line in place of keys.
    package mutating func enter(_ line: String) -> String {
        let wasAsked = player.awaitsAnswer
        // Keys that lead to a question are no answer to it.
        return player.keys(of: line).reduce("") { $0 + (player.awaitsAnswer && !wasAsked ? "" : press($1)) }
    }

    private mutating func transcribe(_ text: String) -> String {
        guard display == .lines else { return "" }
        transcript += text
        return text
    }

    /// The outcome when the user quits.
    package var outcome: CommandOutcome {
        let isBelowSteps = display == .lines && player.quiz != nil
        return CommandOutcome(stdout: (isBelowSteps ? "\n" : "") + player.closing, stderr: warningText)
    }

    /// The outcome when no key has been pressed, although keys could have been read.
    package var outcomeWithoutKeys: CommandOutcome {
        guard player.quiz == nil else { return outcome }
        var playback = self
        playback.transcript = ""
        playback.playToEnd()
        return CommandOutcome(stdout: playback.transcript, stderr: warningText)
    }

    /// The outcome of all steps, where there are no keys to wait for.
    var outcomeOfAllSteps: CommandOutcome {
        var playback = self
        playback.begin()
        playback.playToEnd()
        return CommandOutcome(stdout: playback.transcript, stderr: warningText)
    }

    /// The outcome of keys from the command line: all that was printed, or the last screen.
    var outcomeOfGivenKeys: CommandOutcome {
        var outcome = outcome
        switch display {
        case .screen: outcome.stdout = screen(size ?? .usual).text(palette) + (player.isOver ? outcome.stdout : "")
        case .lines: outcome.stdout = transcript + outcome.stdout
        }
        return outcome
    }

    private mutating func playToEnd() { while player.position + 1 < player.timeline.steps.count { press(.enter) } }
}
