/// A player, and those who look on: the screen, or the paper that steps are printed on, and the asciicast.
package struct Playback: Equatable, Sendable {
    package private(set) var player: Player
    package let display: Display
    /// Where the keys come from.
    package internal(set) var keySource = KeySource.standardInput
    private let size: ScreenSize?
    private let palette: Palette
    private var cast: Asciicast?
    /// What has been printed so far, where steps are printed.
    private var transcript = ""

    /// How steps are shown.
    package enum Display: Sendable {
        /// Drawn over each other.
        case screen
        /// Printed one below the other.
        case lines
    }

    /// Where keys are read.
    package enum KeySource: Sendable {
        case standardInput
        /// The terminal itself, because standard input holds the scenario.
        case terminal
    }

    init(_ player: Player, _ display: Display, size: ScreenSize?, palette: Palette, cast: Asciicast?) {
        self.player = player
        self.display = display
        self.size = size
        self.palette = palette
        self.cast = cast
    }

    package var isOver: Bool { player.isOver }

    /// What is drawn on where there is no terminal.
    package var defaultSize: ScreenSize { size ?? .usual }

    /// What a terminal of a size is to show.
    package func screen(_ terminal: ScreenSize) -> Screen {
        player.screen(terminal.within(size))
    }

    /// What makes a terminal show a screen that shows another, or something unknown.
    package func drawing(_ screen: Screen, over old: Screen?) -> String {
        screen.drawing(over: old, palette)
    }
}

extension Playback {
    /// Shows the first step; returns what is to be printed.
    @discardableResult
    package mutating func begin(on terminal: ScreenSize) -> String {
        let text = player.printedOpening(palette)
        record(terminal, text, opens: true)
        return transcribe(text)
    }

    /// Returns what is to be printed, where steps are printed.
    @discardableResult
    package mutating func press(_ key: Key, on terminal: ScreenSize) -> String {
        let before = player
        player = player.pressing(key)
        guard !player.isOver else { return "" }
        let text = player.printed(after: before, palette)
        record(terminal, text, opens: player.position != before.position)
        if display == .lines { player = player.withoutPage }
        return transcribe(text)
    }

    /// Takes a line that was typed instead of keys.
    package mutating func enter(_ line: String, on terminal: ScreenSize) -> String {
        let wasAsked = player.awaitsAnswer
        // What leads to a question is no answer to it.
        return player.keys(of: line).reduce("") {
            $0 + (player.awaitsAnswer && !wasAsked ? "" : press($1, on: terminal))
        }
    }

    /// The terminal has got another size.
    package mutating func resize(to terminal: ScreenSize) {
        let screen = screen(terminal)
        cast?.resize(screen)
    }

    private mutating func record(_ terminal: ScreenSize, _ text: String, opens: Bool) {
        guard cast != nil else { return }
        let screen = screen(terminal)
        cast?.record(screen, text, opens ? player.marker : nil)
    }

    private mutating func transcribe(_ text: String) -> String {
        guard display == .lines else { return "" }
        transcript += text
        return text
    }
}

extension Playback {
    /// What is left when the person leaves.
    package var outcome: CommandOutcome {
        let isBelowSteps = display == .lines && player.quiz != nil
        return CommandOutcome(stdout: (isBelowSteps ? "\n" : "") + player.closing, files: files)
    }

    /// What is left when nothing has been pressed, although keys could have been read.
    package var outcomeWithoutKeys: CommandOutcome {
        guard player.quiz == nil else { return outcome }
        var playback = self
        playback.transcript = ""
        playback.playToEnd()
        return CommandOutcome(stdout: playback.transcript, files: playback.files)
    }

    /// Everything that there is to see, for those who only look.
    var outcomeOfAllSteps: CommandOutcome {
        var playback = self
        playback.begin(on: defaultSize)
        playback.playToEnd()
        return CommandOutcome(stdout: playback.transcript, files: playback.files)
    }

    /// All that was told, or the last screen.
    var outcomeOfGivenKeys: CommandOutcome {
        var outcome = outcome
        switch display {
        case .screen: outcome.stdout = screen(defaultSize).text(palette) + (player.isOver ? outcome.stdout : "")
        case .lines: outcome.stdout = transcript + outcome.stdout
        }
        return outcome
    }

    private mutating func playToEnd() {
        while player.position + 1 < player.timeline.steps.count { press(.enter, on: defaultSize) }
    }

    private var files: [OutputFile] { cast.map { [$0.file(title: player.timeline.header.name)] } ?? [] }
}
