/// Pieces of text one after the other, in as many lines as the width requires.
struct TextFlow {
    let width: Double
    private(set) var lines: [[Piece]] = []
    private var cursor = 0.0

    /// A text with its position in the line.
    struct Piece {
        let text: String
        let style: Style
        let x: Double
    }

    /// The style of a text. Fonts are monospaced, so that the width is known even if the font isn't.
    package enum Style: Hashable {
        case name, strongName, detail
        /// A detail in lines of its own.
        case remark
        /// In a box of a color, like the states of callbacks.
        case pill(PageColor)
        /// Between lines of a color, like the role of a payload.
        case tag(PageColor)

        package var size: Double {
            switch self {
            case .name, .strongName: 12
            case .detail, .remark: 10.5
            case .pill, .tag: 10
            }
        }

        package var padding: Double {
            switch self {
            case .name, .strongName, .detail, .remark: 0
            case .pill, .tag: 10
            }
        }

        /// Monospaced fonts are 0.6 em wide, and some a little more.
        package var cell: Double { size * 0.605 }

        package func width(of text: String) -> Double { Double(text.cells) * cell + padding }
    }

    /// With less space, a text that must be broken begins on a new line.
    private static let leastRoom = 240.0

    init(width: Double) { self.width = width }

    var widest: Double { lines.compactMap { $0.last }.map { $0.x + $0.style.width(of: $0.text) }.max() ?? 0 }

    mutating func add(_ text: String, _ style: Style) {
        let room = width - cursor
        if style.width(of: text) > room, cursor > 0 { cursor = 0 }
        place(text, style)
    }

    /// Adds a text that continues on further lines if it doesn't fit.
    mutating func addText(_ text: String, _ style: Style, lines limit: Int) {
        let room = width - cursor
        if style.width(of: text) > room, room < Self.leastRoom { cursor = 0 }
        if style == .remark { endLine() }
        let (first, rest) = (Int((width - cursor) / style.cell), Int(width / style.cell))
        for (index, line) in fitted(text, first: first, rest: rest, lines: limit).enumerated() {
            if index > 0 { cursor = 0 }
            place(line, style)
        }
    }

    /// Starts a new line for the next text.
    mutating func endLine() { cursor = 0 }

    private mutating func place(_ text: String, _ style: Style) {
        if cursor == 0 { lines.append([]) }
        lines[lines.count - 1].append(Piece(text: text, style: style, x: cursor))
        cursor += style.width(of: text) + 8
    }
}
