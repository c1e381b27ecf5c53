/// `[receiver selector:argument other:argument]`.
struct ObjectiveCMessage {
    let selector: String
    let arguments: [Range<Int>]

    /// Reads the message whose bracket is at a token; nil for a literal or a subscript.
    init?(_ text: CodeText, _ opening: Int) {
        let end = text.closing(opening)
        guard end < text.tokens.count else { return nil }
        var index = opening + 1
        // The receiver is one name or something in brackets.
        index = text.isOpening(index) ? text.closing(index) + 1 : index + 1
        var selector = ""
        var arguments: [Range<Int>] = []
        while index < end {
            guard let piece = text.name(index) else { return nil }
            guard text.kind(index + 1) == .colon else {
                guard selector.isEmpty, index + 1 == end else { return nil }
                selector = piece
                break
            }
            selector += piece + ":"
            let start = index + 2
            index = start
            while index < end,
                !(index > start && text.name(index) != nil && text.kind(index + 1) == .colon
                    && text.text(index - 1) != "?")
            {
                index = text.isOpening(index) ? text.closing(index) + 1 : index + 1
            }
            arguments.append(start.upTo(min(index, end)))
        }
        guard !selector.isEmpty else { return nil }
        self.selector = selector
        self.arguments = arguments
    }
}
