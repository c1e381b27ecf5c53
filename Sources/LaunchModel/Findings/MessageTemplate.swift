/// A sentence with placeholders for values of a run: `"\(.callback) receives \(.payload)"`.
package struct MessageTemplate: Hashable, Sendable, ExpressibleByStringInterpolation {
    let pieces: [Piece]

    enum Piece: Hashable, Sendable {
        case text(String)
        case placeholder(Placeholder)
    }

    /// A sentence without placeholders.
    package init(stringLiteral text: String) { pieces = [.text(text)] }

    /// A sentence with placeholders, as in `"\(.callback) receives \(.payload)"`.
    package init(stringInterpolation: Interpolation) { pieces = stringInterpolation.pieces }

    /// A sentence from facts, without placeholders.
    static func literal(_ text: String) -> MessageTemplate { MessageTemplate(stringLiteral: text) }

    static func + (left: MessageTemplate, right: MessageTemplate) -> MessageTemplate {
        MessageTemplate(left.pieces + right.pieces)
    }

    private init(_ pieces: [Piece]) { self.pieces = pieces }

    /// Collects the pieces of a literal.
    package struct Interpolation: StringInterpolationProtocol, Sendable {
        fileprivate var pieces: [Piece] = []

        /// An interpolation without pieces; both counts are hints that it has no use for.
        package init(literalCapacity: Int, interpolationCount: Int) {}

        /// Adds the text between two placeholders.
        @inline(never) package mutating func appendLiteral(_ text: String) {
            if !text.isEmpty { pieces.append(.text(text)) }
        }

        /// Adds a placeholder.
        @inline(never) package mutating func appendInterpolation(_ placeholder: Placeholder) {
            pieces.append(.placeholder(placeholder))
        }
    }

    /// The sentence with a text in place of each placeholder.
    func replacingPlaceholders(with text: (Placeholder) -> String) -> String {
        pieces.map { piece in
            switch piece {
            case .text(let literal): literal
            case .placeholder(let placeholder): text(placeholder)
            }
        }.joined()
    }

    /// The sentence as its author wrote it, placeholders in angle brackets; a page shows an example.
    package var text: String { replacingPlaceholders { "<\($0.name)>" } }

    /// The sentence with the values of an example, in a callback.
    package func example(in callback: Callback?) -> String {
        replacingPlaceholders { $0 == .callback ? callback?.name ?? $0.example : $0.example }
    }

    var placeholders: [Placeholder] {
        pieces.compactMap { if case .placeholder(let placeholder) = $0 { placeholder } else { nil } }
    }
}
