/// A player, and those who look on: the screen, or the paper that steps are printed on, and the asciicast.
package struct Session: Equatable, Sendable {
    package private(set) var player: Player
    package let manner: Manner
    /// Where the keys come from.
    package internal(set) var source = Source.standardInput
    private let size: ScreenSize?
    private let palette: Palette
    private var cast: Cast?
    /// What has been printed so far, where steps are printed.
    private var printed = ""

    /// How steps are shown.
    package enum Manner: Sendable {
        /// Drawn over each other.
        case screen
        /// Printed one below the other.
        case lines
    }

    /// Where keys are read.
    package enum Source: Sendable {
        case standardInput
        /// The terminal itself, because standard input holds the scenario.
        case terminal
    }

    init(_ player: Player, _ manner: Manner, size: ScreenSize?, palette: Palette, cast: Cast?) {
        self.player = player
        self.manner = manner
        self.size = size
        self.palette = palette
        self.cast = cast
    }

    package var isOver: Bool { player.isOver }

    /// What is drawn on where there is no terminal.
    package var canvas: ScreenSize { size ?? .usual }

    /// What a terminal of a size is to show.
    package func screen(_ terminal: ScreenSize) -> Screen {
        player.screen(terminal.within(size))
    }

    /// What makes a terminal show a screen that shows another, or something unknown.
    package func drawing(_ screen: Screen, over old: Screen?) -> String {
        screen.drawing(over: old, palette)
    }
}

extension Session {
    /// Shows the first step; returns what is to be printed.
    @discardableResult
    package mutating func begin(on terminal: ScreenSize) -> String {
        let text = player.opening(palette)
        look(terminal, text, opens: true)
        return tell(text)
    }

    /// Returns what is to be printed, where steps are printed.
    @discardableResult
    package mutating func press(_ key: Key, on terminal: ScreenSize) -> String {
        let before = player
        player = player.pressing(key)
        guard !player.isOver else { return "" }
        let text = player.telling(after: before, palette)
        look(terminal, text, opens: player.position != before.position)
        if manner == .lines { player = player.withoutPage }
        return tell(text)
    }

    /// Takes a line that was typed instead of keys.
    package mutating func take(_ line: String, on terminal: ScreenSize) -> String {
        let wasAsked = player.isAsked
        // What leads to a question is no answer to it.
        return player.keys(of: line).reduce("") { $0 + (player.isAsked && !wasAsked ? "" : press($1, on: terminal)) }
    }

    /// The terminal has got another size.
    package mutating func resize(to terminal: ScreenSize) {
        let screen = screen(terminal)
        cast?.resize(screen)
    }

    private mutating func look(_ terminal: ScreenSize, _ text: String, opens: Bool) {
        guard cast != nil else { return }
        let screen = screen(terminal)
        cast?.note(screen, text, opens ? player.marker : nil)
    }

    private mutating func tell(_ text: String) -> String {
        guard manner == .lines else { return "" }
        printed += text
        return text
    }
}

extension Session {
    /// What is left when the person leaves.
    package var outcome: Outcome {
        let isBelowSteps = manner == .lines && player.quiz != nil
        return Outcome(stdout: (isBelowSteps ? "\n" : "") + player.closing, files: files)
    }

    /// What is left when nothing has been pressed, although keys could have been read.
    package var outcomeUntouched: Outcome {
        guard player.quiz == nil else { return outcome }
        var session = self
        session.printed = ""
        session.goThrough()
        return Outcome(stdout: session.printed, files: session.files)
    }

    /// Everything that there is to see, for those who only look.
    var outcomeOfAll: Outcome {
        var session = self
        session.begin(on: canvas)
        session.goThrough()
        return Outcome(stdout: session.printed, files: session.files)
    }

    /// All that was told, or the last screen.
    var outcomeWithPicture: Outcome {
        var outcome = outcome
        switch manner {
        case .screen: outcome.stdout = screen(canvas).text(palette) + (player.isOver ? outcome.stdout : "")
        case .lines: outcome.stdout = printed + outcome.stdout
        }
        return outcome
    }

    private mutating func goThrough() {
        while player.position + 1 < player.story.steps.count { press(.enter, on: canvas) }
    }

    private var files: [OutputFile] { cast.map { [$0.file(title: player.story.header.name)] } ?? [] }
}
