/// A sentence with blanks that an occurrence fills: `"\(.callback) carries \(.payload)"`.
public struct Phrase: Hashable, Sendable, ExpressibleByStringInterpolation {
    let pieces: [Piece]

    enum Piece: Hashable, Sendable {
        case text(String)
        case blank(Blank)
    }

    public init(stringLiteral text: String) {
        pieces = [.text(text)]
    }

    public init(stringInterpolation: Interpolation) {
        pieces = stringInterpolation.pieces
    }

    /// A sentence that is put together from facts, without blanks.
    static func literal(_ text: String) -> Phrase { Phrase(stringLiteral: text) }

    static func + (left: Phrase, right: Phrase) -> Phrase { Phrase(left.pieces + right.pieces) }

    private init(_ pieces: [Piece]) {
        self.pieces = pieces
    }

    /// Collects the pieces of a literal.
    public struct Interpolation: StringInterpolationProtocol, Sendable {
        fileprivate var pieces: [Piece] = []

        public init(literalCapacity: Int, interpolationCount: Int) {}

        public mutating func appendLiteral(_ text: String) {
            if !text.isEmpty { pieces.append(.text(text)) }
        }

        public mutating func appendInterpolation(_ blank: Blank) {
            pieces.append(.blank(blank))
        }
    }

    /// The sentence with its blanks filled.
    func filled(_ fill: (Blank) -> String) -> String {
        pieces.map { piece in
            switch piece {
            case .text(let text): text
            case .blank(let blank): fill(blank)
            }
        }.joined()
    }

    /// The sentence as its author wrote it, blanks in angle brackets.
    public var text: String {
        filled { "<\($0.rawValue)>" }
    }

    var blanks: [Blank] {
        pieces.compactMap { if case .blank(let blank) = $0 { blank } else { nil } }
    }
}
