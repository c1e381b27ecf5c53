/// A recording for asciinema: an asciicast v2, in which each key takes a second.
///
/// https://docs.asciinema.org/manual/asciicast/v2/
struct Asciicast: Equatable, Sendable {
    private let path: String
    private let display: Playback.Display
    private let palette: Palette
    private let sources: [Input]
    private var size: ScreenSize?
    private var screen: Screen?
    private var events: [String] = []
    private var seconds = 0

    init(path: String, _ display: Playback.Display, palette: Palette, madeFrom sources: [Input]) {
        self.path = path
        self.display = display
        self.palette = palette
        self.sources = sources
    }

    /// Adds the result of a key: a screen, or printed text.
    mutating func record(_ screen: Screen, _ text: String, _ marker: String?) {
        switch display {
        case .screen: show(screen, marker)
        case .lines: print(text, screen.size, marker)
        }
    }

    private mutating func show(_ next: Screen, _ marker: String?) {
        begin(next.size)
        if let screen, screen.size != next.size { add("r", next.size.text) }
        let drawing = next.drawing(over: screen, palette)
        // A cursor that stands where the drawing ended would only disturb.
        addOutput((screen == nil ? "\u{1B}[?25l\u{1B}[2J" : "") + drawing, marker)
        screen = next
    }

    private mutating func print(_ text: String, _ size: ScreenSize, _ marker: String?) {
        begin(size)
        screen = Screen(size: size, rows: [])
        addOutput(text.replacing("\n", with: "\r\n"), marker)
    }

    mutating func resize(_ next: Screen) {
        guard display == .screen, let screen, next.size != screen.size else { return }
        show(next, nil)
    }

    func file(title: String) -> OutputFile {
        let size = size ?? .usual
        let header: Value = [
            "version": 2, "width": .number(size.columns), "height": .number(size.rows), "idle_time_limit": 2,
            "title": .string(title),
        ]
        let lines = [header.json] + events
        return OutputFile(path: path, content: lines.map { $0 + "\n" }.joined(), sources: sources)
    }

    private mutating func begin(_ first: ScreenSize) {
        if size == nil { size = first } else { seconds += 1 }
    }

    private mutating func addOutput(_ text: String, _ marker: String?) {
        if let marker { add("m", marker) }
        if !text.isEmpty { add("o", text) }
    }

    private mutating func add(_ kind: String, _ text: String) {
        events.append(Value.list([.number("\(seconds).0"), .string(kind), .string(text)]).json)
    }
}
