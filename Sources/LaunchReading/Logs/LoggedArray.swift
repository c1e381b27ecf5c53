/// An array of log entries on one line, as `jq -c .` writes it. Each entry gets a line of its own, so that an array of
/// any size is read like other logs.
struct LoggedArray {
    private var state = State.before(Array("[{\"".utf8)[...])
    /// The number of line feeds added between entries.
    private var added = 0

    private enum State {
        /// The beginning that is still expected; any other beginning makes it another log.
        case before(ArraySlice<UInt8>)
        /// Counts the open brackets.
        case inside(depth: Int)
        case inString(depth: Int)
        case escaped(depth: Int)
        case over
    }

    /// The next bytes of a log, with a line feed instead of each comma between entries.
    mutating func inLines(_ chunk: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
        var bytes = chunk
        for index in chunk.indices {
            if case .over = state { break }
            let isSeparator = take(chunk[index])
            // If a line ends here anyway, the entries already have their own lines.
            if isSeparator, chunk[(index + 1)...].first?.endsLine != true {
                bytes[index] = .lineFeed
                added += 1
            }
        }
        return bytes
    }

    /// The line of the log for a line of the result.
    func line(_ number: Int) -> Int { max(1, number - added) }

    /// Processes a byte; true for a comma between entries.
    private mutating func take(_ byte: UInt8) -> Bool {
        switch state {
        case .before(let rest): state = Self.state(after: byte, before: rest)
        case .inside(let depth): return take(byte, inside: depth)
        case .inString(let depth):
            if byte == .quote { state = .inside(depth: depth) }
            if byte == .backslash { state = .escaped(depth: depth) }
            if byte == .lineFeed { state = .over }
        case .escaped(let depth): state = .inString(depth: depth)
        case .over: break
        }
        return false
    }

    private mutating func take(_ byte: UInt8, inside depth: Int) -> Bool {
        switch byte {
        case .quote: state = .inString(depth: depth)
        case .leftBrace, .leftBracket: state = .inside(depth: depth + 1)
        case .rightBrace, .rightBracket: state = depth > 1 ? .inside(depth: depth - 1) : .over
        case .lineFeed: state = .over
        case .comma: return depth == 1
        default: break
        }
        return false
    }

    private static func state(after byte: UInt8, before rest: ArraySlice<UInt8>) -> State {
        // A byte order mark may come first.
        if byte.isBlank || (rest.first == .leftBracket && [0xEF, 0xBB, 0xBF].contains(byte)) { return .before(rest) }
        guard byte == rest.first else { return .over }
        return rest.count == 1 ? .inString(depth: 2) : .before(rest.dropFirst())
    }
}

extension UInt8 { fileprivate var endsLine: Bool { self == .lineFeed || self == .carriageReturn } }
